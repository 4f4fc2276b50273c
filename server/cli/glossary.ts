import { basename, extname, resolve } from 'node:path';
import { parseGlossary } from '../../shared/terms/glossaryFile.ts';
import type { Term } from '../../shared/terms/termIndex.ts';
import { readPlain } from '../workspace/readText.ts';
import { type CommandInput, command, type ExitCode, exitCodes, UsageError } from './command.ts';
import { openProjects } from './project.ts';
import { serviceOptions } from './serviceOptions.ts';
import { subcommand } from './subcommand.ts';
import { tableLines } from './table.ts';
import type { Terminal } from './terminal.ts';
import { withService } from './withService.ts';

const options = {
  to: { type: 'string', value: 'LANG', summary: 'target language' },
  from: { type: 'string', value: 'LANG', summary: 'source language; the project’s without it' },
  name: { type: 'string', value: 'NAME', summary: 'name of the glossary that is made; the file’s without it' },
  json: { type: 'boolean', summary: 'one JSON object per line' },
  ...serviceOptions,
} as const;

type Input = CommandInput<typeof options>;

/** `interline glossary`: the terms of the project, and the glossaries of the service. */
export const glossary = command({
  usage: [
    'list [PATH] --to LANG',
    'search TEXT [PATH] --to LANG',
    'create FILE --from LANG --to LANG [--name NAME] [--service URL]',
    'remote [--service URL]',
    'entries ID --from LANG --to LANG [--service URL]',
    'delete ID [--service URL]',
  ].join('\n'),
  summary: 'looks terms up, and manages the glossaries of the service',
  details: [
    'list and search read the glossary files of the project (the setting “glossaries”). The others work with the',
    'glossaries that the service keeps: create makes one of a CSV, TSV or TBX file and prints its id.',
  ].join('\n'),
  options,
  run: (input, terminal, signal) =>
    subcommand(input, 'glossary', {
      list: (rest) => list(rest, terminal),
      search: (rest) => search(rest, terminal),
      create: (rest) => create(rest, terminal, signal),
      remote: (rest) => remote(rest, terminal, signal),
      entries: (rest) => entries(rest, terminal, signal),
      delete: (rest) => remove(rest, terminal, signal),
    }),
});

async function list({ operands, options: asked }: Input, terminal: Terminal): Promise<ExitCode> {
  const { terms } = await projectTerms(operands[0], asked, terminal);
  print(terms, asked.json === true, terminal);
  return exitCodes.clean;
}

async function search({ operands, options: asked }: Input, terminal: Terminal): Promise<ExitCode> {
  const [text, path] = operands;
  if (text === undefined) throw new UsageError('glossary search needs a TEXT.');
  const { index, source } = await projectTerms(path, asked, terminal);
  const found = [...new Set(index.findSource(text, source).map((match) => match.term))];
  print(found, asked.json === true, terminal);
  return found.length > 0 ? exitCodes.clean : exitCodes.findings;
}

async function projectTerms(path: string | undefined, asked: Input['options'], terminal: Terminal) {
  const target = asked.to;
  if (!target) throw new UsageError('The target language is needed: --to LANG.');
  const [project] = await openProjects([path ?? '.'], terminal);
  if (!project) throw new UsageError('There is no project here.');
  const source = asked.from ?? project.workspace.settings.sourceLanguage;
  const index = await project.workspace.terms(source, target);
  return { index, source, terms: index.terms };
}

function print(terms: readonly Term[], json: boolean, terminal: Terminal): void {
  if (json) for (const term of terms) terminal.out(JSON.stringify(term));
  else if (terms.length === 0) terminal.say('No terms.');
  else {
    const rows = terms.map(({ source, targets, forbidden, note }) => [
      source,
      targets.join(' | '),
      forbidden.length > 0 ? `not: ${forbidden.join(' | ')}` : '',
      note ?? '',
    ]);
    for (const line of tableLines(rows)) terminal.out(line);
  }
}

async function create({ operands, options: asked }: Input, terminal: Terminal, signal: AbortSignal): Promise<ExitCode> {
  const [file] = operands;
  const { from, to } = asked;
  if (file === undefined || !from || !to)
    throw new UsageError('glossary create needs a FILE, --from LANG and --to LANG.');
  const path = resolve(terminal.cwd, file);
  const { rows } = parseGlossary(await readPlain(path), { source: from, target: to });
  const lines = new Map<string, string>();
  for (const { source, target, forbidden } of rows) {
    // One translation each: the first is the preferred one; a service has no place for forbidden ones.
    if (target && !forbidden && !lines.has(source.text))
      lines.set(source.text, target.text.split('|', 1)[0]?.trim() ?? '');
  }
  if (lines.size === 0) throw new UsageError(`${file} has no terms from ${from} to ${to}.`);
  const tsv = [...lines].map(([source, target]) => `${clean(source)}\t${clean(target)}`).join('\n');
  const name = asked.name ?? basename(path, extname(path));
  const made = await withService(asked, terminal, signal, (client) =>
    client.glossaries.create(
      { name, dictionaries: [{ source_lang: from, target_lang: to, entries: tsv, entries_format: 'tsv' }] },
      signal,
    ),
  );
  terminal.out(asked.json ? JSON.stringify(made) : made.glossary_id);
  terminal.say(`“${made.name}” has ${lines.size} terms from ${from} to ${to}.`);
  return exitCodes.clean;
}

function clean(phrase: string): string {
  return phrase.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
}

async function remote({ options: asked }: Input, terminal: Terminal, signal: AbortSignal): Promise<ExitCode> {
  const found = await withService(asked, terminal, signal, (client) => client.glossaries.list(signal));
  if (asked.json) for (const one of found) terminal.out(JSON.stringify(one));
  else if (found.length === 0) terminal.say('The service has no glossaries.');
  else {
    const rows = found.map((one) => [
      one.glossary_id,
      one.name,
      one.dictionaries.map((pair) => `${pair.source_lang}→${pair.target_lang} (${pair.entry_count})`).join(', '),
    ]);
    for (const line of tableLines(rows)) terminal.out(line);
  }
  return exitCodes.clean;
}

async function entries(
  { operands, options: asked }: Input,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<ExitCode> {
  const [id] = operands;
  const { from, to } = asked;
  if (id === undefined || !from || !to)
    throw new UsageError('glossary entries needs an ID, --from LANG and --to LANG.');
  const found = await withService(asked, terminal, signal, (client) =>
    client.glossaries.entries(id, { source_lang: from, target_lang: to }, signal),
  );
  if (found) terminal.out(found.entries.replace(/\n$/, ''));
  return found ? exitCodes.clean : exitCodes.findings;
}

async function remove({ operands, options: asked }: Input, terminal: Terminal, signal: AbortSignal): Promise<ExitCode> {
  const [id] = operands;
  if (id === undefined) throw new UsageError('glossary delete needs an ID.');
  await withService(asked, terminal, signal, (client) => client.glossaries.delete(id, signal));
  terminal.say(`${id} is deleted.`);
  return exitCodes.clean;
}
