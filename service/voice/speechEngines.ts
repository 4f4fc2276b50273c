import { noRecognizer, otherRecognizer } from '../../shared/api/serviceSentences.ts';
import { type EngineOptions, whereToSay } from '../../shared/engineOptions.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { english } from '../../shared/sentences/sentence.ts';
import { espeak } from '../engines/espeak.ts';
import { flite } from '../engines/flite.ts';
import { pocketsphinx } from '../engines/pocketsphinx/pocketsphinx.ts';
import type { Speaker } from '../engines/speaker.ts';
import { speechServer } from '../engines/speechServer/speechServer.ts';
import { isStreamAddress, speechStream } from '../engines/speechStream/speechStream.ts';
import type { Transcriber } from '../engines/transcriber.ts';

/** The engines of this machine for speech, in order of preference. */
export interface SpeechEngines {
  readonly transcribers: readonly Transcriber[];
  readonly speakers: readonly Speaker[];
}

/** Writes down and speaks. */
export interface Speaking {
  readonly speech: SpeechEngines;
}

/** Where the engines for speech find what they need. */
export interface SpeechSetup extends Pick<EngineOptions, 'speechEndpoint' | 'speechModel'> {
  /** Sent to the recognizer as a bearer token. */
  readonly speechKey?: string;
}

/** The engines: what the user set up first, then what the machine has. */
export function createSpeech({ speechEndpoint: url, speechModel: model, speechKey: key }: SpeechSetup): SpeechEngines {
  const recognizer = url !== undefined && (isStreamAddress(url) ? speechStream : speechServer)({ url, model, key });
  return {
    transcribers: [...(recognizer ? [recognizer] : []), pocketsphinx()],
    speakers: [flite(), espeak()],
  };
}

/** The first engine that writes down a language. @param language its root code. */
export async function transcriberOf(engines: SpeechEngines, language: string): Promise<Transcriber | undefined> {
  for (const engine of engines.transcribers) if ((await engine.languages()).includes(language)) return engine;
  return undefined;
}

/**
 * The first engine that speaks a language, and the code under which it knows it: the variant's, else the root's.
 *
 * @param language as in the API: `pt-BR`.
 */
export async function speakerOf(
  engines: SpeechEngines,
  language: string,
): Promise<{ readonly speaker: Speaker; readonly language: string } | undefined> {
  for (const code of new Set([language, rootLanguage(language)])) {
    for (const speaker of engines.speakers) {
      if ((await speaker.languages()).includes(code)) return { speaker, language: code };
    }
  }
  return undefined;
}

/** Whether a client asks for the name of the engine that listens. @param details the header `X-Interline-Details`. */
export function asksForRecognizer(details: string | undefined): boolean {
  return details?.toLowerCase().includes('recognizer') ?? false;
}

/** One sentence for speech that nothing here writes down: what would. */
export async function whatWouldTranscribe(engines: SpeechEngines): Promise<string> {
  const served = [...new Set((await Promise.all(engines.transcribers.map((engine) => engine.languages()))).flat())];
  const where = whereToSay('speechEndpoint');
  return english(served.length > 0 ? otherRecognizer(served.join(', '), where) : noRecognizer(where));
}

/** One sentence for a language that nothing here speaks: what would. */
export async function whatWouldSpeak(engines: SpeechEngines): Promise<string> {
  const there = await engines.speakers.find((engine) => engine.id === 'espeak-ng')?.languages();
  return there && there.length > 0
    ? 'No voice here speaks it; a remote service may.'
    : 'Only English is spoken here; install espeak-ng for other languages, or use a remote service.';
}
