/** One translation unit of a memory, in one direction. */
export interface MemoryEntry {
  readonly source: string;
  readonly target: string;
  /** Where it stands: a file's name, a service memory's name. */
  readonly origin: string;
  /** When it was last changed, ms since 1970; the newest wins among equals. */
  readonly changed?: number;
  /** The source texts that stand before and after it there. */
  readonly before?: string;
  readonly after?: string;
}

/** An entry that resembles a text. */
export interface MemoryMatch {
  readonly entry: MemoryEntry;
  /** 0 to 100, rounded down, 100 only for a text that is the same to the letter. */
  readonly similarity: number;
}

/**
 * A translation memory of one pair of languages, held in memory and searched by similarity
 * (100 × (1 − edit distance ÷ length of the longer text), in UTF-16 code units).
 */
export interface MemoryIndex {
  readonly size: number;
  add(entries: Iterable<MemoryEntry>): void;
  /** Entries whose source is the text itself, newest first. */
  exact(text: string): readonly MemoryEntry[];
  /**
   * The best matches, best first, exact ones included, one per distinct target.
   *
   * @param threshold lowest similarity, 0 to 100.
   */
  find(text: string, threshold: number, limit: number): readonly MemoryMatch[];
  /**
   * Entries with all of some words in their source or in their target, whatever the case; those with the words as they
   * stand first. Looks at every entry.
   *
   * @example memory.containing('boarding pass', 20)
   */
  containing(words: string, limit: number): readonly MemoryEntry[];
  /**
   * Does what the next search would have to do first, in steps of some milliseconds. Without it that search does all
   * of it at once: a second or two for a million texts.
   *
   * @param turn called between steps; lets others have their turn.
   * @example await memory.prepare(() => setImmediate());
   */
  prepare(turn: () => Promise<void>): Promise<void>;
}
