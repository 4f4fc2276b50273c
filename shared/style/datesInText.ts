import { escaped } from '../catalog/escaped.ts';
import { monthSpellings, months } from './rules/months.data.ts';
import type { StyleText } from './styleRule.ts';

/** A calendar date of a text; offsets are UTF-16 code units. */
export interface DateInText {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly day: number;
  /** 1 to 12. */
  readonly month: number;
  /** In full: 2024. */
  readonly year: number;
  readonly form: 'numeric' | 'words' | 'east' | 'chinese';
  /** Of numeric dates: the sign between the numbers, with the space behind it. */
  readonly sign: string;
}

/** Order of numeric dates with slashes, points and hyphens when the year stands last. */
function monthFirst(tag: string): boolean {
  return tag === 'en' || tag.startsWith('en-us') || tag.startsWith('en-ph');
}

const numeric =
  /(?<![\p{sc=Latn}\p{Nd}\uFFFC./:,+-])(\d{1,4})([./-] ?)(\d{1,2})\2(\d{4}|\d{1,2})(?![\p{sc=Latn}\p{Nd}\uFFFC/:+-]|\.\d)/gu;
const east = /(?<!\d)(\d{4})(年|년) ?(\d{1,2})(月|월) ?(\d{1,2})(日|일)/gu;
const chineseDigits = '〇零一二三四五六七八九';
const chinese = /([〇零一二三四五六七八九]{4})年([一二三四五六七八九十]{1,2})月([一二三四五六七八九十]{1,3})日/gu;

/** A look for what every date has: two numbers with a sign between, a day and then a year, or the sign of the year. */
const mayHold = /\d[./-] ?\d|\d\D+[12]\d{3}|[年년]/;

const wordPatterns = new Map<string, { readonly pattern: RegExp; readonly monthAt: ReadonlyMap<string, number> }>();

/** Whether a text may have a date; one that is covered in part has no more of them. */
export function mayHaveDate(text: string): boolean {
  return mayHold.test(text);
}

/** All dates of a text with day, month and year. Numbers that could be a date in two ways are read as the language does. */
export function datesInText({ text, root, tag }: StyleText): readonly DateInText[] {
  if (!mayHold.test(text)) return [];
  const dates: DateInText[] = [];
  const add = (date: DateInText | undefined) => {
    if (
      date &&
      date.day >= 1 &&
      date.day <= daysIn(date.month) &&
      date.month >= 1 &&
      date.year >= 1000 &&
      date.year < 3000
    )
      dates.push(date);
  };
  for (const match of text.matchAll(numeric)) add(readNumeric(match, tag));
  for (const match of text.matchAll(east)) {
    add({
      ...placeOf(match),
      year: Number(match[1]),
      month: Number(match[3]),
      day: Number(match[5]),
      form: 'east',
      sign: '',
    });
  }
  for (const match of text.matchAll(chinese)) {
    const year = Number(
      [...(match[1] ?? '')].map((digit) => '0123456789'[Math.max(0, chineseDigits.indexOf(digit) - 1)]).join(''),
    );
    add({
      ...placeOf(match),
      year,
      month: chineseNumber(match[2]),
      day: chineseNumber(match[3]),
      form: 'chinese',
      sign: '',
    });
  }
  const words = wordPattern(root);
  if (words) {
    for (const match of text.matchAll(words.pattern)) {
      const groups = match.groups ?? {};
      const name = (groups.m1 ?? groups.m2 ?? '').toLowerCase();
      const month = words.monthAt.get(name);
      if (month === undefined) continue;
      add({
        ...placeOf(match),
        month,
        day: Number(groups.d1 ?? groups.d2),
        year: Number(groups.y1 ?? groups.y2),
        form: 'words',
        sign: '',
      });
    }
  }
  return dates.sort((a, b) => a.start - b.start);
}

function placeOf(match: RegExpExecArray) {
  return { start: match.index, end: match.index + match[0].length, text: match[0] };
}

function daysIn(month: number): number {
  return month === 2 ? 29 : [4, 6, 9, 11].includes(month) ? 30 : month <= 12 ? 31 : 0;
}

