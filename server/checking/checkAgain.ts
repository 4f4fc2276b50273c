import type { Catalog } from '../../shared/catalog/catalog.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { segmentList } from '../../shared/catalog/segmentList.ts';
import type { TextRange } from '../../shared/catalog/textRange.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import { sameLocales } from '../../shared/checks/contract/otherLocales.ts';
import type { CheckOptions } from '../../shared/checks/run/checkRun.ts';
import { checkSegments, runChecks } from '../../shared/checks/run/runChecks.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import { type CatalogDifference, catalogDifference } from './catalogDifference.ts';
import { type CheckIds, checkIds } from './checkIds.ts';
import { dependentSegments } from './dependentSegments.ts';
import { aroundPart, type FindingBlock, findingBlocks, findingsOf, withoutFindings } from './findingBlocks.ts';
import { type LookUps, sameButLocales } from './lookUps.ts';
import { editedPlaces, placesOf, type SourcePlaces, sourcePlaces } from './sourcePlaces.ts';
import { comparable, leavesOthers, sameErrors, sameMissing } from './unaffected.ts';

/** A file with its findings, in a form from which the next state of the file is checked faster. */
export interface CheckedFile {
  readonly file: LocalizationFile;
  readonly lookUps: LookedUp;
  /** The checks that may run for it, by how they are run again. */
  readonly ids: CheckIds;
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

/** What the checks of a file looked up. */
export type LookedUp = Pick<LookUps, 'options' | 'terms' | 'locales'>;

/**
 * The findings of every check that may run for a file. A segment whose raw text and source are what they were keeps its
 * findings, moved to where it stands now.
 *
 * @param last the file as it was checked before; what was looked up for it and is not the same any more is not used.
 */
export function checkAgain(file: LocalizationFile, lookUps: LookedUp, last?: CheckedFile): CheckedFile {
  const { catalog } = file;
  const { options } = lookUps;
  const isUsable = last && sameButLocales(last.lookUps, lookUps) && comparable(last.file, file);
  const ids = isUsable ? last.ids : checkIds(options.checks ?? []);
  const again = isUsable ? recheck(catalog, last, { ...options, only: ids.local }) : undefined;
  const local = again && sameLocales(last?.lookUps.locales, lookUps.locales) ? again.local : undefined;
  const blocks = (only: ReadonlySet<string>, part?: CheckOptions['part']) =>
    findingBlocks(runChecks(catalog, { ...options, only, ...(part ? { part } : {}) }));
  return {
    file,
    lookUps,
    ids,
    local: local ?? blocks(ids.local, 'segments'),
    bySource: again?.bySource ?? blocks(ids.bySource),
    wide: again?.wide ?? blocks(ids.wide, 'file'),
    ofText: blocks(ids.text, 'file'),
    sources: again?.sources ?? sourcePlaces(catalog),
  };
}

/** Everything that was found, in blocks that need not be in the order of the text. */
export function foundBlocks({ local, bySource, wide, ofText }: CheckedFile): readonly FindingBlock[] {
  return [...local, ...bySource, ...wide, ...ofText];
}

/** The file with some checks of single segments run again: what they look up has changed, and not the file. */
export function withChecks(checked: CheckedFile, only: ReadonlySet<string>): CheckedFile {
  const results = runChecks(checked.file.catalog, { ...checked.lookUps.options, only });
  const others = findingsOf(checked.local).filter(({ check }) => !only.has(check));
  return { ...checked, local: findingBlocks([...others, ...results]) };
}

type Rechecked = Pick<CheckedFile, 'local'> & Partial<Pick<CheckedFile, 'bySource' | 'wide' | 'sources'>>;

function recheck(catalog: Catalog, last: CheckedFile, options: CheckOptions): Rechecked {
  const before = last.file.catalog;
  if (before === catalog) return last;
  const difference = catalogDifference(before, catalog);
  const { replaced, current, first, edit, shift } = difference;
  const local = recheckEach(catalog, last, options, difference);
  if (!leavesOthers(difference, last)) return { local };
  const isNew = ({ source }: Segment, i: number) => source?.value !== replaced[i]?.source?.value;
  const sources = current.some(isNew) ? editedPlaces(last.sources, catalog, current, first) : last.sources;
  const bySource = recheckAlike(catalog, last, options, difference, sources);
  // What they find is what they found, also about the segment that was edited. A finding that reaches the edit cannot be
  // moved: it may have grown.
  const reaches = (_: Finding, { start, end }: TextRange) => start <= edit.end && end >= edit.start;
  const wide = aroundPart(last.wide, { range: edit, shift, concerns: reaches });
  const isLeft = !wide.torn && sameErrors(before, catalog, difference) && sameMissing(before, catalog);
  return { local, sources, bySource, ...(isLeft ? { wide: [...wide.before, ...wide.behind] } : {}) };
}

/** What is found in the changed segments by themselves; all else is as it was. */
function recheckEach(
  catalog: Catalog,
  { local, ids: { inSegment } }: CheckedFile,
  options: CheckOptions,
  difference: CatalogDifference,
): readonly FindingBlock[] {
  const { replaced, current, range, shift, edit } = difference;
  const beside = dependentSegments(catalog, difference);
  // What is found in an entry may stand where another one is: what it declares its placeholders with.
  const others = without(local, [...replaced, ...beside]);
  const kept = aroundPart(others, { range, shift, concerns: () => false });
  const fresh = findingBlocks(checkSegments(catalog, [...current, ...beside], options));
  const blocks = [...kept.before, ...fresh, ...kept.behind];
  const isInside = replaced.some((old) => old.range.start <= edit.start && edit.end <= old.range.end);
  const isEdited = edit.start < edit.end || shift !== 0;
  if (isInside || !isEdited || inSegment.size === 0) return blocks;
  // The edit stands between the entries: it may be what one of them declares.
  const entries = findingBlocks(runChecks(catalog, { ...options, only: inSegment, part: 'segments' }));
  return [...blocks.flatMap((block) => withoutFindings(block, ({ check }) => inSegment.has(check))), ...entries];
}

/** What is found in the segments that have the source text of a changed one, now or before; all else is as it was. */
function recheckAlike(
  catalog: Catalog,
  { bySource, sources: before, ids }: CheckedFile,
  options: CheckOptions,
  { replaced, current, range, shift }: CatalogDifference,
  now: SourcePlaces,
): readonly FindingBlock[] {
  const texts = new Set([...replaced, ...current].map(({ source }) => source?.value));
  const places = new Set([...texts].flatMap((text) => [...placesOf(text, before), ...placesOf(text, now)]));
  const alike = [...places].sort((a, b) => a - b).flatMap((place) => catalog.segments.at(place) ?? []);
  const kept = aroundPart(without(bySource, alike), { range, shift, concerns: amongst(alike) });
  const fresh = alike.length > 1 ? compared(catalog, alike, options, ids.bySource) : [];
  return [...kept.before, ...findingBlocks(fresh), ...kept.behind];
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
