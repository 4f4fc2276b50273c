import { randomBytes } from 'node:crypto';
import { Refusal } from '../http/errors.ts';
import { billSpeech, requireSpeechQuota } from '../http/quota.ts';
import type { Clock, Stoppable } from '../process/running.ts';
import type { Stores } from '../storage/store.ts';
import type { Translating } from '../translation/pipeline.ts';
import type { SpeechMeter } from './soundCount.ts';
import type { Speaking } from './speechEngines.ts';
import { VoiceFailure } from './voiceErrors.ts';
import type { VoiceOrder } from './voiceOrder.ts';
import { createSession, type VoiceSession } from './voiceSession.ts';

/** The sessions of this process. */
export interface VoiceSessions {
  /** @returns undefined when there are as many sessions as this machine carries. */
  create(
    order: VoiceOrder,
    client: { readonly keyId: string; readonly tag: string; readonly left: number },
  ): VoiceGrant | undefined;
  /** A new token for a session. @returns undefined for a token that is not the session's latest; it ends the session. */
  renew(token: string, keyId: string): VoiceGrant | undefined;
  /**
   * The session that a token opens, once. A token that is used again ends its session.
   *
   * @returns `busy` when as many sessions have begun as this machine carries: the token stays good.
   */
  take(token: string): VoiceSession | 'busy' | undefined;
  /** Resolves when what was used is counted. */
  idle(): Promise<void>;
}

/** A token and its session. */
export interface VoiceGrant {
  readonly token: string;
  readonly sessionId: string;
}

/** Where a session's WebSocket is. */
export const voicePath = '/v3/voice/realtime/connect';
/** What a client hears when there are as many sessions as this machine carries. */
export const tooManySessions = 'Too many voice sessions are open; end one of them first.';
/** Sessions that have begun; each transcribes in a process of its own. */
const mostBegun = 8;
/** Sessions with those whose token nobody has used yet. */
const most = 64;
/** How often it is looked whether the keys of sessions were deactivated, here or by another process, in ms. */
const keyPatrol = 2000;

interface Entry {
  readonly session: VoiceSession;
  readonly keyId: string;
  latest: string;
  /** True once the latest token has opened a connection. */
  used: boolean;
}

/** Sessions in memory: they end with the process. */
export function voiceSessions(
  deps: Clock & Stoppable & Translating & Speaking & Stores<'keys' | 'usage' | 'ledger'>,
): VoiceSessions {
  const tokens = new Map<string, Entry>();
  const entries = new Set<Entry>();
  const { meterOf, idle } = speechMeters(deps);
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
  const watchKeys = keyWatch(deps, entries);
  const isBusy = () => [...entries].filter(({ session }) => session.begun()).length >= mostBegun;
  const reused = (entry: Entry) =>
    entry.session.fail(
      new VoiceFailure('tokenReused', 'A token of this session was used a second time.'),
      'connection',
    );
  return {
    create: (order, { keyId, tag, left }) => {
      if (isBusy() || entries.size >= most) return undefined;
      const entry: Entry = {
        session: createSession(deps, order, meterOf(keyId, order, tag, left), () => forget(entry)),
        keyId,
        latest: '',
        used: false,
      };
      entries.add(entry);
      watchKeys();
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
        if (!entry.session.begun() && isBusy()) return 'busy';
        entry.used = true;
        return entry.session;
      }
      reused(entry);
      return undefined;
    },
    idle,
  };
}

/** Ends sessions whose key was deactivated. @returns starts the watch, which lasts while there are sessions. */
function keyWatch({ store, stopping }: Stoppable & Stores<'keys'>, entries: ReadonlySet<Entry>): () => void {
  let patrol: NodeJS.Timeout | undefined;
  const endWithoutKeys = async () => {
    for (const keyId of new Set([...entries].map((entry) => entry.keyId))) {
      const key = await store.keys.get(keyId);
      if (key && key.deactivated === undefined) continue;
      const failure = new VoiceFailure('keyEnded', 'The key of this session was deactivated.');
      for (const entry of [...entries]) if (entry.keyId === keyId) entry.session.fail(failure, 'connection');
    }
  };
  const watch = () => {
    if (patrol || entries.size === 0 || stopping.aborted) return;
    const look = async () => {
      await endWithoutKeys().catch(() => undefined);
      patrol = undefined;
      watch();
    };
    patrol = setTimeout(() => void look(), keyPatrol).unref();
  };
  return watch;
}

/** Counts the speech of sessions against the quota of their keys. */
function speechMeters(deps: Clock & Stores<'keys' | 'usage' | 'ledger'>) {
  const counting = new Set<Promise<void>>();
  return {
    /** @param left ms of speech that the key has left. */
    meterOf(keyId: string, order: VoiceOrder, tag: string, left: number): SpeechMeter {
      const product = order.speech ? 'speech_to_speech' : 'speech_to_text';
      const rest = async (ms: number) => {
        await billSpeech(deps, keyId, product, ms, tag);
        const key = await deps.store.keys.get(keyId);
        if (!key) return left;
        // other sessions of the key use of it too
        return requireSpeechQuota(deps, key).catch((error: unknown) => {
          if (error instanceof Refusal) return 0;
          throw error;
        });
      };
      return {
        left,
        count: (ms) => {
          const counted = rest(ms);
          const done: Promise<void> = counted.then(
            () => void counting.delete(done),
            () => void counting.delete(done),
          );
          counting.add(done);
          return counted;
        },
      };
    },
    /** Resolves when what was used is counted. */
    idle: async () => void (await Promise.all(counting)),
  };
}
