import { command, exitCodes } from './command.ts';
import { type FileProgress, fileProgress, shownShare } from './fileProgress.ts';
import { eachFile, needPaths, openProjects, type ReadVisit, visitFiles } from './project.ts';
import { nameOf, shownName, shownPath } from './shownPath.ts';
import { sourceLanguageOption, sourceLanguageSettings } from './sourceLanguage.ts';
import { tableLines } from './table.ts';
import type { Terminal } from './terminal.ts';

/** How far one file is in one language. */
interface Row extends Omit<FileProgress, 'path'> {
  readonly file: string;
}

/** `interline status`: how much is translated, per file and language. */
export const status = command({
  usage: 'PATH… [--json]',
  summary: 'shows how much is translated, per file and language',
  details: [
    'Counts what is to be translated: entries that the source file has and a file has not are untranslated; so is all',
    'of a file that is not there, in a language that the settings ask for. Entries that the source file has not do not',
    'count. Where a file is filled with copies of the source text, those are untranslated, too.',
    'json: one object per file and language: {file, language, role, total, translated, needsReview, untranslated, copies}.',
  ].join('\n'),
  options: {
    json: { type: 'boolean', summary: 'one JSON object per line' },
    ...sourceLanguageOption,
  },
  async run({ operands, options }, terminal, signal) {
    const settings = sourceLanguageSettings(options);
    const projects = await openProjects(needPaths(operands, 'status'), terminal, { settings });
    const rows: Row[] = [];
    const count = async (visit: ReadVisit) => {
      for (const { path, ...progress } of await fileProgress(visit))
        rows.push(row(shownPath(path, terminal), progress));
    };
    const visits = visitFiles(projects, terminal, signal, 'Counting');
    const whole = await eachFile(visits, count, ({ path, reason }) =>
      terminal.say(`${shownName(path, terminal)}: ${reason}.`),
    );
    rows.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
    if (options.json) for (const row of rows) terminal.out(JSON.stringify(row));
    else if (rows.length > 0) printTable(rows, terminal);
    return whole ? exitCodes.clean : exitCodes.unreadable;
  },
});

const row = (file: string, { role, language, ...counts }: Omit<FileProgress, 'path'>): Row => ({
  file,
  language,
  role,
  ...counts,
});

function printTable(rows: readonly Row[], terminal: Terminal): void {
  const hasCopies = rows.some(({ copies }) => copies > 0);
  const copied = (text: string) => (hasCopies ? [text] : []);
  const header = [
    'file',
    'language',
    'total',
    'translated',
    'needs review',
    'untranslated',
    ...copied('copied'),
    'done',
  ];
  const body = rows.map((row) => [
    row.role === 'absent' ? `${nameOf(row.file)} (not there)` : nameOf(row.file),
    `${row.language ?? '?'}${row.role === 'source' ? ' (source)' : ''}`,
    String(row.total),
    String(row.translated),
    String(row.needsReview),
    String(row.untranslated),
    ...copied(row.copies > 0 ? String(row.copies) : ''),
    shownShare(row),
  ]);
  for (const line of tableLines([header, ...body], [2, 3, 4, 5, 6, 7])) terminal.out(line);
  if (hasCopies) terminal.say('“copied” are untranslated segments that are filled with the source text.');
}
