import { type FoundSign, signsOf } from './countedSigns.ts';

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

/** Whether a bracket closes what another opens. */
export const isClosing = (sign: string): boolean => sign in partners;

/**
 * The brackets of a text that have no partner in it, in their order. Marks of lists (`a)`, `1)`) and faces (`:)`) are none.
 *
 * @param shape the text with U+FFFC for its placeholders and codes.
 * @example loneBrackets('open the console (press ').length // 1
 */
export function loneBrackets(shape: string): FoundSign[] {
  return unpaired(signsOf({ shape }, pattern), shape);
}

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

/** An end of an interval: a number, a word for no end, or a placeholder; no longer, so that a list of numbers is looked at once. */
export const bound = String.raw`\s{0,4}(?:[-+]?\d{1,20}(?:\.\d{1,20})?|[-+]?(?:inf(?:inity)?|∞)|[a-z]|\uFFFC{1,60})\s{0,4}`;
const isHalfOpen = new RegExp(`^[[(]${bound}[,;…]${bound}[)\\]]$`, 'i');
/** `:(` is a face, but not where an accelerator stands in the bracket: `:(_L)`. */
function isFace({ sign, start }: FoundSign, text: string): boolean {
  return (
    sign === '(' &&
    face.test(text.slice(Math.max(0, start - 5), start)) &&
    !/^\([&_~\uFFFC][\p{L}\p{N}]\)/u.test(text.slice(start, start + 6))
  );
}

/** Eyes and a nose, full-width too, and the first mouths of one that has more (`:((`). */
const face = /[:;=8؛：；][-^o'_¬]?\({0,3}$/;

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
    // The number of a list: `_%c) %s`.
    /^[_&]?\uFFFC+$/.test(text.slice(0, start)) ||
    isNumberOfList(before, text)
  );
}
