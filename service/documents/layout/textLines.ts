import { pushTo } from '../../../shared/catalog/pushTo.ts';
import { isAcross } from './tableCells.ts';
import type { Rule, TextPiece } from './textPiece.ts';

/** Pieces that are read as one line: neighbours on one base line without a gap that parts columns. */
export interface TextLine {
  /** From left to right. */
  readonly pieces: readonly TextPiece[];
  readonly start: number;
  readonly end: number;
  readonly v: number;
  /** Height of most of its text. */
  readonly size: number;
  readonly angle: number;
  /** Dots stand behind it: the next line is another text. */
  readonly closed: boolean;
}

/**
 * Gaps in a font's height: what is wider parts columns, within one operator and between two; less is enough where
 * another row has a column that starts at the same place.
 */
const widest = { within: 1.3, between: 0.6, aligned: 0.3 };

/** True for a line that is nothing but the mark or number of an item. */
export function isBullet(line: TextLine): boolean {
  return bullet.test(line.pieces.map(({ text }) => text).join(''));
}

/** A mark or number that begins an item of a list. */
const bullet = /^(?:[\p{Pd}•◦▪‣●○■□–—*·\u{E000}-\u{F8FF}]|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,4})[.)])\s*$/u;

/** Groups the pieces of a page into lines, from the top of the page to its bottom. @param rules part cells of a table. */
export function textLines(pieces: readonly TextPiece[], rules: readonly Rule[]): TextLine[] {
  const byAngle = new Map<number, TextPiece[]>();
  for (const piece of pieces) {
    if (piece.text.trim() === '' && piece.end - piece.start > piece.size * 3) continue;
    pushTo(byAngle, piece.angle, piece);
  }
  return [...byAngle.values()].flatMap((ofAngle) => {
    const all = rows(ofAngle).map((row) => ({ row, upright: uprightRules(row, rules) }));
    const starts = new Map<number, number>();
    for (const { row, upright } of all) {
      for (const line of cut(row, new Map(), upright))
        starts.set(columnOf(line.start), (starts.get(columnOf(line.start)) ?? 0) + 1);
    }
    return all.flatMap(({ row, upright }) => cut(row, starts, upright));
  });
}

/** Pieces on the same base line, raised and lowered ones with those that they belong to. */
function rows(pieces: readonly TextPiece[]): TextPiece[][] {
  const baseLines: { v: number; size: number; pieces: TextPiece[] }[] = [];
  const sorted = [...pieces].sort((a, b) => b.v - a.v || a.start - b.start);
  for (const piece of sorted) {
    const row = baseLines.findLast(
      ({ v, size }, i) =>
        i >= baseLines.length - 3 &&
        Math.abs(v - piece.v) < (Math.abs(size - piece.size) > 0.15 * size ? 0.5 : 0.25) * Math.max(size, piece.size),
    );
    if (!row) baseLines.push({ v: piece.v, size: piece.size, pieces: [piece] });
    else {
      row.pieces.push(piece);
      if (piece.size > row.size) Object.assign(row, { v: piece.v, size: piece.size });
    }
  }
  return baseLines.map((row) => row.pieces.sort((a, b) => a.start - b.start || a.show - b.show));
}

/** The painted lines that stand upright beside the letters of a row. */
function uprightRules(row: readonly TextPiece[], rules: readonly Rule[]): Rule[] {
  const [first] = row;
  if (first?.angle !== 0) return [];
  const height = first.v + 0.3 * first.size;
  return rules.filter(
    (rule) => !isAcross(rule) && rule.bottom <= height && rule.top >= height && rule.top - rule.bottom >= first.size,
  );
}

const columnOf = (start: number) => Math.round(start);

/** @param starts how many lines start at a place. */
function cut(row: readonly TextPiece[], starts: ReadonlyMap<number, number>, upright: readonly Rule[]): TextLine[] {
  const lines: TextLine[] = [];
  let current: TextPiece[] = [];
  const finish = (closed = false) => {
    while (current.at(-1)?.text.trim() === '') current.pop();
    while (current[0]?.text.trim() === '') current.shift();
    if (current.length > 0) lines.push(lineOf(current, closed));
    current = [];
  };
  for (const [i, piece] of row.entries()) {
    const leads = isLeader(row, i);
    if (leads !== (i > 0 && isLeader(row, i - 1))) finish(leads);
    if (leads) {
      current.push(piece);
      continue;
    }
    const last = current.at(-1);
    if (last) {
      const gap = piece.start - last.end;
      const isColumn = last.show !== piece.show && (starts.get(columnOf(piece.start)) ?? 0) > 0;
      const limit = isColumn ? widest.aligned : last.show === piece.show ? widest.within : widest.between;
      const begun = current.map(({ text }) => text).join('');
      const afterBullet = bullet.test(begun) && gap > 0.1 * piece.size;
      const isRuled = upright.some(({ left, right }) => left > last.end - 1 && right < piece.start + 1);
      if (isRuled || gap > limit * Math.min(piece.size, last.size) || gap < -piece.size || afterBullet) finish();
    }
    current.push(piece);
  }
  finish();
  return lines;
}

/** Dots in a row: those of one piece, and those that stand apart in several. */
function isLeader(row: readonly TextPiece[], i: number): boolean {
  const isDot = (piece: TextPiece | undefined) =>
    piece !== undefined && /^[.·…\s]+$/.test(piece.text) && /\S/.test(piece.text);
  if (row[i]?.role === 'leader') return true;
  if (!isDot(row[i])) return false;
  let run = 1;
  for (let k = i - 1; isDot(row[k]); k--) run++;
  for (let k = i + 1; isDot(row[k]); k++) run++;
  return run >= 3;
}

function lineOf(pieces: readonly TextPiece[], closed: boolean): TextLine {
  const main = mostOf(pieces, ({ size }) => Math.round(size * 4) / 4);
  const of = pieces.find(({ size }) => Math.round(size * 4) / 4 === main) as TextPiece;
  return {
    pieces,
    start: Math.min(...pieces.map(({ start }) => start)),
    end: Math.max(...pieces.map(({ end }) => end)),
    v: of.v,
    size: of.size,
    angle: of.angle,
    closed,
  };
}

/** The property that most of some pieces' characters share. */
export function mostOf<Key>(pieces: readonly TextPiece[], keyOf: (piece: TextPiece) => Key): Key | undefined {
  const counts = new Map<Key, number>();
  for (const piece of pieces)
    counts.set(keyOf(piece), (counts.get(keyOf(piece)) ?? 0) + piece.text.trim().length + 0.001);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** True where a space has to be read between two neighbours of a line. */
export function isSpaced(last: TextPiece, next: TextPiece): boolean {
  if (/\s$/.test(last.text) || /^\s/.test(next.text)) return false;
  return next.start - last.end > 0.13 * Math.min(last.size, next.size);
}
