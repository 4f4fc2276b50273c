import type { Catalog } from '../../catalog/catalog.ts';
import type { InlineCode } from '../../catalog/content.ts';
import { lastAtMost } from '../../catalog/lastAtMost.ts';
import type { Segment } from '../../catalog/segment.ts';
import { factsOf } from '../../formats/factsOf.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import { syntaxesOf } from '../../messages/syntaxesOf.ts';
import type { CheckContext } from '../contract/check.ts';
import { type Sides, sidesOf } from '../contract/sides.ts';
import { type IcuForm, inFormsNotThere } from '../messages/icuForms.ts';
import { sameUnits } from '../placeholders/placeholderDifference.ts';
import { addedTags, lostTags, withoutLanguageMarks } from '../texts/documentTags.ts';
import { unevenNearby } from '../texts/evenNearby.ts';
import { extraInForms, type FormDifference, type FormExtra, formDifferences } from '../texts/formDifference.ts';
import { isPage } from '../texts/pages.ts';
import { isEvenInPieces } from '../texts/splitSentence.ts';
import { withoutTranslatedCodes } from '../texts/translatedCodes.ts';
import { withoutEmptied } from './emptyElements.ts';
import { withoutFreeEmphasis, withoutFurtherTags, withoutSameLook } from './freeEmphasis.ts';
import { freeInForm, shownBareIn } from './protectingCodes.ts';
import { withoutRenamedCodes } from './renamedCodes.ts';
import { tagKey, unmatchedTags } from './unmatchedTags.ts';
import { withoutWrittenOut } from './writtenOutTags.ts';

/** What differs between the tags and inline codes of a source and of its translation. */
export interface TagDifference {
  readonly source: Message;
  readonly target: Message;
  readonly missing: readonly MessageUnit[];
  readonly extra: readonly MessageUnit[];
  /** Forms of ICU plurals and selects that lack tags which other forms have. */
  readonly forms: readonly FormDifference[];
  /** Tags that a form of an ICU plural or select has more often than any form of the source. */
  readonly more: readonly FormExtra[];
}

/** Tags that a translation may have more or less often. */
const free = new Set(['br', 'wbr', '!--']);

/**
 * Compares tags and inline codes, each as often as it occurs; in ICU messages with branches once, because branches
 * repeat them, and then branch by branch. Optional codes, line breaks and comments are free.
 */
export const tagDifference = (segment: Segment, context: CheckContext): TagDifference | undefined =>
  context.once(compare, segment);

function compare(segment: Segment, context: CheckContext): TagDifference | undefined {
  const sides = sidesOf(segment, context);
  if (!sides || sameUnits(sides.source, sides.target)) return undefined;
  const [ours, theirs] = withoutEmptied(
    ...([sides.source, sides.target].map((message) =>
      isPage(context.catalog) ? withoutLanguageMarks(message, tagsOf(message)) : tagsOf(message),
    ) as [MessageUnit[], MessageUnit[]]),
  );
  if (ours.length === 0 && theirs.length === 0) return undefined;
  const once = [sides.source, sides.target].some(
    (message) => hasBranches(message) || message.forms !== undefined || hasSelect.test(message.value),
  );
  const isElsewhere = inFormsNotThere(sides.source, sides.target);
  // A choice that is there in one language alone may hold the variable that the other shows outside of it (Fluent).
  const allOfTarget = tagsAmong(sides.target, sides.target.units, true);
  const named = new Set(allOfTarget.filter(isVariable).map(({ id }) => id));
  const isFree = (unit: MessageUnit) => isVariable(unit) && (named.has(unit.id) || isForNumber.test(segment.id));
  const isUneven = (unit: MessageUnit) => !isEvenInPieces(unit, segment, context.catalog);
  const [isInTarget, isInSource] = [shownBareIn(sides.target), shownBareIn(sides.source)];
  const isOther = otherVariant(sides.source, segment.id);
  const { isSpeltOut, isOfOtherForm } = freeInForm(segment, context);
  const isText = standsForText(context.catalog);
  const isKnownText = (unit: MessageUnit) => isText(unit) && context.catalog.segments.find(unit.id) !== undefined;
  const mayLeaveNumber = isForOneNumber({ type: 'plural', name: segment.plural?.category ?? '' });
  const isLost = (unit: MessageUnit) =>
    !(mayLeaveNumber && unit.kind !== 'standalone' && isOfNumber(sides.source, unit, ours)) &&
    !isElsewhere(unit) &&
    !isFree(unit) &&
    !isTranslatedName(unit, sides) &&
    !isOther(unit) &&
    !isText(unit) &&
    !isInTarget(unit) &&
    !isSpeltOut(unit) &&
    isUneven(unit);
  const language = rootLanguage(context.targetLanguage);
  const lacking = (tags: MessageUnit[], message: Message, others: MessageUnit[], other: Message) =>
    unmatchedTags({ message, tags }, { message: other, tags: others }, language, once);
  // What the source may leave out (the number of a plural in Fluent) the translation may have.
  const [lost, more] = withoutLiterals(
    lacking(ours, sides.source, allOfTarget, sides.target).filter(isLost),
    lacking(theirs, sides.target, tagsAmong(sides.source, sides.source.units, true), sides.source).filter(
      (unit) => !isInSource(unit) && !isOfOtherForm(unit) && !isKnownText(unit) && isUneven(unit),
    ),
  );
  const [left, added] = isPage(context.catalog)
    ? inPages(...withoutRenamedCodes(lost, more, context.catalog), sides)
    : inMessages(...withoutWrittenOut(lost, more), sides, segment, context);
  const missing = unevenNearby(left, sides.source.value, 'missing', segment, context);
  const extra = unevenNearby(added, sides.target.value, 'extra', segment, context);
  const forms = once ? formsWithout(sides, missing) : [];
  const inForms = once ? moreInForms(sides, extra) : [];
  const differs = missing.length + extra.length + forms.length + inForms.length > 0;
  return differs ? { ...sides, missing, extra, forms, more: inForms } : undefined;
}

