/** How many blocks of a name two files have at the same place. */
export interface UnevenBlocks {
  /** `p`, `tr`, `h2`. */
  readonly name: string;
  readonly source: number;
  readonly target: number;
}

/** A part of a document in which the files have not the same blocks. */
export interface UnevenSection {
  /** Its path in the translation; empty for the whole file. */
  readonly path: string;
  readonly blocks: readonly UnevenBlocks[];
}

/** What tells the blocks, or the subtitles, of two files apart where those have not the same number of them. */
export interface Alignment {
  readonly sections: readonly UnevenSection[];
  /** For texts of the translation whose source has another id, that one; undefined where nobody can tell which it is. */
  readonly sourceIds: ReadonlyMap<string, string | undefined>;
  /** The texts of the source file, by their ids in the translation, of which nobody can tell the translation. */
  readonly unpaired: ReadonlySet<string>;
  /** True where the files are texts of their own that only have the same name; nothing of them is paired. */
  readonly isUnrelated?: true;
}
