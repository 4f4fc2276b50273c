import type { Catalog } from '../../shared/catalog/catalog.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { segmentList } from '../../shared/catalog/segmentList.ts';
import type { TextRange } from '../../shared/catalog/textRange.ts';
import type { Check, Finding } from '../../shared/checks/contract/check.ts';
import { formsOf } from '../../shared/checks/plurals/pluralForms.ts';
import type { CheckOptions } from '../../shared/checks/run/checkRun.ts';
import { checkSegment, runChecks } from '../../shared/checks/run/runChecks.ts';
import type { ProjectSettings } from '../../shared/settings.ts';
import type { TermIndex } from '../../shared/terms/termIndex.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import { blockDifference, type CatalogDifference, textDifference } from './catalogDifference.ts';
import { checkIds } from './checkIds.ts';
import { aroundPart, type FindingBlock, findingBlocks, findingsOf, withoutFindings } from './findingBlocks.ts';
import { editedPlaces, placesOf, type SourcePlaces, sourcePlaces } from './sourcePlaces.ts';
import { comparable, leavesOthers, sameMissing, sameProblems } from './unaffected.ts';

/** What checks know beside the file: what it refers to, the files of other languages, the words of languages. */
export type Surroundings = Pick<CheckOptions, 'files' | 'reference' | 'locales' | 'spelling' | 'furtherTerms'>;

/** A file with its findings, in a form from which the next state of the file is checked faster. */
export interface CheckedFile {
  readonly file: LocalizationFile;
  readonly terms: TermIndex;
  readonly around: Surroundings;
  readonly settings: ProjectSettings;
  readonly checks: readonly Check[];
  /** What the checks of single segments found. */
  readonly local: readonly FindingBlock[];
  /** What the checks found that compare segments of one source text. */
  readonly bySource: readonly FindingBlock[];
  /** What the other checks found that compare segments. */
  readonly wide: readonly FindingBlock[];
  /** What the checks found that look at more than segments. */
  readonly ofText: readonly FindingBlock[];
  readonly sources: SourcePlaces;
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
  const { wide, bySource, local, text } = checkIds(checks);
  const options = { ...optionsOf({ file, terms, settings, checks, around }), only: local };
  const usable =
    last &&
    last.terms === terms &&
    last.settings === settings &&
    last.checks === checks &&
    last.around.reference === around.reference &&
    last.around.locales === around.locales &&
    last.around.furtherTerms === around.furtherTerms &&
    comparable(last.file, file);
  const again = usable ? recheck(catalog, last, options) : undefined;
  return {
    file,
    terms,
    around,
    settings,
    checks,
    local: again?.local ?? findingBlocks(runChecks(catalog, { ...options, part: 'segments' })),
    bySource: again?.bySource ?? findingBlocks(runChecks(catalog, { ...options, only: bySource })),
    wide: again?.wide ?? findingBlocks(runChecks(catalog, { ...options, only: wide, part: 'file' })),
    ofText: findingBlocks(runChecks(catalog, { ...options, only: text, part: 'file' })),
    sources: again?.sources ?? sourcePlaces(catalog),
  };
}

/** Everything that was found, in blocks that need not be in the order of the text. */
export function foundBlocks({ local, bySource, wide, ofText }: CheckedFile): readonly FindingBlock[] {
  return [...local, ...bySource, ...wide, ...ofText];
}

/**
 * The file with the findings of one check of single segments made anew: what it knows has changed, and not the file.
 */
export function withCheck(checked: CheckedFile, id: string): CheckedFile {
  const found = runChecks(checked.file.catalog, { ...optionsOf(checked), only: new Set([id]) });
  const others = findingsOf(checked.local).filter(({ check }) => check !== id);
  return { ...checked, local: findingBlocks([...others, ...found]) };
}

