/** Speech as a recognizer tells it. */
export interface StreamedText {
  readonly text: string;
  /** The words with their times, in ms since the first sample of the connection; empty where the server tells none. */
  readonly words: readonly StreamedWord[];
}

/** A word or a part of one. Times in ms since the first sample of the connection. */
export interface StreamedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What a message means. */
export interface StreamAnswer {
  /** Speech that will not change any more. */
  readonly concluded?: StreamedText;
  /** All that is heard of the speech that goes on; empty where nobody speaks. */
  readonly tentative?: StreamedText;
  /** True for the last message. */
  readonly ended?: boolean;
}

/** Where a stream is when a message comes. */
export interface StreamState {
  /** True once the server was told that no more sound comes. */
  readonly ending: boolean;
  /** Messages that were sent, but the opening one, without those that were answered. */
  readonly unanswered: number;
}

/** How a recognizer is spoken to over a WebSocket: one connection a stream, sound in binary frames, answers as text. */
export interface StreamProtocol {
  readonly name: string;
  /** Sent first, where the server wants to be told what comes. */
  readonly opening?: string;
  /** Tells the server that no more sound comes, so that it concludes. */
  readonly ending: string;
  /** Samples as the server takes them: 16 kHz, one channel. */
  bytesOf(sound: Int16Array): Uint8Array;
  /**
   * Reads the messages of one connection, in order.
   *
   * @throws SyntaxError for one that is not of this protocol.
   */
  reader(): (message: string, state: StreamState) => StreamAnswer;
  /** True for a message that a server of this protocol sends, and one of the others does not. */
  isSpokenIn(message: string): boolean;
}

/** A message as an object. @throws SyntaxError where it is none. */
export function objectOf(message: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(message);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SyntaxError('Not an object.');
  return value as Readonly<Record<string, unknown>>;
}
