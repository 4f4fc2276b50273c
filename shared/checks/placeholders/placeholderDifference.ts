import type { Segment } from '../../catalog/segment.ts';
import { factsOf } from '../../formats/factsOf.ts';
import { numbersOf } from '../../languages/pluralNumbers.ts';
import { analyzeMessage } from '../../messages/analyzeMessage.ts';
import type { Message, MessageFault, MessageUnit } from '../../messages/message.ts';
import type { CheckContext } from '../contract/check.ts';
import { type Sides, sidesOf } from '../contract/sides.ts';
import { inFormsNotThere } from '../messages/icuForms.ts';
import { isListedForOne } from '../plurals/listedForms.ts';
import { coversFew, formsOf, mayOmitNumber } from '../plurals/pluralForms.ts';
import { type FormDifference, formDifferences } from '../texts/formDifference.ts';
import { isEvenInPieces } from '../texts/splitSentence.ts';
import { isFree, type UnevenSide, unitKey } from './freePlaceholders.ts';
import { withoutInflectedNames } from './inflectedNames.ts';
import { arePhraseLists } from './phraseList.ts';
import { protectedKeys } from './protectedKeys.ts';

/** What differs between the placeholders of a source and of its translation. */
export interface PlaceholderDifference {
  readonly source: Message;
  readonly target: Message;
  /** Units of the source that the target has not. */
  readonly missing: readonly MessageUnit[];
  /** Units of the target that the source does not have. */
  readonly extra: readonly MessageUnit[];
  /** Pairs that stand for each other: a name that was translated, a directive that changed. */
  readonly changed: readonly { readonly source: MessageUnit; readonly target: MessageUnit }[];
  /** Forms of ICU plurals and selects that lack placeholders which other forms have. */
  readonly forms: readonly FormDifference[];
  /** True when unnumbered directives changed places: the same ones, each with another's number. */
  readonly swapped: boolean;
}

/**
 * Compares the placeholders of both sides as sets: naming one twice, or once instead of twice, is the translator's
 * affair. Knows plural messages (a form for one number may leave the number out; a form may use what any other form
 * of the source uses) and placeholders that the file declares.
 */
export const placeholderDifference = (segment: Segment, context: CheckContext): PlaceholderDifference | undefined =>
  context.once(compare, segment);

const hides = (fault: MessageFault) => !fault.readable;

