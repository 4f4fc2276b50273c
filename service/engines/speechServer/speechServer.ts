import {
  type LoopbackAddress,
  type LoopbackServer,
  loopbackServer,
  modelNames,
} from '../../../models/local/loopbackServer.ts';
import { OperationalError } from '../../../shared/api/operationalError.ts';
import { asWritten } from '../../../shared/sentences/sentence.ts';
import { samplesAsBytes, wavHeader } from '../../../shared/speech/wav.ts';
import type { HeardPiece, Listener, Transcriber, Transcription } from '../transcriber.ts';
import { piecesOf } from './heardSegments.ts';
import { type Utterance, utterances } from './utterances.ts';
import { whisperCodes, whisperLanguages } from './whisperLanguages.data.ts';

/** A speech recognizer of this machine. */
export interface SpeechServerOptions extends LoopbackAddress {
  /** The model's name; the first that the server lists by default. */
  readonly model?: string | undefined;
}

/** Longest time for one utterance, in ms: a large model on a slow machine. */
const patience = 180_000;
/** How long it is known whether the server is there, in ms. */
const recheck = 10_000;
/** Sound that may wait for the server before no more is taken, in samples: a minute. */
const mostWaiting = 60 * 16_000;
/** Sound that has to be new before the server is asked again what is being said, in samples: two seconds. */
const newSound = 2 * 16_000;

/**
 * Speech to text by a server on this machine that speaks OpenAI's protocol for transcriptions (`POST
 * /v1/audio/transcriptions`, as faster-whisper servers, LocalAI and vLLM do) or that of whisper.cpp's own
 * (`POST /inference`). Sound is sent an utterance at a time, so that a server without streams can be listened to.
 *
 * @throws OperationalError `rejected` for a URL that is not of this machine: what is said never leaves it.
 */
export function speechServer(options: SpeechServerOptions): Transcriber {
  const server = loopbackServer(asWritten('The speech recognizer'), options, patience);
  const base = server.path.replace(/\/audio\/transcriptions$/, '') || '/v1';
  const whole = /\/(?:inference|audio\/transcriptions)$/.test(server.path);
  let path = whole ? server.path : `${base}/audio/transcriptions`;
  let lastAnswer: { readonly about: About | undefined; readonly time: number } | undefined;

  const about = async (): Promise<About | undefined> => {
    if (!lastAnswer || performance.now() - lastAnswer.time >= recheck) {
      lastAnswer = { about: await askAbout(server, `${base}/models`, options.model), time: performance.now() };
    }
    return lastAnswer.about;
  };
  const hear: Hear = async (utterance, { language, terms }, signal) => {
    const model = options.model ?? (await about())?.model;
    const form = () => formOf(utterance.sound, { language, terms, model });
    try {
      return piecesOf(await server.ask(path, signal, { form: form() }), utterance);
    } catch (error) {
      const missing = error instanceof OperationalError && (error.status === 404 || error.status === 405);
      if (!missing || whole || path === '/inference') throw error;
      const pieces = piecesOf(await server.ask('/inference', signal, { form: form() }), utterance);
      path = '/inference';
      return pieces;
    }
  };
  return {
    id: 'speech-server',
    name: 'Local speech recognizer',
    languages: async () => (await about())?.languages ?? [],
    start: async (order, to) => transcription(hear, order, to),
  };
}

/** What is known of a server that is there. */
interface About {
  readonly model?: string;
  readonly languages: readonly string[];
}

/** @returns undefined where nothing answers. */
async function askAbout(server: LoopbackServer, path: string, wanted: string | undefined): Promise<About | undefined> {
  const listed = await server.ask(path, AbortSignal.timeout(5000)).then(modelNames, (error: unknown) => {
    // a status or a page is an answer too: whisper.cpp's server lists no models
    const answered = error instanceof OperationalError && (error.status !== undefined || isNoJson(error));
    return answered ? [] : undefined;
  });
  if (!listed) return undefined;
  const model = wanted ?? listed.find((name) => /whisper/i.test(name)) ?? listed[0];
  // Whisper's models for English alone are named so: base.en
  const languages = model !== undefined && /\.en\b/.test(model) ? ['en'] : whisperLanguages;
  return { ...(model === undefined ? {} : { model }), languages };
}

function isNoJson(error: OperationalError): boolean {
  return error.cause instanceof SyntaxError;
}

interface Order {
  readonly language: string;
  readonly terms: readonly string[];
}

type Hear = (utterance: Utterance, order: Order, signal: AbortSignal) => Promise<readonly HeardPiece[]>;

function formOf(sound: Int16Array, asked: Order & { readonly model: string | undefined }): FormData {
  const form = new FormData();
  const parts = [wavHeader(16_000, sound.byteLength), samplesAsBytes(sound)];
  form.set('file', new Blob(parts, { type: 'audio/wav' }), 'speech.wav');
  form.set('model', asked.model ?? 'whisper-1');
  form.set('language', whisperCodes.get(asked.language) ?? asked.language);
  form.set('response_format', 'verbose_json');
  form.set('temperature', '0');
  if (asked.terms.length > 0) form.set('prompt', `${asked.terms.join(', ')}.`);
  return form;
}

function transcription(hear: Hear, order: Order, to: Listener): Transcription {
  const stopped = new AbortController();
  const cutter = utterances();
  let failure: unknown;
  let work: Promise<void> = Promise.resolve();
  /** Samples that wait to be heard. */
  let waiting = 0;
  let guessing: AbortController | undefined;
  /** Samples of the utterance when it was last asked what is being said. */
  let guessed = 0;

  const conclude = (utterance: Utterance) => {
    guessing?.abort();
    guessed = 0;
    waiting += utterance.sound.length;
    work = work.then(async () => {
      try {
        if (failure !== undefined || stopped.signal.aborted) return;
        for (const piece of await hear(utterance, order, stopped.signal)) to.concluded(piece);
        to.tentative?.(undefined);
      } catch (error) {
        if (!stopped.signal.aborted) failure ??= error;
      } finally {
        waiting -= utterance.sound.length;
      }
    });
  };
  const guess = async () => {
    const open = to.tentative && waiting === 0 && !guessing ? cutter.open() : undefined;
    if (!open || open.sound.length - guessed < newSound) return;
    guessed = open.sound.length;
    const abort = new AbortController();
    guessing = abort;
    try {
      const pieces = await hear(open, order, AbortSignal.any([abort.signal, stopped.signal]));
      const [first, last] = [pieces[0], pieces.at(-1)];
      if (!first || !last || abort.signal.aborted || stopped.signal.aborted) return;
      to.tentative?.({ text: pieces.map(({ text }) => text).join(' '), start: first.start, end: last.end });
    } catch {
      // what was said is asked for once more when it is over, and that tells what is wrong
    } finally {
      if (guessing === abort) guessing = undefined;
    }
  };
  const requireAlive = () => {
    if (failure !== undefined) throw failure;
  };
  const flush = async () => {
    const utterance = cutter.cut();
    if (utterance) conclude(utterance);
    await work;
    requireAlive();
  };
  return {
    async write(sound) {
      requireAlive();
      for (const utterance of cutter.add(sound)) conclude(utterance);
      void guess();
      if (waiting > mostWaiting) await work;
      requireAlive();
    },
    flush,
    end: flush,
    close: () => stopped.abort(),
  };
}
