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
export function keyedSegment({ id, range, idRange, target, notes, ignored, ...entry }: KeyedEntry): Segment {
  const state = target.value === '' ? 'untranslated' : 'translated';
  const translatable = entry.translatable !== false && !notForTranslation.test(target.value);
  return { id, range, idRange, target, state, translatable, notes, matches: none, ignored };
}
