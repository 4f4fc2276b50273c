import type { Catalog } from '../../shared/catalog/catalog.ts';
import type { Segment, Slot } from '../../shared/catalog/segment.ts';

/** The first thing in which two readings of one text differ; guessed syntaxes are not compared. */
export function catalogDifference(whole: Catalog, other: Catalog): string | undefined {
  const [a, b] = [whole.segments.all(), other.segments.all()];
  if (a.length !== b.length) return `${b.length} segments instead of ${a.length}`;
  for (const [i, segment] of a.entries()) {
    const counterpart = b[i];
    if (!counterpart) continue;
    const is = describe(counterpart);
    const field = Object.entries(describe(segment)).find(([key, value]) => is[key] !== value);
    if (field) return `a segment has another ${field[0]}`;
  }
  const problems = ({ problems }: Catalog) =>
    JSON.stringify([...problems].map(({ id, range, message }) => [id, range.start, range.end, message]));
  return problems(whole) === problems(other) ? undefined : 'the problems are others';
}

function describe(segment: Segment): Record<string, string> {
  const { id, range, idRange, source, target, state, rawState, translatable, notes, context, ignored } = segment;
  return {
    id,
    range: JSON.stringify([range, idRange]),
    source: slotOf(source),
    target: slotOf(target),
    state: `${state} ${rawState} ${translatable} ${segment.obsolete === true}`,
    notes: JSON.stringify([notes, context, ignored, segment.maxLength, segment.plural, segment.matches]),
    languages: `${segment.sourceLanguage} ${segment.targetLanguage}`,
  };
}

function slotOf(slot: Slot | undefined): string {
  if (!slot) return '';
  const { value, codes, range } = slot;
  return JSON.stringify([value, codes, range.start, range.end, slot.toText(value.length >> 1)]);
}
