import { unlimited } from '../shared/api/usage.ts';
import type { ServiceDeps } from './deps.ts';
import { Refusal } from './errors.ts';
import type { ApiKey } from './storage/keys.ts';
import { type Product, periodOf } from './storage/usage.ts';

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

/** Characters that a key has used in this billing period. */
export async function usedBy(deps: ServiceDeps, key: ApiKey): Promise<number> {
  const total = await deps.store.usage.total(periodOf(deps.now()), key.id);
  return total.translate + total.document + total.write;
}

/** Characters that a key may use in a billing period; the API's “unlimited” where it has no limit. */
export function limitOf(key: ApiKey): number {
  return key.characterLimit ?? unlimited;
}

/** @throws Refusal 456 when a key has not so many characters left. */
export async function requireQuota(deps: ServiceDeps, key: ApiKey, characters: number): Promise<void> {
  if (key.characterLimit !== undefined && (await usedBy(deps, key)) + characters > key.characterLimit) {
    throw new Refusal(456, 'Quota for this billing period has been exceeded.');
  }
}

/** Counts characters that were translated. */
export async function bill(
  deps: ServiceDeps,
  key: { readonly id: string },
  product: Product,
  amount: number,
  tag = '',
): Promise<void> {
  await deps.store.usage.add({ keyId: key.id, product, tag, amount }, deps.now());
}
