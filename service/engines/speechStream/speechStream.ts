import type { WebSocket } from 'ws';
import type { LoopbackAddress } from '../../../models/local/loopbackServer.ts';
import { OperationalError } from '../../../shared/api/operationalError.ts';
import { whereToSay } from '../../../shared/engineOptions.ts';
import { asWritten, english } from '../../../shared/sentences/sentence.ts';
import type { Transcriber } from '../transcriber.ts';
import { modelLanguages } from './modelLanguages.ts';
import { sherpa } from './sherpa.ts';
import { type SpeechSocket, speechSocket } from './speechSocket.ts';
import { streamedTranscription } from './streamedTranscription.ts';
import type { StreamProtocol } from './streamProtocol.ts';
import { vosk } from './vosk.ts';

/** A streaming speech recognizer of this machine. */
export interface SpeechStreamOptions extends LoopbackAddress {
  /** The languages of its model, or the name of the model that tells them (see {@link modelLanguages}). */
  readonly model?: string | undefined;
  /** How long it may say nothing while it is fed, in ms; a minute by default. */
  readonly patience?: number;
}

const protocols: readonly StreamProtocol[] = [vosk, sherpa];
/** How long it is known whether the server is there, in ms. */
const recheck = 10_000;
/** How long a server may take to answer silence, in ms: the list of languages waits for it. */
const longestAnswer = 10_000;
/** Silence by which a server is told: three seconds as 32-bit floats, six as 16-bit integers. */
const silence = new Uint8Array(3 * 16_000 * 4);

/** True for the address of a recognizer that is streamed to: `ws://127.0.0.1:2700`. */
export function isStreamAddress(url: string): boolean {
  return /^wss?:/i.test(url.trim());
}

/**
 * Speech to text by a streaming server on this machine: vosk-server, or one of sherpa-onnx. Which of them it is shows
 * its answer to silence, which every one of them takes and answers.
 *
 * @throws OperationalError `rejected` for a URL that is not of this machine, and without a language: these servers tell
 *   none.
 */
export function speechStream({ model = '', patience, ...address }: SpeechStreamOptions): Transcriber {
  const server = speechSocket(address, patience);
  const languages = modelLanguages(model);
  if (languages.length === 0) {
    throw new OperationalError(
      'rejected',
      asWritten(
        `A streaming speech recognizer does not tell its language: name it or the model (${english(whereToSay('speechModel'))}), as en or vosk-model-small-en-us-0.15.`,
      ),
    );
  }
  let protocol: StreamProtocol | undefined;
  let lastAnswer: { readonly there: boolean; readonly time: number } | undefined;
  const ask = async (): Promise<StreamProtocol> => {
    protocol ??= await protocolOf(server);
    return protocol;
  };
  const isThere = async () => {
    if (!protocol) await ask();
    else (await server.connect()).close();
    return true;
  };
  return {
    id: 'speech-stream',
    name: 'Local streaming speech recognizer',
    languages: async () => {
      if (!lastAnswer || performance.now() - lastAnswer.time >= recheck) {
        lastAnswer = { there: await isThere().catch(() => false), time: performance.now() };
      }
      return lastAnswer.there ? languages : [];
    },
    start: async (order, to) => streamedTranscription(server, await ask(), order, to),
  };
}

/** @throws OperationalError `unavailable` for a server that is not there, or is none of those that are known. */
async function protocolOf(server: SpeechSocket): Promise<StreamProtocol> {
  const socket = await server.connect();
  try {
    const message = await answerTo(socket);
    const protocol = protocols.find(({ isSpokenIn }) => {
      try {
        return message !== undefined && isSpokenIn(message);
      } catch {
        return false;
      }
    });
    if (protocol) return protocol;
    throw server.failure(message === undefined ? 'does not answer to sound' : 'is neither Vosk’s nor sherpa-onnx’s');
  } finally {
    socket.terminate();
  }
}

/** What a server answers to silence; undefined where it closes or says nothing. */
function answerTo(socket: WebSocket): Promise<string | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), longestAnswer);
    socket.once('close', () => resolve(undefined));
    socket.once('message', (data) => resolve(data.toString()));
    socket.send(silence);
    socket.once('close', () => clearTimeout(timer));
  });
}
