import { randomUUID } from 'node:crypto';
import { OperationalError } from '../../shared/api/operationalError.ts';
import type { VoiceMessage } from '../../shared/api/voice.ts';
import type { Stoppable } from '../process/running.ts';
import type { Translating } from '../translation/pipeline.ts';
import { type Interpreter, startInterpreter } from './interpreter.ts';
import { type SpeechMeter, soundCount } from './soundCount.ts';
import type { Speaking } from './speechEngines.ts';
import { errorMessage, VoiceFailure } from './voiceErrors.ts';
import type { VoiceOrder } from './voiceOrder.ts';

/** What carries a session's messages at the moment. */
export interface VoiceLink {
  /** @returns false where the connection is ending, and the message was not sent. */
  send(message: VoiceMessage): boolean;
  /** Resolves when all sound that came by it was taken. */
  heard(): Promise<void>;
  /** Ends the connection: another one took its place, or the session is over for a reason. */
  close(why: 'replaced' | 'done' | 'stopping' | VoiceFailure): void;
}

/** One session, from its first token to its last message. */
export interface VoiceSession {
  readonly id: string;
  readonly order: VoiceOrder;
  /** True from its first connection on. */
  begun(): boolean;
  /** True once the client said that no more sound follows. */
  isFinishing(): boolean;
  /**
   * Takes a connection; what could not be sent since the last one is sent now.
   *
   * @returns resolves when all that came by earlier ones was taken, so that what was said stays in its order.
   */
  attach(link: VoiceLink): Promise<void>;
  /** The connection was lost: what was said is concluded, and kept for the next one. */
  detach(link: VoiceLink): void;
  /** Takes sound of a connection. @throws VoiceFailure */
  hear(sound: Int16Array): Promise<void>;
  /** No more sound: everything is concluded and told, once, however often it is called. */
  finish(): Promise<void>;
  /** Ends the session with an error. @param request what the client had sent. */
  fail(error: unknown, request: string): void;
}

/** How long a session lasts without a connection, in ms. */
const unconnected = 60_000;
/** Messages that are kept for the next connection. */
const mostKept = 10_000;

/** Opens a session; the engines start with its first connection. @param over is called when it ends. */
export function createSession(
  deps: Stoppable & Translating & Speaking,
  order: VoiceOrder,
  meter: SpeechMeter,
  over: () => void,
): VoiceSession {
  const kept: VoiceMessage[] = [];
  let link: VoiceLink | undefined;
  let ended = false;
  /** Resolves when what came by earlier connections was taken. */
  let settled: Promise<void> = Promise.resolve();
  const count = soundCount(meter);
  let timer: NodeJS.Timeout | undefined;

  const tell = (message: VoiceMessage) => {
    if (ended) return;
    const sent = link?.send(message) ?? false;
    if (!sent && !isTentative(message) && kept.push(message) > mostKept) end('done');
    // without a connection it waits for the next one, as everything before it
    if ('end_of_stream' in message && sent) end('done');
  };
  const end = (why: Parameters<VoiceLink['close']>[0]) => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    deps.stopping.removeEventListener('abort', stop);
    count.settle();
    link?.close(why);
    link = undefined;
    engines.close();
    over();
  };
  const stop = () => end('stopping');
  const fail = (error: unknown, request: string) => {
    if (ended) return;
    const failure = failureOf(error);
    tell(errorMessage(failure, request));
    end(failure);
  };
  const waitForConnection = () => {
    timer = setTimeout(() => end('done'), unconnected);
    timer.unref();
  };
  const engines = onDemand(() => startInterpreter(deps, order, tell, (error) => fail(error, 'source_media_chunk')));
  deps.stopping.addEventListener('abort', stop, { once: true });
  waitForConnection();
  return {
    id: randomUUID(),
    order,
    begun: engines.begun,
    isFinishing: engines.isFinishing,
    attach: (next) => {
      clearTimeout(timer);
      if (link) settled = link.heard();
      link?.close('replaced');
      link = next;
      for (const message of kept.splice(0)) tell(message);
      // the engines start while the first sound is on its way
      if (!ended) engines.start().catch((error: unknown) => fail(error, 'connection'));
      return settled;
    },
    detach: (lost) => {
      if (link !== lost || ended) return;
      link = undefined;
      waitForConnection();
      const paused = lost.heard().then(engines.pause);
      settled = paused.catch((error: unknown) => fail(error, 'connection'));
    },
    hear: async (sound) => {
      if (ended || sound.length === 0) return;
      if (engines.isFinishing()) throw new VoiceFailure('afterEnd', 'Nothing may follow end_of_source_media.');
      count.add(sound);
      await (await engines.start()).hear(sound);
    },
    finish: () => engines.finish(!ended),
    fail,
  };
}

/** The engines of a session, which start when one is first needed. */
function onDemand(open: () => Promise<Interpreter>) {
  let interpreter: Promise<Interpreter> | undefined;
  let finished: Promise<void> | undefined;
  const start = () => {
    interpreter ??= open();
    return interpreter;
  };
  return {
    start,
    begun: () => interpreter !== undefined,
    isFinishing: () => finished !== undefined,
    async pause(): Promise<void> {
      if (!finished) await (await interpreter)?.pause();
    },
    /** @param goesOn false where the session has ended: there is nothing to conclude. */
    finish(goesOn: boolean): Promise<void> {
      finished ??= goesOn ? start().then((engine) => engine.finish()) : Promise.resolve();
      return finished;
    },
    close(): void {
      interpreter?.then(
        (engine) => engine.close(),
        () => undefined,
      );
    },
  };
}

function isTentative(message: VoiceMessage): boolean {
  return 'source_transcript_update' in message && message.source_transcript_update.concluded.length === 0;
}

function failureOf(error: unknown): VoiceFailure {
  if (error instanceof VoiceFailure) return error;
  if (error instanceof OperationalError) return new VoiceFailure('engine', error.message);
  return new VoiceFailure('internal', 'Internal server error.');
}
