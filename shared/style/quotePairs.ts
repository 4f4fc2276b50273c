/** Looks of quotation marks. `corner` and the brackets of titles are kept apart: they are more than marks of speech. */
export type QuoteLook = 'double' | 'single' | 'guillemet' | 'single-guillemet' | 'corner' | 'double-corner';

/** A pair of quotation marks of a text. Offsets are UTF-16 code units; both marks are one unit long. */
export interface QuotePair {
  readonly open: number;
  readonly close: number;
  readonly look: QuoteLook;
  /** How many pairs stand around it. */
  readonly level: number;
}

interface Opened {
  readonly at: number;
  readonly char: string;
}

/** What each opening mark may be closed by, and what pairs so marked look like. */
const closings: Readonly<Record<string, readonly [closing: string, look: QuoteLook]>> = {
  '"': ['"', 'double'],
  '＂': ['＂', 'double'],
  '“': ['”', 'double'],
  '„': ['“”‟', 'double'],
  '‟': ['”', 'double'],
  "'": ["'", 'single'],
  '‘': ['’', 'single'],
  '‚': ['‘’', 'single'],
  '«': ['»', 'guillemet'],
  '»': ['«', 'guillemet'],
  '‹': ['›', 'single-guillemet'],
  '›': ['‹', 'single-guillemet'],
  '「': ['」', 'corner'],
  '『': ['』', 'double-corner'],
};

const marks = /["＂“”„‟'‘’‚«»‹›「」『』]/g;

/**
 * The pairs of quotation marks of a text, by their place. Apostrophes, signs of feet, inches, minutes and seconds, and
 * marks that stand alone are in none.
 *
 * @param text placeholders and tags as `\uFFFC`.
 * @example quotePairs('He said “it’s ‘new’”').map((pair) => pair.level); // [0, 1]
 */
export function quotePairs(text: string): readonly QuotePair[] {
  const opened: Opened[] = [];
  const found: { open: number; close: number; look: QuoteLook }[] = [];
  for (const match of text.matchAll(marks)) {
    const char = match[0];
    const at = match.index;
    const before = text[at - 1] ?? ' ';
    const after = text[at + 1] ?? ' ';
    if (isApostrophe(char, before, after)) continue;
    const top = lastIndexOf(opened, (one) => closes(one.char, char));
    // A straight mark after a space opens, whatever is open.
    const opensAgain = top >= 0 && opened[top]?.char === char && /[\s([{（「“„«—–]/u.test(before) && !/\s/u.test(after);
    if (top >= 0 && !opensAgain) {
      const { at: open, char: first } = opened[top] as Opened;
      opened.length = top;
      found.push({ open, close: at, look: closings[first]?.[1] ?? 'double' });
    } else if (char in closings && mayOpen(char, before, after)) opened.push({ at, char });
  }
  found.sort((a, b) => a.open - b.open);
  const around: number[] = [];
  return found.map((pair) => {
    while (around.length > 0 && (around.at(-1) ?? 0) < pair.open) around.pop();
    const level = around.length;
    around.push(pair.close);
    return { ...pair, level };
  });
}

function closes(opening: string, char: string): boolean {
  return closings[opening]?.[0].includes(char) === true;
}

function isApostrophe(char: string, before: string, after: string): boolean {
  if (char === "'" || char === '’') return isWord(before) && !isEastern(before) && isWord(after);
  // 5" and 5' 10" are measures.
  return false;
}

function mayOpen(char: string, before: string, after: string): boolean {
  if (char === '"' || char === "'" || char === '＂') return startsWord(before, after);
  if (char === '»' || char === '›') return startsWord(before, after);
  return char !== '‘' || !isWord(before) || isEastern(before);
}

/** A tag before a mark may be anything: only letters and digits keep it from opening. */
function startsWord(before: string, after: string): boolean {
  if (/[\s.,;:!?)\]}]/u.test(after)) return false;
  return !/[\p{L}\p{Nd}]/u.test(before) || isEastern(before);
}

/** Scripts that have no apostrophes, and no spaces before quotation marks. */
function isEastern(char: string): boolean {
  return /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(char);
}

function isWord(char: string): boolean {
  return /[\p{L}\p{Nd}\uFFFC]/u.test(char);
}

function lastIndexOf(list: readonly Opened[], test: (one: Opened) => boolean): number {
  for (let i = list.length - 1; i >= 0; i--) if (test(list[i] as Opened)) return i;
  return -1;
}

/** A text with everything in quotation marks covered by `\uFFFC`, for a set of rules that leaves quotations alone. */
export function withoutQuotations(text: string): string {
  let result = text;
  for (const { open, close, level } of quotePairs(text)) {
    if (level > 0) continue;
    result = result.slice(0, open + 1) + '\uFFFC'.repeat(close - open - 1) + result.slice(close);
  }
  return result;
}
