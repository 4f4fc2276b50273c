import { rootLanguage } from '../../languages/languageTag.ts';
import type { CheckContext } from '../contract/check.ts';
import type { NumberInText } from './numbersInText.ts';

/** `89` and `1989`. */
export const isSameYear = (one: NumberInText, other: NumberInText) => isYearOf(one, other) || isYearOf(other, one);

const isYearOf = (long: NumberInText, short: NumberInText) =>
  /^(?:19|20)\d\d$/.test(long.digits) && long.digits.slice(2) === short.digits;

/** Whether a number is one of a range of the other text: `2012` in `2011-2013`. */
export const isInRange = ({ digits }: NumberInText, text: string): boolean =>
  [...text.matchAll(/(?<!\d)(\d{2,6})\s?[-–—~～]\s?(\d{2,6})(?!\d)/g)].some(
    ([, first, last]) => Number(first) < Number(digits) && Number(digits) < Number(last),
  );

/** What a duration is counted in; translations say `1 week` for `7 days`, and `72 hours` for `3 days`. */
const duration =
  /^[\s-]?(?:ms|msecs?|milliseconds?|seconds?|minutes?|mins?|secs?|hours?|hrs?|days?|weeks?|months?|years?|[smhd])\b/i;

/** How many of a unit of time make one of a longer one. */
const durations: readonly number[] = [1000, 60, 3600, 24, 1440, 7, 168, 12, 30, 52, 365];

/** Units of some countries, for which others have a number of their own. */
const ofCountry =
  /^[\s-]?(?:°\s?F|feet|foot|ft|inch(?:es)?|miles?|mph|lbs?|pounds?|oz|ounces?|yards?|gallons?|acres?)(?![\p{L}\p{N}])/iu;

/** Whether a number is that of the source in another unit, or the same angle the other way round. */
export function isConverted(ours: NumberInText, theirs: NumberInText, source: string): boolean {
  const [wanted, there] = [amountOf(ours), amountOf(theirs)];
  const behind = source.slice(ours.end, ours.end + 10);
  if (/^\s?(?:°|degrees)/.test(behind) && wanted + there === 360) return true;
  // Greater than 0 is 1 at least.
  if (Math.abs(wanted - there) === 1 && limit.test(source.slice(Math.max(0, ours.start - 10), ours.start))) return true;
  // The top 10 % are above the 90th percentile.
  if (/^\s?[%٪]/.test(behind) && wanted + there === 100) return true;
  // `65536` is 65 thousand, `0.9` is 90 %.
  if (there >= 10 && (Math.floor(wanted / 1000) === there || Math.round(wanted / 1000) === there)) return true;
  if (isPercent(ours, theirs) || isPercent(theirs, ours)) return true;
  // `1/20` is 0.05.
  if (/(?<!\d)1\/$/.test(source.slice(Math.max(0, ours.start - 3), ours.start)) && wanted * there === 1) return true;
  if (ofCountry.test(behind)) return true;
  // `1.5 hours` are an hour and 30 minutes.
  if (/^[\s-]?(?:hours?|hrs?|h|minutes?|mins?)\b/i.test(behind) && Math.round((wanted % 1) * 60) === there) return true;
  const [long, short] = wanted < there ? [wanted, there] : [there, wanted];
  return duration.test(behind) && durations.some((count) => short === long * count);
}

/** What a number says where one separator stands before its decimals: `1.5`, and `10,5`. */
const amountOf = ({ digits, parts: [whole, decimals], parts }: NumberInText) =>
  parts.length === 2 && decimals?.length !== 3 ? Number(`${whole}.${decimals}`) : Number(digits);

/** Whether a text is a cell of a table of logic values, which may be said the other way round: `not 0`, `1 or Z`. */
export const isLogic = (ours: NumberInText, theirs: NumberInText, source: string) =>
  /^[01]$/.test(ours.digits) && /^[01]$/.test(theirs.digits) && logicCell.test(source);

const logicCell = /^(?:[^\p{L}]|(?:not|or|and|any|other|than|[A-Z])(?!\p{L}))+$/iu;

/** `more than 5`, `above -1`, `when not 0`: each language says which number is the first that counts, or the last that does not. */
const limit = /\b(?:than|over|above|below|under|at least|at most|not) ?-?$/i;

/** Whether a number is a part of one that the other has as a percentage: `0.9` and `90`. */
const isPercent = ({ parts: [first, part = ''], digits }: NumberInText, other: NumberInText) =>
  first === '0' && part !== '' && Number(part.padEnd(2, '0')) === Number(other.digits) && digits !== other.digits;

/** How many years a calendar is behind that of the source: Persian, Buddhist, Nepali. */
const calendars: readonly (readonly [languages: RegExp, years: readonly number[]])[] = [
  [/^(?:fa|prs|ps|ckb|glk|mzn)$/, [621, 622]],
  [/^(?:th|lo|km|my|si)$/, [-543, -544]],
  [/^(?:ne|new|mai)$/, [-56, -57]],
];

/** Whether a number is a year that the other text has in the calendar of its language: 2020 is 1398 and 1399 in Persian. */
export function isOtherCalendar(
  { digits, text }: NumberInText,
  ours: readonly NumberInText[],
  theirs: readonly NumberInText[],
  { targetLanguage }: CheckContext,
): boolean {
  const years = calendars.find(([languages]) => languages.test(rootLanguage(targetLanguage)))?.[1];
  if (!years || [...text].length !== 4) return false;
  const isSame = (ofSource: number, ofTarget: number) => years.includes(ofSource - ofTarget);
  return (
    ours.some((one) => isSame(Number(one.digits), Number(digits))) ||
    theirs.some((one) => isSame(Number(digits), Number(one.digits)))
  );
}
