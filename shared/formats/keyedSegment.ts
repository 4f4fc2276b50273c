import type { Note, Segment, Slot } from '../catalog/segment.ts';
import type { TextRange } from '../catalog/textRange.ts';

/** An entry of a file of keys and texts. */
export interface KeyedEntry {
  readonly id: string;
  readonly range: TextRange;
  /** The key. */
  readonly idRange: TextRange;
  /** The text. */
  readonly target: Slot;
  /** Default true. */
  readonly translatable?: boolean;
  readonly notes: readonly Note[];
  readonly ignored: readonly string[];
}

const none: readonly never[] = [];

/** What developers write in place of a text that the program sets itself: `DO NOT LOCALIZE`. */
const notForTranslation = /^\W*do not (?:locali[sz]e|translate)\W*$/i;

/** Such an entry as a segment: it is untranslated while its text is empty. */
export function keyedSegment({ id, range, idRange, target, translatable = true, notes, ignored }: KeyedEntry): Segment {
  return {
    id,
    range,
    idRange,
    target,
    state: target.value === '' ? 'untranslated' : 'translated',
    translatable: translatable && !notForTranslation.test(target.value),
    notes,
    matches: none,
    ignored,
  };
}
