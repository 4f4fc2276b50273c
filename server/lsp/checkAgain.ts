import type { Catalog } from '../../shared/catalog/catalog.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import type { Check, Finding } from '../../shared/checks/check.ts';
import { checkSeverities, severityOf } from '../../shared/checks/checkSeverities.ts';
import { type CheckOptions, checkSegment, runChecks } from '../../shared/checks/runChecks.ts';
import { segmentsAt } from '../../shared/formats/segmentBlocks.ts';
import type { ProjectSettings } from '../../shared/settings.ts';
import type { TermIndex } from '../../shared/terms/termIndex.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import { blockDifference, type CatalogDifference, textDifference } from './catalogDifference.ts';
import { aroundPart, type FindingBlock, findingBlocks, findingsOf, withoutFindings } from './findingBlocks.ts';

/** What checks know beside the file: what it refers to, the file of the source language, the words of languages. */
export type Surroundings = Pick<CheckOptions, 'files' | 'reference' | 'spelling' | 'furtherTerms'>;

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
  readonly sources: Sources;
}

/** Where each source text stands: the place of its segment among those of the file, or their places. */
type Sources = ReadonlyMap<string, number | readonly number[]>;

/** The ids of checks, by how they are run again. */
interface CheckIds {
  /**
   * Checks whose findings about one segment depend on others. They run over the whole file, and only when something
   * that they look at changed.
   */
  readonly wide: ReadonlySet<string>;
  /** Those of them that depend on the segments with the same source text alone. */
  readonly bySource: ReadonlySet<string>;
  /** Those that depend on the segments with the same target. */
  readonly byTarget: readonly Check[];
  readonly local: ReadonlySet<string>;
  /** Checks that look at more than segments: they run every time. */
  readonly text: ReadonlySet<string>;
}

const knownIds = new WeakMap<readonly Check[], CheckIds>();

