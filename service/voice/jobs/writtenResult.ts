import { languageOf } from '../../../shared/languages/languages.ts';
import { subRip, type TimedText } from '../../../shared/speech/subRip.ts';
import type { VoiceResult } from '../../storage/voiceJobs.ts';
import { openEncoder } from '../audio/audioEncoder.ts';
import { type MediaType, mediaType, writableTypes } from '../audio/mediaTypes.ts';
import { resampled } from '../audio/resample.ts';
import { type Speaking, speakerOf } from '../speechEngines.ts';
import { VoiceFailure } from '../voiceErrors.ts';

/** The parts of the file of a result: sound, subtitles or lines of text, as its type says. */
export function writtenResult(
  deps: Speaking,
  result: Pick<VoiceResult, 'language' | 'type'>,
  pieces: readonly TimedText[],
  signal: AbortSignal,
): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  const media = mediaType(result.type, writableTypes);
  const language = languageOf(result.language)?.code ?? result.language;
  if (media) return spokenPieces(deps, pieces, { language, type: media }, signal);
  const isSubtitles = result.type === 'application/x-subrip';
  return [Buffer.from(isSubtitles ? subRip(pieces) : `${pieces.map((piece) => piece.text).join('\n')}\n`)];
}

/** Reads pieces aloud, each no sooner than it was said: what takes longer in its language pushes the next ones back. */
async function* spokenPieces(
  deps: Speaking,
  pieces: readonly TimedText[],
  { language, type }: { readonly language: string; readonly type: MediaType },
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const voice = await speakerOf(deps.speech, language);
  if (!voice) throw new VoiceFailure('engine', 'The engine that speaks is no longer there.');
  const encoder = await openEncoder(type);
  try {
    yield* encoder.headers;
    let position = 0;
    for (const piece of pieces) {
      const start = Math.round((piece.start * encoder.rate) / 1000);
      for (; position < start; position += encoder.rate)
        yield encoder.write(new Int16Array(Math.min(encoder.rate, start - position)));
      position = Math.max(position, start);
      const { sound, rate } = await voice.speaker.speak(
        piece.text,
        { language: voice.language, voice: 'female' },
        signal,
      );
      const speech = resampled(sound, rate, encoder.rate);
      yield encoder.write(speech);
      position += speech.length;
    }
    yield encoder.end();
  } finally {
    encoder.close();
  }
}
