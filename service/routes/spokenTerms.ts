import { Hono } from 'hono';
import type { z } from 'zod';
import {
  createSpokenTermsSchema,
  maxSpokenTermsName,
  patchSpokenTermsSchema,
  type SpokenTerms,
  termListInputSchema,
  termListQuerySchema,
} from '../../shared/api/spokenTerms.ts';
import { mergedTerms, readTermList, spokenLanguage } from '../glossaries/termLists.ts';
import { refuseLegacyKey, requireScope } from '../http/auth.ts';
import { checked, queryFields, readBody } from '../http/body.ts';
import { notSpecified, notSupported, Refusal } from '../http/errors.ts';
import { spokenTermsLimit } from '../http/limits.ts';
import { requireText } from '../http/requireText.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import type { Clock } from '../process/running.ts';
import type { StoredSpokenTerms, StoredTermList } from '../storage/spokenTerms.ts';
import type { Stores } from '../storage/store.ts';

const scope = requireScope(undefined, 'Forbidden. Authorization failed or feature not available for your plan.');

/** Spoken terms: `/v3/spoken-terms` (shapes.md §5). Answers have language codes in lower case. */
export function spokenTermRoutes(deps: Clock & Stores<'spokenTerms'>): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  const store = deps.store.spokenTerms;
  const existing = async (id: string) => (await store.get(id.toLowerCase())) ?? missing();
  const change = async (id: string, edit: Parameters<typeof store.change>[1]) =>
    (await store.change(id.toLowerCase(), edit)) ?? missing();

  app.post('/v3/spoken-terms', scope, async (c) => {
    const body = await bodyOf(c.req.raw, createSpokenTermsSchema);
    if (body.term_lists.length === 0) throw notSpecified('term_lists');
    const lists = body.term_lists.map((input, i) => readTermList(input, `term_lists[${i}].`));
    if (new Set(lists.map(({ lang }) => lang)).size < lists.length) {
      throw notSupported('term_lists', 'Each language can have one list.');
    }
    const created = await store.create({ name: nameOf(body.name), lists }, spokenTermsLimit, deps.now());
    if (!created) throw new Refusal(456, 'Spoken Terms quota exhausted');
    return c.json(answerOf(created), 201);
  });
  app.get('/v3/spoken-terms', scope, async (c) => c.json({ spoken_terms: (await store.list()).map(answerOf) }));
  app.get('/v3/spoken-terms/:id', scope, async (c) => c.json(answerOf(await existing(c.req.param('id')))));
  app.patch('/v3/spoken-terms/:id', scope, async (c) => {
    const body = await bodyOf(c.req.raw, patchSpokenTermsSchema);
    const name = body.name === undefined ? {} : { name: nameOf(body.name) };
    const added = (body.term_lists ?? []).map((input, i) => readTermList(input, `term_lists[${i}].`));
    const changed = await change(c.req.param('id'), ({ lists }) => ({
      ...name,
      lists: added.reduce<readonly StoredTermList[]>(
        (all, list, i) => withList(all, mergedTerms(listOf(all, list.lang), list, `term_lists[${i}].`)),
        lists,
      ),
    }));
    return c.json(answerOf(changed));
  });
  app.delete('/v3/spoken-terms/:id', scope, async (c) => {
    if (!(await store.delete(c.req.param('id').toLowerCase()))) missing();
    return c.body(null, 204);
  });
  app.get('/v3/spoken-terms/:id/entries', scope, async (c) => {
    const lang = queryLanguage(c.req.raw);
    const list = listOf((await existing(c.req.param('id'))).lists, lang) ?? missingList();
    return c.json({ lang, entries: list.terms.join('\n') });
  });
  app.put('/v3/spoken-terms/:id/term-lists', scope, async (c) => {
    const list = readTermList(await bodyOf(c.req.raw, termListInputSchema));
    await change(c.req.param('id'), ({ lists }) => ({ lists: withList(lists, list) }));
    return c.json({ lang: list.lang, entry_count: list.terms.length });
  });
  app.delete('/v3/spoken-terms/:id/term-lists', scope, async (c) => {
    const lang = queryLanguage(c.req.raw);
    await change(c.req.param('id'), ({ lists }) => {
      if (!listOf(lists, lang)) missingList();
      return { lists: lists.filter((list) => list.lang !== lang) };
    });
    return c.body(null, 204);
  });
  return app;
}

function missing(): never {
  throw new Refusal(404, 'Spoken terms not found');
}

function missingList(): never {
  throw new Refusal(404, 'Term list not found');
}

async function bodyOf<T extends z.ZodType>(request: Request, schema: T): Promise<z.output<T>> {
  const { fields } = await readBody(request, { unsupported: 'Unsupported Content-Type' });
  refuseLegacyKey(fields);
  // a form cannot say “no lists” but by an empty parameter
  return checked(schema, fields.term_lists === '' ? { ...fields, term_lists: [] } : fields);
}

function nameOf(name: string): string {
  if (Buffer.byteLength(name) > maxSpokenTermsName) {
    throw notSupported('name', `It has at most ${maxSpokenTermsName} bytes.`);
  }
  return requireText(name, 'name', maxSpokenTermsName);
}

function queryLanguage(request: Request): string {
  return spokenLanguage(checked(termListQuerySchema, queryFields(new URL(request.url))).lang, 'lang');
}

function listOf(lists: readonly StoredTermList[], lang: string): StoredTermList | undefined {
  return lists.find((list) => list.lang === lang);
}

/** The lists with one put where its language stands, or at the end. */
function withList(lists: readonly StoredTermList[], list: StoredTermList): readonly StoredTermList[] {
  return listOf(lists, list.lang)
    ? lists.map((existing) => (existing.lang === list.lang ? list : existing))
    : [...lists, list];
}

function answerOf({ id, name, lists, created }: StoredSpokenTerms): SpokenTerms {
  return {
    spoken_terms_id: id,
    name,
    term_lists: lists.map(({ lang, terms }) => ({ lang, entry_count: terms.length })),
    creation_time: new Date(created).toISOString(),
  };
}
