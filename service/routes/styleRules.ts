import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { z } from 'zod';
import {
  type ConfiguredRules,
  configuredRulesSchema,
  createStyleRulesSchema,
  type Instruction,
  instructionInputSchema,
  maxInstructionLabel,
  maxInstructionPrompt,
  maxInstructions,
  maxStyleName,
  patchStyleRulesSchema,
  type StyleRuleList,
  styleRulesQuerySchema,
} from '../../shared/api/styleRules.ts';
import { languageOf } from '../../shared/languages/languages.ts';
import { firstUnknown, styleLanguages } from '../../shared/style/catalogue.ts';
import { refuseLegacyKey, requireScope } from '../http/auth.ts';
import { checked, queryFields, readBody } from '../http/body.ts';
import { notSupported, Refusal } from '../http/errors.ts';
import { styleRulesLimit } from '../http/limits.ts';
import { requireText } from '../http/requireText.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import type { Clock } from '../process/running.ts';
import type { Stores } from '../storage/store.ts';
import type { StoredInstruction, StoredStyleRules, StyleRulesContent } from '../storage/styleRules.ts';

const read = requireScope('style_rules:read');
const write = requireScope('style_rules:write');

/** Style rule lists: `/v3/style_rules` (shapes.md §3). */
export function styleRuleRoutes(deps: Clock & Stores<'styleRules'>): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  const store = deps.store.styleRules;
  const existing = async (id: string) => (await store.get(id.toLowerCase())) ?? missing();
  const change = async (id: string, edit: (list: StoredStyleRules) => Partial<StyleRulesContent>) =>
    (await store.change(id.toLowerCase(), edit, deps.now())) ?? missing();

  app.get('/v3/style_rules', read, async (c) => {
    const query = checked(styleRulesQuerySchema, queryFields(new URL(c.req.url)));
    const lists = await store.list({ offset: query.page * query.page_size, count: query.page_size });
    return c.json({ style_rules: lists.map(query.detailed ? detailsOf : summaryOf) });
  });
  app.post('/v3/style_rules', write, async (c) => {
    const body = await bodyOf(c.req.raw, createStyleRulesSchema);
    const instructions = body.custom_instructions ?? [];
    if (instructions.length > maxInstructions) throw tooManyInstructions();
    const content = {
      name: requireText(body.name, 'name', maxStyleName),
      language: styleLanguage(body.language),
      configured: requireKnownRules(body.configured_rules ?? {}, 'configured_rules.'),
      instructions: instructions.map((input, i) => instructionOf(input, randomUUID(), `custom_instructions[${i}].`)),
    };
    const list = await store.create(content, styleRulesLimit, deps.now());
    if (!list) throw new Refusal(456, 'Quota for style rule lists has been exceeded.');
    return c.json(detailsOf(list), 201);
  });
  app.get('/v3/style_rules/:id', read, async (c) => c.json(detailsOf(await existing(c.req.param('id')))));
  app.patch('/v3/style_rules/:id', write, async (c) => {
    const body = await bodyOf(c.req.raw, patchStyleRulesSchema);
    const name = requireText(body.name, 'name', maxStyleName);
    return c.json(detailsOf(await change(c.req.param('id'), () => ({ name }))));
  });
  app.delete('/v3/style_rules/:id', write, async (c) => {
    if (!(await store.delete(c.req.param('id').toLowerCase()))) missing();
    return c.body(null, 204);
  });
  app.put('/v3/style_rules/:id/configured_rules', write, async (c) => {
    const configured = requireKnownRules(await bodyOf(c.req.raw, configuredRulesSchema));
    return c.json(detailsOf(await change(c.req.param('id'), () => ({ configured }))));
  });
  app.post('/v3/style_rules/:id/custom_instructions', write, async (c) => {
    const added = instructionOf(await bodyOf(c.req.raw, instructionInputSchema), randomUUID());
    await change(c.req.param('id'), ({ instructions }) => {
      if (instructions.length >= maxInstructions) throw tooManyInstructions();
      return { instructions: [...instructions, added] };
    });
    return c.json(answerOf(added), 201);
  });
  app.get('/v3/style_rules/:id/custom_instructions/:instruction', read, async (c) =>
    c.json(answerOf(oneOf(await existing(c.req.param('id')), c.req.param('instruction')))),
  );
  app.put('/v3/style_rules/:id/custom_instructions/:instruction', write, async (c) => {
    const id = c.req.param('instruction').toLowerCase();
    const put = instructionOf(await bodyOf(c.req.raw, instructionInputSchema), id);
    await change(c.req.param('id'), (list) => {
      oneOf(list, id);
      return { instructions: list.instructions.map((instruction) => (instruction.id === id ? put : instruction)) };
    });
    return c.json(answerOf(put));
  });
  app.delete('/v3/style_rules/:id/custom_instructions/:instruction', write, async (c) => {
    await change(c.req.param('id'), (list) => {
      const { id } = oneOf(list, c.req.param('instruction'));
      return { instructions: list.instructions.filter((instruction) => instruction.id !== id) };
    });
    return c.body(null, 204);
  });
  return app;
}

