import { readJson } from './readJson.ts';
import {
  type CreateSpokenTerms,
  type PatchSpokenTerms,
  type SpokenTerms,
  spokenTermsListSchema,
  spokenTermsSchema,
  type TermList,
  type TermListEntries,
  type TermListInput,
  termListEntriesSchema,
  termListSchema,
} from './spokenTerms.ts';
import type { Transport } from './transport.ts';

/** `/v3/spoken-terms`. */
export interface SpokenTermsClient {
  create(collection: CreateSpokenTerms, signal?: AbortSignal): Promise<SpokenTerms>;
  list(signal?: AbortSignal): Promise<readonly SpokenTerms[]>;
  get(id: string, signal?: AbortSignal): Promise<SpokenTerms>;
  /** Renames, and adds terms to its lists. */
  update(id: string, patch: PatchSpokenTerms, signal?: AbortSignal): Promise<SpokenTerms>;
  delete(id: string, signal?: AbortSignal): Promise<void>;
  /** The terms of one language, one a line. */
  entries(id: string, lang: string, signal?: AbortSignal): Promise<TermListEntries>;
  /** Replaces the list of a language, or adds it. */
  putTermList(id: string, list: TermListInput, signal?: AbortSignal): Promise<TermList>;
  deleteTermList(id: string, lang: string, signal?: AbortSignal): Promise<void>;
}

const root = '/v3/spoken-terms';
const one = (id: string) => `${root}/${encodeURIComponent(id)}`;

/** The spoken terms calls over a transport. */
export function spokenTermsClient(send: Transport): SpokenTermsClient {
  return {
    create: async (json, signal) =>
      readJson(await send({ method: 'POST', path: root, body: { json } }, signal), spokenTermsSchema),
    list: async (signal) =>
      readJson(await send({ method: 'GET', path: root }, signal), spokenTermsListSchema).spoken_terms,
    get: async (id, signal) => readJson(await send({ method: 'GET', path: one(id) }, signal), spokenTermsSchema),
    update: async (id, json, signal) =>
      readJson(await send({ method: 'PATCH', path: one(id), body: { json } }, signal), spokenTermsSchema),
    delete: async (id, signal) => void (await send({ method: 'DELETE', path: one(id) }, signal)),
    entries: async (id, lang, signal) =>
      readJson(
        await send({ method: 'GET', path: `${one(id)}/entries`, query: { lang } }, signal),
        termListEntriesSchema,
      ),
    putTermList: async (id, json, signal) =>
      readJson(await send({ method: 'PUT', path: `${one(id)}/term-lists`, body: { json } }, signal), termListSchema),
    deleteTermList: async (id, lang, signal) =>
      void (await send({ method: 'DELETE', path: `${one(id)}/term-lists`, query: { lang } }, signal)),
  };
}
