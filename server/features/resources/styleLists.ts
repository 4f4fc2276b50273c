import { setImmediate } from 'node:timers/promises';
import type { Client } from '../../../shared/api/client.ts';
import { type ConfiguredRules, createStyleRulesSchema, type StyleRuleList } from '../../../shared/api/styleRules.ts';
import type { SetStyleRuleParams, StyleChoice, StyleList, StyleListParams } from '../../../shared/resourcesProtocol.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import { catalogueRules, configuredList } from '../../../shared/style/catalogue.ts';
import { isOptionOf } from '../../../shared/style/findStyle.ts';
import { type OptionExample, optionExamples } from '../../../shared/style/optionExamples.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import { readPlain } from '../../workspace/readText.ts';
import type { ResourceActions } from './resourceKind.ts';

/** Lists of style rules, each for one language. */
export const styleLists: ResourceActions = {
  async list(client, signal) {
    const all = await client.styleRules.all({ detailed: true }, signal);
    return all.map(({ style_id: id, name, language, configured_rules = {}, custom_instructions = [] }) => {
      const count = configuredList(configured_rules).length + custom_instructions.length;
      return { kind: 'style', id, name, parts: [{ languages: [language], count }] };
    });
  },
  create: async (client, { name, language }, signal) =>
    (await client.styleRules.create({ name, language: language ?? '' }, signal)).style_id,
  rename: (client, id, name, signal) => client.styleRules.rename(id, name, signal),
  delete: (client, { id }, signal) => client.styleRules.delete(id, signal),
  async importFile(client, { path, name }, signal) {
    const read = createStyleRulesSchema.safeParse({ name, ...asObject(await readPlain(path)) });
    if (!read.success)
      throw new RequestRefused(
        say`The file is not a style rule list: it needs “language” and “configured_rules”, as an exported list has them.`,
      );
    return (await client.styleRules.create(read.data, signal)).style_id;
  },
  async exportFile(client, { id }, _extension, signal) {
    const { name, language, configured_rules = {}, custom_instructions = [] } = await client.styleRules.get(id, signal);
    const instructions = custom_instructions.map(({ id: _, ...instruction }) => instruction);
    const content = { name, language, configured_rules, custom_instructions: instructions };
    return new TextEncoder().encode(`${JSON.stringify(content, null, 2)}\n`);
  },
};

type Examples = ReadonlyMap<string, OptionExample>;

/** The examples of a language, made when they are first asked for. */
export function styleExamples(): (language: string) => Promise<Examples> {
  const made = new Map<string, Promise<Examples>>();
  return (language) => {
    const examples = made.get(language) ?? optionExamples(language, () => setImmediate());
    made.set(language, examples);
    return examples;
  };
}

/** What a list has and can have. */
export async function styleListOf(
  client: Client,
  { id, withExamples }: StyleListParams,
  examplesFor: ReturnType<typeof styleExamples>,
  signal: AbortSignal,
): Promise<StyleList> {
  const list = await client.styleRules.get(id, signal);
  const choices = choicesOf(list, withExamples ? await examplesFor(list.language) : new Map());
  return { choices, instructions: list.custom_instructions ?? [] };
}

/** Chooses the option of a rule in a list, or takes the rule out of it; the other rules stay. */
export async function setStyleRule(
  client: Client,
  { id, category, rule, option }: SetStyleRuleParams,
  signal: AbortSignal,
): Promise<void> {
  const { configured_rules: configured = {} } = await client.styleRules.get(id, signal);
  const { [category]: before = {}, ...rest } = configured;
  const { [rule]: _, ...others } = before;
  const rules = option === undefined ? others : { ...others, [rule]: option };
  await client.styleRules.configure(
    id,
    Object.keys(rules).length === 0 ? rest : { ...rest, [category]: rules },
    signal,
  );
}

function choicesOf(
  { language, configured_rules: configured = {} }: StyleRuleList,
  examples: Examples,
): readonly StyleChoice[] {
  const choices: StyleChoice[] = [];
  for (const { category, rule, options } of catalogueRules()) {
    const chosen = optionIn(configured, category, rule);
    for (const option of options) {
      if (option !== chosen && !isOptionOf(option, language)) continue;
      const example = examples.get(`${category}.${rule}.${option}`);
      const isChosen = option === chosen;
      choices.push({ ...{ category, rule, option, isChosen }, ...(example ? { example } : {}) });
    }
  }
  return choices;
}

function optionIn(configured: ConfiguredRules, category: string, rule: string): string | undefined {
  const rules = Object.hasOwn(configured, category) ? configured[category] : undefined;
  return rules && Object.hasOwn(rules, rule) ? rules[rule] : undefined;
}

function asObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    throw new RequestRefused(say`The file is not valid JSON.`);
  }
}
