import { boundBlanks, type StreamAtom } from './apertiumStream.ts';
import type { EnginePart, EngineText } from './engine.ts';

/** A pair of marks of a text, by the places of its parts. */
interface Pair {
  readonly id: number;
  readonly open: number;
  readonly close: number;
}

/** The stretch of an answer that a pair stands around: atoms from `start` to before `end`. */
interface Stretch {
  readonly pair: Pair;
  start: number;
  end: number;
}

/**
 * A text whose pairs of marks are bound to the words between them: words that change places take their formatting along.
 *
 * @returns undefined for a text without pairs.
 * @example boundStream({ parts: [open(1), text('old'), close(1), text(' house')] }); // '[[t:g:1]]old[[/]] house.[]'
 */
export function boundStream(text: EngineText): string | undefined {
  const pairs = pairsOf(text);
  if (pairs.length === 0) return undefined;
  const within = (place: number) =>
    pairs.filter(({ open, close }) => open < place && place < close).map(({ id }) => id);
  return boundBlanks(
    text.parts.flatMap((part, place) =>
      part.kind === 'mark' && part.role !== 'standalone' ? [] : [{ part, pairs: within(place) }],
    ),
  );
}

/**
 * The answer to a bound text, with each pair around the words that carry it. Few words that came between them are taken
 * in, unless they have formatting of their own; of words that lie further apart the longest stretch counts.
 *
 * @returns undefined where a pair has no words any more, or pairs and marks would not lie as in the text.
 */
export function placePairs(text: EngineText, atoms: readonly StreamAtom[]): readonly EnginePart[] | undefined {
  const stretches: Stretch[] = [];
  const pairs = pairsOf(text);
  for (const pair of pairs) {
    const stretch = stretchOf(pair, pairs, atoms, text);
    if (!stretch) return undefined;
    stretches.push(stretch);
  }
  for (const inner of stretches) {
    for (const outer of stretches) {
      if (!isWithin(inner.pair, outer.pair)) continue;
      outer.start = Math.min(outer.start, inner.start);
      outer.end = Math.max(outer.end, inner.end);
    }
  }
  if (!stretches.every((stretch) => liesAsBefore(stretch, stretches, atoms, text))) return undefined;
  const parts: EnginePart[] = [];
  for (let place = 0; place <= atoms.length; place++) {
    for (const { pair } of stretches.filter(({ end }) => end === place).reverse()) {
      parts.push({ kind: 'mark', id: pair.id, role: 'close' });
    }
    for (const { pair } of stretches.filter(({ start }) => start === place)) {
      parts.push({ kind: 'mark', id: pair.id, role: 'open' });
    }
    const atom = atoms[place];
    if (atom) parts.push(atom.part);
  }
  return parts;
}

/** In the order in which they open: outer ones first. */
function pairsOf({ parts }: EngineText): Pair[] {
  const closes = new Map<number, number>();
  parts.forEach((part, i) => {
    if (part.kind === 'mark' && part.role === 'close' && !closes.has(part.id)) closes.set(part.id, i);
  });
  return parts.flatMap((part, open) => {
    const close = part.kind === 'mark' && part.role === 'open' ? closes.get(part.id) : undefined;
    return part.kind === 'mark' && close !== undefined && close > open ? [{ id: part.id, open, close }] : [];
  });
}

const isWithin = (inner: Pair, outer: Pair) => outer.open < inner.open && inner.close < outer.close;

function stretchOf(
  pair: Pair,
  pairs: readonly Pair[],
  atoms: readonly StreamAtom[],
  text: EngineText,
): Stretch | undefined {
  const runs: { start: number; end: number; words: number }[] = [];
  const around = new Set(pairs.flatMap((other) => (isWithin(pair, other) ? [other.id] : [])));
  atoms.forEach((atom, i) => {
    if (!atom.pairs.includes(pair.id)) return;
    const last = runs.at(-1);
    const gap = last ? atoms.slice(last.end, i) : [];
    const words = wordsIn([atom]);
    const isFree = gap.every(({ pairs }) => pairs.every((id) => around.has(id)));
    if (last && isFree && wordsIn(gap) <= last.words) {
      last.end = i + 1;
      last.words += words;
    } else runs.push({ start: i, end: i + 1, words });
  });
  if (runs.length === 0) return undefined;
  const { start, end } = runs.reduce((best, run) => (run.words > best.words ? run : best));
  const ids = marksIn(text.parts.slice(pair.open, pair.close));
  const isOwn = (atom: StreamAtom | undefined) => atom?.part.kind === 'mark' && ids.has(atom.part.id);
  const stretch = { pair, start, end };
  // a placeholder carries no formatting: one at the edge of its pair is taken in over white space
  for (let i = end; isOwn(atoms[i]) || isSpace(atoms[i]); i++) if (isOwn(atoms[i])) stretch.end = i + 1;
  for (let i = start - 1; isOwn(atoms[i]) || isSpace(atoms[i]); i--) if (isOwn(atoms[i])) stretch.start = i;
  return stretch;
}

function liesAsBefore(
  { pair, start, end }: Stretch,
  all: readonly Stretch[],
  atoms: readonly StreamAtom[],
  text: EngineText,
): boolean {
  const before = marksIn(text.parts.slice(pair.open, pair.close));
  const now = marksIn(atoms.slice(start, end).map(({ part }) => part));
  if (before.size !== now.size || [...before].some((id) => !now.has(id))) return false;
  return all.every(
    (other) =>
      other.pair === pair ||
      isWithin(pair, other.pair) ||
      isWithin(other.pair, pair) ||
      other.end <= start ||
      end <= other.start,
  );
}

/** Ids of what stands for itself. */
function marksIn(parts: readonly EnginePart[]): Set<number> {
  return new Set(parts.flatMap((part) => (part.kind === 'mark' && part.role === 'standalone' ? [part.id] : [])));
}

function wordsIn(atoms: readonly StreamAtom[]): number {
  const text = atoms.map(({ part }) => (part.kind === 'text' ? part.text : ' ')).join('');
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

const isSpace = (atom: StreamAtom | undefined) => atom?.part.kind === 'text' && atom.part.text.trim() === '';
