/** A stretch of speech as text. Times in ms since the first sample of the stream. */
export interface HeardPiece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** When its words or parts of them were said, in order, as the engine heard them; where it tells. */
  readonly words?: readonly HeardPart[];
}

/** A word or a part of one, with its times as those of a piece. */
export interface HeardPart {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What a transcription tells while sound comes in. */
export interface Listener {
  /** Speech that will not change any more, in order, once each. */
  concluded(piece: HeardPiece): void;
  /**
   * What is heard of the speech that is still going on; replaces what was told before. Absent where nobody wants to
   * know, so that no engine works for it.
   */
  readonly tentative?: (piece: HeardPiece | undefined) => void;
}

/** One stream of speech on its way to text. */
export interface Transcription {
  /** Takes sound: 16 kHz, one channel. Resolves when more may come, so that a slow engine is not flooded. */
  write(sound: Int16Array): Promise<void>;
  /** Concludes what was said so far; every piece of it was told when this resolves. */
  flush(): Promise<void>;
  /** Concludes, and ends the stream. @throws OperationalError `unavailable` when the engine broke. */
  end(): Promise<void>;
  /** Ends the stream at once; nothing more is reported. */
  close(): void;
}

/** An engine that writes down speech. One file each; says the truth about what it can do. */
export interface Transcriber {
  /** Kebab-case: `pocketsphinx`. */
  readonly id: string;
  readonly name: string;
  /** Root codes of the languages that it can write down now, on this machine. */
  languages(): Promise<readonly string[]>;
  /**
   * @param options.terms words and names that are likely to be said, written as they are to be written.
   * @throws OperationalError `unavailable` when the engine cannot start.
   */
  start(
    options: { readonly language: string; readonly terms: readonly string[] },
    to: Listener,
  ): Promise<Transcription>;
}
