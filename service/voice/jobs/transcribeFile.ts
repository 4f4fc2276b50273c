import type { HeardPiece } from '../../engines/transcriber.ts';
import type { MediaType } from '../audio/mediaTypes.ts';
import { openDecoder } from '../audio/openDecoder.ts';
import { UnreadableAudio } from '../audio/unreadableAudio.ts';
import { type Speaking, transcriberOf } from '../speechEngines.ts';
import { VoiceFailure } from '../voiceErrors.ts';

/** ms that a recording may last (shapes.md §11). */
const longest = 3 * 60 * 60_000;

/**
 * Writes down a whole recording, as fast as the engine can.
 *
 * @returns the pieces in order, and how long the recording is, in ms.
 * @throws UnreadableAudio, VoiceFailure, or OperationalError of an engine that broke.
 */
export async function transcribeFile(
  deps: Speaking,
  file: { readonly stream: ReadableStream<Uint8Array>; readonly type: MediaType; readonly language: string },
  signal: AbortSignal,
): Promise<{ readonly pieces: readonly HeardPiece[]; readonly duration: number }> {
  const transcriber = await transcriberOf(deps.speech, file.language);
  if (!transcriber) throw new VoiceFailure('engine', 'The engine that transcribes is no longer there.');
  const pieces: HeardPiece[] = [];
  const decoder = openDecoder(file.type);
  const transcription = await transcriber.start(
    { language: file.language, terms: [] },
    { concluded: (piece) => void pieces.push(piece) },
  );
  let duration = 0;
  const hear = async (sound: Int16Array) => {
    duration += sound.length / 16;
    if (duration > longest) throw new UnreadableAudio('A recording lasts three hours at most.');
    await transcription.write(sound);
  };
  try {
    for await (const part of file.stream) {
      // in pieces, so that a packed hour is not unpacked at once
      for (let start = 0; start < part.length; start += 16_384) {
        signal.throwIfAborted();
        await hear(await decoder.write(part.subarray(start, start + 16_384)));
      }
    }
    await hear(await decoder.end());
    await transcription.end();
    return { pieces, duration: Math.round(duration) };
  } finally {
    transcription.close();
    decoder.close();
  }
}
