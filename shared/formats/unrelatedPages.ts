import type { Catalog } from '../catalog/catalog.ts';

/** With fewer addresses a page does not show what it is about; half as many will do where it has a fifth of the blocks. */
const fewest = 4;
const muchSmaller = 5;
/** Pages that translate each other have more than this part of the addresses of the one that has fewer. */
const sharedPart = 1 / 20;
/** The one page has so many times the blocks of the other. */
const otherSize = 1.5;

/**
 * Whether two pages of one name are texts of their own, such as lists of what there is to read in each language: both link to
 * pages elsewhere, hardly any of them the same, and one has far more blocks. Translators may change the addresses for those
 * of their language; they do not write another page around them.
 *
 * @example areUnrelated(courses, kurse) // true for 300 blocks with 200 addresses and 20 with 12 others
 */
export function areUnrelated(source: Catalog, target: Catalog): boolean {
  const [fewer = 0, more = 0] = [source.segments.count, target.segments.count].sort((a, b) => a - b);
  if (more < otherSize * fewer) return false;
  const needed = more < muchSmaller * fewer ? fewest : fewest / 2;
  const theirs = addressesIn(target.text);
  if (theirs.size < needed) return false;
  const ours = addressesIn(source.text);
  if (ours.size < needed) return false;
  let shared = 0;
  for (const one of theirs) if (ours.has(one)) shared++;
  return shared < sharedPart * Math.min(ours.size, theirs.size);
}

/** The addresses of pages elsewhere, without what may be written in two ways. */
function addressesIn(text: string): ReadonlySet<string> {
  return new Set(
    Array.from(text.matchAll(/\bhttps?:\/\/(?:www\.)?([^\s()<>[\]"'`]+)/gi), ([, address = '']) =>
      address.replace(/(?<![/.,;:])[/.,;:]+$/, '').toLowerCase(),
    ),
  );
}
