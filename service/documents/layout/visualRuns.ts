/** A part of a line that runs in one direction. Offsets are UTF-16 code units of the line. */
export interface VisualRun {
  readonly start: number;
  readonly end: number;
  readonly rightToLeft: boolean;
}

const right = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200F]/u;
const mark = /\p{M}/u;
const arabicDigit = /[\u0660-\u0669\u066B\u066C\u06F0-\u06F9]/;

/** True for a text whose first letter belongs to a script from right to left (UAX #9, P2 and P3). */
export function isRightToLeft(text: string): boolean {
  const [first] = /\p{L}|\u200E|\u200F/u.exec(text) ?? [];
  return first !== undefined && right.test(first);
}

/**
 * The runs of a line from left to right, by the Unicode Bidirectional Algorithm (UAX #9) without its explicit
 * formatting signs: weak types W1 to W7 and neutrals N1 and N2 as far as letters, numbers and punctuation need them.
 *
 * @param base direction of the paragraph.
 */
export function visualRuns(line: string, base: boolean): VisualRun[] {
  if (line === '') return [];
  if (!base && !right.test(line)) return [{ start: 0, end: line.length, rightToLeft: false }];
  const levels = levelsOf(line, base ? 1 : 0);
  const runs: { start: number; end: number; level: number }[] = [];
  for (const [i, level] of levels.entries()) {
    const last = runs.at(-1);
    if (last?.level === level) last.end = i + 1;
    else runs.push({ start: i, end: i + 1, level });
  }
  // L2: from the highest level down to 1, what is at it or above is turned round
  for (let level = runs.reduce((most, run) => Math.max(most, run.level), 0); level > 0; level--) {
    for (let i = 0; i < runs.length; ) {
      let end = i;
      while ((runs[end]?.level ?? -1) >= level) end++;
      if (end > i) runs.splice(i, end - i, ...runs.slice(i, end).reverse());
      i = Math.max(end, i + 1);
    }
  }
  return runs.map(({ start, end, level }) => ({ start, end, rightToLeft: level % 2 === 1 }));
}

type Type = 'L' | 'R' | 'EN' | 'AN' | 'N';

function levelsOf(line: string, base: 0 | 1): number[] {
  const types = weakTypes(line, base);
  const side = base === 1 ? 'R' : 'L';
  const strong = (type: Type | undefined): Type => (type === undefined ? side : type === 'L' ? 'L' : 'R');
  for (let start = 0; start < types.length; start++) {
    if (types[start] !== 'N') continue;
    let end = start;
    while (types[end] === 'N') end++;
    // N1 and N2; what stands at the end of the line goes with the paragraph
    const before = strong(types[start - 1]);
    const same = end < types.length && before === strong(types[end]);
    types.fill(same ? before : side, start, end);
    start = end;
  }
  return types.map((type) => {
    if (base === 1) return type === 'R' ? 1 : 2;
    return type === 'L' ? 0 : type === 'R' ? 1 : 2;
  });
}

/** One type for each UTF-16 unit. */
function weakTypes(line: string, base: 0 | 1): Type[] {
  const types: Type[] = [];
  let strong: 'L' | 'R' | 'AL' = base === 1 ? 'R' : 'L';
  for (const letter of line) {
    let type: Type = 'N';
    if (mark.test(letter)) type = types.at(-1) ?? (base === 1 ? 'R' : 'L');
    else if (arabicDigit.test(letter)) type = 'AN';
    else if (/\p{Nd}/u.test(letter)) type = strong === 'AL' ? 'AN' : strong === 'L' ? 'L' : 'EN';
    else if (right.test(letter)) {
      type = 'R';
      strong = /\p{Script=Hebrew}/u.test(letter) ? 'R' : 'AL';
    } else if (/[\p{L}\u200E]/u.test(letter)) {
      type = 'L';
      strong = 'L';
    }
    for (let i = 0; i < letter.length; i++) types.push(type);
  }
  for (const [i, type] of types.entries()) {
    if (type !== 'N') continue;
    const [before, after] = [types[i - 1], types[i + 1]];
    const isNumber = before === 'EN' || before === 'AN';
    // W4 and W5: a separator within a number, a sign beside one
    if (isNumber && before === after && /[.,:/+-]/.test(line[i] ?? '')) types[i] = before;
    else if (before === 'EN' && /[%°€$£#]/.test(line[i] ?? '')) types[i] = 'EN';
  }
  return types;
}

/** Signs that look the other way where text runs from right to left (BidiMirroring.txt, the common ones). */
const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
  '‹': '›',
  '›': '‹',
};

/**
 * The words of a run from right to left in the order of their places from left to right, for what draws letters of one
 * word in their order but knows of no lines: brackets are turned, and so are words that hold no letter.
 */
export function inRightToLeftOrder(text: string): string[] {
  return (text.match(/[^ ]+ ?| +/g) ?? []).reverse().map((word) => {
    const turned = [...word.trimEnd()].map((letter) => mirrored[letter] ?? letter);
    const shown = right.test(word) ? turned : turned.reverse();
    return (word.endsWith(' ') ? ' ' : '') + shown.join('');
  });
}
