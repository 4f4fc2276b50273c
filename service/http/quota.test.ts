import { expect, test } from 'vitest';
import { startedMinutes } from './quota.ts';

test('every minute of speech that began counts whole', () => {
  expect([0, 1, 59_999, 60_000, 60_001, 3_600_000].map(startedMinutes)).toEqual([0, 1, 1, 1, 2, 60]);
});
