import { cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { checkFile } from '../checking/checkFile.ts';
import { connectService } from '../translation/connectService.ts';
import { serviceRun } from '../translation/serviceRun.ts';
import { type TranslationTarget, translationTargets } from '../translation/targets.ts';
import { progressIn, translateFile } from '../translation/translateFile.ts';
import { createTranslator, type TranslateOptions } from '../translation/translator.ts';
import { writeTranslation } from '../translation/writeTranslation.ts';
import { openWorkspace } from '../workspace/openWorkspace.ts';
import { targetLanguagesOf } from '../workspace/targetLanguages.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { command, exitCodes, listed, UsageError } from './command.ts';
import { serviceChoice, serviceOptions } from './serviceOptions.ts';
import type { Terminal } from './terminal.ts';
import { fixableFaults, type TouredFile, tourReport } from './tourReport.ts';

/** Marks a folder that a tour made, so that the next one may replace it and nothing else. */
const marker = '.interline-tour';

/** `interline tour`: what Interline finds and translates in a project, shown on a copy of it. */
export const tour = command({
  usage: '[PATH] [--to LANG,…] [-o DIR]',
  summary: 'checks and translates a copy of a project and shows what came of it',
  details: [
    'Copies PATH (the current folder without it) to a folder of its own, checks it, translates what is untranslated,',
    'checks the result again and shows what came of it. The project itself is not touched.',
  ].join('\n'),
  options: {
    to: {
      type: 'string',
      multiple: true,
      value: 'LANG',
      summary: 'languages to translate into; those of the project without it',
    },
    output: { type: 'string', short: 'o', value: 'DIR', summary: 'where the copy goes (out/NAME)' },
    ...serviceOptions,
  },
  async run({ operands, options }, terminal, signal) {
    if (operands.length > 1) throw new UsageError('tour takes one PATH.');
    const origin = resolve(terminal.cwd, operands[0] ?? '.');
    const copy = resolve(terminal.cwd, options.output ?? join('out', basename(origin)));
    await copyProject(origin, copy);
    const root = (await stat(origin)).isDirectory() ? copy : dirname(join(copy, basename(origin)));
    const connection = await connectService(
      { ...serviceChoice(options, terminal.env), transient: !options.data },
      signal,
    );
    terminal.say(
      connection.embedded
        ? 'Translating a copy of the project on this machine …'
        : `Translating a copy of the project by ${connection.name} …`,
    );
    try {
      const workspace = await openWorkspace(root);
      const languages = await wantedLanguages(workspace, listed(options.to));
      if (languages.length === 0) throw new UsageError('Name the target languages with --to LANG.');
      const translator = createTranslator({ workspace, service: async () => connection });
      const rows: TouredFile[] = [];
      const asking = { signal, run: serviceRun() };
      for (const language of languages) {
        const { targets } = await translationTargets(workspace, [root], language, signal);
        for (const target of targets) {
          if (signal.aborted) return exitCodes.cancelled;
          rows.push(await visit(workspace, translator, target, language, root, terminal, asking));
        }
      }
      if (rows.length === 0) throw new UsageError(`No file here can be translated into ${languages.join(', ')}.`);
      const folder = relative(terminal.cwd, copy) || copy;
      for (const line of tourReport(rows, folder, terminal.env.INTERLINE_COMMAND ?? 'interline')) terminal.out(line);
      return exitCodes.clean;
    } finally {
      await connection.stop();
    }
  },
});

async function visit(
  workspace: Workspace,
  translator: Parameters<typeof translateFile>[0],
  target: TranslationTarget,
  language: string,
  root: string,
  terminal: Terminal,
  asking: Pick<TranslateOptions, 'signal' | 'run'>,
): Promise<TouredFile> {
  const before = 'absent' in target ? [] : await checkFile(workspace, target);
  const path = 'absent' in target ? target.absent.path : target.path;
  const name = relative(root, path);
  const bar = terminal.progress(name, 100);
  const result = await translateFile(translator, target, {
    ...asking,
    target: language,
    onProgress: (done, total) => bar.update(total === 0 ? 100 : Math.floor((100 * done) / total)),
  });
  bar.end();
  await writeTranslation(workspace, result);
  const written = await workspace.files.read(path).catch(() => undefined);
  return {
    name,
    result,
    findings: written ? await checkFile(workspace, written) : before,
    faults: 'absent' in target ? [] : fixableFaults(name, before, target),
    progress: written && progressIn(written, language),
  };
}

async function wantedLanguages(workspace: Workspace, asked: readonly string[]): Promise<readonly string[]> {
  if (asked.length > 0) return asked;
  if (workspace.settings.project.targetLanguages.length > 0) return workspace.settings.project.targetLanguages;
  const languages = new Set<string>();
  for (const path of await workspace.files.list()) {
    const file = await workspace.files.read(path).catch(() => undefined);
    if (!file || file.role === 'source') continue;
    for (const language of targetLanguagesOf(file)) if (language !== file.sourceLanguage) languages.add(language);
  }
  return [...languages];
}

/** Copies a folder, or one file, to a folder that is new or was made by an earlier tour. */
async function copyProject(origin: string, copy: string): Promise<void> {
  const info = await stat(origin).catch(() => {
    throw new UsageError(`There is no ${origin}.`);
  });
  const there = await readdir(copy).catch(() => undefined);
  if (there && there.length > 0 && !there.includes(marker)) {
    throw new UsageError(`${copy} is not empty; name another folder with -o.`);
  }
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  await writeFile(join(copy, marker), 'Made by interline tour; the next tour replaces this folder.\n');
  const skipped = new Set(['node_modules', '.git', 'dist', 'out']);
  if (!info.isDirectory()) return cp(origin, join(copy, basename(origin)));
  for (const name of await readdir(origin)) {
    const from = join(origin, name);
    if (skipped.has(name) || copy === from || copy.startsWith(`${from}/`)) continue;
    await cp(from, join(copy, name), { recursive: true, filter: (path) => !skipped.has(basename(path)) });
  }
}
