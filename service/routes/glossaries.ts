import { Hono } from 'hono';
import type { z } from 'zod';
import {
  createGlossarySchema,
  dictionaryInputSchema,
  type Glossary,
  maxDictionaryBytes,
  maxGlossaries,
  maxPhraseBytes,
  patchGlossarySchema,
} from '../../shared/api/glossaries.ts';
import { refuseLegacyKey, requireScope } from '../auth.ts';
import { readBody } from '../body.ts';
import type { ServiceDeps, ServiceEnv } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { parseTsv, readEntries, toTsv } from '../glossaryEntries.ts';
import { glossaryLanguage, uuid } from '../glossaryTerms.ts';
import { glossaryBodyLimit } from '../limits.ts';
import type { StoredDictionary, StoredGlossary } from '../storage/glossaries.ts';

const read = requireScope('glossaries:read');
const write = requireScope('glossaries:write');

/** Glossaries, version 3: `/v3/glossaries` (shapes.md §1). Answers have language codes in lower case. */
export function glossaryRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  const store = deps.store.glossaries;
  const existing = async (id: string): Promise<StoredGlossary> => {
    if (!uuid.test(id))
      throw new Refusal(400, 'Missing or invalid argument: glossary_id', { detail: 'The id is not a UUID' });
    const glossary = await store.get(id.toLowerCase());
    if (!glossary) throw notFound();
    return glossary;
  };
  const existingDictionary = async (id: string, pair: Pair): Promise<StoredDictionary> => {
    const dictionary = await store.dictionary((await existing(id)).id, pair.source, pair.target);
    if (!dictionary) throw new Refusal(404, 'Dictionary not found');
    return dictionary;
  };

  app.post('/v3/glossaries', write, async (c) => {
    const body = await fieldsOf(c.req.raw, createGlossarySchema);
    const name = validName(body.name);
    const dictionaries = body.dictionaries.map(readDictionary);
    const pairs = new Set(dictionaries.map(({ source, target }) => `${source} ${target}`));
    if (pairs.size < dictionaries.length)
      throw invalid('dictionaries', 'Each pair of languages can have one dictionary');
    const created = await store.create(name, dictionaries, maxGlossaries, deps.now());
    if (!created) throw new Refusal(456, 'Quota for glossaries has been exceeded.');
    return c.json({ ...answerOf(created), ready: true } satisfies Glossary, 201);
  });
  app.get('/v3/glossaries', read, async (c) => c.json({ glossaries: (await store.list()).map(answerOf) }));
  app.get('/v3/glossaries/:id', read, async (c) =>
    c.json(answerOf(await existing(c.req.param('id'))) satisfies Glossary),
  );
  app.patch('/v3/glossaries/:id', write, async (c) => {
    const { id } = await existing(c.req.param('id'));
    const body = await fieldsOf(c.req.raw, patchGlossarySchema);
    const name = body.name === undefined ? {} : { name: validName(body.name) };
    const dictionaries = (body.dictionaries ?? []).map(readDictionary);
    const changed = await store.update(id, { ...name, dictionaries, merge: merged }, deps.now());
    if (!changed) throw notFound();
    return c.json(answerOf(changed) satisfies Glossary);
  });
  app.delete('/v3/glossaries/:id', write, async (c) => {
    await store.delete((await existing(c.req.param('id'))).id);
    return c.body(null, 204);
  });
  app.get('/v3/glossaries/:id/entries', read, async (c) => {
    const { source, target, entries } = await existingDictionary(c.req.param('id'), queryPair(c.req.query()));
    return c.json({ dictionaries: [{ source_lang: source, target_lang: target, entries, entries_format: 'tsv' }] });
  });
  app.put('/v3/glossaries/:id/dictionaries', write, async (c) => {
    const { id } = await existing(c.req.param('id'));
    const dictionary = readDictionary(await fieldsOf(c.req.raw, dictionaryInputSchema));
    if (!(await store.update(id, { dictionaries: [dictionary] }, deps.now()))) throw notFound();
    return c.json({ source_lang: dictionary.source, target_lang: dictionary.target, entry_count: dictionary.count });
  });
  app.delete('/v3/glossaries/:id/dictionaries', write, async (c) => {
    const { source, target } = await existingDictionary(c.req.param('id'), queryPair(c.req.query()));
    await store.deleteDictionary(c.req.param('id').toLowerCase(), source, target);
    return c.body(null, 204);
  });
  return app;
}

