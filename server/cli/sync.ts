import { resolve } from 'node:path';
import { factsOf } from '../../shared/formats/factsOf.ts';
import { asWritten, english } from '../../shared/sentences/sentence.ts';
import { type FileSync, type FileSyncOptions, hasKeys } from '../translation/syncFile.ts';
import { syncsOf } from '../translation/syncProject.ts';
import { writeNewFile } from '../translation/writeTranslation.ts';
import { UnreadableFileError } from '../watchdog/unreadableFileError.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import { type CommandInput, command, exitCodes, UsageError } from './command.ts';
import { many } from './many.ts';
import { eachFile, needPaths, openProjects, type Project, type ReadVisit, visitFiles } from './project.ts';
import { nameOf, shownName, shownPath } from './shownPath.ts';
import { sourceLanguageOption, sourceLanguageSettings } from './sourceLanguage.ts';
import type { Terminal } from './terminal.ts';
import { unifiedDiff } from './unifiedDiff.ts';
import { visible } from './visible.ts';

const options = {
  prune: {
    type: 'boolean',
    summary: 'takes out keys that the source file does not have (see extra-key), in PO files the obsolete entries',
  },
  create: { type: 'boolean', summary: 'makes files of languages of the project that are not there' },
  fill: {
    type: 'string',
    value: 'TEXT',
    choices: ['empty', 'source', 'none'],
    summary: 'what new keys get: no text, the source text, or none are added; default: as is usual for the format',
  },
  template: {
    type: 'string',
    value: 'FILE',
    summary: 'the template (.pot) of every PO file at PATH; default: the one that belongs to it by name and place',
  },
  'dry-run': { type: 'boolean', summary: 'shows the changes as a diff; writes nothing' },
  check: { type: 'boolean', summary: 'writes nothing; ends with 1 where a file is out of step' },
  json: { type: 'boolean', summary: 'one JSON object per file that changes' },
  ...sourceLanguageOption,
} as const;

type Asked = CommandInput<typeof options>['options'];

/** `interline sync`: brings the files of every language to the keys of their source file. */
export const sync = command({
  usage: 'PATH… [--prune] [--create] [--fill empty|source|none] [--dry-run] [--check] [--json]',
  summary: 'adds missing keys to every language, in the source’s order',
  details: [
    'Adds the keys that the source file has and a language lacks, untranslated and beside their neighbours; plural forms are',
    'those of the language. Texts, comments and layout that are there stay. Naming a source file means all its translations.',
    'New keys have an empty text, or the source text in formats whose programs would show the empty one (Android, Apple,',
    '.resx, .properties, Fluent, ARB, Chrome).',
    'A PO file is brought to its template: entries in its order, with its references and extracted comments. A new entry that',
    'resembles an old one gets its translation, marked as fuzzy; one that the template does not have becomes obsolete.',
    '--dry-run shows the changes as a unified diff. --check names the files that are out of step and ends with 1 for them.',
    'json: {file, language, created, added, fuzzy, removed, refused}; fuzzy for PO files.',
  ].join('\n'),
  options,
  async run({ operands, options: asked }, terminal, signal) {
    const settings = sourceLanguageSettings(asked);
    const projects = await openProjects(needPaths(operands, 'sync'), terminal, { settings });
    const languages = new Map<Workspace, readonly string[]>();
    const done = new Set<string>();
    const tally = { changed: 0, files: 0, refused: 0, extra: 0, absent: 0, lone: 0 };
    const template = asked.template === undefined ? undefined : await templateAt(asked.template, projects, terminal);
    const work = async ({ file, workspace }: ReadVisit) => {
      if (!hasKeys(file)) return;
      if (asked.create && !languages.has(workspace)) languages.set(workspace, await languagesOf(workspace, signal));
      const how = { prune: asked.prune === true, fill: asked.fill as FileSyncOptions['fill'], template };
      const before = tally.files;
      for await (const result of syncsOf(workspace, file, { ...how, create: languages.get(workspace) }, done)) {
        if (result === 'absent') tally.absent++;
        else {
          tally.files++;
          tally.extra += result.extra;
          tally.refused += result.refused.size + (result.leftAlone ? 1 : 0);
          if (result.created || result.edits.length > 0) tally.changed++;
          await settle(workspace, result, asked, terminal);
        }
      }
      const isLone = file.role === 'bilingual' && factsOf(file.catalog).hasGettextHeader && !done.has(file.path);
      if (isLone && tally.files === before) tally.lone++;
    };
    const visits = visitFiles(projects, terminal, signal, 'Comparing keys');
    const whole = await eachFile(visits, work, ({ path, reason }) =>
      terminal.say(`${shownName(path, terminal)}: ${reason}.`),
    );
    conclude(tally, asked, terminal);
    if (!whole) return exitCodes.unreadable;
    return tally.refused > 0 || (asked.check && tally.changed > 0) ? exitCodes.findings : exitCodes.clean;
  },
});

