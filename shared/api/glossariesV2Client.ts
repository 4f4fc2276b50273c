import { say } from '../sentences/sentence.ts';
import type { LanguagePair } from './glossariesClient.ts';
import {
  type CreateGlossaryV2,
  type GlossaryV2,
  glossaryPairsSchema,
  glossaryV2ListSchema,
  glossaryV2Schema,
  tsvMediaType,
} from './glossariesV2.ts';
import { nonsense, readJson } from './readJson.ts';
import type { Transport } from './transport.ts';

/** `/v2/glossaries`, for services that have no version 3. */
export interface GlossariesV2Client {
  create(glossary: CreateGlossaryV2, signal?: AbortSignal): Promise<GlossaryV2>;
  list(signal?: AbortSignal): Promise<readonly GlossaryV2[]>;
  get(id: string, signal?: AbortSignal): Promise<GlossaryV2>;
  delete(id: string, signal?: AbortSignal): Promise<void>;
  /** Lines of `source<TAB>target`. */
  entries(id: string, signal?: AbortSignal): Promise<string>;
  /** `GET /v2/glossary-language-pairs`. */
  pairs(signal?: AbortSignal): Promise<readonly LanguagePair[]>;
}

const root = '/v2/glossaries';
const one = (id: string) => `${root}/${encodeURIComponent(id)}`;

/** The older glossary calls over a transport. */
export function glossariesV2Client(send: Transport): GlossariesV2Client {
  return {
    create: async (json, signal) =>
      readJson(await send({ method: 'POST', path: root, body: { json } }, signal), glossaryV2Schema),
    list: async (signal) =>
      readJson(await send({ method: 'GET', path: root }, signal), glossaryV2ListSchema).glossaries,
    get: async (id, signal) => readJson(await send({ method: 'GET', path: one(id) }, signal), glossaryV2Schema),
    delete: async (id, signal) => void (await send({ method: 'DELETE', path: one(id) }, signal)),
    entries: async (id, signal) => {
      const call = { method: 'GET', path: `${one(id)}/entries`, headers: { accept: tsvMediaType } } as const;
      const answer = await send(call, signal);
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(answer.bytes);
      } catch {
        throw nonsense(answer, say`entries that are not UTF-8`);
      }
    },
    pairs: async (signal) =>
      readJson(await send({ method: 'GET', path: '/v2/glossary-language-pairs' }, signal), glossaryPairsSchema)
        .supported_languages,
  };
}
