/** Which kind of voice is wanted; a preference. */
export type VoiceKind = 'female' | 'male';

/** Spoken text: one channel. */
export interface Speech {
  readonly sound: Int16Array;
  /** Samples a second. */
  readonly rate: number;
}

/** An engine that reads texts aloud. One file each; says the truth about what it can do. */
export interface Speaker {
  /** Kebab-case: `flite`. */
  readonly id: string;
  readonly name: string;
  /** Root codes, and variants where it has a voice for them (`pt-BR`), that it can speak now, on this machine. */
  languages(): Promise<readonly string[]>;
  /**
   * @param language one that {@link languages} names.
   * @throws OperationalError `unavailable` when the engine broke.
   */
  speak(
    text: string,
    options: { readonly language: string; readonly voice: VoiceKind },
    signal: AbortSignal,
  ): Promise<Speech>;
}
