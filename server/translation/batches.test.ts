import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonBytes, packBatches, requestLimits, runBounded } from './batches.ts';

test('no request holds more than 50 texts or 128 KiB, and no text is lost or moved', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 4000 })), (texts) => {
      const batches = packBatches(texts, jsonBytes, 300);
      expect(batches.flat()).toEqual(texts);
      for (const batch of batches) {
        expect(batch.length).toBeLessThanOrEqual(requestLimits.texts);
        const body = new TextEncoder().encode(JSON.stringify({ text: batch })).length;
        if (batch.length > 1) expect(body).toBeLessThanOrEqual(requestLimits.bodyBytes);
      }
    }),
  );
});

test('requests are as full as the limits allow', () => {
  const sizes = packBatches(
    Array.from({ length: 120 }, () => 'Save'),
    jsonBytes,
    300,
  ).map((batch) => batch.length);
  expect(sizes).toEqual([50, 50, 20]);
});

test('four at a time, and none is started once the signal is aborted', async () => {
  const controller = new AbortController();
  let under = 0;
  let most = 0;
  const started: number[] = [];
  await runBounded(
    Array.from({ length: 20 }, (_, i) => i),
    4,
    async (item) => {
      started.push(item);
      most = Math.max(most, ++under);
      await new Promise((resolve) => setImmediate(resolve));
      under--;
      if (item === 9) controller.abort();
    },
    controller.signal,
  );
  expect(most).toBe(4);
  expect(started.length).toBeLessThan(20);
});
