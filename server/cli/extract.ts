import { pushTo } from '../../shared/catalog/pushTo.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type CommandInput, command, type ExitCode, exitCodes } from './command.ts';
import { compactKey } from './extracting/compactKey.ts';
import { type ExtractedKey, type ExtractionPlan, extractionPlan } from './extracting/extractionPlan.ts';
import { many } from './many.ts';
import { needPaths, openProjects } from './project.ts';
import { nameOf, shownPath } from './shownPath.ts';
import { sourceLanguageOption, sourceLanguageSettings } from './sourceLanguage.ts';
import type { Terminal } from './terminal.ts';
import { unifiedDiff } from './unifiedDiff.ts';

const options = {
  texts: { type: 'boolean', summary: 'also replaces texts that are written in the code with keys' },
  'all-languages': { type: 'boolean', summary: 'adds new keys to the translations as well, without a text' },
  'all-keys': { type: 'boolean', summary: 'adds keys also where most that the code asks for are in no file' },
  'dry-run': { type: 'boolean', summary: 'shows the changes as a diff; writes nothing' },
  check: { type: 'boolean', summary: 'writes nothing; ends with 1 where a key or text is to be extracted' },
  json: { type: 'boolean', summary: 'one JSON object per key' },
  ...sourceLanguageOption,
} as const;

type Asked = CommandInput<typeof options>['options'];

/** `interline extract`: adds the keys that code asks for, and makes keys of the texts that stand in it. */
export const extract = command({
  usage: 'PATH… [--texts] [--all-languages] [--dry-run] [--check] [--json]',
  summary: 'adds keys that code asks for, and makes keys of hard-coded texts',
  details: [
    'Adds each key that source code asks for and no file has to the file of the source language where its library looks for',
    'it, with the text that the code gives as a default, else without one. With --texts the texts for people in the code',
    'become keys, too: named by text and place, an existing key where the text is the same. The library is that of the',
    'imports, of package.json or of the setting “code”. Paths choose source files; keys are looked for in the whole project.',
    '--dry-run shows the changes as a unified diff. --check says what there is to do and ends with 1 for it.',
    'json: {kind: "key" or "text", key, text, file, isNew, code, line, column}; file has the key, code asks for it.',
  ].join('\n'),
  options,
  async run({ operands, options: asked }, terminal, signal) {
    const settings = sourceLanguageSettings(asked);
    const projects = await openProjects(needPaths(operands, 'extract'), terminal, { settings });
    let work = 0;
    let refused = 0;
    let isExplained = false;
    for (const project of projects) {
      const wish = { texts: asked.texts, allLanguages: asked['all-languages'], allKeys: asked['all-keys'] };
      const plan = await extractionPlan(project, wish, terminal, signal);
      refused += plan.refused;
      work += plan.keys.length;
      isExplained ||= plan.isExplained;
      await settle(project.workspace, plan, asked, terminal);
    }
    if (work + refused === 0 && !isExplained) terminal.say('Every key that the code asks for is there.');
    return verdict(work, refused, asked);
  },
});

function verdict(work: number, refused: number, { check }: Asked): ExitCode {
  return refused > 0 || (check && work > 0) ? exitCodes.findings : exitCodes.clean;
}

/** Writes or shows what becomes of the files, and says what it is. */
async function settle(
  workspace: Workspace,
  { keys, changes }: ExtractionPlan,
  asked: Asked,
  terminal: Terminal,
): Promise<void> {
  for (const change of changes) {
    const file = shownPath(change.path, terminal);
    if (asked['dry-run']) for (const line of unifiedDiff(file, change.catalog.text, change.edits)) terminal.out(line);
    else if (!asked.check) await workspace.write(change, change.edits);
  }
  if (asked.json && !asked['dry-run']) for (const one of keys) terminal.out(JSON.stringify(compactKey(one, terminal)));
  else for (const line of summary(keys, asked, terminal)) (asked['dry-run'] ? terminal.say : terminal.out)(line);
}

/** A line for each file: how many keys it gets, and how many texts of code become keys. */
function summary(
  extracted: readonly ExtractedKey[],
  { check, 'dry-run': dry }: Asked,
  terminal: Terminal,
): readonly string[] {
  const isPlan = check || dry;
  const [keys, texts] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const { kind, key, path, isNew, code } of extracted) {
    if (isNew && path !== undefined) pushTo(keys, path, key);
    if (kind === 'text') pushTo(texts, code.path, key);
  }
  const line = (path: string, count: number, noun: string, done: string, todo: string) =>
    `${nameOf(shownPath(path, terminal))}: ${many(count, noun)} ${isPlan ? todo : done}.`;
  return [
    ...[...texts].map(([path, list]) => line(path, list.length, 'text', 'extracted', 'to extract')),
    ...[...keys].map(([path, list]) => line(path, new Set(list).size, 'key', 'added', 'to add')),
  ];
}
