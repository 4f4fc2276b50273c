import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { fact } from '../contract/segmentTraits.ts';
import { sidesOf } from '../contract/sides.ts';
import { trait } from '../contract/traits.ts';
import { type FoundSign, signsOf } from '../texts/countedSigns.ts';
import { namesSigns } from '../texts/namesSigns.ts';
import { piecesOf } from '../texts/splitSentence.ts';

const pattern = /[()[\]{}（）［］｛｝【】「」『』〈〉《》〔〕]/g;
const partners: Readonly<Record<string, string>> = {
  ')': '(',
  ']': '[',
  '}': '{',
  '）': '(',
  '］': '[',
  '｝': '{',
  '】': '【',
  '」': '「',
  '』': '『',
  '〉': '〈',
  '》': '《',
  '〕': '〔',
};
const plainForm: Readonly<Record<string, string>> = { '（': '(', '［': '[', '｛': '{' };

/** A bracket that is opened and not closed, or the other way round, where the source's are in order. */
export const brackets: SegmentCheck = {
  scope: 'segment',
  id: 'brackets',
  severity: 'warning',
  summary: 'A bracket has no partner',
  judges: 'words',
  needs: { segment: fact.source | fact.differs, text: { target: trait.bracket } },
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides || sides.source.value === sides.target.value) return;
    const target = decoded(sides.target.shape);
    const alone = unpaired(signsOf({ shape: target }, pattern), target).filter(
      (sign) => !isIntervalEnd(sign, sides.target.shape),
    );
    if (alone.length === 0 || namesSigns(target)) return;
    const source = decoded(sides.source.shape);
    if (unpaired(signsOf({ shape: source }, pattern), source).length > 0) return;
    // What one piece of a sentence opens another one closes.
    const whole = piecesOf(segment, context.catalog).map(({ target }) => target?.value ?? '');
    const shape = whole.join('\n');
    if (shape && unpaired(signsOf({ shape }, pattern), shape).length === 0) return;
    for (const { sign, start, end } of alone) {
      const closes = sign in partners;
      const message = closes ? say`“${sign}” closes what was not opened` : say`“${sign}” is never closed`;
      yield { start, end, message, data: { bracket: sign } };
    }
  },
};

/** A text whose brackets in addresses are not written as `%28`; every character stays where it is. */
const decoded = (shape: string) =>
  shape.replace(/%(28|29|5b|5d)/gi, (_, code) => `${String.fromCharCode(Number.parseInt(code, 16))}\uFFFC\uFFFC`);

/** Brackets without a partner. Marks of lists (`a)`, `1)`) and faces (`:)`) are none. */
function unpaired(signs: readonly FoundSign[], text: string): FoundSign[] {
  const open: FoundSign[] = [];
  const faces: FoundSign[] = [];
  const alone: FoundSign[] = [];
  for (const sign of signs) {
    const partner = partners[sign.sign];
    if (partner === undefined) {
      (isFace(sign, text) ? faces : open).push(sign);
      continue;
    }
    const last = open.at(-1);
    // `[0, 128)`: an interval without its end.
    if (last && (partner === '(' || partner === '[') && isHalfOpen.test(text.slice(last.start, sign.end))) {
      open.pop();
      continue;
    }
    if (last && (plainForm[last.sign] ?? last.sign) === partner) open.pop();
    // `again:({0})`: what looks like a face opens what is closed here.
    else if (partner === '(' && faces.length > 0) faces.pop();
    else if (!isMark(sign, text)) alone.push(sign);
  }
  return [...alone, ...open].sort((a, b) => a.start - b.start);
}

/** A number, a word for no end, or a placeholder; no longer, so that a list of numbers is looked at once. */
const bound = String.raw`\s{0,4}(?:[-+]?\d{1,20}(?:\.\d{1,20})?|[-+]?(?:inf(?:inity)?|∞)|[a-z]|\uFFFC{1,60})\s{0,4}`;
const isHalfOpen = new RegExp(`^[[(]${bound}[,;…]${bound}[)\\]]$`, 'i');
const interval = new RegExp(`[[\\]]${bound}[,;]${bound}[[\\]]`, 'gi');

/** `]0,5]`, `[5,Inf[`: an end that is not part of an interval has the bracket the other way round (ISO 31-11). */
function isIntervalEnd({ start, end }: FoundSign, text: string): boolean {
  const from = Math.max(0, start - longestInterval);
  return Array.from(text.slice(from, end + longestInterval).matchAll(interval)).some(
    ({ 0: whole, index }) => from + index === start || from + index + whole.length === end,
  );
}

/** UTF-16 code units, with placeholders for its ends. */
const longestInterval = 80;

/** `:(` is a face, but not where an accelerator stands in the bracket: `:(_L)`. */
function isFace({ sign, start }: FoundSign, text: string): boolean {
  return (
    sign === '(' &&
    face.test(text.slice(Math.max(0, start - 2), start)) &&
    !/^\([&_~\uFFFC][\p{L}\p{N}]\)/u.test(text.slice(start, start + 6))
  );
}

/** Eyes and a nose, full-width too. */
const face = /[:;=8؛：；][-^o'_¬]?$/;

/** A face with more than one mouth: `:)))`. */
const laughter = /(?:^|\s)[:;=][-^o']?[)）]{1,8}$/;

/** `1)…、2)…和3)`: a number behind a word without a space, in a list of such. */
function isNumberOfList(before: string, text: string): boolean {
  const number = /(?<!\d)\d{1,2}$/.exec(before)?.[0];
  return number !== undefined && Number(number) > 1 && new RegExp(`(?<!\\d)${Number(number) - 1}[)）]`).test(text);
}

function isMark({ sign, start }: FoundSign, text: string): boolean {
  if (sign !== ')' && sign !== '）') return false;
  const before = text.slice(Math.max(0, start - 10), start);
  return (
    /(?:^|[\s\uFFFC,.;:({[（。．、，；：！？*\-–—])(?:(?:\p{L}\p{M}{0,3}){1,2}|\p{N}{1,3}|[ivxIVX]{1,5})\.?$/u.test(
      before,
    ) ||
    face.test(before) ||
    laughter.test(before) ||
    isNumberOfList(before, text)
  );
}
