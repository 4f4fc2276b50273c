import { pushTo } from '../catalog/pushTo.ts';

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

/** What each closing mark may close. */
const openings = new Map<string, string[]>();
for (const [opening, [closing]] of Object.entries(closings))
  for (const char of closing) pushTo(openings, char, opening);

const marks = /["＂“”„‟'‘’‚«»‹›「」『』]/g;

/**
 * The pairs of quotation marks of a text, by their place. Apostrophes, signs of feet, inches, minutes and seconds, and
 * marks that stand alone are in none.
 *
 * @param text placeholders and tags as `\uFFFC`.
 * @example quotePairs('He said “it’s ‘new’”').map((pair) => pair.level); // [0, 1]
 */
export function quotePairs(text: string): readonly QuotePair[] {
  const opened = createOpened();
  const pairs: { open: number; close: number; look: QuoteLook }[] = [];
  for (const match of text.matchAll(marks)) {
    const char = match[0];
    const offset = match.index;
    const before = text[offset - 1] ?? ' ';
    const after = text[offset + 1] ?? ' ';
    if (isApostrophe(char, before, after)) continue;
    const last = opened.closedBy(char);
    // A straight mark after a space opens, whatever is open.
    const opensAgain = last?.char === char && /[\s([{（「“„«—–]/u.test(before) && !/\s/u.test(after);
    if (last && !opensAgain) {
      opened.close(last);
      pairs.push({ open: last.offset, close: offset, look: closings[last.char]?.[1] ?? 'double' });
    } else if (char in closings && mayOpen(char, before, after)) opened.add(char, offset);
  }
  pairs.sort((a, b) => a.open - b.open);
  const around: number[] = [];
  return pairs.map((pair) => {
    while (around.length > 0 && (around.at(-1) ?? 0) < pair.open) around.pop();
    const level = around.length;
    around.push(pair.close);
    return { ...pair, level };
  });
}

/** A mark that nothing closed yet. */
interface Opened {
  readonly offset: number;
  readonly char: string;
}

/** The marks that are open: a text may have thousands that nothing closes, and none of them is looked at twice. */
function createOpened() {
  const all: Opened[] = [];
  const byChar = new Map<string, Opened[]>();
  return {
    add(char: string, offset: number): void {
      const one = { offset, char };
      all.push(one);
      pushTo(byChar, char, one);
    },
    /** The last mark that a mark may close. */
    closedBy(char: string): Opened | undefined {
      let last: Opened | undefined;
      for (const opening of openings.get(char) ?? []) {
        const one = byChar.get(opening)?.at(-1);
        if (one && (!last || one.offset > last.offset)) last = one;
      }
      return last;
    },
    /** Forgets a mark and what was opened in it. */
    close({ offset }: Opened): void {
      while ((all.at(-1)?.offset ?? -1) >= offset) byChar.get(all.pop()?.char ?? '')?.pop();
    },
  };
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

/** A text with everything in quotation marks covered by `\uFFFC`, for a set of rules that leaves quotations alone. */
export function withoutQuotations(text: string): string {
  let result = '';
  let offset = 0;
  for (const { open, close, level } of quotePairs(text)) {
    if (level > 0) continue;
    result += text.slice(offset, open + 1) + '\uFFFC'.repeat(close - open - 1);
    offset = close;
  }
  return result + text.slice(offset);
}
