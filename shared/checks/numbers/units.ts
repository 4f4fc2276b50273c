import type { Segment } from '../../catalog/segment.ts';
import { dimensionOf, type UnitNames, unitNames } from '../../languages/unitNames.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { CheckContext, SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { mostLack } from '../contract/otherLocales.ts';
import { quote, sidesOf } from '../contract/sides.ts';
import { fact, isDecimalDigit, trait } from '../contract/traits.ts';
import { isExample } from '../texts/isExample.ts';

/** An amount with its unit; offsets of the unit are UTF-16 code units of the value. */
interface Measure {
  /** Digits alone, or the placeholder or code that stands for the amount. */
  readonly amount: string;
  /** The amount that stands right behind the unit, which is that one's where a language names units first. */
  readonly next?: string;
  readonly form: string;
  readonly units: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** The same amount in another unit of measure or currency than in the source. */
export const units: SegmentCheck = {
  id: 'units',
  severity: 'warning',
  summary: 'An amount has a different unit or currency from the source',
  judges: 'words',
  looksUp: 'locales',
  needs: {
    segment: fact.source | fact.differs,
    source: trait.digit | trait.special,
    target: trait.digit | trait.special,
  },
  run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides || sides.source.value === sides.target.value) return [];
    const ours = measuresIn(sides.source, context.sourceLanguage);
    if (ours.length === 0) return [];
    const theirs = measuresIn(sides.target, context.targetLanguage);
    // Readers know the prices of an example in their own currency.
    const isFree = theirs.some(isPrice) && isFreePrice(ours, segment, context);
    return otherMeasures(ours, isFree ? theirs.filter((one) => !isPrice(one)) : theirs);
  },
};

/** Whether a price is in the money of each country: in an example, or where most other languages have another one there. */
const isFreePrice = (source: readonly Measure[], segment: Segment, context: CheckContext) =>
  isExample(segment) ||
  source.some(
    (one) => isPrice(one) && one.form.trim() !== '' && mostLack(context, segment, (text) => text.includes(one.form)),
  );

const isPrice = ({ units }: Measure) => units.some((unit) => dimensionOf(unit) === 'currency');

/** The measures of a translation whose amount has another unit in the source. */
function* otherMeasures(source: readonly Measure[], target: readonly Measure[]): Iterable<SegmentFinding> {
  const ours = byAmount(source);
  const reported = new Set<string>();
  for (const measure of target) {
    const same = [...(ours.get(measure.amount)?.values() ?? [])];
    const isSaid = (one: Measure) => one.units.some((unit) => measure.units.includes(unit));
    if (same.some(isSaid)) continue;
    const next = measure.next === undefined ? undefined : ours.get(measure.next);
    if (measure.next !== undefined && (!next || [...next.values()].some(isSaid))) continue;
    if (measure.units.some((unit) => same.some((one) => one.units.some((other) => areBytes(unit, other))))) continue;
    const dimensions = measure.units.map(dimensionOf);
    const wanted = same.find((one) => one.units.some((unit) => dimensions.includes(dimensionOf(unit))));
    if (!wanted) continue;
    // The forms of a plural in one text have one and the same slip.
    const pair = `${wanted.units[0]} ${measure.units[0]}`;
    if (measure.amount.startsWith('\uFFFC') && reported.has(pair)) continue;
    reported.add(pair);
    const { start, end, form } = measure;
    const message = say`${quote(form)} is ${quote(wanted.form)} in the source, and the amount is the same`;
    yield { start, end, message, data: { unit: measure.units[0], source: wanted.units[0] } };
  }
}

/** `Mb` and `MB`: both are written for a megabyte where no speed is meant. */
const areBytes = (one: string, other: string) =>
  one !== other && one.replace(/b(?:it|yte)$/, 'byte') === other.replace(/b(?:it|yte)$/, 'byte');

/** Measures by amount and form, the first of each: a text may have the same one a thousand times. */
function byAmount(measures: readonly Measure[]): ReadonlyMap<string, ReadonlyMap<string, Measure>> {
  const measuresByLanguage = new Map<string, Map<string, Measure>>();
  for (const measure of measures) {
    const forms = measuresByLanguage.get(measure.amount);
    if (!forms) measuresByLanguage.set(measure.amount, new Map([[measure.form, measure]]));
    else if (!forms.has(measure.form)) forms.set(measure.form, measure);
  }
  return measuresByLanguage;
}

