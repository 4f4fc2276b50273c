import { Hono } from 'hono';
import { maxGlossaries } from '../../shared/api/glossaries.ts';
import {
  createGlossaryV2Schema,
  type GlossaryPairs,
  type GlossaryV2,
  tsvMediaType,
} from '../../shared/api/glossariesV2.ts';
import { languages } from '../../shared/languages/languages.ts';
import {
  glossaryFields,
  glossaryName,
  glossaryNotFound,
  readDictionary,
  requireGlossary,
  tooManyGlossaries,
} from '../glossaries/glossaryBody.ts';
import { requireScope } from '../http/auth.ts';
import { Refusal } from '../http/errors.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import type { Clock } from '../process/running.ts';
import type { StoredGlossary } from '../storage/glossaries.ts';
import type { Stores } from '../storage/store.ts';

const read = requireScope('glossaries:read');
const write = requireScope('glossaries:write');

/**
 * Glossaries, version 2: `/v2/glossaries` and `/v2/glossary-language-pairs` (shapes.md §2), over the same glossaries as
 * version 3. Of a glossary with several dictionaries the first one is seen here, and one without any is not.
 */
export function glossaryV2Routes(deps: Clock & Stores<'glossaries'>): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  const store = deps.store.glossaries;
  const existing = async (id: string): Promise<GlossaryV2> => {
    const [glossary] = answerOf(await requireGlossary(store, id));
    if (!glossary) throw glossaryNotFound();
    return glossary;
  };

  app.post('/v2/glossaries', write, async (c) => {
    const body = await glossaryFields(c.req.raw, createGlossaryV2Schema);
    const name = glossaryName(body.name);
    const created = await store.create(name, [readDictionary(body)], maxGlossaries, deps.now());
    if (!created) throw tooManyGlossaries();
    return c.json(answerOf(created)[0], 201);
  });
  app.get('/v2/glossaries', read, async (c) => c.json({ glossaries: (await store.list()).flatMap(answerOf) }));
  app.get('/v2/glossaries/:id', read, async (c) => c.json(await existing(c.req.param('id'))));
  app.delete('/v2/glossaries/:id', write, async (c) => {
    await store.delete((await requireGlossary(store, c.req.param('id'))).id);
    return c.body(null, 204);
  });
  app.get('/v2/glossaries/:id/entries', read, async (c) => {
    if (!acceptsTsv(c.req.header('accept'))) {
      throw new Refusal(415, 'No supported media type specified in Accept header');
    }
    const { glossary_id, source_lang, target_lang } = await existing(c.req.param('id'));
    const dictionary = await store.dictionary(glossary_id, source_lang, target_lang);
    if (!dictionary) throw glossaryNotFound();
    return c.body(dictionary.entries, 200, { 'Content-Type': `${tsvMediaType}; charset=utf-8` });
  });
  app.get('/v2/glossary-language-pairs', read, (c) => c.json(pairs));
  return app;
}

const roots = languages.filter((language) => language.has('glossary_resource')).map(({ code }) => code.toLowerCase());

const pairs: GlossaryPairs = {
  supported_languages: roots.flatMap((source_lang) =>
    roots.filter((other) => other !== source_lang).map((target_lang) => ({ source_lang, target_lang })),
  ),
};

/** True where TSV is among what a client takes: by name, by wildcard, or because it does not say. */
function acceptsTsv(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  return accept.split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return ['*/*', 'text/*', tsvMediaType].includes(type) && !parameters.some((each) => /^q=0(\.0*)?$/.test(each));
  });
}

/** The glossary by its first dictionary; nothing where it has none. */
function answerOf({ id, name, created, dictionaries }: StoredGlossary): GlossaryV2[] {
  return dictionaries.slice(0, 1).map(({ source, target, count }) => ({
    glossary_id: id,
    ready: true,
    name,
    source_lang: source,
    target_lang: target,
    creation_time: new Date(created).toISOString(),
    entry_count: count,
  }));
}
