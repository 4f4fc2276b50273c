import type { z } from 'zod';
import { type dictionaryInputSchema, maxPhraseBytes } from '../../shared/api/glossaries.ts';
import { tsvOf } from '../../shared/terms/glossaryEntries.ts';
import { refuseLegacyKey } from '../http/auth.ts';
import { readBody } from '../http/body.ts';
import { Refusal } from '../http/errors.ts';
import { glossaryBodyLimit } from '../http/limits.ts';
import type { GlossaryStore, StoredDictionary, StoredGlossary } from '../storage/glossaries.ts';
import { readEntries } from './glossaryEntries.ts';
import { type GlossaryPair, glossaryLanguage, uuid } from './glossaryTerms.ts';

/** A glossary that is not there. */
export function glossaryNotFound(): Refusal {
  return new Refusal(404, 'Glossary not found');
}

/** As many glossaries as there can be. */
export function tooManyGlossaries(): Refusal {
  return new Refusal(456, 'Quota for glossaries has been exceeded.');
}

/** A wrong argument in the form that glossaries have. @param detail a sentence of our own. */
export function invalidArgument(name: string, detail: string): Refusal {
  return new Refusal(400, `Missing or invalid argument: ${name}`, { detail });
}

/** The glossary of an address. @throws Refusal 400 for an id that is none, 404 for one that is not there. */
export async function requireGlossary(store: GlossaryStore, id: string): Promise<StoredGlossary> {
  if (!uuid.test(id)) throw invalidArgument('glossary_id', 'The id is not a UUID');
  const glossary = await store.get(id.toLowerCase());
  if (!glossary) throw glossaryNotFound();
  return glossary;
}

/** A body checked. @throws Refusal 400 in the form that glossaries have: `{ message, detail }`. */
export async function glossaryFields<T extends z.ZodType>(request: Request, schema: T): Promise<z.output<T>> {
  const { fields } = await readBody(request, { limit: glossaryBodyLimit });
  refuseLegacyKey(fields);
  // a form cannot say “no dictionaries” but by an empty parameter
  const body = fields.dictionaries === '' ? { ...fields, dictionaries: [] } : fields;
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const path = result.error.issues[0]?.path ?? [];
  if (path[0] === 'name') throw nameRefusal('The name is missing or not a text');
  throw invalidArgument(path.join('.') || 'body', 'The argument is missing or has a value that is not supported');
}

/** The API's words for a name that cannot be used, the stray apostrophe included (shapes.md §1). */
function nameRefusal(detail: string): Refusal {
  return new Refusal(400, "Missing or invalid argument: name'", { detail });
}

/** A glossary's name as it came. @throws Refusal 400 for one that cannot be. */
export function glossaryName(name: string): string {
  if (name.trim() === '') throw nameRefusal('The name is empty');
  if (Buffer.byteLength(name) > maxPhraseBytes) throw nameRefusal(`The name has more than ${maxPhraseBytes} bytes`);
  if (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(name)) throw nameRefusal('The name contains a control character');
  return name;
}

/** A pair of languages that glossaries can have, given in any case. @throws Refusal 400 for every other. */
export function languagePair(source: string, target: string): GlossaryPair {
  const pair = { source: glossaryLanguage(source), target: glossaryLanguage(target) };
  if (!pair.source || !pair.target || pair.source === pair.target) {
    throw new Refusal(400, 'Unsupported glossary source and target language pair', {
      detail: 'Glossaries have two different languages, given by their root codes, such as en and pt',
    });
  }
  return { source: pair.source, target: pair.target };
}

/** A dictionary as it was sent, every rule of its entries checked. @throws Refusal 400, or 413 for a long one. */
export function readDictionary(input: z.output<typeof dictionaryInputSchema>): StoredDictionary {
  const pair = languagePair(input.source_lang, input.target_lang);
  const entries = readEntries(input.entries, input.entries_format, pair);
  return { ...pair, entries: tsvOf(entries.map(({ source, target }) => [source, target])), count: entries.length };
}
