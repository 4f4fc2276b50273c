import type { Draft } from '../catalog/draft.ts';
import { ignoredIn } from '../catalog/ignoreNote.ts';
import type { Segment, Slot } from '../catalog/segment.ts';
import type { TextRange } from '../catalog/textRange.ts';

/** A text of a document. Offsets are UTF-16 code units of the file. */
export interface DocumentText {
  readonly id: string;
  readonly range: TextRange;
  readonly target: Slot;
  readonly idRange?: TextRange | undefined;
  /** Default true. */
  readonly translatable?: boolean;
}

const none: readonly never[] = [];
/** A remark is shorter. */
const longest = 1000;

const isRemark = (comment: string) => comment.trim() !== '' && comment.length < longest && !/[<>{}[\]]/.test(comment);

/**
 * A text of a document as a segment, with the comments before it as notes. What is commented out, and what tools tell one
 * another, is no note to translators.
 *
 * @param comments without their marks.
 */
export function documentSegment(text: DocumentText, comments: readonly string[]): Segment {
  const { id, range, target, idRange, translatable = true } = text;
  const notes = comments.length === 0 ? none : comments.filter(isRemark);
  const segment: Draft<Segment> = {
    id,
    range,
    target,
    state: 'translated',
    translatable,
    notes: notes.length > 0 ? notes.map((note) => ({ text: note.trim() })) : none,
    matches: none,
    ignored: notes.length > 0 ? ignoredIn(notes) : none,
  };
  if (idRange) segment.idRange = idRange;
  return segment;
}
