import { heardText } from '../heardText.ts';
import type { HeardPiece, Listener, Transcription } from '../transcriber.ts';
import { type SpeechPart, speechPart } from './speechPart.ts';
import type { SpeechSocket } from './speechSocket.ts';
import type { StreamProtocol } from './streamProtocol.ts';

/**
 * One stream of speech on its way through a recognizer: a connection from the first sound to the next conclusion, since
 * such servers conclude by ending their stream.
 *
 * @throws OperationalError `unavailable` when the server does not take the connection.
 */
export async function streamedTranscription(
  server: SpeechSocket,
  protocol: StreamProtocol,
  { language, terms }: { readonly language: string; readonly terms: readonly string[] },
  to: Listener,
): Promise<Transcription> {
  let closed = false;
  /** Samples of the connections before. */
  let before = 0;
  let concluding: Promise<void> = Promise.resolve();
  const opened = () => {
    const from = before / 16;
    const corrected = (piece: HeardPiece) =>
      movedPiece({ ...piece, text: heardText(piece.text, terms, language) }, from);
    return speechPart(server, protocol, {
      concluded: (piece) => closed || to.concluded(corrected(piece)),
      tentative: (piece) => closed || to.tentative?.(piece && corrected(piece)),
    });
  };
  let part: SpeechPart | undefined = await opened();

  const flush = () => {
    const ended = part;
    if (ended && ended.sent() > 0) {
      part = undefined;
      before += ended.sent();
      concluding = concluding.then(() => ended.finish());
      concluding.catch(() => undefined);
    }
    return concluding;
  };
  return {
    async write(sound) {
      await concluding;
      part ??= await opened();
      if (closed) part.close();
      else await part.write(sound);
    },
    flush,
    async end() {
      await flush();
      part?.close();
    },
    close() {
      closed = true;
      part?.close();
    },
  };
}

/** A piece with other times. @param shift ms. */
function movedPiece(piece: HeardPiece, shift: number): HeardPiece {
  const moved = <T extends { readonly start: number; readonly end: number }>(timed: T): T => ({
    ...timed,
    start: timed.start + shift,
    end: timed.end + shift,
  });
  return { ...moved(piece), ...(piece.words ? { words: piece.words.map(moved) } : {}) };
}
