import type { TextEdit } from '../../catalog/textRange.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import { unitKey } from './freePlaceholders.ts';

const letters = /[\p{L}\p{N}\uFFFC]/u;

/**
 * How many units of one text get a place: each costs a walk through both texts, and where more are missing nobody
 * wants to add them one by one.
 */
export const mostPlaced = 50;

/**
 * Where a unit of the source belongs in a target that lacks it, if that can be told: at the start or the end of the
 * text, beside another unit, between the same two sentences, behind the only colon, or in the empty quotes or brackets
 * that it left.
 *
 * @returns the insertion, with the white space that stands beside the unit in the source; undefined for a guess.
 * @example alignedPlace('Total: %d', 'Summe:') // inserts ' %d' at the end
 */
export function alignedPlace(source: Message, target: Message, unit: MessageUnit): TextEdit | undefined {
  const text = source.value.slice(unit.start, unit.end);
  // What is left of a damaged placeholder wants a look, not another placeholder beside it.
  const name = /[\p{L}_][\p{L}\p{N}_]{2,}/u.exec(text)?.[0];
  if (unit.type === 'placeholder' && name && target.shape.includes(name)) return undefined;
  const before = source.shape.slice(0, unit.start);
  const after = source.shape.slice(unit.end);
  const insert = (offset: number, newText: string): TextEdit => ({ range: { start: offset, end: offset }, newText });
  const gapBefore = before.slice(before.trimEnd().length);
  const gapAfter = /^\s*/.exec(after)?.[0] ?? '';
  const enclosed = insideEmptyPair(before, after, target);
  if (enclosed !== undefined) return insert(enclosed, text);
  if (!letters.test(before) && before.trim() === '') {
    const lead = target.shape.length - target.shape.trimStart().length;
    return letters.test(after) ? insert(lead, text + gapAfter) : undefined;
  }
  if (!letters.test(after)) {
    const end = target.shape.length - trailing(target.shape, after).length;
    const stays = target.shape.slice(0, end);
    const lead = /[\s,;:]$/.test(stays) ? '' : (/[,;:]$/.exec(before.trimEnd())?.[0] ?? '') + gapBefore;
    return insert(end, (/[,;:]$/.test(stays) ? gapBefore : lead) + text);
  }
  return (
    besideNeighbour(source, target, unit, text) ??
    betweenSentences(before, source, target, text, gapAfter) ??
    behindColon(before, target, text)
  );
}

/** The end of the target that corresponds to what stands behind the unit in the source. */
function trailing(shape: string, after: string): string {
  if (after.trim() === '') return shape.slice(shape.trimEnd().length);
  return /(?<![^\p{L}\p{N}\uFFFC])[^\p{L}\p{N}\uFFFC]*$/u.exec(shape)?.[0] ?? '';
}

const pairs: readonly (readonly [RegExp, RegExp, RegExp])[] = [
  [/\($/, /^\)/, /\(\s?\)/g],
  [/\[$/, /^\]/, /\[\s?\]/g],
  [/["“”„«»'‘’「]\s?$/, /^\s?["“”„«»'‘’」]/, /"\s?"|“\s?”|„\s?[“”]|«\s?»|»\s?«|''|‘’|「」/g],
];

function insideEmptyPair(before: string, after: string, target: Message): number | undefined {
  for (const [open, close, empty] of pairs) {
    if (!open.test(before) || !close.test(after)) continue;
    const emptyPairs = [...target.shape.matchAll(empty)];
    if (emptyPairs.length === 1 && emptyPairs[0]) return emptyPairs[0].index + 1;
  }
  return undefined;
}

/** Where nothing but white space or punctuation lies between the unit and another one that the target has once. */
function besideNeighbour(source: Message, target: Message, unit: MessageUnit, text: string): TextEdit | undefined {
  const index = source.units.indexOf(unit);
  for (const step of [-1, 1]) {
    const neighbour = source.units[index + step];
    if (!neighbour) continue;
    const [left, right] = step < 0 ? [neighbour, unit] : [unit, neighbour];
    const between = source.value.slice(left.end, right.start);
    if (/[\p{L}\p{N}]/u.test(between)) continue;
    const same = target.units.filter((one) => unitKey(one) === unitKey(neighbour) && one.kind === neighbour.kind);
    const place = same.length === 1 ? same[0] : undefined;
    if (!place) continue;
    const start = step < 0 ? place.end : place.start;
    return { range: { start, end: start }, newText: step < 0 ? between + text : text + between };
  }
  return undefined;
}

const sentenceEnds = /(?<=[.!?…]["”»)]?)\s+(?=\P{Ll})|(?<=[。！？][」』）]?)(?![。！？」』）])\s*(?=\S)/gu;

/** Behind the same sentence, where both texts have as many of them. */
function betweenSentences(
  before: string,
  source: Message,
  target: Message,
  text: string,
  gapAfter: string,
): TextEdit | undefined {
  const ours = [...source.shape.matchAll(sentenceEnds)];
  const theirs = [...target.shape.matchAll(sentenceEnds)];
  const end = theirs[ours.findIndex((one) => one.index + one[0].length === before.length)];
  if (!end || ours.length !== theirs.length) return undefined;
  const start = end.index + end[0].length;
  return { range: { start, end: start }, newText: text + (/\s$/.test(end[0]) ? gapAfter : '') };
}

function behindColon(before: string, target: Message, text: string): TextEdit | undefined {
  if (!/:\s*$/.test(before)) return undefined;
  const colons = [...target.shape.matchAll(/[:：]\s?/g)];
  const colon = colons.length === 1 ? colons[0] : undefined;
  if (!colon) return undefined;
  const start = colon.index + colon[0].length;
  const gap = /\s$/.test(colon[0]) || colon[0] === '：' ? '' : ' ';
  const next = target.shape[start];
  return { range: { start, end: start }, newText: gap + text + (next && /\p{L}/u.test(next) ? ' ' : '') };
}
