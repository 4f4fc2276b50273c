import type { Segment, SegmentState } from '../catalog/segment.ts';
import { segmentWith } from '../catalog/segmentWith.ts';
import type { Format } from './format.ts';
import { isKey, textOfEntry, withoutKey } from './keySources.ts';

/**
 * A segment of a monolingual file with the source slot of the entry that it translates, and what that one says of it. What a
 * segment has as its source before is a key, which is no translation where it stands as one.
 *
 * @param other of the source file; undefined where it has none.
 * @param format one that makes files with the source text in them is untranslated where that stands.
 * @example pairedSegment(segment, other, {}).source === other.target; // true
 */
export function pairedSegment(
  unpaired: Segment,
  other: Segment | undefined,
  format: Pick<Format, 'equalIsUntranslated'>,
): Segment {
  const segment = unpaired.source ? withoutKey(unpaired) : unpaired;
  const source = other && textOfEntry(other);
  if (!source) return segment;
  const equal = format.equalIsUntranslated && segment.target?.value === source.value;
  const shown = segment.target?.value ?? '';
  const isOwnKey = shown !== source.value && shown === unpaired.source?.value && isKey(shown);
  return segmentWith(segment, {
    source,
    state: pairedState(segment, isOwnKey || (equal === true && /\p{L}/u.test(source.value))),
    translatable: segment.translatable && other.translatable,
    ...(segment.translatable && !other.translatable ? { untranslatableInSource: true as const } : {}),
    notes: segment.notes.length > 0 ? segment.notes : other.notes,
    ...((segment.context ?? other.context) ? { context: segment.context ?? other.context ?? '' } : {}),
    ...(other.syntaxes && !segment.syntaxes ? { syntaxes: other.syntaxes } : {}),
    ...(other.declaredPlaceholders && !segment.declaredPlaceholders
      ? { declaredPlaceholders: other.declaredPlaceholders }
      : {}),
    ...(other.maxLength && !segment.maxLength ? { maxLength: other.maxLength } : {}),
  });
}

function pairedState(segment: Segment, untouched: boolean): SegmentState {
  if (untouched || segment.target?.value === '') return 'untranslated';
  return segment.state;
}
