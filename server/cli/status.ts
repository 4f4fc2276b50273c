import { pushAll } from '../../shared/catalog/pushAll.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { lackingCount } from '../../shared/formats/lackingEntries.ts';
import { eachSegment } from '../../shared/formats/lazyCatalog.ts';
import { inLanguage } from '../translation/targets.ts';
import type { AbsentFile, LocalizationFile } from '../workspace/workspace.ts';
import { command, exitCodes } from './command.ts';
import { needPaths, openProjects, visitFiles } from './project.ts';
import { shownPath } from './shownPath.ts';
import { sourceLanguageOption, sourceLanguageSettings } from './sourceLanguage.ts';
import { tableLines } from './table.ts';
import type { Terminal } from './terminal.ts';

/** How far one file is in one language. */
interface Progress {
  readonly file: string;
  readonly language: string | null;
  readonly role: LocalizationFile['role'] | 'absent';
  readonly total: number;
  readonly translated: number;
  readonly needsReview: number;
  readonly untranslated: number;
}

/** `interline status`: how much is translated, per file and language. */
export const status = command({
  usage: 'PATH… [--json]',
  summary: 'shows how much is translated, per file and language',
  details: [
    'Counts what is to be translated: entries that the source file has and a file has not are untranslated; so is all',
    'of a file that is not there, in a language that the settings ask for. Entries that the source file has not do not',
    'count.',
    'json: one object per file and language: {file, language, role, total, translated, needsReview, untranslated}.',
  ].join('\n'),
  options: {
    json: { type: 'boolean', summary: 'one JSON object per line' },
    ...sourceLanguageOption,
  },
  async run({ operands, options }, terminal, signal) {
    const settings = sourceLanguageSettings(options);
    const projects = await openProjects(needPaths(operands, 'status'), terminal, { settings });
    const rows: Progress[] = [];
    let unreadable = false;
    for await (const visit of visitFiles(projects, terminal, signal, 'Counting')) {
      if ('error' in visit) {
        unreadable = true;
        terminal.say(`${shownPath(visit.path, terminal)}: ${visit.error.reason}.`);
        continue;
      }
      const { file, workspace } = visit;
      const whole = workspace.settings.targetLanguages.reduce(inLanguage, file);
      pushAll(rows, progressOf(shownPath(file.path, terminal), whole));
      if (file.role !== 'source' || workspace.settings.targetLanguages.length === 0) continue;
      for (const target of await workspace.targetsOf(file)) {
        if (!('catalog' in target)) rows.push(absentProgress(target, file, terminal));
      }
    }
    rows.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
    if (options.json) for (const row of rows) terminal.out(JSON.stringify(row));
    else if (rows.length > 0) printTable(rows, terminal);
    return unreadable ? exitCodes.unreadable : exitCodes.clean;
  },
});

function progressOf(name: string, file: LocalizationFile): Progress[] {
  const { catalog, role } = file;
  const counts = new Map<
    string | null,
    { total: number; translated: number; needsReview: number; untranslated: number }
  >();
  const countFor = (language: string | null) => {
    const count = counts.get(language) ?? { total: 0, translated: 0, needsReview: 0, untranslated: 0 };
    counts.set(language, count);
    return count;
  };
  for (const segment of eachSegment(catalog)) {
    if (!isWork(segment) || catalog.pair?.extra.has(segment.id)) continue;
    const count = countFor(segment.targetLanguage ?? file.targetLanguage ?? null);
    count.total++;
    if (catalog.isSource && catalog.kind === 'monolingual') count.translated++;
    else if (segment.state === 'untranslated') count.untranslated++;
    else if (segment.state === 'needs-review') count.needsReview++;
    else count.translated++;
  }
  const own = file.targetLanguage ?? null;
  const lacking = lackingCount(catalog, own ?? '');
  if (lacking > 0) {
    const count = countFor(own);
    count.total += lacking;
    count.untranslated += lacking;
  }
  if (counts.size === 0) countFor(own);
  return [...counts].map(([language, count]) => ({ file: name, language, role, ...count }));
}

const isWork = (segment: Segment): boolean => segment.translatable && !segment.obsolete;

function absentProgress(target: AbsentFile, source: LocalizationFile, terminal: Terminal): Progress {
  let total = 0;
  for (const segment of eachSegment(source.catalog)) if (isWork(segment)) total++;
  return {
    file: shownPath(target.path, terminal),
    language: target.targetLanguage,
    role: 'absent',
    total,
    translated: 0,
    needsReview: 0,
    untranslated: total,
  };
}

function printTable(rows: readonly Progress[], terminal: Terminal): void {
  const header = ['file', 'language', 'total', 'translated', 'needs review', 'untranslated', 'done'];
  const body = rows.map((row) => [
    row.role === 'absent' ? `${row.file} (not there)` : row.file,
    `${row.language ?? '?'}${row.role === 'source' ? ' (source)' : ''}`,
    String(row.total),
    String(row.translated),
    String(row.needsReview),
    String(row.untranslated),
    row.total === 0 ? '–' : `${Math.floor((100 * row.translated) / row.total)} %`,
  ]);
  for (const line of tableLines([header, ...body], [2, 3, 4, 5, 6])) terminal.out(line);
}