interface Pair {
  readonly source: string;
  readonly target: string;
}

const notFound = () => new Refusal(404, 'Glossary not found');

function invalid(name: string, detail: string): Refusal {
  return new Refusal(400, `Missing or invalid argument: ${name}`, { detail });
}

/** A body checked. @throws Refusal 400 in the form that glossaries have: `{ message, detail }`. */
async function fieldsOf<T extends z.ZodType>(request: Request, schema: T): Promise<z.output<T>> {
  const { fields } = await readBody(request, { limit: glossaryBodyLimit });
  refuseLegacyKey(fields);
  // a form cannot say “no dictionaries” but by an empty parameter
  const body = fields.dictionaries === '' ? { ...fields, dictionaries: [] } : fields;
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const path = result.error.issues[0]?.path ?? [];
  if (path[0] === 'name') throw nameRefusal('The name is missing or not a text');
  throw invalid(path.join('.') || 'body', 'The argument is missing or has a value that is not supported');
}

/** The API's words for a name that cannot be used, the stray apostrophe included (shapes.md §1). */
function nameRefusal(detail: string): Refusal {
  return new Refusal(400, "Missing or invalid argument: name'", { detail });
}

function validName(name: string): string {
  if (name.trim() === '') throw nameRefusal('The name is empty');
  if (Buffer.byteLength(name) > maxPhraseBytes) throw nameRefusal(`The name has more than ${maxPhraseBytes} bytes`);
  if (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(name)) throw nameRefusal('The name contains a control character');
  return name;
}

function languagePair(source: string, target: string): Pair {
  const pair = { source: glossaryLanguage(source), target: glossaryLanguage(target) };
  if (!pair.source || !pair.target || pair.source === pair.target) {
    throw new Refusal(400, 'Unsupported glossary source and target language pair', {
      detail: 'Glossaries have two different languages, given by their root codes, such as en and pt',
    });
  }
  return { source: pair.source, target: pair.target };
}

function queryPair(query: Record<string, string>): Pair {
  for (const name of ['source_lang', 'target_lang']) {
    if (!query[name])
      throw new Refusal(400, `Parameter '${name}' not specified`, { detail: 'Both languages are required' });
  }
  return languagePair(query.source_lang ?? '', query.target_lang ?? '');
}

function readDictionary(input: z.output<typeof dictionaryInputSchema>): StoredDictionary {
  const pair = languagePair(input.source_lang, input.target_lang);
  const entries = readEntries(input.entries, input.entries_format, pair);
  return { ...pair, entries: toTsv(entries), count: entries.length };
}

/** New entries over those that are there: the same source is overwritten where it stands, others come at the end. */
function merged(added: StoredDictionary, existing: StoredDictionary): StoredDictionary {
  const entries = new Map(parseTsv(existing.entries).map((entry) => [entry.source, entry]));
  for (const entry of parseTsv(added.entries)) entries.set(entry.source, entry);
  const text = toTsv(entries.values());
  if (Buffer.byteLength(text) > maxDictionaryBytes) throw new Refusal(413, 'A dictionary has at most 10 MiB.');
  return { ...added, entries: text, count: entries.size };
}

function answerOf(glossary: StoredGlossary): Glossary {
  return {
    glossary_id: glossary.id,
    name: glossary.name,
    dictionaries: glossary.dictionaries.map(({ source, target, count }) => ({
      source_lang: source,
      target_lang: target,
      entry_count: count,
    })),
    creation_time: new Date(glossary.created).toISOString(),
  };
}
