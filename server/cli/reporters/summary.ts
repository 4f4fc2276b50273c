import { type FileProgress, shownShare } from '../../translation/fileProgress.ts';
import type { Progress } from '../../workspace/progress.ts';
import { many } from '../many.ts';
import { shownName } from '../shownPath.ts';
import { tableLines } from '../table.ts';
import type { Terminal } from '../terminal.ts';
import { turnOff } from './turnOff.ts';

/** So many languages, files and checks are listed. */
const most = { languages: 5, files: 3, checks: 10 };

/** What was found in a project. */
export interface Findings {
  /** Localization files that were checked. */
  readonly files: number;
  /** Files of source code with findings. */
  readonly codeFiles: number;
  readonly progress: readonly FileProgress[];
  /** Findings by the id of their check. */
  readonly byCheck: ReadonlyMap<string, number>;
}

/**
 * What a report begins with: the languages and how far they are, files that are compared with no other, how often each
 * check found something. At most some twenty lines.
 */
export function summaryLines(
  { files, codeFiles, progress, byCheck }: Findings,
  terminal: Pick<Terminal, 'cwd'>,
): string[] {
  return [
    ...languageLines(files, codeFiles, progress),
    ...aloneLines(aloneFiles(progress), terminal),
    '',
    ...checkLines(byCheck),
    ...turnOff(byCheck),
    '',
  ];
}

/** The files that have no source file to compare with. */
export function aloneFiles(progress: readonly FileProgress[]): readonly string[] {
  return [...new Set(progress.filter(({ isAlone }) => isAlone).map(({ path }) => path))];
}

function aloneLines(alone: readonly string[], terminal: Pick<Terminal, 'cwd'>): string[] {
  if (alone.length === 0) return [];
  const names = alone.slice(0, most.files).map((path) => shownName(path, terminal));
  const more = alone.length > names.length ? `, and ${alone.length - names.length} more` : '';
  return [`${many(alone.length, 'file')} without a source file to compare with: ${names.join(', ')}${more}`];
}

function languageLines(files: number, codeFiles: number, progress: readonly FileProgress[]): string[] {
  const sources = new Set(progress.flatMap(({ role, language }) => (role === 'source' && language) || []));
  const languages = [...byLanguage(progress)];
  const left = languages.filter(([, { total, translated }]) => translated < total);
  left.sort(([a, one], [b, other]) => one.translated / one.total - other.translated / other.total || (a < b ? -1 : 1));
  const rows = left
    .slice(0, most.languages)
    .map(([language, counts]) => [
      `  ${language}`,
      shownShare(counts),
      `${counts.translated} of ${counts.total} translated`,
    ]);
  const more = left.length - rows.length;
  const parts = [
    many(files, 'file'),
    ...(codeFiles > 0 ? [`${codeFiles} of source code with findings`] : []),
    ...(sources.size > 0 ? [`source language ${[...sources].slice(0, most.languages).join(' and ')}`] : []),
    ...(languages.length > 0 ? [many(languages.length, 'target language')] : []),
    ...(languages.length > 0 ? [`${languages.length - left.length || 'none'} complete`] : []),
  ];
  return [
    `${parts.join(', ')}${rows.length > 0 ? ':' : '.'}`,
    ...tableLines(rows, [1, 2]),
    ...(more > 0 ? [`  and ${more} more; interline status shows all`] : []),
  ];
}

/** The sums of each target language; files that are compared with no other have none. */
function byLanguage(progress: readonly FileProgress[]): ReadonlyMap<string, Pick<Progress, 'total' | 'translated'>> {
  const sums = new Map<string, { total: number; translated: number }>();
  for (const { role, language, total, translated } of progress) {
    if (role === 'source' || role === 'single' || total === 0) continue;
    const sum = sums.get(language ?? '?') ?? { total: 0, translated: 0 };
    sum.total += total;
    sum.translated += translated;
    sums.set(language ?? '?', sum);
  }
  return sums;
}

/** The checks that found most; more than a few stand in two columns. */
function checkLines(byCheck: ReadonlyMap<string, number>): string[] {
  const ranked = [...byCheck].sort(([, a], [, b]) => b - a).slice(0, most.checks);
  const cells = ranked.map(([check, count]) => [`  ${count}`, check]);
  const height = cells.length > most.checks / 2 ? Math.ceil(cells.length / 2) : cells.length;
  const rows = cells.slice(0, height).map((cell, i) => [...cell, ...(cells[height + i] ?? [])]);
  const shown = byCheck.size > ranked.length ? `, the first ${ranked.length} of ${byCheck.size}` : '';
  return [`Findings by check${shown}:`, ...tableLines(rows, [0, 2])];
}
