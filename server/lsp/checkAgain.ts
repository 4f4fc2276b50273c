import type { Catalog } from '../../shared/catalog/catalog.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import type { Finding } from '../../shared/checks/check.ts';
import { checks } from '../../shared/checks/checks.ts';
import { type CheckOptions, checkSegment, runChecks } from '../../shared/checks/runChecks.ts';
import type { ProjectSettings } from '../../shared/settings.ts';
import type { TermIndex } from '../../shared/terms/termIndex.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import { commonEnds } from './commonEnds.ts';

/** A file with its findings, in a form from which the next state of the file is checked faster. */
export interface CheckedFile {
  readonly file: LocalizationFile;
  readonly terms: TermIndex;
  readonly settings: ProjectSettings;
  /** Every finding, ordered by place. */
  readonly findings: readonly Finding[];
  /** What the checks of single segments found, by the index of the segment; absent where they found nothing. */
  readonly bySegment: ReadonlyMap<number, readonly Finding[]>;
}

/** Checks that see the file as a whole run every time; they look at each segment once and briefly. */
const fileChecks = new Set(checks.filter((check) => check.scope === 'file').map((check) => check.id));
const segmentChecks = new Set(checks.filter((check) => check.scope === 'segment').map((check) => check.id));

/**
 * The findings of every check that the settings allow. A segment whose raw text and source are what they were keeps
 * its findings, moved to where it stands now.
 *
 * @param last the file as it was checked before, with the same settings and terms; anything else is not used.
 */
export function checkAgain(
  file: LocalizationFile,
  terms: TermIndex,
  settings: ProjectSettings,
  last?: CheckedFile,
): CheckedFile {
  const { catalog } = file;
  const options: CheckOptions = {
    languages: { source: file.sourceLanguage, target: file.targetLanguage ?? file.sourceLanguage },
    settings,
    terms,
    format: file.format,
  };
  const usable = last && last.terms === terms && last.settings === settings && comparable(last.file, file);
  const bySegment = usable
    ? recheck(catalog, last.file.catalog, last.bySegment, options)
    : groupBySegment(catalog, runChecks(catalog, { ...options, only: segmentChecks }));
  const findings = [...bySegment.values()].flat();
  findings.push(...runChecks(catalog, { ...options, only: fileChecks }));
  findings.sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
  return { file, terms, settings, findings, bySegment };
}

/** What lies outside the segments and yet decides what is found in them. */
function comparable(before: LocalizationFile, after: LocalizationFile): boolean {
  const was = before.catalog;
  const is = after.catalog;
  return (
    before.format === after.format &&
    before.role === after.role &&
    before.sourceLanguage === after.sourceLanguage &&
    before.targetLanguage === after.targetLanguage &&
    was.dialect === is.dialect &&
    was.isSource === is.isSource &&
    was.sourceLanguage === is.sourceLanguage &&
    was.targetLanguage === is.targetLanguage &&
    was.pair?.source === is.pair?.source &&
    was.syntaxes.join() === is.syntaxes.join()
  );
}

function groupBySegment(catalog: Catalog, findings: readonly Finding[]): Map<number, Finding[]> {
  const indexes = new Map(catalog.segments.map((segment, index) => [segment.id, index]));
  const grouped = new Map<number, Finding[]>();
  for (const finding of findings) {
    const index = indexes.get(finding.segment ?? '') ?? -1;
    const list = grouped.get(index);
    if (list) list.push(finding);
    else grouped.set(index, [finding]);
  }
  return grouped;
}

function recheck(
  catalog: Catalog,
  before: Catalog,
  known: ReadonlyMap<number, readonly Finding[]>,
  options: CheckOptions,
): Map<number, readonly Finding[]> {
  const ends = commonEnds(before.text, catalog.text);
  const shift = catalog.text.length - before.text.length;
  const suffixStart = before.text.length - ends.suffix;
  const added = catalog.segments.length - before.segments.length;
  const result = new Map<number, readonly Finding[]>();
  catalog.segments.forEach((segment, index) => {
    // Before the edit segments have the index they had, behind it they are counted from the end.
    const atStart = segment.range.end <= ends.prefix;
    const oldIndex = atStart ? index : index - added;
    const old = before.segments[oldIndex] ?? before.segments[index];
    const moved = atStart ? 0 : old && old.range.start >= suffixStart ? shift : undefined;
    if (old && moved !== undefined && old.range.start + moved === segment.range.start && alike(old, segment)) {
      const findings = known.get(oldIndex);
      if (findings) result.set(index, moved === 0 ? findings : findings.map((finding) => move(finding, moved)));
      return;
    }
    const findings = checkSegment(catalog, segment, options);
    if (findings.length > 0) result.set(index, findings);
  });
  return result;
}

/** For segments whose raw text is the same: what the rest of the file may have changed about them. */
function alike(a: Segment, b: Segment): boolean {
  return (
    a.id === b.id &&
    a.range.end - a.range.start === b.range.end - b.range.start &&
    a.state === b.state &&
    a.translatable === b.translatable &&
    a.obsolete === b.obsolete &&
    a.source?.value === b.source?.value &&
    a.target?.value === b.target?.value &&
    a.sourceLanguage === b.sourceLanguage &&
    a.targetLanguage === b.targetLanguage &&
    a.ignored.length === b.ignored.length &&
    a.plural?.group === b.plural?.group
  );
}

function move(finding: Finding, by: number): Finding {
  return { ...finding, range: { start: finding.range.start + by, end: finding.range.end + by } };
}
