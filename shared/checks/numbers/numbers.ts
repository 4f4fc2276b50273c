import type { Catalog } from '../../catalog/catalog.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { isUnspaced } from '../../languages/writing.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { changeTo } from '../contract/replacing.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, isDecimalDigit, trait } from '../contract/traits.ts';
import { isEvenNearby } from '../texts/evenNearby.ts';
import { isExample } from '../texts/isExample.ts';
import { isPage } from '../texts/pages.ts';
import { discountsIn } from './discounts.ts';
import { asciiDigits, type NumberInText, numbersInText } from './numbersInText.ts';
import { numbersInWords } from './numbersInWords.ts';
import { isConverted, isInRange, isLogic, isOtherCalendar, isSameYear } from './sameAmount.ts';

/** A number of the source that the translation has not, or the other way round. */
export const numbers: SegmentCheck = {
  id: 'numbers',
  severity: 'warning',
  summary: 'A number differs from the source',
  judges: 'words',
  needs: { segment: fact.source | fact.differs, text: { either: trait.digit } },
  mayFind: (segment, _traits, { message }) =>
    !sameRuns(message(segment, 'source').shape, message(segment, 'target').shape),
  *run(segment, context) {
    if (!/\d/.test(segment.source?.value ?? '') && !/\p{Nd}/u.test(segment.target?.value ?? '')) return;
    const sides = sidesOf(segment, context);
    if (!sides || sides.source.value === sides.target.value) return;
    const [source, target] = [withoutAddresses(sides.source.shape), withoutAddresses(sides.target.shape)];
    // A number alone is a setting or a sample, such as a size of type or a measured value, or the id of a text; several are
    // the place or the size of a control: `220, 22`.
    if (/^-?\d+(?:[.,]\d+)?(?:, -?\d+)*$/.test(source.trim())) return;
    // So is a telephone number alone.
    if (/^\+\d[\d ()./-]{5,30}$/.test(source.trim())) return;
    // Twelve-hour times, and numbers written with words for thousands and more, are converted.
    if (/\d\s*[ap]\.?m\b/i.test(source) || /\d\s*[ap]\.?m\b/i.test(target) || inThousands.test(source + target)) return;
    const ours = compared(numbersInText(source, besides(context.sourceLanguage)), source);
    const theirs = compared(numbersInText(target, besides(context.targetLanguage)), target);
    const missing = withoutWords(lacking(ours, theirs, sides.target.value), target, context.targetLanguage).filter(
      (number) => !isBase(number, source) && !isMonth(number, source),
    );
    const extra = withoutWords(lacking(theirs, ours, sides.source.value), source, context.sourceLanguage).filter(
      (number) => !isBase(number, target) && !isMonth(number, target),
    );
    if (missing.length === 0 && extra.length === 0) return;
    const discounts = discountsIn(theirs, target, ours);
    const differs = (number: NumberInText) => !discounts.has(number) && !isOtherCalendar(number, ours, theirs, context);
    const [dropped, added] = [missing.filter(differs), extra.filter(differs)];
    const small = (number: NumberInText) => Number(number.digits) <= 12 && number.parts.length === 1;
    const lost = dropped.filter((number) => !small(number) || added.some(small));
    const won = added.filter((number) => !small(number) || dropped.some(small));
    const [wrong, right] = dropped.length === 1 && added.length === 1 ? [added[0], dropped[0]] : [won[0], lost[0]];
    // Each language has an example of its own: an address, a phone number.
    if (isExample(segment) && (right || won.length === 0)) return;
    if (wrong && right && won.length < 2 && lost.length < 2) {
      // A small number more, or less, may be a word on the other side; the sentences of a page are free.
      const isCounted = ours.length === theirs.length || (!isPage(context.catalog) && !small(right) && !small(wrong));
      if (
        isCounted &&
        (right.digits !== '0' || hasSameSign(right, wrong, source, target)) &&
        !isConverted(right, wrong, source) &&
        !isLogic(right, wrong, source) &&
        !isSameYear(right, wrong) &&
        !isMoved(right, wrong, context.catalog) &&
        !(isEvenNearby(right.text, 'missing', segment, context) && isEvenNearby(wrong.text, 'extra', segment, context))
      )
        yield otherNumber(wrong, right);
    } else if ((lost.length < another || won.length < another) && !isPage(context.catalog)) {
      // The years of a notice are shortened, and one name, such as that of a character set, is another in each country.
      if (!isNotice.test(source) && /\s/.test(source.trim()))
        yield* lostNumbers(lost.filter((number) => !isInRange(number, target)));
    }
  },
};

