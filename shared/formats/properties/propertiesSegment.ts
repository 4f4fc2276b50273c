import { hashText, mixedHash } from '../../catalog/idSet.ts';
import { recent } from '../../catalog/recent.ts';
import { idHash } from '../../catalog/renamedIds.ts';
import type { Note, ProposedMatch, Segment, SegmentState, Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { ignoredIn } from '../ignoreNote.ts';
import { propertiesNotes } from './propertiesNotes.ts';
import type { PropertiesEntries, PropertiesEntry } from './propertiesScan.ts';
import { joinedValue, type Pieces, propertiesSlot } from './propertiesString.ts';

const nothing: readonly never[] = [];

/** What the segments of one file share. */
export interface PropertiesFile {
  /** An entry by its number; those that were asked for last are kept. */
  entry(number: number): PropertiesEntry;
  /** The value of an entry as a slot. */
  slot(number: number): Slot;
  /** The id of an entry. */
  id(number: number): string;
}

/** @param renamed ids of entries whose key another has before them. */
export function propertiesFile(
  text: string,
  entries: PropertiesEntries,
  renamed: ReadonlyMap<number, string>,
): PropertiesFile {
  const entry = recent(entries.entry);
  return {
    entry,
    slot: recent((number) => propertiesSlot(text, entry(number).value)),
    id: (number) => (renamed.size > 0 ? renamed.get(number) : undefined) ?? joinedValue(text, entry(number).key),
  };
}

/** The hash of a key as it reads, see `idHash`. */
export function keyHash(text: string, key: Pieces): number {
  const [start = 0, end = 0] = key;
  for (let at = start; at < end; at++) if (text[at] === '\\') return idHash(joinedValue(text, key));
  return key.length === 2 ? mixedHash(hashText(0, text, start, end)) : idHash(joinedValue(text, key));
}

/**
 * An entry as a segment. A class, so that the segments of a large file keep a number each, and all else is made when it
 * is asked for.
 */
export class PropertiesSegment implements Segment {
  readonly #file: PropertiesFile;
  readonly #number: number;

  constructor(file: PropertiesFile, number: number) {
    this.#file = file;
    this.#number = number;
  }

  get id(): string {
    return this.#file.id(this.#number);
  }

  get range(): TextRange {
    const { key, end } = this.#entry;
    return { start: key[0] ?? 0, end };
  }

  get idRange(): TextRange {
    const { key } = this.#entry;
    return { start: key[0] ?? 0, end: key.at(-1) ?? 0 };
  }

  get target(): Slot {
    return this.#file.slot(this.#number);
  }

  get state(): SegmentState {
    return this.target.value === '' ? 'untranslated' : 'translated';
  }

  get translatable(): boolean {
    return !this.#entry.comments.some((line) => line.trim() === 'NOI18N');
  }

  get notes(): readonly Note[] {
    return propertiesNotes(this.#entry);
  }

  get matches(): readonly ProposedMatch[] {
    return nothing;
  }

  get ignored(): readonly string[] {
    return ignoredIn(this.#entry.comments);
  }

  get #entry(): PropertiesEntry {
    return this.#file.entry(this.#number);
  }
}

/** As {@link PropertiesSegment}, in a file that is the source of others. */
export class PropertiesSourceSegment extends PropertiesSegment {
  get source(): Slot {
    return this.target;
  }
}
