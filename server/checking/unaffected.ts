import { type Catalog, errorsOf } from '../../shared/catalog/catalog.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { checkSeverities, severityOf } from '../../shared/checks/run/checkSeverities.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import type { CatalogDifference } from './catalogDifference.ts';
import type { CheckedFile } from './checkAgain.ts';

/** What lies outside the segments and yet decides what is found in them. */
export function comparable(before: LocalizationFile, after: LocalizationFile): boolean {
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
    ((!was.pair && !is.pair) || is.segments.changeSince(was.segments) !== undefined) &&
    was.syntaxes.join() === is.syntaxes.join()
  );
}

/** Marks that place a subtitle on the picture (`{\an8}`), which is compared with that of others. */
const placed = /\{\\/;

/** Whether a change of segments is nothing to the checks that compare segments, but for those of the same source text. */
export function leavesOthers({ replaced, current }: CatalogDifference, { file, lookUps, ids }: CheckedFile): boolean {
  const isPlaced = ({ timing, target }: Segment) => timing !== undefined && placed.test(target?.value ?? '');
  const isBegun = ({ plural, state }: Segment) => !plural || state !== 'untranslated';
  const severities = checkSeverities(lookUps.options.settings, file.targetLanguage ?? file.sourceLanguage);
  return (
    replaced.length === current.length &&
    ids.byTarget.every((check) => severityOf(check, severities[check.id], false) === undefined) &&
    current.every((segment, i) => {
      const old = replaced[i] as Segment;
      return (
        old.id === segment.id &&
        old.plural?.group === segment.plural?.group &&
        old.plural?.category === segment.plural?.category &&
        old.plural?.index === segment.plural?.index &&
        isBegun(old) === isBegun(segment) &&
        !isPlaced(old) &&
        !isPlaced(segment) &&
        old.translatable === segment.translatable &&
        old.obsolete === segment.obsolete &&
        old.timing?.start === segment.timing?.start &&
        old.timing?.end === segment.timing?.end
      );
    })
  );
}

/** Whether what a file lacks reads in its source file as it did. */
export function sameMissing({ pair: a }: Catalog, { pair: b }: Catalog): boolean {
  if (a?.missing === b?.missing) return true;
  const others = b?.missing ?? [];
  return (a?.missing ?? []).every(
    ({ source }, i) =>
      source.target?.value === others[i]?.source.target?.value &&
      source.translatable === others[i]?.source.translatable,
  );
}

/**
 * Whether the errors of the file are those of before, and stand where the difference leaves them: none is offered a fix in an
 * entry that has one.
 */
export function sameErrors(before: Catalog, after: Catalog, { range, shift }: CatalogDifference): boolean {
  const [a, b] = [errorsOf(before), errorsOf(after)];
  return (
    a.length === b.length &&
    a.every(({ id, range: { start, end } }, i) => {
      const other = b[i];
      const moved = start >= range.end ? shift : 0;
      return other?.id === id && start + moved === other.range.start && end + moved === other.range.end;
    })
  );
}