/** The template that the user names. */
async function templateAt(name: string, [project]: readonly Project[], terminal: Terminal): Promise<LocalizationFile> {
  const path = resolve(terminal.cwd, name);
  const file = await project?.workspace.files.read(path);
  if (!file) throw new UnreadableFileError(path, asWritten('it is no localization file'));
  if (!factsOf(file.catalog).hasGettextHeader) throw new UsageError('--template takes a gettext file (.pot or .po).');
  return file;
}

/** The languages that the settings ask for, and those of the project's files. */
async function languagesOf(workspace: Workspace, signal: AbortSignal): Promise<readonly string[]> {
  const languages = new Set(workspace.settings.project.targetLanguages);
  for (const path of await workspace.files.list(undefined, signal)) {
    const file = await workspace.files.read(path).catch(() => undefined);
    const isTranslation = file?.role === 'target' || (file?.role === 'bilingual' && file.format.derive);
    if (isTranslation && file.targetLanguage && !file.catalog.isOverlay && hasKeys(file))
      languages.add(file.targetLanguage);
  }
  return [...languages].sort();
}

/** Writes or shows what becomes of a file, and says it. */
async function settle(workspace: Workspace, result: FileSync, asked: Asked, terminal: Terminal): Promise<void> {
  const { path, base, created, edits, text, added, fuzzy, removed, refused, leftAlone, language } = result;
  const changes = created || edits.length > 0;
  const reasons = new Map([...refused].map(([id, reason]) => [id, english(reason)]));
  const file = shownPath(path, terminal);
  if (asked['dry-run'] && changes) {
    const lines = created
      ? unifiedDiff(file, '', [{ range: { start: 0, end: 0 }, newText: text }])
      : unifiedDiff(file, base.catalog.text, edits);
    for (const line of lines) terminal.out(line);
  } else if (!asked.check && !asked['dry-run'] && changes) {
    await (created ? writeNewFile(workspace, result) : workspace.write(base, edits));
  }
  if (asked.json && !asked['dry-run'] && (changes || refused.size > 0)) {
    const ids = { added, ...(fuzzy ? { fuzzy } : {}), removed };
    terminal.out(JSON.stringify({ file, language, created, ...ids, refused: Object.fromEntries(reasons) }));
  } else if (changes) {
    const line = `${nameOf(file)}: ${described(result, asked)}.`;
    if (asked['dry-run']) terminal.say(line);
    else terminal.out(line);
  }
  if (leftAlone) terminal.say(`${nameOf(file)} was left alone: ${english(leftAlone)}`);
  for (const [id, reason] of reasons) {
    terminal.say(`${nameOf(file)}: “${visible(id)}” was left alone: ${reason}`);
  }
}

function described({ created, added, fuzzy, removed }: FileSync, asked: Asked): string {
  const isPlan = asked.check || asked['dry-run'];
  const keys = many(added.length, 'key');
  if (created) return isPlan ? `is not there, ${keys} to add` : `made, with ${keys}`;
  const [plan, done] = fuzzy && !asked.prune ? ['to make obsolete', 'made obsolete'] : ['to remove', 'removed'];
  const parts = [
    ...(added.length > 0 ? [isPlan ? `${keys} to add` : `${keys} added`] : []),
    ...(fuzzy && fuzzy.length > 0 ? [`${many(fuzzy.length, 'key')} ${isPlan ? 'to mark' : 'marked'} as fuzzy`] : []),
    ...(removed.length > 0 ? [`${many(removed.length, 'key')} ${isPlan ? plan : done}`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : `comments and order ${isPlan ? 'to take over' : 'taken over'}`;
}

interface Tally {
  readonly changed: number;
  readonly files: number;
  readonly refused: number;
  readonly extra: number;
  readonly absent: number;
  /** PO files for which no template was found. */
  readonly lone: number;
}

function conclude({ changed, files, refused, extra, absent, lone }: Tally, asked: Asked, terminal: Terminal): void {
  if (lone > 0) {
    terminal.say(`${many(lone, 'PO file')} ${lone === 1 ? 'has' : 'have'} no template here; --template names one.`);
  }
  if (files === 0 && absent === 0 && lone === 0) {
    terminal.say('No file here has a source file to compare its keys with.');
  }
  if (files > 0 && changed + refused === 0)
    terminal.say(`${many(files, 'file')} compared; every key of the source is there.`);
  if (extra > 0) {
    const hint = asked.prune
      ? 'Those that stay may be meant to be there: see extra-key.'
      : '--prune removes what is left over.';
    terminal.say(`${many(extra, 'key')} in translations ${extra === 1 ? 'has' : 'have'} no source. ${hint}`);
  }
  if (absent === 1) terminal.say('One file of a language that the settings name is not there; --create makes it.');
  if (absent > 1) {
    terminal.say(`${absent} files of languages that the settings name are not there; --create makes them.`);
  }
}
