import { unlimited } from '../../shared/api/usage.ts';
import type { ServiceDeps } from '../deps.ts';
import type { ApiKey } from '../storage/keys.ts';
import { charactersOf, periodOf } from '../storage/usage.ts';
import { Refusal } from './errors.ts';

/** Characters as they are billed: Unicode code points. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let i = 0; i < text.length - 1; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      count--;
      i++;
    }
  }
  return count;
}

/** Minutes of speech, to the tenth of a second and finer. @param amount in ms. */
export function minutesOf(amount: number): number {
  return Math.round(amount / 6) / 10_000;
}

/** Characters that a key may use in a billing period; the API's “unlimited” where it has no limit. */
export function limitOf(key: ApiKey): number {
  return key.characterLimit ?? unlimited;
}

/** @throws Refusal 456 when a key has not so many characters left. */
export async function requireQuota(deps: ServiceDeps, key: ApiKey, characters: number): Promise<void> {
  if (key.characterLimit === undefined) return;
  const used = charactersOf(await deps.store.usage.total(periodOf(deps.now()), key.id));
  if (used + characters > key.characterLimit) throw exceeded();
}

/**
 * The ms of speech that a key has left in this billing period; infinite for a key without a limit.
 *
 * @throws Refusal 456 when there are none.
 */
export async function requireSpeechQuota(deps: ServiceDeps, key: ApiKey): Promise<number> {
  if (key.speechLimit === undefined) return Number.POSITIVE_INFINITY;
  const used = await deps.store.usage.total(periodOf(deps.now()), key.id);
  const left = key.speechLimit - used.speech_to_text - used.speech_to_speech;
  if (left <= 0) throw exceeded();
  return left;
}

function exceeded(): Refusal {
  return new Refusal(456, 'Quota for this billing period has been exceeded.');
}

/**
 * Counts characters that were translated or improved, within the key's limit: of requests that came at the same moment
 * those that would exceed it together are refused, and cost nothing.
 *
 * @throws Refusal 456
 */
export async function billCharacters(
  deps: ServiceDeps,
  key: ApiKey,
  product: 'translate' | 'write',
  amount: number,
  tag: string,
): Promise<void> {
  const now = deps.now();
  const limit =
    key.characterLimit === undefined ? undefined : { characters: key.characterLimit, period: periodOf(now) };
  if (amount > 0 && !(await deps.store.ledger.spend({ keyId: key.id, product, tag, amount, limit }, now))) {
    throw exceeded();
  }
}

/** Counts ms of speech that were listened to or spoken. */
export async function billSpeech(
  deps: ServiceDeps,
  key: { readonly id: string },
  product: 'speech_to_text' | 'speech_to_speech',
  amount: number,
  tag = '',
): Promise<void> {
  if (amount > 0) await deps.store.ledger.spend({ keyId: key.id, product, tag, amount }, deps.now());
}
