import type { Catalog } from '../../shared/catalog/catalog.ts';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import type { Check, Finding } from '../../shared/checks/check.ts';
import { type CheckOptions, checkSegment, runChecks } from '../../shared/checks/runChecks.ts';
import type { ProjectSettings } from '../../shared/settings.ts';
import type { TermIndex } from '../../shared/terms/termIndex.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import { blockDifference, textDifference } from './catalogDifference.ts';

/** What checks know beside the file: what it refers to, the file of the source language, the words of languages. */
export type Surroundings = Pick<CheckOptions, 'files' | 'reference' | 'spelling'>;

/** A file with its findings, in a form from which the next state of the file is checked faster. */
export interface CheckedFile {
  readonly file: LocalizationFile;
  readonly terms: TermIndex;
  readonly around: Surroundings;
  readonly settings: ProjectSettings;
  readonly checks: readonly Check[];
  /** Every finding, ordered by place. */
  readonly findings: readonly Finding[];
  /** What the checks of single segments found, by the index of the segment; absent where they found nothing. */
  readonly bySegment: ReadonlyMap<number, readonly Finding[]>;
  /** What the checks found that compare segments. */
  readonly wideFindings: readonly Finding[];
  /** How often each source text stands in the file. */
  readonly sources: ReadonlyMap<string, number>;
}

/** The ids of checks, by how they are run again. */
interface CheckIds {
  /**
   * Checks whose findings about one segment depend on others. They run over the whole file, and only when something
   * that they look at changed.
   */
  readonly wide: ReadonlySet<string>;
  readonly local: ReadonlySet<string>;
  /** Checks that look at more than segments: they run every time. */
  readonly text: ReadonlySet<string>;
}

const knownIds = new WeakMap<readonly Check[], CheckIds>();

function idsOf(checks: readonly Check[]): CheckIds {
  const known = knownIds.get(checks);
  if (known) return known;
  const readsText = (check: Check) => check.scope === 'file' && check.readsText === true;
  const isWide = (check: Check) =>
    (check.scope === 'file' && !check.readsText) || (check.scope === 'segment' && check.comparesSegments === true);
  const made = {
    wide: new Set(checks.filter(isWide).map(({ id }) => id)),
    local: new Set(checks.filter((check) => !isWide(check) && !readsText(check)).map(({ id }) => id)),
    text: new Set(checks.filter(readsText).map(({ id }) => id)),
  };
  knownIds.set(checks, made);
  return made;
}

/**
 * The findings of every check that the settings allow. A segment whose raw text and source are what they were keeps
 * its findings, moved to where it stands now.
 *
 * @param checks every check that may run for the file.
 * @param last the file as it was checked before, with the same settings, checks and terms; anything else is not used.
 */
export function checkAgain(
  file: LocalizationFile,
  terms: TermIndex,
  settings: ProjectSettings,
  checks: readonly Check[],
  last?: CheckedFile,
  around: Surroundings = {},
): CheckedFile {
  const { catalog } = file;
  const { wide, local, text } = idsOf(checks);
  const options = { ...optionsOf({ file, terms, settings, checks, around }), only: local };
  const usable =
    last &&
    last.terms === terms &&
    last.settings === settings &&
    last.checks === checks &&
    last.around.reference === around.reference &&
    comparable(last.file, file);
  const again = usable ? recheck(catalog, last, options) : undefined;
  const bySegment = again?.bySegment ?? groupBySegment(catalog, runChecks(catalog, options));
  const wideFindings = again?.wideFindings ?? runChecks(catalog, { ...options, only: wide });
  const sources = again?.sources ?? countSources(catalog);
  const ofText = runChecks(catalog, { ...options, only: text });
  const findings = byPlace([...bySegment.values(), wideFindings, ofText].flat());
  return { file, terms, around, settings, checks, findings, bySegment, wideFindings, sources };
}

/**
 * The file with the findings of one check of single segments made anew: what it knows has changed, and not the file.
 */
