import {
  type CreateGlossary,
  type Dictionary,
  type DictionaryEntries,
  type DictionaryInput,
  dictionarySchema,
  type Glossary,
  glossaryEntriesSchema,
  glossaryListSchema,
  glossarySchema,
  type PatchGlossary,
} from './glossaries.ts';
import { readJson } from './readJson.ts';
import type { Transport } from './transport.ts';

/** One dictionary of a glossary. */
export interface LanguagePair {
  readonly source_lang: string;
  readonly target_lang: string;
}

/** `/v3/glossaries`. */
export interface GlossariesClient {
  create(glossary: CreateGlossary, signal?: AbortSignal): Promise<Glossary>;
  list(signal?: AbortSignal): Promise<readonly Glossary[]>;
  get(id: string, signal?: AbortSignal): Promise<Glossary>;
  /** Renames, and merges the entries of at most one dictionary. */
  update(id: string, patch: PatchGlossary, signal?: AbortSignal): Promise<Glossary>;
  delete(id: string, signal?: AbortSignal): Promise<void>;
  /** Entries of one dictionary as TSV. */
  entries(id: string, pair: LanguagePair, signal?: AbortSignal): Promise<DictionaryEntries | undefined>;
  /** Replaces a dictionary, or adds it. */
  putDictionary(id: string, dictionary: DictionaryInput, signal?: AbortSignal): Promise<Dictionary>;
  deleteDictionary(id: string, pair: LanguagePair, signal?: AbortSignal): Promise<void>;
}

const root = '/v3/glossaries';
const one = (id: string) => `${root}/${encodeURIComponent(id)}`;
const query = ({ source_lang, target_lang }: LanguagePair) => ({ source_lang, target_lang });

/** The glossary calls over a transport. */
export function glossariesClient(send: Transport): GlossariesClient {
  return {
    create: async (json, signal) =>
      readJson(await send({ method: 'POST', path: root, body: { json } }, signal), glossarySchema),
    list: async (signal) => readJson(await send({ method: 'GET', path: root }, signal), glossaryListSchema).glossaries,
    get: async (id, signal) => readJson(await send({ method: 'GET', path: one(id) }, signal), glossarySchema),
    update: async (id, json, signal) =>
      readJson(await send({ method: 'PATCH', path: one(id), body: { json } }, signal), glossarySchema),
    delete: async (id, signal) => void (await send({ method: 'DELETE', path: one(id) }, signal)),
    entries: async (id, pair, signal) => {
      const answer = await send({ method: 'GET', path: `${one(id)}/entries`, query: query(pair) }, signal);
      return readJson(answer, glossaryEntriesSchema).dictionaries[0];
    },
    putDictionary: async (id, json, signal) =>
      readJson(
        await send({ method: 'PUT', path: `${one(id)}/dictionaries`, body: { json } }, signal),
        dictionarySchema,
      ),
    deleteDictionary: async (id, pair, signal) =>
      void (await send({ method: 'DELETE', path: `${one(id)}/dictionaries`, query: query(pair) }, signal)),
  };
}
