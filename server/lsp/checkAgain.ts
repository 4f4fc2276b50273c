import type { Catalog } from '../../shared/catalog/catalog.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import type { Check, Finding } from '../../shared/checks/check.ts';
import { type CheckOptions, checkSegment, runChecks } from '../../shared/checks/runChecks.ts';
import type { ProjectSettings } from '../../shared/settings.ts';
import type { TermIndex } from '../../shared/terms/termIndex.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import { blockDifference, type CatalogDifference, textDifference } from './catalogDifference.ts';
import { aroundPart, type FindingBlock, findingBlocks, findingsOf } from './findingBlocks.ts';

/** What checks know beside the file: what it refers to, the file of the source language, the words of languages. */
export type Surroundings = Pick<CheckOptions, 'files' | 'reference' | 'spelling'>;

/** A file with its findings, in a form from which the next state of the file is checked faster. */
export interface CheckedFile {
  readonly file: LocalizationFile;
  readonly terms: TermIndex;
  readonly around: Surroundings;
  readonly settings: ProjectSettings;
  readonly checks: readonly Check[];
  /** What the checks of single segments found. */
  readonly local: readonly FindingBlock[];
  /** What the checks found that compare segments. */
  readonly wide: readonly FindingBlock[];
  /** What the checks found that look at more than segments. */
  readonly ofText: readonly FindingBlock[];
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
  return {
    file,
    terms,
    around,
    settings,
    checks,
    local: again?.local ?? findingBlocks(runChecks(catalog, options)),
    wide: again?.wide ?? findingBlocks(runChecks(catalog, { ...options, only: wide })),
    ofText: findingBlocks(runChecks(catalog, { ...options, only: text })),
    sources: again?.sources ?? countSources(catalog),
  };
}

/** Everything that was found, in blocks that need not be in the order of the text. */
export function foundBlocks({ local, wide, ofText }: CheckedFile): readonly FindingBlock[] {
  return [...local, ...wide, ...ofText];
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

type Rechecked = Pick<CheckedFile, 'local'> & Partial<Pick<CheckedFile, 'wide' | 'sources'>>;

function recheck(catalog: Catalog, last: CheckedFile, options: CheckOptions): Rechecked {
  const before = last.file.catalog;
  const difference = blockDifference(before, catalog) ?? textDifference(before, catalog);
  const { gone, come, range, by } = difference;
  const ids = new Set(gone.map(({ id }) => id));
  const concerns = ({ segment }: Finding) => segment !== undefined && ids.has(segment);
  const kept = aroundPart(last.local, { range, by, concerns });
  const found = findingBlocks(come.flatMap((segment) => checkSegment(catalog, segment, options)));
  const local = [...kept.before, ...found, ...kept.behind];
  const { sources } = last;
  if (!leavesOthers(difference, sources)) return { local };
  const wide = aroundPart(last.wide, { range, by, concerns });
  // A finding that reaches into the edit cannot be moved.
  if (wide.torn || !sameProblems(before, catalog, difference)) return { local, sources };
  return { local, sources, wide: [...wide.before, ...wide.behind] };
}

/** An ICU message with forms, which are counted over the whole file. */
const forms = /,\s*(?:plural|selectordinal|select)\b/;

/** Whether a change of segments is nothing to the checks that compare segments. */
function leavesOthers({ gone, come }: CatalogDifference, sources: ReadonlyMap<string, number>): boolean {
  const hasForms = ({ target }: Segment) => forms.test(target?.value ?? '');
  return (
    gone.length === come.length &&
    come.every((segment, i) => {
      const old = gone[i] as Segment;
      return (
        old.id === segment.id &&
        old.source?.value === segment.source?.value &&
        (sources.get(segment.source?.value ?? '') ?? 0) < 2 &&
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

/** How often each source text stands in the file. */
function countSources(catalog: Catalog): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { source } of catalog.segments) {
    if (source) counts.set(source.value, (counts.get(source.value) ?? 0) + 1);
  }
  return counts;
}