/** What matters of the tags that the sides of a page have alone. */
function inPages(lost: readonly MessageUnit[], more: readonly MessageUnit[], { source, target }: Sides) {
  const [ours, theirs] = withoutTranslatedCodes({ message: source, units: lost }, { message: target, units: more });
  return [lostTags(source, target, ours, theirs), addedTags(source, theirs, target)] as const;
}

/** What matters of the tags that the sides of a text of a program have alone. */
function inMessages(
  lost: readonly MessageUnit[],
  more: readonly MessageUnit[],
  sides: Sides,
  segment: Segment,
  context: CheckContext,
) {
  // React finds elements by their names, whatever they look like.
  const areComponents = syntaxesOf(segment, context.catalog).some((one) => one === 'icu' || one === 'i18next');
  const [missing, extra] = areComponents ? [lost, more] : withoutSameLook(lost, more);
  return [withoutFreeEmphasis(missing, sides, segment, context), withoutFurtherTags(extra, sides)] as const;
}

/**
 * Whether a tag without an end is a word that stands for something (`\x<code>`), and the translation has a word of its own
 * there: `\x<kod>`.
 */
function isTranslatedName({ kind, id, start, end }: MessageUnit, { source, target }: Sides): boolean {
  if (kind !== 'open' || end - start !== id.length + 2 || source.value.includes(`</${id}`)) return false;
  const named = [...target.shape.matchAll(/<([\p{L}\p{M}][\p{L}\p{M}\p{N} _-]{0,40})>/gu)];
  return named.some(([name]) => !source.value.includes(name));
}