function missing(): never {
  throw new Refusal(404, 'Style rule list not found');
}

function tooManyInstructions(): Refusal {
  return notSupported('custom_instructions', `A style rule list has at most ${maxInstructions} custom instructions.`);
}

async function bodyOf<T extends z.ZodType>(request: Request, schema: T): Promise<z.output<T>> {
  const { fields } = await readBody(request);
  refuseLegacyKey(fields);
  return checked(schema, fields);
}

function styleLanguage(code: string): string {
  const language = styleLanguages.find((supported) => supported === code.trim().toLowerCase());
  if (!language) throw notSupported('language', `Style rule lists are for ${styleLanguages.join(', ')}.`);
  return language;
}

function instructionOf(input: z.output<typeof instructionInputSchema>, id: string, prefix = ''): StoredInstruction {
  const source = input.source_language ? languageOf(input.source_language) : undefined;
  if (input.source_language && !source) throw notSupported(`${prefix}source_language`);
  return {
    id,
    label: requireText(input.label, `${prefix}label`, maxInstructionLabel),
    prompt: requireText(input.prompt, `${prefix}prompt`, maxInstructionPrompt, 'lines'),
    ...(source ? { sourceLanguage: source.code } : {}),
  };
}

function oneOf(list: StoredStyleRules, id: string): StoredInstruction {
  const instruction = list.instructions.find((existing) => existing.id === id.toLowerCase());
  if (!instruction) throw new Refusal(404, 'Custom instruction not found');
  return instruction;
}

function answerOf({ id, label, prompt, sourceLanguage }: StoredInstruction): Instruction {
  return { id, label, prompt, ...(sourceLanguage ? { source_language: sourceLanguage } : {}) };
}

function summaryOf(list: StoredStyleRules): StyleRuleList {
  return {
    style_id: list.id,
    name: list.name,
    creation_time: new Date(list.created).toISOString(),
    updated_time: new Date(list.updated).toISOString(),
    language: list.language,
    version: list.version,
  };
}

function detailsOf(list: StoredStyleRules): StyleRuleList {
  return {
    ...summaryOf(list),
    configured_rules: list.configured,
    custom_instructions: list.instructions.map(answerOf),
  };
}

/**
 * Rules that the catalogue knows, each with an option that it has.
 *
 * @param prefix stands before the path in the message: `configured_rules.`.
 * @throws Refusal 400 that names the first category, rule or option that is not known.
 * @example requireKnownRules({ punctuation: { apostrophe: 'use_curly_apostrophes' } });
 */
function requireKnownRules(rules: ConfiguredRules, prefix = ''): ConfiguredRules {
  const unknown = firstUnknown(rules);
  if (!unknown) return rules;
  const { what, name, path } = unknown;
  throw notSupported(`${prefix}${path}`, `The catalogue of style rules has no such ${what} “${name}”.`);
}