const isNotice = /©|\(c\)|\bcopyright\b/i;

/** So many numbers that each of the texts has alone make them other texts: samples, older pages. */
const another = 3;

/** Whether each of two versions stands in the other page as well: its paragraphs, or a list, go in another order there. */
const isMoved = (ours: NumberInText, theirs: NumberInText, catalog: Catalog) =>
  isPage(catalog) &&
  Math.min(ours.parts.length, theirs.parts.length) > 1 &&
  catalog.text.includes(ours.text) &&
  catalog.pair?.source.text.includes(theirs.text) === true;

/** One number in the place of another. */
function otherNumber({ start, end, text }: NumberInText, right: NumberInText): SegmentFinding {
  const certain = /^\d+$/.test(right.text) && /^\d+$/.test(text);
  return {
    start,
    end,
    message: say`“${text}” is “${right.text}” in the source`,
    data: { number: right.text },
    fix: certain ? changeTo(right.text, { start, end }) : undefined,
  };
}

/** Numbers of the source alone, as one finding: a text that was cut short has lost all that it counted. */
function* lostNumbers(lost: readonly NumberInText[]): Iterable<SegmentFinding> {
  const texts = lost.filter(isExact).map(({ text }) => text);
  const [first] = texts;
  if (first === undefined) return;
  const named = `${texts.slice(0, mostNamed).join(', ')}${texts.length > mostNamed ? ' …' : ''}`;
  const message =
    texts.length === 1 ? say`The number “${first}” is missing` : say`${texts.length} numbers are missing: ${named}`;
  yield { severity: 'info', message, data: texts.length === 1 ? { number: first } : { numbers: texts } };
}

/** How many of the missing numbers a finding names. */
const mostNamed = 3;

/**
 * Whether a number is seldom put into words or left away: a year, an amount, a version. `100 %` is “all of it”, `30` is
 * half an hour, `16` the base of a number, `2.1` a way of loudspeakers, `360` all around.
 */
function isExact({ digits, parts }: NumberInText): boolean {
  return parts.length === 1 && Number(digits) > 100 && !/00$|^360$/.test(digits);
}

/**
 * Whether the same sign stands beside two figures (`0 %`, `0 =`). Beside words a nought may be one itself (“no boats”), and a
 * figure that the translation has then stands for something else.
 */
function hasSameSign(ours: NumberInText, theirs: NumberInText, source: string, target: string): boolean {
  return [signBehind, signBefore].some((signBeside) => {
    const sign = signBeside(source, ours);
    return sign !== undefined && sign === signBeside(target, theirs);
  });
}

const signBehind = (text: string, { end }: NumberInText) => /^\s?([%=°:+/)\]])/.exec(text.slice(end, end + 2))?.[1];

