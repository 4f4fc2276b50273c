import { expect, test } from 'vitest';
import { unlimited } from '../../shared/api/usage.ts';
import { quotasOf } from './quotas.ts';

const characters = { character_count: 7, character_limit: unlimited };

test('what may be used without limit says so, and what is not counted is left out', () => {
  expect(quotasOf({ ...characters, document_count: 2, document_limit: 5 })).toEqual([
    { kind: 'characters', used: 7, limit: null },
    { kind: 'documents', used: 2, limit: 5 },
  ]);
});

test.each([
  ['nobody used and nobody may use', 0, 0, false],
  ['nobody used, without a limit', 0, unlimited, false],
  ['nobody used yet', 0, 60, true],
  ['somebody used, without a limit', 3, unlimited, true],
])('speech that %s', (_, count, limit, isListed) => {
  const quotas = quotasOf({ ...characters, speech_to_text_minutes_count: count, speech_to_text_minutes_limit: limit });
  expect(quotas.some(({ kind }) => kind === 'speechToTextMinutes')).toBe(isListed);
});
