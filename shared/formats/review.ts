import { type Catalog, type SegmentChange, withItsKeys } from '../catalog/catalog.ts';
import { EditRefused } from '../catalog/editRefused.ts';
import { pushAll } from '../catalog/pushAll.ts';
import type { Segment } from '../catalog/segment.ts';
import { sortEdits, type TextEdit } from '../catalog/textRange.ts';
import { type Sentence, say } from '../sentences/sentence.ts';
import type { Format } from './format.ts';
import type { Remark, ReviewNote } from './reviewNotes.ts';
import { segmentAsRead } from './segmentAsRead.ts';
import { verify } from './verifyEdits.ts';

/** What a reviewer does with a segment, at once. */
export interface ReviewChange {
  /** A remark that is added. */
  readonly remark?: Remark;
  /** A remark of the file that is taken out, as `ReviewNotes.read` gave it. */
  readonly cut?: ReviewNote;
  /** Written where the format has a place for it. */
  readonly state?: NonNullable<SegmentChange['state']>;
}

/**
 * The edits by which a review changes a file: its notes, and the state of the segment. The result is parsed again: the
 * edits are refused where anything else would differ, or the remark would not be read as the file's.
 *
 * @example changeReview(po, catalog, segment, { remark: { text: 'Formal, please' }, state: 'needs-review' })
 */
export function changeReview(
  format: Format,
  asPaired: Catalog,
  paired: Segment,
  { remark, cut, state }: ReviewChange,
): { readonly edits: readonly TextEdit[] } | { readonly refused: Sentence } {
  const [catalog, segment] = [withItsKeys(asPaired), segmentAsRead(format, asPaired, paired)];
  if (format.readOnly) return { refused: format.readOnly };
  const edits: TextEdit[] = [];
  try {
    if (state && format.states.includes(state)) pushAll(edits, format.edits(catalog, segment, { state }));
    if (remark) pushAll(edits, format.review?.add(catalog, segment, remark) ?? []);
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    return { refused: error.sentence };
  }
  if (cut) edits.push({ range: cut.cut, newText: '' });
  const changes = new Map<string, SegmentChange>(state ? [[segment.id, { state }]] : []);
  const { fault, catalog: after } = verify(format, catalog, changes, new Map(), edits);
  if (fault) return { refused: fault };
  const now = after.segments.find(segment.id);
  const expected = countOf(format, catalog, segment) + (remark ? 1 : 0) - (cut ? 1 : 0);
  if ((remark || cut) && (!now || countOf(format, after, now) !== expected)) {
    return { refused: say`The file cannot hold this comment.` };
  }
  return { edits: withoutSeams(edits) };
}

/** Edits that touch become one: editors differ in what they make of an insertion in front of a replacement. */
function withoutSeams(edits: readonly TextEdit[]): readonly TextEdit[] {
  const whole: TextEdit[] = [];
  for (const edit of sortEdits(edits)) {
    const last = whole.at(-1);
    if (last?.range.end !== edit.range.start) whole.push(edit);
    else {
      const range = { start: last.range.start, end: edit.range.end };
      whole[whole.length - 1] = { range, newText: last.newText + edit.newText };
    }
  }
  return whole;
}

function countOf({ review }: Format, catalog: Catalog, segment: Segment): number {
  return review?.read(catalog, segment).length ?? 0;
}
