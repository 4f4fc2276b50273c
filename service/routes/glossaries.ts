import { Hono } from 'hono';
import {
  createGlossarySchema,
  dictionaryInputSchema,
  type Glossary,
  maxDictionaryBytes,
  maxGlossaries,
  patchGlossarySchema,
} from '../../shared/api/glossaries.ts';
import { entriesOf, tsvOf } from '../../shared/terms/glossaryEntries.ts';
import {
  glossaryFields,
  glossaryName,
  glossaryNotFound,
  invalidArgument,
  languagePair,
  readDictionary,
  requireGlossary,
  tooManyGlossaries,
} from '../glossaries/glossaryBody.ts';
import { type GlossaryPair, noDictionary } from '../glossaries/glossaryTerms.ts';
import { requireScope } from '../http/auth.ts';
import { Refusal } from '../http/errors.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import type { Clock } from '../process/running.ts';
import type { StoredDictionary, StoredGlossary } from '../storage/glossaries.ts';
import type { Stores } from '../storage/store.ts';

const read = requireScope('glossaries:read');
const write = requireScope('glossaries:write');

/** Glossaries, version 3: `/v3/glossaries` (shapes.md §1). Answers have language codes in lower case. */
export function glossaryRoutes(deps: Clock & Stores<'glossaries'>): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  const store = deps.store.glossaries;
  const existing = (id: string) => requireGlossary(store, id);
  const existingDictionary = async (id: string, pair: GlossaryPair): Promise<StoredDictionary> => {
    const dictionary = await store.dictionary((await existing(id)).id, pair.source, pair.target);
    if (!dictionary) throw noDictionary(pair);
    return dictionary;
  };

  app.post('/v3/glossaries', write, async (c) => {
    const body = await glossaryFields(c.req.raw, createGlossarySchema);
    const name = glossaryName(body.name);
    const dictionaries = body.dictionaries.map(readDictionary);
    const pairs = new Set(dictionaries.map(({ source, target }) => `${source} ${target}`));
    if (pairs.size < dictionaries.length)
      throw invalidArgument('dictionaries', 'Each pair of languages can have one dictionary');
    const created = await store.create(name, dictionaries, maxGlossaries, deps.now());
    if (!created) throw tooManyGlossaries();
    return c.json({ ...answerOf(created), ready: true } satisfies Glossary, 201);
  });
  app.get('/v3/glossaries', read, async (c) => c.json({ glossaries: (await store.list()).map(answerOf) }));
  app.get('/v3/glossaries/:id', read, async (c) =>
    c.json(answerOf(await existing(c.req.param('id'))) satisfies Glossary),
  );
  app.patch('/v3/glossaries/:id', write, async (c) => {
    const { id } = await existing(c.req.param('id'));
    const body = await glossaryFields(c.req.raw, patchGlossarySchema);
    const name = body.name === undefined ? {} : { name: glossaryName(body.name) };
    const dictionaries = (body.dictionaries ?? []).map(readDictionary);
    const changed = await store.update(id, { ...name, dictionaries, merge: merged }, deps.now());
    if (!changed) throw glossaryNotFound();
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
    const dictionary = readDictionary(await glossaryFields(c.req.raw, dictionaryInputSchema));
    if (!(await store.update(id, { dictionaries: [dictionary] }, deps.now()))) throw glossaryNotFound();
    return c.json({ source_lang: dictionary.source, target_lang: dictionary.target, entry_count: dictionary.count });
  });
  app.delete('/v3/glossaries/:id/dictionaries', write, async (c) => {
    const { source, target } = await existingDictionary(c.req.param('id'), queryPair(c.req.query()));
    await store.deleteDictionary(c.req.param('id').toLowerCase(), source, target);
    return c.body(null, 204);
  });
  return app;
}

function queryPair(query: Record<string, string>): GlossaryPair {
  for (const name of ['source_lang', 'target_lang']) {
    if (!query[name])
      throw new Refusal(400, `Parameter '${name}' not specified`, { detail: 'Both languages are required' });
  }
  return languagePair(query.source_lang ?? '', query.target_lang ?? '');
}

/** New entries over those that are there: the same source is overwritten where it stands, others come at the end. */
function merged(added: StoredDictionary, existing: StoredDictionary): StoredDictionary {
  const entries = new Map([...entriesOf(existing.entries), ...entriesOf(added.entries)]);
  const text = tsvOf(entries);
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
