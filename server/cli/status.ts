import { resolve } from 'node:path';
import { fileProgress } from '../translation/fileProgress.ts';
import { isLookedUp } from '../workspace/isLookedUp.ts';
import { writeAtomically } from '../workspace/writeAtomically.ts';
import { command, type ExitCode, exitCodes, UsageError } from './command.ts';
import { eachFile, openProjects, pathsOrHere, type ReadVisit, visitFiles } from './project.ts';
import { shownName, shownPath } from './shownPath.ts';
import { sourceLanguageOption, sourceLanguageSettings } from './sourceLanguage.ts';
import { type StatusRow, statusTables, totalLines } from './statusTables.ts';
import { type LanguageTotal, languageTotals, percentOf } from './statusTotals.ts';
import type { Terminal } from './terminal.ts';

/** `interline status`: how much is translated, per language and file. */
export const status = command({
  usage: '[PATH…] [--files | --totals] [--json] [--fail-under PERCENT] [--badge FILE]',
  summary: 'shows how much is translated, per language and file',
  details: [
    'PATH is a file or a folder; default is the current folder.',
    'Counts what is to be translated: entries that the source file has and a file lacks are untranslated; so is all',
    'of a file that is not there, in a language that the settings ask for. Entries that the source file has not do not',
    'count. Where a file is filled with copies of the source text, those are untranslated, too. Memories (TMX) and',
    'glossaries (TBX) count only where they are named. Of more than 40 files, those with most to do are listed, behind',
    'the sums of each language.',
    'json: one object per file and language: {file, language, role, total, translated, needsReview, untranslated, copies};',
    'with --totals one per language: {language, files, total, translated, needsReview, untranslated, copies, percent}.',
    '--fail-under ends with 1 where less than PERCENT of the texts of a language are translated.',
  ].join('\n'),
  options: {
    files: { type: 'boolean', summary: 'lists every file, however many there are' },
    totals: { type: 'boolean', summary: 'the sums of each language alone' },
    json: { type: 'boolean', summary: 'one JSON object per line' },
    'fail-under': { type: 'string', value: 'PERCENT', summary: 'ends with 1 where a language has less translated' },
    badge: {
      type: 'string',
      value: 'FILE',
      summary: 'writes a badge: a picture (.svg) or data for shields.io (.json)',
    },
    ...sourceLanguageOption,
  },
  async run({ operands, options }, terminal, signal) {
    const least = percentIn(options['fail-under']);
    const badge = options.badge === undefined ? undefined : badgeFor(options.badge);
    const settings = sourceLanguageSettings(options);
    const projects = await openProjects(pathsOrHere(operands), terminal, { settings });
    const named = projects.flatMap(({ paths }) => paths);
    const rows: StatusRow[] = [];
    let lookedUp = 0;
    const count = async (visit: ReadVisit) => {
      if (isLookedUp(visit.file, named)) lookedUp++;
      for (const { path, isAlone: _, ...progress } of await fileProgress(visit, { named }))
        rows.push(row(shownPath(path, terminal), progress));
    };
    const visits = visitFiles(projects, terminal, signal, 'Counting');
    const whole = await eachFile(visits, count, ({ path, reason }) =>
      terminal.say(`${shownName(path, terminal)}: ${reason}.`),
    );
    rows.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
    const totals = languageTotals(rows);
    if (options.totals) {
      const lines = options.json ? totals.map((total) => JSON.stringify(total)) : totalLines(totals);
      for (const line of lines) terminal.out(line);
    } else if (options.json) for (const row of rows) terminal.out(JSON.stringify(row));
    else if (rows.length > 0) {
      const sourceLanguage = projects[0]?.workspace.settings.project.sourceLanguage ?? 'en';
      const { lines, notes } = statusTables(rows, { sourceLanguage, isWhole: options.files === true });
      for (const line of lines) terminal.out(line);
      for (const note of notes) terminal.say(note);
    }
    if (rows.length === 0 && lookedUp > 0)
      terminal.say('Nothing to count: there are only memories and glossaries. A file that is named is counted.');
    if (options.badge !== undefined && badge) {
      await writeAtomically(resolve(terminal.cwd, options.badge), Buffer.from(badge(shareOf(totals))));
    }
    if (!whole) return exitCodes.unreadable;
    return least === undefined ? exitCodes.clean : verdict(totals, least, terminal);
  },
});

function percentIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (percent <= 100) return percent;
  throw new UsageError(`“--fail-under” is a number from 0 to 100, not “${text}”.`);
}

function badgeFor(file: string): (percent: number) => string {
  if (/\.svg$/i.test(file)) return badgeSvg;
  if (/\.json$/i.test(file)) return badgeJson;
  throw new UsageError(`“--badge” writes a .svg or a .json file, not “${file}”.`);
}

/** The share of all languages together, in percent. */
function shareOf(totals: readonly LanguageTotal[]): number {
  const sum = (count: 'total' | 'translated') => totals.reduce((all, one) => all + one[count], 0);
  return percentOf({ total: sum('total'), translated: sum('translated') });
}

function verdict(totals: readonly LanguageTotal[], least: number, terminal: Terminal): ExitCode {
  const under = totals.filter(({ total, translated }) => 100 * translated < least * total);
  if (under.length === 0) return exitCodes.clean;
  const names = under.map(({ language, percent }) => `${language ?? 'unknown language'} (${percent} %)`);
  terminal.say(`Less than ${least} % is translated: ${names.join(', ')}.`);
  return exitCodes.findings;
}

const row = (file: string, { role, language, ...counts }: Omit<StatusRow, 'file'>): StatusRow => ({
  file,
  language,
  role,
  ...counts,
});

/** The color of a badge from some percents on. */
const colors: readonly (readonly [from: number, color: string, name: string])[] = [
  [100, '#2e7d32', 'brightgreen'],
  [90, '#558b2f', 'green'],
  [70, '#8d6e00', 'yellow'],
  [0, '#b3541e', 'orange'],
];

const label = 'translated';

/**
 * A badge that shows how much is translated, as a picture: nothing in it is fetched from elsewhere.
 *
 * @param percent 0 to 100; shown as whole percents, rounded down.
 */
function badgeSvg(percent: number): string {
  const message = `${Math.floor(percent)} %`;
  const [, color] = colorOf(percent);
  const [left, right] = [7 * label.length + 4, 8 * message.length + 10];
  const width = left + right;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${label}: ${message}">
  <title>${label}: ${message}</title>
  <clipPath id="r"><rect width="${width}" height="20" rx="3"/></clipPath>
  <g clip-path="url(#r)">
    <rect width="${left}" height="20" fill="#444"/>
    <rect x="${left}" width="${right}" height="20" fill="${color}"/>
  </g>
  <g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
    <text x="${left / 2}" y="14">${label}</text>
    <text x="${left + right / 2}" y="14">${message}</text>
  </g>
</svg>
`;
}

/** The same as data for a badge endpoint of shields.io. */
function badgeJson(percent: number): string {
  const [, , color] = colorOf(percent);
  return `${JSON.stringify({ schemaVersion: 1, label, message: `${Math.floor(percent)}%`, color })}\n`;
}

function colorOf(percent: number): (typeof colors)[number] {
  return colors.find(([from]) => percent >= from) ?? [0, '#555', 'lightgrey'];
}