function compare(segment: Segment, context: CheckContext): PlaceholderDifference | undefined {
  const sides = sidesOf(segment, context);
  if (!sides) return undefined;
  const { source, target } = sides;
  if (sameUnits(source, target)) return undefined;
  const ours = placeholdersOf(source);
  const theirs = placeholdersOf(target);
  if (ours.length === 0 && theirs.length === 0) return undefined;
  if (source.faults.some(hides) || target.faults.some(hides)) return undefined;
  if (arePhraseLists(source, target)) return undefined;
  const sourceKeys = keysOf(ours, source);
  const targetKeys = keysOf(theirs, target);
  const isElsewhere = inFormsNotThere(source, target);
  const isUneven = (side: UnevenSide, keys: ReadonlySet<string>) => (unit: MessageUnit) =>
    !keys.has(unitKey(unit)) &&
    !isFree(unit, side, sides, segment, context) &&
    !isEvenInPieces(unit, segment, context.catalog);
  let missing = unique(ours.filter(isUneven('missing', targetKeys)).filter((unit) => !isElsewhere(unit)));
  let extra = unique(theirs.filter(isUneven('extra', sourceKeys)));
  const forms = source.icu && target.icu ? formsWithout(sides, missing, context.targetLanguage) : [];
  if (missing.length === 0 && extra.length === 0 && forms.length === 0) return undefined;
  if (segment.plural && !(missing.length > 1 && sameConversions(missing, extra))) {
    if (missing.length > 0 && mayOmitNumber(segment, context.targetLanguage, context.catalog))
      missing = withoutNumber(missing, ours);
    if (extra.length > 0) {
      const used = usedByForms(segment, context);
      extra = extra.filter((unit) => !used.has(unitKey(unit)));
    }
  }
  if (missing.length > 0 && (isNamedForOne.test(segment.id) || isListedForOne(segment, context)))
    missing = withoutNumber(missing, ours);
  const declared = new Set(segment.declaredPlaceholders?.map((name) => name.toLowerCase()));
  if (declared.size > 0) {
    const others = extra.filter((unit) => !declared.has(unit.id.toLowerCase()));
    // A substitution that the translation declares stands for an argument of the source, or for another substitution; of
    // several that an entry declares each language takes those it needs: the name of a boat, or its number.
    const { declaresSubstitutions, placeholdersDeclared } = factsOf(context.catalog);
    if (declaresSubstitutions || placeholdersDeclared) missing = missing.slice(extra.length - others.length);
    extra = others;
  }
  if (extra.length > 0 && missing.some(isSubstitution)) [missing, extra] = [missing.filter(isArgument), []];
  [missing, extra] = withoutInflectedNames(missing, extra);
  const swapped = missing.length > 1 && sameConversions(missing, extra);
  if (extra.length > 0 && !segment.plural && !swapped) {
    const dropped = unpairedDirectives(source, target, ours, theirs);
    const added = dropped.length > 0 ? [] : unpairedDirectives(target, source, theirs, ours);
    if (dropped.length + added.length > 0) [missing, extra] = [dropped, added];
  }
  const [lost, won] = [missing[0], extra[0]];
  const changed =
    lost && won && missing.length === 1 && extra.length === 1 && lost.syntax === won.syntax
      ? [{ source: lost, target: won }]
      : [];
  return { source, target, missing, extra, changed, forms, swapped };
}

/** A form whose key says the number, which it may spell out: `boats[one]`. */
const isNamedForOne = /\[(?:zero|one|two)\]$/;

/** Forms that lack a placeholder; those that no form has are another matter, and so is the number itself. */
function formsWithout({ source, target }: Sides, missing: readonly MessageUnit[], language: string): FormDifference[] {
  const elsewhere = new Set(missing.map(unitKey));
  const isBranching = ({ id }: MessageUnit) =>
    [source, target].some(({ icu }) => icu?.arguments.get(id)?.selectors.length);
  const differences = formDifferences(source, target, {
    keyOf: unitKey,
    wanted: ({ units }) =>
      unique(
        units.filter(
          (unit) => isPlaceholder(unit) && !elsewhere.has(unitKey(unit)) && !isNumber(unit) && !isBranching(unit),
        ),
      ),
  });
  // A form for one number says it in words: the program may pass it formatted, under a name of its own.
  return differences.filter((form) => form.missing.length !== 1 || !isForOneNumber(form.name, language));
}

/** A form that the language's rules do not have stands for the number that it is named after, if for any. */
const isForOneNumber = (name: string, language: string) =>
  /^(?:=\d+|zero|two)$/.test(name) || (name === 'one' && coversFew(numbersOf(language, 'cardinal').get('one') ?? [1]));

/**
 * Whether two messages have the same placeholders, tags and codes in the same order: the usual case, in which nothing
 * that compares them as sets can find anything.
 */
export function sameUnits(source: Message, target: Message): boolean {
  const { length } = source.units;
  if (length !== target.units.length || source.inner || target.inner) return false;
  for (let i = 0; i < length; i++) {
    const [one, other] = [source.units[i], target.units[i]];
    if (one?.id !== other?.id || one?.kind !== other?.kind || one?.syntax !== other?.syntax) return false;
    if (one?.optional !== other?.optional) return false;
  }
  return true;
}

/** Keys of a message's placeholders; an ICU argument counts in whatever form it is used. */
function keysOf(units: readonly MessageUnit[], message: Message): Set<string> {
  const keys = new Set(units.map(unitKey));
  for (const unit of message.units) for (const key of protectedKeys(unit)) keys.add(key);
  for (const name of message.icu?.arguments.keys() ?? []) keys.add(`icu\u0000${name}`);
  return keys;
}

