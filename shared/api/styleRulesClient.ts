import { allPages } from './allPages.ts';
import { readJson } from './readJson.ts';
import {
  type ConfiguredRules,
  type CreateStyleRules,
  type Instruction,
  type InstructionInput,
  instructionSchema,
  type StyleRuleList,
  type StyleRulesQuery,
  styleRuleListSchema,
  styleRulesResponseSchema,
} from './styleRules.ts';
import type { Transport } from './transport.ts';

/** `/v3/style_rules`. */
export interface StyleRulesClient {
  /** One page of lists; their rules and instructions come only when `detailed`. */
  list(query?: StyleRulesQuery, signal?: AbortSignal): Promise<readonly StyleRuleList[]>;
  /** The lists of all pages. */
  all(query?: Pick<StyleRulesQuery, 'detailed'>, signal?: AbortSignal): Promise<readonly StyleRuleList[]>;
  create(list: CreateStyleRules, signal?: AbortSignal): Promise<StyleRuleList>;
  get(id: string, signal?: AbortSignal): Promise<StyleRuleList>;
  rename(id: string, name: string, signal?: AbortSignal): Promise<StyleRuleList>;
  delete(id: string, signal?: AbortSignal): Promise<void>;
  /** Replaces all configured rules: what is left out is removed. */
  configure(id: string, rules: ConfiguredRules, signal?: AbortSignal): Promise<StyleRuleList>;
  addInstruction(id: string, instruction: InstructionInput, signal?: AbortSignal): Promise<Instruction>;
  instruction(id: string, instructionId: string, signal?: AbortSignal): Promise<Instruction>;
  /** Replaces every field of an instruction. */
  putInstruction(
    id: string,
    instructionId: string,
    instruction: InstructionInput,
    signal?: AbortSignal,
  ): Promise<Instruction>;
  deleteInstruction(id: string, instructionId: string, signal?: AbortSignal): Promise<void>;
}

const root = '/v3/style_rules';
const one = (id: string) => `${root}/${encodeURIComponent(id)}`;
const instructions = (id: string) => `${one(id)}/custom_instructions`;
const oneInstruction = (id: string, instructionId: string) =>
  `${instructions(id)}/${encodeURIComponent(instructionId)}`;

/** The style rule calls over a transport. */
export function styleRulesClient(send: Transport): StyleRulesClient {
  const client: StyleRulesClient = {
    list: async (query, signal) =>
      readJson(await send({ method: 'GET', path: root, query }, signal), styleRulesResponseSchema).style_rules,
    all: (query, signal) => allPages((page) => client.list({ ...query, ...page }, signal)),
    create: async (json, signal) =>
      readJson(await send({ method: 'POST', path: root, body: { json } }, signal), styleRuleListSchema),
    get: async (id, signal) => readJson(await send({ method: 'GET', path: one(id) }, signal), styleRuleListSchema),
    rename: async (id, name, signal) =>
      readJson(await send({ method: 'PATCH', path: one(id), body: { json: { name } } }, signal), styleRuleListSchema),
    delete: async (id, signal) => void (await send({ method: 'DELETE', path: one(id) }, signal)),
    configure: async (id, json, signal) =>
      readJson(
        await send({ method: 'PUT', path: `${one(id)}/configured_rules`, body: { json } }, signal),
        styleRuleListSchema,
      ),
    addInstruction: async (id, json, signal) =>
      readJson(await send({ method: 'POST', path: instructions(id), body: { json } }, signal), instructionSchema),
    instruction: async (id, instructionId, signal) =>
      readJson(await send({ method: 'GET', path: oneInstruction(id, instructionId) }, signal), instructionSchema),
    putInstruction: async (id, instructionId, json, signal) =>
      readJson(
        await send({ method: 'PUT', path: oneInstruction(id, instructionId), body: { json } }, signal),
        instructionSchema,
      ),
    deleteInstruction: async (id, instructionId, signal) =>
      void (await send({ method: 'DELETE', path: oneInstruction(id, instructionId) }, signal)),
  };
  return client;
}