const signBefore = (text: string, { start }: NumberInText) =>
  /([=<>:([+-])\s?$/.exec(text.slice(Math.max(0, start - 2), start))?.[1];

/** Numbers without those that count the points of a list (`1) row, 2) sail`), decades (`the 1970's`) and issues (`#123`). */
const compared = (numbers: readonly NumberInText[], text: string): readonly NumberInText[] =>
  numbers.filter(({ start, end, digits }) => {
    const behind = text.slice(end, end + 2);
    if (/^\d{1,3}0$/.test(digits) && /^['’]s/.test(behind)) return false;
    if (start > 0 && text[start - 1] === '#' && Number(digits) > 20) return false;
    return Number(digits) > 20 || !/^[)）]/.test(behind) || /$(?<=[(（]\P{L}*)/u.test(text.slice(0, start));
  });

/** The numbers that a text does not spell out. Most texts have all of the other's numbers and are not read. */
function withoutWords(numbers: readonly NumberInText[], text: string, language: string): readonly NumberInText[] {
  if (numbers.length === 0) return numbers;
  const words = numbersInWords(text, language);
  return numbers.filter(({ digits }) => !words.has(digits));
}

/** `16進`, `10进制`: the base of numbers, which English has a word for. */
function isBase({ digits, end }: NumberInText, text: string): boolean {
  return /^(?:2|8|10|16)$/.test(digits) && /^\s?[進进진]/u.test(text.slice(end, end + 2));
}

/** `12月`, `3월`: a month, which has a name elsewhere; `dates` compares the months. */
function isMonth({ digits, end }: NumberInText, text: string): boolean {
  return Number(digits) <= 12 && /^\s?[月월](?![間间])/u.test(text.slice(end, end + 3));
}

/** Whether both texts have the same runs of ASCII digits in the same order, and no digits of other scripts. */
function sameRuns(source: string, target: string): boolean {
  let offset = nextDigit(source, 0);
  let other = nextDigit(target, 0);
  while (offset < source.length && other < target.length) {
    if (!isDigit(source, offset) || !isDigit(target, other)) return false;
    for (; isDigit(source, offset) || isDigit(target, other); offset++, other++) {
      if (source.charCodeAt(offset) !== target.charCodeAt(other)) return false;
    }
    offset = nextDigit(source, offset);
    other = nextDigit(target, other);
  }
  return offset >= source.length && other >= target.length;
}

function isDigit(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return code >= 48 && code <= 57;
}

/** Where the next digit of any script is: half of a surrogate pair may be of one, too. */
function nextDigit(text: string, from: number): number {
  for (let offset = from; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    if (code < 128 ? code >= 48 && code <= 57 : isDecimalDigit(code) || (code & 0xf800) === 0xd800) return offset;
  }
  return text.length;
}

/** Signs and words for a thousand and more, which stand for the zeros of a number. */
const inThousands =
  /[万萬億亿만억兆]|(?<=\p{Nd} ?)[千천百백]|(?<=\p{Nd}[ \u00a0]?)(?:مىڭ|هزار|میلیون|ألف|آلاف|مليون|тыс|млн|млрд|миллион|мільйон|хил|tis|tys|tūkst|mln|mio|mil(?!\p{L})|mille|mila|tausend|duizend|tusen|tusind|bin(?!\p{L})|nghìn|triệu|ribu|juta|হাজার|लाख|हज़ार|ஆயிரம்|พัน|ล้าน|thousand|million|billion|milliard|mill[oó]n|milh[ãõ]|milion|miliard|mrd)/iu;

const besides = (language: string) => isUnspaced(language) || rootLanguage(language) === 'ko';

/** Addresses, paths, entities and notes of the translator have numbers of their own. */
function withoutAddresses(whole: string): string {
  // `{2,3,4} boats`: for which numbers a form of Symfony is.
  const shape = whole.replace(/(?<=^|\|)\s?(?:\{[\d,]+\}|[[\]]\d+,\w+[[\]])/g, (text) => '\uFFFC'.repeat(text.length));
  const text = shape.includes('訳注')
    ? shape.replace(/[(（]訳注[^)）]*[)）]?/gu, (note) => '\uFFFC'.repeat(note.length))
    : shape;
  if (!/[/@&]/.test(text)) return text;
  return text.replace(/\bhttps?:\/\/\S+|&#?\w{1,10};|(?<!\S)\S+@\S+|(?<![\w.-])[\w.-]*\/[\w./-]+/g, (text) =>
    /[a-z;]/i.test(text) ? '\uFFFC'.repeat(text.length) : text,
  );
}

/** Numbers whose digits, or all of whose parts, the others do not have: order and separators do not matter. */
function lacking(numbers: readonly NumberInText[], others: readonly NumberInText[], text: string): NumberInText[] {
  if (numbers.length === 0) return [];
  const whole = new Set(others.map((other) => other.digits));
  const parts = new Set(others.flatMap((other) => other.parts));
  // The key of a menu may be a figure of the number: `1_80`.
  const plain = text.replace(/(?<=\d)[_&](?=\d)/g, '');
  const runs = new Set(Array.from(`${text} ${plain}`.matchAll(/\p{Nd}+/gu), ([run]) => asciiDigits(run)));
  const seen = new Set<string>();
  return numbers.filter((number) => {
    if (seen.has(number.digits)) return false;
    seen.add(number.digits);
    if (whole.has(number.digits) || runs.has(number.digits)) return false;
    const [first = '', last] = number.parts;
    // `21.07.25` is in 2025.
    if (
      /^20\d\d$/.test(number.digits) &&
      others.some((one) => one.parts.length === 3 && one.parts.includes(number.digits.slice(2)))
    )
      return false;
    // `29.0` is 29.
    if (number.parts.length === 2 && /^0+$/.test(last ?? '') && whole.has(first)) return false;
    return !number.parts.every((part) => parts.has(part) || runs.has(part) || whole.has(part.replace(/^0+(?=.)/, '')));
  });
}
