import { usedUpQuota } from '../../shared/api/serviceSentences.ts';
import { unlimited } from '../../shared/api/usage.ts';
import { english } from '../../shared/sentences/sentence.ts';
import type { Clock } from '../process/running.ts';
import type { ApiKey } from '../storage/keys.ts';
import type { Stores } from '../storage/store.ts';
import { type CharacterLimit, periodOf, type SpeechLimit, speechOf } from '../storage/usage.ts';
import { Refusal } from './errors.ts';

/** Minutes of speech, to the tenth of a second and finer. @param amount in ms. */
export function minutesOf(amount: number): number {
  return Math.round(amount / 6) / 10_000;
}

/** Minutes of speech as they are billed: each that began counts whole. @param amount in ms. */
export function startedMinutes(amount: number): number {
  return Math.ceil(amount / 60_000);
}

/** Characters that a key may use in a billing period; the API's “unlimited” where it has no limit. */
export function limitOf(key: ApiKey): number {
  return key.characterLimit ?? unlimited;
}

/** What a key's characters are counted against at a moment; undefined for a key without a limit. */
export function characterLimit(key: ApiKey, now: number): CharacterLimit | undefined {
  return key.characterLimit === undefined ? undefined : { characters: key.characterLimit, period: periodOf(now) };
}

/** What a key's speech is counted against at a moment; undefined for a key without a limit. */
export function speechLimit(key: ApiKey, now: number): SpeechLimit | undefined {
  return key.speechLimit === undefined ? undefined : { speech: key.speechLimit, period: periodOf(now) };
}

/** @throws Refusal 456 when a key has not so many characters left. */
export async function requireQuota(deps: Clock & Stores<'usage'>, key: ApiKey, characters: number): Promise<void> {
  const limit = characterLimit(key, deps.now());
  if (limit && (await deps.store.usage.taken(limit.period, key.id)) + characters > limit.characters) {
    throw quotaExceeded();
  }
}

/**
 * The ms of speech that a key has left in this billing period; infinite for a key without a limit.
 *
 * @throws Refusal 456 when there are none.
 */
export async function requireSpeechQuota(deps: Clock & Stores<'usage'>, key: ApiKey): Promise<number> {
  const limit = speechLimit(key, deps.now());
  if (!limit) return Number.POSITIVE_INFINITY;
  const left = limit.speech - speechOf(await deps.store.usage.total(limit.period, key.id));
  if (left <= 0) throw quotaExceeded();
  return left;
}

/** What goes beyond a limit is answered with this. */
export function quotaExceeded(): Refusal {
  return new Refusal(456, english(usedUpQuota));
}

/**
 * Counts characters that were translated or improved, within the key's limit: of requests that came at the same moment
 * those that would exceed it together are refused, and cost nothing.
 *
 * @throws Refusal 456
 */
export async function billCharacters(
  deps: Clock & Stores<'ledger'>,
  key: ApiKey,
  product: 'translate' | 'write',
  amount: number,
  tag: string,
): Promise<void> {
  const now = deps.now();
  const limit = characterLimit(key, now);
  if (amount > 0 && !(await deps.store.ledger.spend({ keyId: key.id, product, tag, amount, limit }, now))) {
    throw quotaExceeded();
  }
}

/** Counts ms of speech that were listened to or spoken. */
export async function billSpeech(
  deps: Clock & Stores<'ledger'>,
  keyId: string,
  product: 'speech_to_text' | 'speech_to_speech',
  amount: number,
  tag: string,
): Promise<void> {
  if (amount > 0) await deps.store.ledger.spend({ keyId, product, tag, amount }, deps.now());
}
