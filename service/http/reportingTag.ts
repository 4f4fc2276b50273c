import { Refusal } from './errors.ts';

/**
 * The custom tag of `X-Service-Reporting-Tag`: trimmed and in lower case (shapes.md §0).
 *
 * @returns an empty text where there is none.
 * @throws Refusal 400 for a tag that is too long, not ASCII, or more than one.
 */
export function reportingTag(header: string | undefined): string {
  const tag = (header ?? '').trim().toLowerCase();
  if (tag === '') return '';
  if (!/^[\x21-\x7e]{1,100}$/.test(tag)) {
    throw new Refusal(400, 'X-Service-Reporting-Tag must be one tag of 1 to 100 ASCII characters without spaces.');
  }
  return tag;
}
