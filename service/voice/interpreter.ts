import type { TranscriptPiece, VoiceMessage } from '../../shared/api/voice.ts';
import type { HeardPiece, Transcription } from '../engines/transcriber.ts';
import type { Stoppable } from '../process/running.ts';
import { analyseText } from '../translation/analyseText.ts';
import type { Translating } from '../translation/pipeline.ts';
import { refusedTranslation } from '../translation/refusedTranslation.ts';
import { type AudioEncoder, openEncoder } from './audio/audioEncoder.ts';
import { resampled } from './audio/resample.ts';
import { voiceKindOf } from './pitch.ts';
import { type Speaking, speakerOf, transcriberOf } from './speechEngines.ts';
import { VoiceFailure } from './voiceErrors.ts';
import type { VoiceOrder } from './voiceOrder.ts';

/** Writes down, translates and speaks what is said in a session, whatever connection it comes by. */
export interface Interpreter {
  /** Takes sound: 16 kHz, one channel. @throws VoiceFailure, or OperationalError of an engine that broke. */
  hear(sound: Int16Array): Promise<void>;
  /** Concludes what was said so far. */
  pause(): Promise<void>;
  /** Concludes everything, and tells the ends in their order. */
  finish(): Promise<void>;
  close(): void;
}

/** Sound by which the kind of a speaker's voice is told, in samples. */
const enoughForPitch = 3 * 16_000;

/**
 * Starts the engines of a session.
 *
 * @param tell sends a message; concluded pieces come in order.
 * @param fail gets what went wrong while nobody waits.
 */
export async function startInterpreter(
  deps: Stoppable & Translating & Speaking,
  order: VoiceOrder,
  tell: (message: VoiceMessage) => void,
  fail: (error: unknown) => void,
): Promise<Interpreter> {
  const stopped = new AbortController();
  const signal = AbortSignal.any([stopped.signal, deps.stopping]);
  const transcriber = await transcriberOf(deps.speech, order.source);
  if (!transcriber) throw new VoiceFailure('engine', 'The engine that transcribes is no longer there.');
  const speech = spokenTranslation(deps, order, tell, signal);
  let work: Promise<void> = Promise.resolve();

  const translate = async (piece: HeardPiece): Promise<void> => {
    for (const { language, options } of order.targets) {
      const [result] = await deps.pipeline.translate([analyseText(piece.text)], options, () => signal);
      const refused = result && refusedTranslation(result);
      if (!result || refused) {
        throw new VoiceFailure('translation', refused?.message ?? 'The engine gave no translation.');
      }
      tell({ target_transcript_update: { language, concluded: [pieceOf(piece, result.text)], tentative: [] } });
      if (order.speech?.language === language) await speech.speak(result.text);
    }
  };
  const sourcePiece = (piece: HeardPiece) => ({ language: order.source, ...pieceOf(piece, piece.text) });
  const transcription: Transcription = await transcriber.start(
    { language: order.source, terms: order.terms },
    {
      concluded: (piece) => {
        tell({ source_transcript_update: { concluded: [sourcePiece(piece)], tentative: [] } });
        work = work.then(() => (signal.aborted ? undefined : translate(piece)));
        work.catch(fail);
      },
      tentative: (piece) => {
        if (piece) tell({ source_transcript_update: { concluded: [], tentative: [sourcePiece(piece)] } });
      },
    },
  );
  return {
    hear: (sound) => {
      speech.hear(sound);
      return transcription.write(sound);
    },
    pause: () => transcription.flush(),
    finish: async () => {
      await transcription.end();
      await work;
      speech.finish();
      tell({ end_of_source_transcript: {} });
      for (const { language } of order.targets) tell({ end_of_target_transcript: { language } });
      if (order.speech) tell({ end_of_target_media: { language: order.speech.language } });
      tell({ end_of_stream: {} });
    },
    close: () => {
      stopped.abort();
      transcription.close();
      speech.close();
    },
  };
}

/** Speaks translations, in one stream of sound. */
function spokenTranslation(
  deps: Speaking,
  order: VoiceOrder,
  tell: (message: VoiceMessage) => void,
  signal: AbortSignal,
) {
  let opening = new Int16Array();
  let encoder: AudioEncoder | undefined;
  return {
    /** Takes sound of the speaker, whose kind of voice may be wanted. */
    hear(sound: Int16Array): void {
      if (order.speech?.voice !== 'match' || opening.length >= enoughForPitch) return;
      opening = Int16Array.from([...opening, ...sound]);
    },
    /** @throws VoiceFailure */
    async speak(text: string): Promise<void> {
      const { speech } = order;
      const voice = speech && (await speakerOf(deps.speech, speech.language));
      if (!speech || !voice) throw new VoiceFailure('engine', 'The engine that speaks is no longer there.');
      const kind = speech.voice === 'match' ? (voiceKindOf(opening) ?? 'female') : speech.voice;
      const { sound, rate } = await voice.speaker.speak(text, { language: voice.language, voice: kind }, signal);
      const first = encoder === undefined;
      encoder ??= await openEncoder(speech.media);
      if (sound.length === 0) return;
      tell({
        target_media_chunk: {
          language: speech.language,
          ...(first ? { content_type: speech.media.name, headers: [...encoder.headers] } : {}),
          data: [encoder.write(resampled(sound, rate, encoder.rate))],
          duration: Math.round((sound.length * 1000) / rate),
          text,
        },
      });
    },
    /** Tells the sound that is left. */
    finish(): void {
      const rest = encoder?.end();
      if (!order.speech || !rest || rest.length === 0) return;
      tell({ target_media_chunk: { language: order.speech.language, data: [rest], duration: 0, text: null } });
    },
    close: () => encoder?.close(),
  };
}

function pieceOf({ start, end }: HeardPiece, text: string): TranscriptPiece {
  return { text, start_time: start, end_time: end };
}