export function withCheck(checked: CheckedFile, id: string): CheckedFile {
  const { file } = checked;
  const found = runChecks(file.catalog, { ...optionsOf(checked), only: new Set([id]) });
  const isOther = ({ check }: Finding) => check !== id;
  const bySegment = new Map<number, readonly Finding[]>();
  for (const [index, findings] of checked.bySegment) {
    const others = findings.filter(isOther);
    if (others.length > 0) bySegment.set(index, others);
  }
  for (const [index, findings] of groupBySegment(file.catalog, found)) {
    bySegment.set(index, [...(bySegment.get(index) ?? []), ...findings]);
  }
  return { ...checked, bySegment, findings: byPlace([...checked.findings.filter(isOther), ...found]) };
}

function optionsOf({
  file,
  terms,
  settings,
  checks,
  around,
}: Pick<CheckedFile, 'file' | 'terms' | 'settings' | 'checks' | 'around'>): CheckOptions {
  const languages = { source: file.sourceLanguage, target: file.targetLanguage ?? file.sourceLanguage };
  return { languages, settings, terms, format: file.format, checks, ...around };
}

function byPlace(findings: Finding[]): Finding[] {
  return findings.sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
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
    pushTo(grouped, index, finding);
  }
  return grouped;
}

type Rechecked = Pick<CheckedFile, 'bySegment' | 'sources'> & Partial<Pick<CheckedFile, 'wideFindings'>>;

function recheck(catalog: Catalog, last: CheckedFile, options: CheckOptions): Rechecked {
  const before = last.file.catalog;
  const difference = blockDifference(before, catalog) ?? textDifference(before, catalog);
  const bySegment = new Map<number, readonly Finding[]>();
  for (const [oldIndex, findings] of last.bySegment) {
    const kept = difference.keptAt(oldIndex);
    if (!kept) continue;
    bySegment.set(kept.index, kept.by === 0 ? findings : findings.map((finding) => move(finding, kept.by)));
  }
  const { changed } = difference;
  for (const { index, segment } of changed) {
    const findings = checkSegment(catalog, segment, options);
    if (findings.length > 0) bySegment.set(index, findings);
  }
  const { sources } = last;
  if (difference.added !== 0 || !changed.every(({ old, segment }) => leavesOthers(old, segment, sources))) {
    return { bySegment, sources: countSources(catalog) };
  }
  if (!sameProblems(before, catalog)) return { bySegment, sources };
  const shift = catalog.text.length - before.text.length;
  const { start, end } = difference.range;
  const wideFindings = last.wideFindings.map((finding) =>
    finding.range.start >= end && shift !== 0 ? move(finding, shift) : finding,
  );
  // A finding that reaches into the edit cannot be moved.
  const torn = last.wideFindings.some(({ range }) => range.end > start && range.start < end);
  return torn ? { bySegment, sources } : { bySegment, sources, wideFindings };
}

/** An ICU message with forms, which are counted over the whole file. */
const forms = /,\s*(?:plural|selectordinal|select)\b/;

/** Whether a change of a segment is nothing to the checks that compare segments. */
function leavesOthers(old: Segment | undefined, segment: Segment, sources: ReadonlyMap<string, number>): boolean {
  return (
    old !== undefined &&
    old.id === segment.id &&
    old.source?.value === segment.source?.value &&
    (sources.get(segment.source?.value ?? '') ?? 0) < 2 &&
    !segment.plural &&
    !forms.test(segment.target?.value ?? '') &&
    !forms.test(old.target?.value ?? '') &&
    old.translatable === segment.translatable &&
    old.obsolete === segment.obsolete &&
    old.timing?.start === segment.timing?.start &&
    old.timing?.end === segment.timing?.end
  );
}

function sameProblems({ problems: a }: Catalog, { problems: b }: Catalog): boolean {
  const length = ({ start, end }: Finding['range']) => end - start;
  return (
    a.length === b.length &&
    a.every((problem, i) => {
      const other = b[i];
      if (!other || problem.id !== other.id || problem.message !== other.message) return false;
      return length(problem.range) === length(other.range);
    })
  );
}

/** How often each source text stands in the file. */
function countSources(catalog: Catalog): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { source } of catalog.segments) {
    if (source) counts.set(source.value, (counts.get(source.value) ?? 0) + 1);
  }
  return counts;
}

function move(finding: Finding, by: number): Finding {
  return { ...finding, range: { start: finding.range.start + by, end: finding.range.end + by } };
}
