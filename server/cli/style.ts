import { resolve } from 'node:path';
import type { z } from 'zod';
import { configuredRulesSchema, createStyleRulesSchema } from '../../shared/api/styleRules.ts';
import { catalogueRules } from '../../shared/style/catalogue.ts';
import { readPlain } from '../workspace/readText.ts';
import { command, UsageError } from './command.ts';
import { printList } from './printList.ts';
import { serviceOptions } from './serviceOptions.ts';
import type { Terminal } from './terminal.ts';
import { visible } from './visible.ts';
import { type ServiceWork, serviceParts } from './withService.ts';

const options = {
  json: { type: 'boolean', summary: 'one JSON object per line' },
  for: { type: 'string', value: 'LANG', summary: 'instruct: the source language that the instruction is for' },
  replace: { type: 'string', value: 'ID', summary: 'instruct: the instruction that the new one takes the place of' },
  ...serviceOptions,
} as const;

type Work = ServiceWork<typeof options>;

/** `interline style`: the style rule lists of the service, and what they can configure. */
export const style = command({
  usage: [
    'rules [CATEGORY]',
    'list [--service URL]',
    'show ID [--service URL]',
    'create FILE [--service URL]',
    'configure ID FILE [--service URL]',
    'rename ID NAME [--service URL]',
    'instructions ID [--service URL]',
    'instruct ID LABEL PROMPT [--for LANG] [--replace INSTRUCTION] [--service URL]',
    'drop ID INSTRUCTION [--service URL]',
    'delete ID [--service URL]',
  ].join('\n'),
  summary: 'manages the style rule lists of the service',
  details: [
    'create reads { "name", "language", "configured_rules", "custom_instructions" } and prints the id of the list;',
    'configure reads { "CATEGORY": { "RULE": "OPTION" } } and replaces all rules. rules lists what there is.',
    'instructions lists the custom instructions of a list with their ids; instruct adds one or replaces one, drop deletes one.',
  ].join('\n'),
  options,
  run: serviceParts('style', {
    ...{ rules, list, show, create, configure, rename, instructions, instruct, drop },
    delete: remove,
  }),
});

async function rules({ operands, options: asked, terminal }: Work): Promise<void> {
  const [category] = operands;
  const matching = [...catalogueRules()].filter((rule) => category === undefined || rule.category === category);
  if (matching.length === 0)
    throw new UsageError(`There is no category “${category}”; “style rules” lists all of them.`);
  for (const rule of matching) {
    if (asked.json) terminal.out(JSON.stringify(rule));
    else for (const option of rule.options) terminal.out(`${rule.category}.${rule.rule}: ${option}`);
  }
}

async function list({ options: asked, terminal, signal, service }: Work): Promise<void> {
  const ruleLists = await service((client) => client.styleRules.all({}, signal));
  printList(ruleLists, asked.json, terminal, {
    none: 'The service has no style rule lists.',
    row: (one) => [one.style_id, one.language, `version ${one.version}`, one.name],
  });
}

async function show({ operands, options: asked, terminal, signal, service }: Work): Promise<void> {
  const [id] = operands;
  if (id === undefined) throw new UsageError('style show needs an ID.');
  const ruleList = await service((client) => client.styleRules.get(id, signal));
  if (asked.json) terminal.out(JSON.stringify(ruleList));
  else {
    terminal.out(`${ruleList.name} (${ruleList.language}, version ${ruleList.version})`);
    for (const [category, chosen] of Object.entries(ruleList.configured_rules ?? {})) {
      for (const [rule, option] of Object.entries(chosen)) terminal.out(`${category}.${rule}: ${option}`);
    }
    for (const { label, prompt } of ruleList.custom_instructions ?? []) terminal.out(`${label}: ${prompt}`);
  }
}

async function create({ operands, options: asked, terminal, signal, service }: Work): Promise<void> {
  const [file] = operands;
  if (file === undefined) throw new UsageError('style create needs a FILE.');
  const body = await readJsonFile(file, createStyleRulesSchema, listShape, terminal);
  const made = await service((client) => client.styleRules.create(body, signal));
  terminal.out(asked.json ? JSON.stringify(made) : made.style_id);
}

async function configure({ operands, options: asked, terminal, signal, service }: Work): Promise<void> {
  const [id, file] = operands;
  if (id === undefined || file === undefined) throw new UsageError('style configure needs an ID and a FILE.');
  const body = await readJsonFile(file, configuredRulesSchema, rulesShape, terminal);
  const changed = await service((client) => client.styleRules.configure(id, body, signal));
  if (asked.json) terminal.out(JSON.stringify(changed));
  else terminal.say(`“${changed.name}” is at version ${changed.version}.`);
}

async function instruct({ operands, options: asked, terminal, signal, service }: Work): Promise<void> {
  const [id, label, prompt] = operands;
  if (id === undefined || label === undefined || prompt === undefined) {
    throw new UsageError('style instruct needs an ID, a LABEL and a PROMPT.');
  }
  const instruction = { label, prompt, ...(asked.for ? { source_language: asked.for } : {}) };
  const { replace } = asked;
  const written = await service(({ styleRules }) =>
    replace === undefined
      ? styleRules.addInstruction(id, instruction, signal)
      : styleRules.putInstruction(id, replace, instruction, signal),
  );
  terminal.out(asked.json ? JSON.stringify(written) : written.id);
}

async function instructions({ operands, options: asked, terminal, signal, service }: Work): Promise<void> {
  const [id] = operands;
  if (id === undefined) throw new UsageError('style instructions needs an ID.');
  const ruleList = await service((client) => client.styleRules.get(id, signal));
  printList(ruleList.custom_instructions ?? [], asked.json, terminal, {
    none: `“${visible(ruleList.name)}” has no custom instructions.`,
    row: (one) => [one.id, one.source_language ?? '', one.label, one.prompt],
  });
}

async function drop({ operands, terminal, signal, service }: Work): Promise<void> {
  const [id, instruction] = operands;
  if (id === undefined || instruction === undefined) throw new UsageError('style drop needs an ID and an INSTRUCTION.');
  await service((client) => client.styleRules.deleteInstruction(id, instruction, signal));
  terminal.say(`${visible(instruction)} is deleted.`);
}

async function rename({ operands, options: asked, terminal, signal, service }: Work): Promise<void> {
  const [id, name] = operands;
  if (id === undefined || name === undefined) throw new UsageError('style rename needs an ID and a NAME.');
  const changed = await service((client) => client.styleRules.rename(id, name, signal));
  if (asked.json) terminal.out(JSON.stringify(changed));
  terminal.say(`${changed.style_id} is now named “${visible(changed.name)}”.`);
}

async function remove({ operands, terminal, signal, service }: Work): Promise<void> {
  const [id] = operands;
  if (id === undefined) throw new UsageError('style delete needs an ID.');
  await service((client) => client.styleRules.delete(id, signal));
  terminal.say(`${id} is deleted.`);
}

/** What files hold. */
const listShape = '{ "name", "language", "configured_rules", "custom_instructions" }';
const rulesShape = '{ "CATEGORY": { "RULE": "OPTION" } }';

async function readJsonFile<T extends z.ZodType>(
  file: string,
  schema: T,
  shape: string,
  terminal: Terminal,
): Promise<z.output<T>> {
  const text = await readPlain(resolve(terminal.cwd, file));
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is not JSON.`);
  }
  const read = schema.safeParse(content);
  if (read.success) return read.data;
  const keyPath = read.error.issues[0]?.path.join('.');
  throw new UsageError(`${file} is not valid${keyPath ? `, at “${keyPath}”` : ''}: it holds ${shape}.`);
}