function measuresIn({ shape, units: parts }: Message, language: string): readonly Measure[] {
  let measures: Measure[] | undefined;
  let placeholders: ReadonlyMap<number, MessageUnit> | undefined;
  let starts: ReadonlySet<number> | undefined;
  const amountOf = (start: number, end: number): string | undefined => {
    if (shape.charCodeAt(start) !== objectReplacement) return shape.slice(start, end).replace(/\P{Nd}/gu, '');
    placeholders ??= placeholdersByEnd(parts);
    const placeholder = placeholders.get(end);
    return placeholder && `\uFFFC${placeholder.id}`;
  };
  for (let offset = nextAmount(shape, 0); offset >= 0; offset = nextAmount(shape, offset)) {
    const isUnit = shape.charCodeAt(offset) === objectReplacement;
    const start = offset;
    const end = endOfAmount(shape, offset);
    offset = end;
    if (!isUnit && start > 0 && inWord.test(shape.charAt(start - 1)) && !isPrefixed(shape, start)) continue;
    // `mega{n, plural, one {byte} …}`: what stands in the forms is the end of a word.
    if (isUnit && /^\p{Ll}{2}$/u.test(shape.charAt(start - 1) + shape.charAt(end))) continue;
    const names = unitNames(language);
    const unit = behind(shape, end, names) ?? (isUnit ? undefined : before(shape, start, end, names));
    if (!unit) continue;
    const amount = amountOf(start, end);
    if (amount === undefined) continue;
    const follower = isSpace(shape.charAt(unit.end)) ? unit.end + 1 : unit.end;
    starts ??= startsOfPlaceholders(parts);
    const isNext = isDecimalDigit(shape.charCodeAt(follower)) || starts.has(follower);
    const next = isNext ? amountOf(follower, endOfAmount(shape, follower)) : undefined;
    measures ??= [];
    measures.push({ ...unit, amount, ...(next === undefined ? {} : { next }) });
  }
  return measures ?? nothing;
}

const endOfAmount = (shape: string, start: number) =>
  shape.charCodeAt(start) === objectReplacement ? endOfRun(shape, start) : endOfNumber(shape, start);

const startsOfPlaceholders = (parts: readonly MessageUnit[]): ReadonlySet<number> =>
  new Set(parts.filter(({ type, id }) => type === 'placeholder' && id !== '|').map(({ start }) => start));

function placeholdersByEnd(parts: readonly MessageUnit[]): ReadonlyMap<number, MessageUnit> {
  const isShown = ({ type, kind, syntax }: MessageUnit) =>
    (type === 'placeholder' && syntax !== 'accelerator') || (type === 'code' && kind === 'standalone');
  return new Map(parts.filter(isShown).map((part) => [part.end, part]));
}

/** Where the next amount or run of a placeholder may start; -1 where none does. */
function nextAmount(shape: string, from: number): number {
  for (let offset = from; offset < shape.length; offset++) {
    const code = shape.charCodeAt(offset);
    if (code === objectReplacement || isDecimalDigit(code)) return offset;
  }
  return -1;
}

/** What stands for a placeholder, tag or code in the text around it. */
const objectReplacement = 0xfffc;
const nothing: readonly Measure[] = [];
/** What makes digits behind it a part of a name, a path or another number. */
const inWord = /[\p{L}\p{Nd}.,/_-]/u;
/** Hebrew joins its prepositions to numbers with a hyphen: `ל-25`. */
const isPrefixed = (shape: string, start: number) =>
  /(?<![\p{L}\p{M}])\p{sc=Hebrew}{1,2}-$/u.test(shape.slice(Math.max(0, start - 4), start));
const letter = /[\p{L}\p{M}\p{Nd}]/u;
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

function endOfRun(shape: string, from: number): number {
  let end = from;
  while (shape.charCodeAt(end) === objectReplacement) end++;
  return end;
}

/** The end of a number with its separators. */
function endOfNumber(shape: string, from: number): number {
  let end = from + 1;
  for (;;) {
    if (isDecimalDigit(shape.charCodeAt(end))) end++;
    else if (/[.,٫٬’\u00a0\u202f\u2009]/.test(shape.charAt(end)) && isDecimalDigit(shape.charCodeAt(end + 1))) end += 2;
    else return end;
  }
}

const isSpace = (char: string) =>
  char === ' ' || char === '-' || char === '\u00a0' || char === '\u202f' || char === '\u2009';

type Unit = Omit<Measure, 'amount'>;

/** A letter or sign of ASCII that has no other case to be looked for. */
const isLower = (code: number) => code < 128 && !(code >= 65 && code <= 90);

/** The unit right behind an amount. */
function behind(shape: string, end: number, names: UnitNames): Unit | undefined {
  const start = isSpace(shape.charAt(end)) ? end + 1 : end;
  const first = shape.charCodeAt(start);
  if (first === objectReplacement) return undefined;
  const char = shape.charAt(start);
  const forms = names.behind.get(isLower(first) ? char : char.toLowerCase());
  if (!forms) return undefined;
  for (const { form, folded, units: meant } of forms) {
    const there = shape.slice(start, start + form.length);
    // `10주년`, `10 週年`: ten years since something, and no weeks.
    if (/^(?:주년|[週周]年)/.test(shape.slice(start))) return undefined;
    // `5 M` are five million.
    if (there !== form && (form.length === 1 || there.toLowerCase() !== folded)) continue;
    const next = shape.charAt(start + form.length);
    if (letter.test(next) && !unspaced.test(next) && !unspaced.test(form)) continue;
    return { form: there, units: [...meant], start, end: start + form.length };
  }
  return undefined;
}

/** The currency right before an amount. */
function before(shape: string, offset: number, end: number, names: UnitNames): Unit | undefined {
  const behindSign = isSpace(shape.charAt(offset - 1)) ? offset - 1 : offset;
  const forms = names.before.get(shape.charAt(behindSign - 1));
  if (!forms) return undefined;
  for (const { form, units: meant } of forms) {
    const start = behindSign - form.length;
    if (start < 0 || !shape.startsWith(form, start) || letter.test(shape.charAt(end))) continue;
    if (/\p{L}/u.test(form.charAt(0)) && letter.test(shape.charAt(start - 1))) continue;
    return { form, units: [...meant], start, end: behindSign };
  }
  return undefined;
}
