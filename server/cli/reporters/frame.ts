/** Longest piece of a line that is shown, in code units. */
const longest = 100;

/** What stands before the place in a line that is cut. */
const lead = 30;

/** A line cut to the surroundings of a range; offsets count in the new text. */
export interface ShownLine {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const controls = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Whether a character is shown as a space. */
const isBlank = (character: string) => character.replace(controls, ' ') === ' ';

/**
 * The part of a line around a range, with `…` where something is cut. Tabs and control characters become spaces, so
 * that what is underlined stands under what is meant and nothing of a file can steer the terminal.
 *
 * @example shortened('abc', 1, 2); // { text: 'abc', from: 1, to: 2 }
 */
export function shortened(line: string, from: number, to: number): ShownLine {
  let indent = 0;
  while (indent < from && isBlank(line.charAt(indent))) indent++;
  const first =
    line.length - indent <= longest ? indent : Math.max(indent, Math.min(from - lead, line.length - longest));
  const start = outsidePair(line, Math.max(0, first));
  const end = outsidePair(line, Math.min(line.length, start + longest));
  const before = start > indent ? '…' : '';
  const shift = before.length - start;
  return {
    text: before + line.slice(start, end).replace(controls, ' ') + (end < line.length ? '…' : ''),
    from: Math.min(from, end) + shift,
    to: Math.min(Math.max(to, from), end) + shift,
  };
}

/**
 * Columns that a text takes in a terminal: two for East Asian wide characters and emoji (UAX #11), none for
 * combining marks.
 */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/^[\p{Mn}\p{Me}\u200b-\u200d\ufeff]$/u.test(character)) continue;
    width += wide.test(character) ? 2 : 1;
  }
  return width;
}

const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]$/u;

function outsidePair(text: string, offset: number): number {
  const unit = text.charCodeAt(offset);
  return offset > 0 && unit >= 0xdc00 && unit <= 0xdfff ? offset - 1 : offset;
}
