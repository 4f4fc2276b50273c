/** Samples a second of everything that is decoded: what the transcribers take. */
export const decodedRate = 16_000;

/** Turns the bytes of one stream of sound, in pieces of any size, into samples: 16 kHz, one channel. */
export interface AudioDecoder {
  /** @throws UnreadableAudio for bytes that are not what was promised. */
  write(bytes: Uint8Array): Promise<Int16Array>;
  /** What is still inside. @throws UnreadableAudio where there was no sound at all to read. */
  end(): Promise<Int16Array>;
  close(): void;
}