function idsOf(checks: readonly Check[]): CheckIds {
  const known = knownIds.get(checks);
  if (known) return known;
  const readsText = (check: Check) => check.scope === 'file' && check.readsText === true;
  const compared = (check: Check) => (check.scope === 'segment' ? check.comparesSegments : undefined);
  const isWide = (check: Check) => (check.scope === 'file' ? !check.readsText : compared(check) !== undefined);
  const idsOfAll = (are: (check: Check) => boolean) => new Set(checks.filter(are).map(({ id }) => id));
  const made = {
    wide: idsOfAll((check) => isWide(check) && compared(check) !== 'source'),
    bySource: idsOfAll((check) => compared(check) === 'source'),
    byTarget: checks.filter((check) => compared(check) === 'target'),
    local: idsOfAll((check) => !isWide(check) && !readsText(check)),
    text: idsOfAll(readsText),
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
  const { wide, bySource, local, text } = idsOf(checks);
  const options = { ...optionsOf({ file, terms, settings, checks, around }), only: local };
  const usable =
    last &&
    last.terms === terms &&
    last.settings === settings &&
    last.checks === checks &&
    last.around.reference === around.reference &&
    last.around.furtherTerms === around.furtherTerms &&
    comparable(last.file, file);
  const again = usable ? recheck(catalog, last, options) : undefined;
  return {
    file,
    terms,
    around,
    settings,
    checks,
    local: again?.local ?? findingBlocks(runChecks(catalog, options)),
    bySource: again?.bySource ?? findingBlocks(runChecks(catalog, { ...options, only: bySource })),
    wide: again?.wide ?? findingBlocks(runChecks(catalog, { ...options, only: wide })),
    ofText: findingBlocks(runChecks(catalog, { ...options, only: text })),
    sources: again?.sources ?? sourcesOf(catalog),
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

type Rechecked = Pick<CheckedFile, 'local'> & Partial<Pick<CheckedFile, 'bySource' | 'wide' | 'sources'>>;

function recheck(catalog: Catalog, last: CheckedFile, options: CheckOptions): Rechecked {
  const before = last.file.catalog;
  const difference = blockDifference(before, catalog) ?? textDifference(before, catalog);
  const { gone, come, range, by } = difference;
  const ids = new Set(gone.map(({ id }) => id));
  const concerns = ({ segment }: Finding) => segment !== undefined && ids.has(segment);
  const kept = aroundPart(last.local, { range, by, concerns });
  const found = findingBlocks(come.flatMap((segment) => checkSegment(catalog, segment, options)));
  const local = [...kept.before, ...found, ...kept.behind];
  if (!leavesOthers(difference, last)) return { local };
  const { sources } = last;
  const bySource = recheckAlike(catalog, last, options, difference);
  const wide = aroundPart(last.wide, { range, by, concerns });
  // A finding that reaches into the edit cannot be moved.
  const isLeft = !wide.torn && sameProblems(before, catalog, difference);
  return { local, sources, bySource, ...(isLeft ? { wide: [...wide.before, ...wide.behind] } : {}) };
}

/** What is found in the segments that have the source text of a changed one; all else is as it was. */
function recheckAlike(
  catalog: Catalog,
  { bySource, sources, checks }: CheckedFile,
  options: CheckOptions,
  { come, range, by }: CatalogDifference,
): readonly FindingBlock[] {
  const places = new Set(come.flatMap(({ source }) => sources.get(source?.value ?? '') ?? []));
  const alike = segmentsAt(catalog, places);
  const ids = new Set(alike.map(({ id }) => id));
  const concerns = ({ segment }: Finding) => segment !== undefined && ids.has(segment);
  const others = bySource.flatMap((block) => withoutFindings(block, concerns));
  const kept = aroundPart(others, { range, by, concerns });
  // Its text and problems are made when somebody asks for them, as a copy of all it has would do.
  const part: Catalog = Object.create(catalog, { segments: { value: alike } });
  const found = alike.length > 1 ? runChecks(part, { ...options, only: idsOf(checks).bySource }) : [];
  return [...kept.before, ...findingBlocks(found), ...kept.behind];
}

/** An ICU message with forms, which are counted over the whole file. */
const forms = /,\s*(?:plural|selectordinal|select)\b/;

/** Whether a change of segments is nothing to the checks that compare segments, but for those of the same source text. */
function leavesOthers({ gone, come }: CatalogDifference, { file, settings, checks }: CheckedFile): boolean {
  const hasForms = ({ target }: Segment) => forms.test(target?.value ?? '');
  const severities = checkSeverities(settings, file.targetLanguage ?? file.sourceLanguage);
  return (
    gone.length === come.length &&
    idsOf(checks).byTarget.every((check) => severityOf(check, severities[check.id], false) === undefined) &&
    come.every((segment, i) => {
      const old = gone[i] as Segment;
      return (
        old.id === segment.id &&
        old.source?.value === segment.source?.value &&
        !segment.plural &&
        !hasForms(segment) &&
        !hasForms(old) &&
        old.translatable === segment.translatable &&
        old.obsolete === segment.obsolete &&
        old.timing?.start === segment.timing?.start &&
        old.timing?.end === segment.timing?.end
      );
    })
  );
}

/** Whether the problems are those of before, and stand where the difference leaves them. */
function sameProblems({ problems: a }: Catalog, { problems: b }: Catalog, { range, by }: CatalogDifference): boolean {
  return (
    a.length === b.length &&
    a.every(({ id, message, range: { start, end } }, i) => {
      const other = b[i];
      if (!other || id !== other.id || message !== other.message) return false;
      const shift = start >= range.end ? by : 0;
      return start + shift === other.range.start && end + shift === other.range.end;
    })
  );
}

function sourcesOf(catalog: Catalog): Sources {
  const places = new Map<string, number | number[]>();
  let place = 0;
  for (const { source } of catalog.segments) {
    if (source) {
      const known = places.get(source.value);
      if (known === undefined) places.set(source.value, place);
      else if (typeof known === 'number') places.set(source.value, [known, place]);
      else known.push(place);
    }
    place++;
  }
  return places;
}
