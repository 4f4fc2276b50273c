import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newDocumentKey, seal, unseal } from './sealing.ts';

test('what was sealed opens with its key, and with nothing else', () => {
  const key = newDocumentKey();
  fc.assert(
    fc.property(fc.uint8Array(), fc.nat(), (bytes, cut) => {
      const sealed = seal([bytes.subarray(0, cut), bytes.subarray(cut)], key);
      expect(Buffer.compare(unseal(sealed, key) ?? Buffer.from('closed'), bytes)).toBe(0);
      expect(unseal(sealed, newDocumentKey())).toBeUndefined();
      const changed = Uint8Array.from(sealed);
      changed[cut % changed.length] = (changed[cut % changed.length] ?? 0) ^ 1;
      expect(unseal(changed, key)).toBeUndefined();
    }),
    { numRuns: 50 },
  );
});

test('what is no key, or was never sealed, opens nothing', () => {
  const sealed = seal([new Uint8Array([1])], newDocumentKey());
  for (const key of ['', 'x', 'G'.repeat(64), 'F'.repeat(63)]) expect(unseal(sealed, key)).toBeUndefined();
  expect(unseal(new Uint8Array(), newDocumentKey())).toBeUndefined();
});