/** A choice of Fluent within a text: `{ $unit ->`. */
const hasSelect = /\{\s*\$[\w-]+\s*->/;

/**
 * Tells what stands in a variant within the text of a source, for another case than a translation is for that has variants
 * around its whole text (`spent[hours]`).
 */
function otherVariant({ value }: Message, id: string): (unit: MessageUnit) => boolean {
  const name = /\[([^\][]+)\]$/.exec(id)?.[1];
  if (name === undefined || !hasSelect.test(value)) return () => false;
  return ({ start }) => {
    const before = value.slice(value.lastIndexOf('->', start), start);
    const isInside = before.split('{').length >= before.split('}').length;
    const variant = [...before.matchAll(/\[([^\][]+)\]/g)].at(-1)?.[1];
    return before.startsWith('->') && isInside && variant !== undefined && variant.trim() !== name;
  };
}

/** Literals of Fluent (`{ "{" }`) say what each language says: one that is lost and one that came are the same. */
function withoutLiterals(lost: readonly MessageUnit[], more: readonly MessageUnit[]) {
  const isLiteral = ({ type, id }: MessageUnit) => type === 'code' && id.startsWith('"');
  const count = Math.min(lost.filter(isLiteral).length, more.filter(isLiteral).length);
  const left = (units: readonly MessageUnit[]) => {
    let dropped = 0;
    return units.filter((unit) => !isLiteral(unit) || dropped++ >= count);
  };
  return [left(lost), left(more)] as const;
}

/** Tells which codes bring the text of another message (`{ shut-down }` in Fluent), which each language may write out. */
function standsForText(catalog: Catalog): (unit: MessageUnit) => boolean {
  if (factsOf(catalog).codesStandForTexts !== true) return () => false;
  return ({ type, id }) => type === 'code' && /^[A-Za-z][\w.-]*$/.test(id);
}

/** A variable of Fluent, for which a pronoun may stand the second time. */
const isVariable = ({ type, id }: MessageUnit) => type === 'code' && id.startsWith('$');

/** A variant of Fluent for one number, which may spell it out. */
const isForNumber = /\[\d+\]$/;

/** Tags that stand too often in a form; those that the source has nowhere are another matter. */
function moreInForms({ source, target }: Sides, extra: readonly MessageUnit[]): FormExtra[] {
  const nowhere = new Set(extra.map(tagKey));
  return extraInForms(source, target, {
    keyOf: tagKey,
    counted: ({ units }) => tagsAmong(target, units).filter((unit) => !nowhere.has(tagKey(unit))),
  });
}

/** Forms that lack a tag of the source; those that no form has are another matter. */
function formsWithout({ source, target }: Sides, missing: readonly MessageUnit[]): FormDifference[] {
  const nowhere = new Set(missing.map(tagKey));
  return formDifferences(source, target, {
    keyOf: tagKey,
    wanted(ours, theirs, message) {
      const tags = tagsAmong(message, ours.units).filter((unit) => !nowhere.has(tagKey(unit)));
      return theirs.forms.some(isForOneNumber) ? tags.filter((unit) => !isOfNumber(message, unit, tags)) : tags;
    },
  });
}

/** Whether a form may leave the number out. */
const isForOneNumber = ({ type, name }: Pick<IcuForm, 'type' | 'name'>) =>
  type !== 'select' && /^(?:zero|one|two|=\d+)$/.test(name);

/** Whether a code may stand for the number, or a tag has nothing between it and its partner but placeholders. */
function isOfNumber({ shape }: Message, unit: MessageUnit, tags: readonly MessageUnit[]): boolean {
  if (unit.kind === 'standalone') return unit.type === 'code';
  const index = tags.indexOf(unit);
  const other = unit.kind === 'open' ? tags[index + 1] : tags[index - 1];
  if (other?.id !== unit.id) return false;
  return !/[\p{L}\p{N}]/u.test(shape.slice(Math.min(unit.end, other.end), Math.max(unit.start, other.start)));
}

/** Tags and codes that count, in order. */
export function tagsOf(message: Message): MessageUnit[] {
  return tagsAmong(message, message.units);
}

function tagsAmong(message: Message, units: readonly MessageUnit[], withOptional = false): MessageUnit[] {
  return units.filter(
    (unit) =>
      unit.type !== 'placeholder' &&
      (withOptional || !unit.optional) &&
      !free.has(unit.id) &&
      !isQuotedText(unit) &&
      !isRole(message, unit),
  );
}

/** A literal of Fluent with spaces in it, a text that is quoted to keep what stands around it: `{ "| boat | 12 |" }`. */
const isQuotedText = ({ type, id }: MessageUnit) =>
  type === 'code' && id.startsWith('"') && /\S\s+\S/.test(id.slice(1, -1));

/** The target of a role of reStructuredText: `` :term:`text <name>` ``. */
function isRole({ value }: Message, { start, end }: MessageUnit): boolean {
  return value[start] === '<' && value[end] === '`' && value[start - 1] === ' ' && value.lastIndexOf('`', start) >= 0;
}

/** The inline code that a unit stands for. */
export function codeOf(message: Message, unit: MessageUnit): InlineCode | undefined {
  if (unit.type !== 'code') return undefined;
  const { codes } = message;
  const code = codes[lastAtMost(codes.length, (place) => (codes[place] as InlineCode).start, unit.start - 1) + 1];
  return code?.start === unit.start ? code : undefined;
}

const hasBranches = (message: Message) =>
  message.units.some((unit) => unit.syntax === 'icu' && unit.kind !== 'standalone');
