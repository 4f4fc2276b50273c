import { maxTexts } from '../../shared/api/translation.ts';
import { refuseLegacyKey } from './auth.ts';
import { readBody } from './body.ts';
import { notSpecified, Refusal } from './errors.ts';

/**
 * The fields of a request that brings texts: what stands once in a form is a list of one.
 *
 * @param limit bytes of the body, where it is not the usual one.
 * @throws Refusal for parameters in the query, a key in the body, and a list without texts.
 */
export async function readTextFields(request: Request, limit?: number): Promise<Readonly<Record<string, unknown>>> {
  if (request.url.includes('?') && new URL(request.url).searchParams.size > 0) {
    throw new Refusal(400, 'Parameters in the query are not accepted; send them in the body.');
  }
  const { encoding, fields } = await readBody(request, limit === undefined ? {} : { limit });
  refuseLegacyKey(fields);
  const body = encoding === 'form' && typeof fields.text === 'string' ? { ...fields, text: [fields.text] } : fields;
  if (Array.isArray(body.text) && body.text.length === 0) throw notSpecified('text');
  return body;
}

/** @throws Refusal 400 for too many texts, and for what is no text. */
export function requireTexts(texts: readonly string[]): void {
  if (texts.length > maxTexts) throw new Refusal(400, `Parameter 'text' must not contain more than ${maxTexts} texts`);
  if (texts.some((text) => /\p{Cs}/u.test(text))) throw new Refusal(400, "Value for 'text' not supported.");
}
