import { expect, test } from 'vitest';
import { createCorrector } from '../../service/engines/correct/corrector.ts';
import { findDictionaries } from '../../service/engines/correct/dictionaries.ts';

const never = new AbortController().signal;

test.each([
  ['one word of 10 KiB', 'ab'.repeat(5000)],
  ['letters and apostrophes alone', "a'".repeat(5000)],
  ['a hundred words of a hundred letters', `${'abcdefghij'.repeat(10)} `.repeat(100)],
])('%s comes back as it was, and the next text is corrected', async (_, text) => {
  const corrector = createCorrector();
  expect(await corrector.correct({ text, language: 'en', keep: [] }, never)).toBe(text);
  expect(await corrector.knownShare(text, 'en', never)).toBe(0);
  expect(await corrector.correct({ text: 'Teh file is here.', language: 'en', keep: [] }, never)).toBe(
    'The file is here.',
  );
  await corrector.close();
});

test('a text on which the corrector breaks fails with advice, and takes no other text with it', async () => {
  const broken = { aff: '/nowhere/xx.aff', dic: '/nowhere/xx.dic' };
  const corrector = createCorrector(new Map([...findDictionaries(), ['xx', broken]]));
  const [first, second] = await Promise.allSettled([
    corrector.correct({ text: 'A text.', language: 'xx', keep: [] }, never),
    corrector.correct({ text: 'No se encontró el archvio.', language: 'es', keep: [] }, never),
  ]);
  expect(first).toMatchObject({
    status: 'rejected',
    reason: {
      kind: 'unavailable',
      message:
        'The corrector failed on this text; it is ready for others. Send it in shorter pieces, or leave out what is no prose.',
    },
  });
  expect(second).toEqual({ status: 'fulfilled', value: 'No se encontró el archivo.' });
  await corrector.close();
});