/** The file with the findings of all checks of single segments made anew, as {@link withCheck}. */
export function withLocal(checked: CheckedFile): CheckedFile {
  const { local } = checkIds(checked.checks);
  const found = runChecks(checked.file.catalog, { ...optionsOf(checked), only: local, part: 'segments' });
  return { ...checked, local: findingBlocks(found) };
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

type Rechecked = Pick<CheckedFile, 'local'> & Partial<Pick<CheckedFile, 'bySource' | 'wide' | 'sources'>>;

function recheck(catalog: Catalog, last: CheckedFile, options: CheckOptions): Rechecked {
  const before = last.file.catalog;
  const difference = blockDifference(before, catalog) ?? textDifference(before, catalog);
  const { gone, come, first, edit, by } = difference;
  const local = recheckEach(catalog, last, options, difference);
  if (!leavesOthers(difference, last)) return { local };
  const isNew = ({ source }: Segment, i: number) => source?.value !== gone[i]?.source?.value;
  const sources = come.some(isNew) ? editedPlaces(last.sources, catalog, come, first) : last.sources;
  const bySource = recheckAlike(catalog, last, options, difference, sources);
  // What they find is what they found, also about the segment that was edited. A finding that reaches the edit cannot be
  // moved: it may have grown.
  const reaches = (_: Finding, { start, end }: TextRange) => start <= edit.end && end >= edit.start;
  const wide = aroundPart(last.wide, { range: edit, by, concerns: reaches });
  const isLeft = !wide.torn && sameProblems(before, catalog, difference) && sameMissing(before, catalog);
  return { local, sources, bySource, ...(isLeft ? { wide: [...wide.before, ...wide.behind] } : {}) };
}

/** What is found in the changed segments by themselves; all else is as it was. */
function recheckEach(
  catalog: Catalog,
  { local, checks }: CheckedFile,
  options: CheckOptions,
  { gone, come, range, by, edit }: CatalogDifference,
): readonly FindingBlock[] {
  const beside = formsBeside(catalog, gone, come);
  // What is found in an entry may stand where another one is: what it declares its placeholders with.
  const others = without(local, [...gone, ...beside]);
  const kept = aroundPart(others, { range, by, concerns: () => false });
  const found = findingBlocks([...come, ...beside].flatMap((segment) => checkSegment(catalog, segment, options)));
  const blocks = [...kept.before, ...found, ...kept.behind];
  const isInside = gone.some((old) => old.range.start <= edit.start && edit.end <= old.range.end);
  const ids = checkIds(checks).inSegment;
  const isEdited = edit.start < edit.end || by !== 0;
  if (isInside || !isEdited || ids.size === 0) return blocks;
  // The edit stands between the entries: it may be what one of them declares.
  const entries = findingBlocks(runChecks(catalog, { ...options, only: ids, part: 'segments' }));
  return [...blocks.flatMap((block) => withoutFindings(block, ({ check }) => ids.has(check))), ...entries];
}

/** The other forms of plurals some sources of which changed: a form may have the placeholders of any of them. */
function formsBeside(catalog: Catalog, gone: readonly Segment[], come: readonly Segment[]): readonly Segment[] {
  if (catalog.isSource) return [];
  const old = new Map(gone.map((segment) => [segment.id, segment]));
  const now = new Map(come.map((segment) => [segment.id, segment]));
  const isChanged = ({ id, plural }: Segment) => plural && old.get(id)?.source?.value !== now.get(id)?.source?.value;
  const changed = [...gone, ...come].filter(isChanged);
  const forms = changed
    .flatMap((segment) => formsOf(segment, catalog))
    .filter(({ id }) => !old.has(id) && !now.has(id));
  return [...new Map(forms.map((form) => [form.id, form])).values()];
}

/** What is found in the segments that have the source text of a changed one, now or before; all else is as it was. */
function recheckAlike(
  catalog: Catalog,
  { bySource, sources: before, checks }: CheckedFile,
  options: CheckOptions,
  { gone, come, range, by }: CatalogDifference,
  now: SourcePlaces,
): readonly FindingBlock[] {
  const texts = new Set([...gone, ...come].map(({ source }) => source?.value));
  const places = new Set([...texts].flatMap((text) => [...placesOf(text, before), ...placesOf(text, now)]));
  const alike = [...places].sort((a, b) => a - b).flatMap((place) => catalog.segments.at(place) ?? []);
  const kept = aroundPart(without(bySource, alike), { range, by, concerns: amongst(alike) });
  const found = alike.length > 1 ? compared(catalog, alike, options, checkIds(checks).bySource) : [];
  return [...kept.before, ...findingBlocks(found), ...kept.behind];
}

/** What some checks find among a few segments of a file. */
function compared(
  catalog: Catalog,
  segments: readonly Segment[],
  options: CheckOptions,
  only: ReadonlySet<string>,
): readonly Finding[] {
  return runChecks({ ...catalog, segments: segmentList(segments) }, { ...options, only });
}

/** Whether a finding is about one of some segments. */
function amongst(segments: readonly Segment[]): (finding: Finding) => boolean {
  const ids = new Set(segments.map(({ id }) => id));
  return ({ segment }) => segment !== undefined && ids.has(segment);
}

/** Findings without those about some segments. */
function without(blocks: readonly FindingBlock[], segments: readonly Segment[]): readonly FindingBlock[] {
  if (segments.length === 0) return blocks;
  const concerns = amongst(segments);
  return blocks.flatMap((block) => withoutFindings(block, concerns));
}
