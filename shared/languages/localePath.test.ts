import { expect, test } from 'vitest';
import { readsLikeText } from './localePath.ts';

test.each(['Retry', 'Save all', "Don't", "L'ordre", "S'abonner…", 'Über', '保存'])('“%s” reads like a text', (text) => {
  expect(readsLikeText(text)).toBe(true);
});

test.each(['retry', 'btn_primary', 'Content-Type', 'UTF-8', "'", '12', 'https://example.org'])(
  '“%s” does not',
  (text) => {
    expect(readsLikeText(text)).toBe(false);
  },
);
