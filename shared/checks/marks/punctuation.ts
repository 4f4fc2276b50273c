import type { Content } from '../../catalog/content.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { isCjk } from '../../languages/writing.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';

/** Kinds of punctuation at the end of a text. */
export type Mark = 'stop' | 'question' | 'exclamation' | 'colon' | 'semicolon' | 'ellipsis' | 'none';

/** What a text ends with; offsets are UTF-16 code units of its value. */
export interface Ending {
  readonly mark: Mark;
  /** The characters of the mark, with a space before it; empty where there is none, and then the place for one. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const marks: readonly (readonly [Mark, RegExp])[] = [
  ['ellipsis', /(?:(?<!\.)\.{3,}|(?<!…)…+|(?<!。)。{3,}|(?<!⋯)⋯+)$/u],
  ['stop', /[.․。．｡।॥۔։။።᱾៕។]$/u],
  // `?!` asks as well.
  ['question', /[?？؟;\u037e՞፧⸮][!！]*$/u],
  ['exclamation', /[!！՜]$/u],
  // India writes it with a dash as well: `:-`, `:—`.
  ['colon', /(?:[:：៖՝]|[:：]\s?[-–—])$/u],
  // One that ends a character reference is none.
  ['semicolon', /(?<!&#?\w{1,10})[;；؛\u0387·]$/u],
];

/** The kind of a single mark, `none` of anything else. @example markOf('؟'); // 'question' */
export const markOf = (sign: string): Mark => marks.find(([, pattern]) => pattern.test(sign))?.[0] ?? 'none';

/** Marks of direction too, which nobody sees. */
const closing = '"\'”“„’‘‚»«›‹」』）)]｣】〉》\u200e\u200f\u061c\u202a\u202b\u202c\u2066\u2067\u2068\u2069';

/**
 * The mark that a text ends with. Closing quotes and brackets, white space, and tags behind the text are looked
 * through; a placeholder at the end is text.
 */
export function endingOf(message: Message, language: string): Ending {
  let end = acceleratorOf(message.shape) ?? message.shape.length;
  let units: ReadonlyMap<number, MessageUnit> | undefined;
  for (;;) {
    const before = end;
    const last = message.shape.charAt(end - 1);
    if (/\s/.test(last) || closing.includes(last)) end -= last.length;
    else if (last === '\uFFFC') {
      units ??= new Map(message.units.toReversed().map((one) => [one.end, one]));
      const unit = units.get(end);
      if (unit && unit.type !== 'placeholder' && (unit.kind !== 'standalone' || unit.optional || unit.id === 'br'))
        end = unit.start;
    }
    if (end === before) break;
  }
  const text = message.shape.slice(Math.max(0, end - 12), end);
  for (const [mark, pattern] of marks) {
    const ending = pattern.exec(text)?.[0];
    if (!ending || (ending.startsWith(';') && (mark === 'question') !== (rootLanguage(language) === 'el'))) continue;
    if (ending === '·' && rootLanguage(language) !== 'el') continue;
    const space = /[ \u00a0\u202f]$/.test(text.slice(0, -ending.length)) && /^[?!:;]/.test(ending) ? 1 : 0;
    const start = end - ending.length - space;
    return { mark, start, end, text: message.shape.slice(start, end) };
  }
  return { mark: 'none', start: end, end, text: '' };
}

/** Where an accelerator in brackets stands at the end (`開啟… (&O)`): what ends the label stands before it. */
function acceleratorOf(shape: string): number | undefined {
  const tail = shape.slice(-longestAccelerator);
  const match = /\s?[(（][&_~\uFFFC][\p{L}\p{N}][)）]\s?$/u.exec(tail);
  return match ? shape.length - tail.length + match.index : undefined;
}

/** A space, a bracket, the sign, a letter of two code units, a bracket, a space. */
const longestAccelerator = 7;

/**
 * The mark at the end of a text as far as its last two characters tell: a letter or digit of ASCII, or one mark behind
 * such. Undefined for all else, which {@link endingOf} knows.
 */
export function plainEnding({ value, codes }: Content): Mark | undefined {
  const end = value.length;
  if (codes.at(-1)?.end === end) return undefined;
  const last = value.charCodeAt(end - 1);
  if (isWordUnit(last)) return 'none';
  return isWordUnit(value.charCodeAt(end - 2)) ? plainMarks[last] : undefined;
}

const plainMarks: Readonly<Record<number, Mark>> = { 33: 'exclamation', 46: 'stop', 58: 'colon', 63: 'question' };

const isWordUnit = (unit: number) =>
  (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57);

const signsByLanguage: Readonly<Record<string, Partial<Record<Exclude<Mark, 'none'>, string>>>> = {
  ar: { question: '؟', semicolon: '؛' },
  fa: { question: '؟', semicolon: '؛' },
  ur: { stop: '۔', question: '؟', semicolon: '؛' },
  ps: { question: '؟', semicolon: '؛' },
  ug: { question: '؟', semicolon: '؛' },
  el: { question: ';', semicolon: '·' },
  hy: { stop: '։', colon: '՝' },
  hi: { stop: '।' },
  bn: { stop: '।' },
  or: { stop: '।' },
  sa: { stop: '।' },
  ne: { stop: '।' },
  pa: { stop: '।' },
  am: { stop: '።', question: '?' },
  zh: { stop: '。', question: '？', exclamation: '！', colon: '：', semicolon: '；', ellipsis: '…' },
  yue: { stop: '。', question: '？', exclamation: '！', colon: '：', semicolon: '；', ellipsis: '…' },
  ja: { stop: '。', question: '？', exclamation: '！', colon: '：', semicolon: '；', ellipsis: '…' },
};
const common = { stop: '.', question: '?', exclamation: '!', colon: ':', semicolon: ';', ellipsis: '…' } as const;

/** A mark as a language writes it, with the space that it puts before (French outside Canada, Breton). */
export function markIn(mark: Exclude<Mark, 'none'>, language: string, like: string): string {
  const root = rootLanguage(language);
  if (mark === 'ellipsis') return isCjk(language) ? '…' : like.trim();
  const spaced = (root === 'fr' && !/[-_]CA\b/i.test(language)) || root === 'br';
  const sign = signsByLanguage[root]?.[mark] ?? common[mark];
  if (!spaced || mark === 'stop') return sign;
  return (mark === 'colon' ? '\u00a0' : '\u202f') + sign;
}