/** Placeholders of a message, also those inside tags; the parts of ICU plurals and selects are not counted. */
function placeholdersOf(message: Message): MessageUnit[] {
  const placeholders = message.units.filter(isPlaceholder);
  return message.inner
    ? [...placeholders, ...message.inner.filter((unit) => unit.syntax !== 'accelerator')]
    : placeholders;
}

const isPlaceholder = (unit: MessageUnit) => unit.type === 'placeholder' && !unit.optional && !isBranch(unit);

const isBranch = (unit: MessageUnit) => unit.syntax === 'icu' && (unit.id === '#' || unit.id.includes(':'));

function unique(units: readonly MessageUnit[]): MessageUnit[] {
  const seen = new Set<string>();
  return units.filter((unit) => {
    const key = unitKey(unit);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * A substitution of string catalogs: a translation whose language needs no forms shows an argument in place of it, as Korean
 * does for `%#@boats@`.
 */
const isSubstitution = ({ syntax, id }: MessageUnit) => syntax === 'printf' && id.startsWith('%#@');
const isArgument = (unit: MessageUnit) => !isSubstitution(unit);

/** What a form for one number lacks besides the number; where none of the placeholders is known for one, it may be any. */
function withoutNumber(missing: readonly MessageUnit[], all: readonly MessageUnit[]): MessageUnit[] {
  return missing.length === 1 && !all.some(isNumber) ? [] : missing.filter((unit) => !isNumber(unit));
}

/** True for a placeholder that stands for the number of a plural message. */
export function isNumber(unit: MessageUnit): boolean {
  if (unit.syntax === 'printf') return unit.id === 'n' || /:(?:\w*)[diu]$/.test(unit.id);
  return /^\{?(?:count|n|num|number|total|quantity|amount|\d+)\}?$|count$/i.test(unit.id);
}

/** Keys of the placeholders, bare or protected, that any form of a plural message has in the source. */
export function usedByForms(segment: Segment, context: CheckContext): ReadonlySet<string> {
  const used = new Set<string>();
  for (const form of formsOf(segment, context.catalog)) {
    if (!form.source) continue;
    const message = analyzeMessage(form.source, form.syntaxes ?? context.catalog.syntaxes);
    for (const key of keysOf(placeholdersOf(message), message)) used.add(key);
  }
  return used;
}

/**
 * Directives that only one of two messages has, where the other has the rest in the same order: the number that each of
 * these counts for is another one then, which is no fault of its own. None where something else differs.
 */
function unpairedDirectives(
  one: Message,
  other: Message,
  ours: readonly MessageUnit[],
  theirs: readonly MessageUnit[],
): MessageUnit[] {
  const isCounted =
    ({ value }: Message) =>
    (unit: MessageUnit) =>
      unit.syntax === 'printf' && /^\d+:/.test(unit.id) && !/[$[]|.%$/.test(value.slice(unit.start, unit.end));
  if (theirs.length === 0 || !ours.every(isCounted(one)) || !theirs.every(isCounted(other))) return [];
  const conversion = ({ id }: MessageUnit) => id.slice(id.indexOf(':'));
  const kept = theirs.values();
  let next = kept.next().value;
  const unpaired: MessageUnit[] = [];
  for (const unit of ours) {
    if (next && conversion(unit) === conversion(next)) next = kept.next().value;
    else unpaired.push(unit);
  }
  return next ? [] : unpaired;
}

function sameConversions(a: readonly MessageUnit[], b: readonly MessageUnit[]): boolean {
  // Named ones may stand in any order, and nothing takes the place of their names.
  if (a.some(({ syntax, id }) => syntax === 'printf' && !/^\d/.test(id))) return false;
  const conversions = (units: readonly MessageUnit[]) =>
    units
      .map((unit) => (unit.syntax === 'printf' ? unit.id.slice(unit.id.indexOf(':')) : ''))
      .sort()
      .join();
  return !conversions(a).startsWith(',') && conversions(a) === conversions(b) && a.length > 0;
}
