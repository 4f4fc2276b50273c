import { unlimited } from '../shared/api/usage.ts';
import type { ServiceDeps } from './deps.ts';
import { Refusal } from './errors.ts';
import type { ApiKey } from './storage/keys.ts';
import { type Amounts, type Product, periodOf } from './storage/usage.ts';

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

/** Characters of all products together. */
export function charactersOf(amounts: Amounts): number {
  return amounts.translate + amounts.document + amounts.write;
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

/** Counts what was done: characters, or ms of speech. */
export async function bill(
  deps: ServiceDeps,
  key: { readonly id: string },
  product: Product,
  amount: number,
  tag = '',
): Promise<void> {
  await deps.store.usage.add({ keyId: key.id, product, tag, amount }, deps.now());
}
