import { command, exitCodes } from './command.ts';
import { type FileProgress, fileProgress } from './fileProgress.ts';
import { eachFile, needPaths, openProjects, type ReadVisit, visitFiles } from './project.ts';
import { shownName, shownPath } from './shownPath.ts';
import { sourceLanguageOption, sourceLanguageSettings } from './sourceLanguage.ts';
import { type StatusRow, statusTables } from './statusTables.ts';

/** `interline status`: how much is translated, per language and file. */
export const status = command({
  usage: 'PATH… [--files] [--json]',
  summary: 'shows how much is translated, per language and file',
  details: [
    'Counts what is to be translated: entries that the source file has and a file lacks are untranslated; so is all',
    'of a file that is not there, in a language that the settings ask for. Entries that the source file has not do not',
    'count. Where a file is filled with copies of the source text, those are untranslated, too. Of more than 40 files,',
    'those with most to do are listed, behind the sums of each language.',
    'json: one object per file and language: {file, language, role, total, translated, needsReview, untranslated, copies}.',
  ].join('\n'),
  options: {
    files: { type: 'boolean', summary: 'lists every file, however many there are' },
    json: { type: 'boolean', summary: 'one JSON object per line' },
    ...sourceLanguageOption,
  },
  async run({ operands, options }, terminal, signal) {
    const settings = sourceLanguageSettings(options);
    const projects = await openProjects(needPaths(operands, 'status'), terminal, { settings });
    const rows: StatusRow[] = [];
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
    else if (rows.length > 0) {
      const sourceLanguage = projects[0]?.workspace.settings.sourceLanguage ?? 'en';
      const { lines, notes } = statusTables(rows, { sourceLanguage, isWhole: options.files === true });
      for (const line of lines) terminal.out(line);
      for (const note of notes) terminal.say(note);
    }
    return whole ? exitCodes.clean : exitCodes.unreadable;
  },
});

const row = (file: string, { role, language, ...counts }: Omit<FileProgress, 'path'>): StatusRow => ({
  file,
  language,
  role,
  ...counts,
});