function readNumeric(match: RegExpExecArray, tag: string): DateInText | undefined {
  const [, a = '', sign = '', b = '', c = ''] = match;
  const form = 'numeric' as const;
  const place = placeOf(match);
  if (a.length === 4)
    return c.length > 2 ? undefined : { ...place, year: Number(a), month: Number(b), day: Number(c), form, sign };
  if (a.length === 3 || c.length === 3 || c.length === 1) return undefined;
  // 1.2.24 may be a section or a version; a year of two digits needs leading zeros or German points to be one.
  if (
    c.length === 2 &&
    !(sign.startsWith('.') && /^(?:de|fr-ch|it-ch)/.test(tag) && a.length + b.length >= 3) &&
    !(sign === '/' && a.length === 2 && b.length === 2)
  )
    return undefined;
  const year = c.length === 4 ? Number(c) : Number(c) + (Number(c) < 70 ? 2000 : 1900);
  const swapped = sign.startsWith('.') ? false : monthFirst(tag);
  let [day, month] = swapped ? [Number(b), Number(a)] : [Number(a), Number(b)];
  // Points stand between day and month in this order alone: 10.20.30 is a time.
  if (month > 12 && day <= 12 && !sign.startsWith('.')) [day, month] = [month, day];
  return { ...place, year, month, day, form, sign };
}

/** Numbers up to ninety-nine in Chinese characters. */
function chineseNumber(text = ''): number {
  const digit = (char: string) => Math.max(0, chineseDigits.indexOf(char) - 1);
  const ten = text.indexOf('十');
  if (ten < 0) return [...text].reduce((sum, char) => sum * 10 + digit(char), 0);
  const tens = ten === 0 ? 1 : digit(text[ten - 1] ?? '');
  return tens * 10 + (ten + 1 < text.length ? digit(text[ten + 1] ?? '') : 0);
}

/** The reverse of {@link chineseNumber}. */
export function toChineseNumber(value: number): string {
  const ones = value % 10 === 0 && value >= 10 ? '' : (chineseDigits[(value % 10) + 1] ?? '');
  if (value < 10) return ones;
  const tens = Math.floor(value / 10);
  return `${tens === 1 ? '' : chineseDigits[tens + 1]}十${ones}`;
}

/** Digit by digit, with 〇 for zero. */
export function toChineseDigits(value: number): string {
  return [...String(value)].map((digit) => (digit === '0' ? '〇' : chineseDigits[Number(digit) + 1])).join('');
}

function wordPattern(root: string) {
  const names = months[root];
  if (!names) return undefined;
  const cached = wordPatterns.get(root);
  if (cached) return cached;
  const monthAt = new Map<string, number>();
  for (const [i, name] of names.entries()) monthAt.set(name.toLowerCase(), i + 1);
  for (const [name, month] of Object.entries(monthSpellings[root] ?? {})) monthAt.set(name.toLowerCase(), month);
  const each = [...monthAt.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  const month = (n: 1 | 2) => `(?<m${n}>${each})(?![\\p{sc=Latn}])`;
  const before = '(?<![\\p{sc=Latn}\\p{Nd}\\uFFFC./-])';
  const year = (n: 1 | 2) => `(?<y${n}>[12]\\d{3})(?!\\d|[.,]\\d)`;
  const space = '[ \\u00a0\\u202f]';
  const sources: Readonly<Record<string, string>> = {
    de: `${before}(?<d1>\\d{1,2})\\.${space}?${month(1)}${space}${year(1)}`,
    en: `${before}(?:(?<d1>\\d{1,2})(?:st|nd|rd|th)?${space}(?:of )?${month(1)},?${space}${year(1)}|${month(2)}${space}(?<d2>\\d{1,2})(?:st|nd|rd|th)?,?${space}${year(2)})`,
    es: `${before}(?:(?<d1>\\d{1,2})${space}(?:de )?${month(1)}${space}(?:del? )?${year(1)}|${month(2)}${space}(?<d2>\\d{1,2}),${space}${year(2)})`,
    fr: `${before}(?<d1>\\d{1,2})(?:er)?${space}${month(1)}${space}${year(1)}`,
    it: `${before}(?<d1>\\d{1,2})º?${space}${month(1)}${space}${year(1)}`,
  };
  const source = sources[root];
  if (!source) return undefined;
  const made = { pattern: new RegExp(source, 'giu'), monthAt };
  wordPatterns.set(root, made);
  return made;
}
