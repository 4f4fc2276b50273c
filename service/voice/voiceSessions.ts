import { randomBytes, randomUUID } from 'node:crypto';
import { OperationalError } from '../../shared/api/operationalError.ts';
import type { VoiceMessage } from '../../shared/api/voice.ts';
import type { ServiceDeps } from '../deps.ts';
import { billSpeech } from '../http/quota.ts';
import { type Interpreter, startInterpreter } from './interpreter.ts';
import { errorMessage, VoiceFailure } from './voiceErrors.ts';
import type { VoiceOrder } from './voiceOrder.ts';

/** What carries a session's messages at the moment. */
export interface VoiceLink {
  send(message: VoiceMessage): void;
  /** Ends the connection: another one took its place, or the session is over for a reason. */
  close(why: 'replaced' | 'done' | 'stopping' | VoiceFailure): void;
}

/** One session, from its first token to its last message. */
export interface VoiceSession {
  readonly id: string;
  readonly order: VoiceOrder;
  /** True from its first connection on. */
  begun(): boolean;
  /** Takes a connection; what could not be sent since the last one is sent now. */
  attach(link: VoiceLink): void;
  /**
   * The connection was lost: what was said is concluded, and kept for the next one.
   *
   * @param heard resolves when all sound that came by it was taken.
   */
  detach(link: VoiceLink, heard: Promise<void>): void;
  /** Takes sound of a connection. @throws VoiceFailure */
  hear(sound: Int16Array): Promise<void>;
  /** No more sound: everything is concluded and told. */
  finish(): Promise<void>;
  /** Ends the session with an error. @param request what the client had sent. */
  fail(error: unknown, request: string): void;
}

/** The sessions of this process. */
export interface VoiceSessions {
  /** @returns undefined when there are as many sessions as this machine carries. */
  create(
    order: VoiceOrder,
    by: { readonly keyId: string; readonly tag: string; readonly left: number },
  ): VoiceGrant | undefined;
  /** A new token for a session. @returns undefined for a token that is not the session's latest; it ends the session. */
  renew(token: string, keyId: string): VoiceGrant | undefined;
  /** The session that a token opens, once. A token that is used again ends its session. */
  take(token: string): VoiceSession | undefined;
  /** Resolves when what was used is counted. */
  idle(): Promise<void>;
}

/** A token and its session. */
export interface VoiceGrant {
  readonly token: string;
  readonly sessionId: string;
}

/** Sessions that have begun; each transcribes in a process of its own. */
const mostBegun = 8;
/** Sessions with those whose token nobody has used yet. */
const most = 64;
/** How long a session lasts without a connection, in ms. */
const unconnected = 60_000;
/** Messages that are kept for the next connection. */
const mostKept = 10_000;

interface Entry {
  readonly session: VoiceSession;
  readonly keyId: string;
  latest: string;
  /** True once the latest token has opened a connection. */
  used: boolean;
}

/** Sessions in memory: they end with the process. */
export function voiceSessions(deps: ServiceDeps): VoiceSessions {
  const tokens = new Map<string, Entry>();
  const entries = new Set<Entry>();
  const counting = new Set<Promise<void>>();
  const newToken = (entry: Entry): VoiceGrant => {
    entry.latest = randomBytes(32).toString('base64url');
    entry.used = false;
    tokens.set(entry.latest, entry);
    return { token: entry.latest, sessionId: entry.session.id };
  };
  const forget = (entry: Entry) => {
    entries.delete(entry);
    for (const [token, of] of tokens) if (of === entry) tokens.delete(token);
  };
  const reused = (entry: Entry) =>
    entry.session.fail(
      new VoiceFailure('tokenReused', 'A token of this session was used a second time.'),
      'connection',
    );
  return {
    create: (order, { keyId, tag, left }) => {
      const begun = [...entries].filter(({ session }) => session.begun()).length;
      if (begun >= mostBegun || entries.size >= most) return undefined;
      const count = (ms: number) => {
        const counted: Promise<void> = billSpeech(
          deps,
          keyId,
          order.speech ? 'speech_to_speech' : 'speech_to_text',
          ms,
          tag,
        )
          .catch(() => undefined)
          .finally(() => counting.delete(counted));
        counting.add(counted);
      };
      const entry: Entry = {
        session: createSession(deps, order, left, count, () => forget(entry)),
        keyId,
        latest: '',
        used: false,
      };
      entries.add(entry);
      return newToken(entry);
    },
    renew: (token, keyId) => {
      const entry = tokens.get(token);
      if (!entry || entry.keyId !== keyId) return undefined;
      if (entry.latest === token) return newToken(entry);
      reused(entry);
      return undefined;
    },
    take: (token) => {
      const entry = tokens.get(token);
      if (!entry) return undefined;
      if (entry.latest === token && !entry.used) {
        entry.used = true;
        return entry.session;
      }
      reused(entry);
      return undefined;
    },
    idle: async () => void (await Promise.all(counting)),
  };
}

function createSession(
  deps: ServiceDeps,
  order: VoiceOrder,
  left: number,
  count: (ms: number) => void,
  over: () => void,
): VoiceSession {
  const kept: VoiceMessage[] = [];
  let link: VoiceLink | undefined;
  let [ended, finishing] = [false, false];
  let interpreter: Promise<Interpreter> | undefined;
  let [heard, counted] = [0, 0];
  let timer: NodeJS.Timeout | undefined;

  const tell = (message: VoiceMessage) => {
    if (ended) return;
    if (link) link.send(message);
    else if (!isTentative(message) && kept.push(message) > mostKept) end('done');
    // without a connection it waits for the next one, as everything before it
    if ('end_of_stream' in message && link) end('done');
  };
  const countUp = () => {
    count(Math.round(heard - counted));
    counted = heard;
  };
  const end = (why: Parameters<VoiceLink['close']>[0]) => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    deps.stopping.removeEventListener('abort', stop);
    countUp();
    link?.close(why);
    link = undefined;
    interpreter?.then(
      (engine) => engine.close(),
      () => undefined,
    );
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
  const engines = () => {
    interpreter ??= startInterpreter(deps, order, tell, (error) => fail(error, 'source_media_chunk'));
    return interpreter;
  };
  deps.stopping.addEventListener('abort', stop, { once: true });
  waitForConnection();
  return {
    id: randomUUID(),
    order,
    begun: () => interpreter !== undefined,
    attach: (next) => {
      clearTimeout(timer);
      link?.close('replaced');
      link = next;
      const waiting = kept.splice(0);
      for (const message of waiting) next.send(message);
      if (waiting.some((message) => 'end_of_stream' in message)) return end('done');
      // the engines start while the first sound is on its way
      engines().catch((error: unknown) => fail(error, 'connection'));
    },
    detach: (lost, heardAll) => {
      if (link !== lost || ended) return;
      link = undefined;
      waitForConnection();
      const pause = async () => {
        await heardAll;
        if (!finishing) await (await interpreter)?.pause();
      };
      pause().catch((error: unknown) => fail(error, 'connection'));
    },
    hear: async (sound) => {
      if (finishing) throw new VoiceFailure('afterEnd', 'Nothing may follow end_of_source_media.');
      heard += sound.length / 16;
      if (heard > left) throw new VoiceFailure('quota', 'Quota for this billing period has been exceeded.');
      if (heard - counted > 60_000) countUp();
      await (await engines()).hear(sound);
    },
    finish: async () => {
      finishing = true;
      await (await engines()).finish();
    },
    fail,
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
