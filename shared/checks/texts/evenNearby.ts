import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { SegmentList } from '../../catalog/segmentList.ts';
import type { MessageUnit } from '../../messages/message.ts';
import type { CheckContext } from '../contract/check.ts';
import { isWrittenAnew } from './pages.ts';

/** So many texts before one and behind it are looked at. */
const near = 3;

/**
 * Whether what a text of a page lacks, or has too much, evens out with the texts around it, of which the translations have it
 * more often than their sources, or less: sentences move to the next paragraph, and items of a list change places.
 *
 * @param word as it is written: an address, a number, code.
 * @param side `missing` for what the translation lacks.
 * @example isEvenNearby('`mast`', 'missing', segment, context) // true where the next item has it and its source does not
 */
export function isEvenNearby(
  word: string,
  side: 'missing' | 'extra',
  segment: Segment,
  context: CheckContext,
): boolean {
  if (word.trim() === '' || !isWrittenAnew(context.catalog)) return false;
  const { source, target } = context.once(textsAround, segment);
  const [ours, theirs] = [countOf(word, source), countOf(word, target)];
  return side === 'missing' ? theirs > ours : ours > theirs;
}

/**
 * Tags and codes without those that even out with the texts around; a link is known by where it leads.
 *
 * @param value the side of the segment that has them.
 */
export function unevenNearby(
  units: readonly MessageUnit[],
  value: string,
  side: 'missing' | 'extra',
  segment: Segment,
  context: CheckContext,
): readonly MessageUnit[] {
  if (units.length === 0 || !isWrittenAnew(context.catalog)) return units;
  const moved = new Set<MessageUnit>();
  const open: MessageUnit[] = [];
  for (const unit of units) {
    const isEven = () => isEvenNearby(value.slice(unit.start, unit.end), side, segment, context);
    if (unit.kind === 'open') open.push(unit);
    else if (unit.kind === 'standalone' && isEven()) moved.add(unit);
    if (unit.kind !== 'close' || open.at(-1)?.id !== unit.id) continue;
    const first = open.pop() as MessageUnit;
    const mark = value.slice(first.start, first.end);
    const isKnown = mark.length > 1 ? isEvenNearby(mark, side, segment, context) : unit.end - unit.start > 1;
    if (isKnown && isEven()) moved.add(first).add(unit);
  }
  return units.filter((unit) => !moved.has(unit));
}

/** Segments around some neighbours in a file whose findings may depend on those. @param first place of the first of `count`. */
export function segmentsNearby(catalog: Catalog, first: number, count: number): readonly Segment[] {
  if (!isWrittenAnew(catalog)) return [];
  const places = Array.from({ length: near }, (_, i) => [first - 1 - i, first + count + i]).flat();
  return places.flatMap((place) => catalog.segments.at(place) ?? []);
}

interface TextsAround {
  readonly source: string;
  readonly target: string;
}

/** The texts around a segment in either file, without its own. */
function textsAround({ id }: Segment, { catalog: { segments, pair } }: CheckContext): TextsAround {
  if (!pair) return { source: '', target: '' };
  const sourceId = pair.sourceIdOf(pair.alignment?.sourceIds.get(id) ?? id);
  return {
    source: textAround(pair.source.segments, sourceId),
    target: textAround(segments, id),
  };
}

function textAround(segments: SegmentList, id: string | undefined): string {
  const place = id === undefined ? -1 : segments.placeOf(id);
  let text = '';
  if (place >= 0)
    for (let index = place - near; index <= place + near; index++)
      if (index !== place) text += `${segments.at(index)?.target?.value ?? ''}\n`;
  return text;
}

/** How often a word stands in a text, not within another word or number. */
function countOf(word: string, text: string): number {
  let count = 0;
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length)) {
    const [before, behind] = [text[start - 1] ?? '', text[start + word.length] ?? ''];
    if (!(isOfWord(before) && isOfWord(word[0])) && !(isOfWord(behind) && isOfWord(word.at(-1)))) count++;
  }
  return count;
}

const isOfWord = (sign = '') => /^\w$/.test(sign);
