import { expect, test } from 'vitest';
import { createCorrector } from '../../service/engines/correct/corrector.ts';
import { findDictionaries } from '../../service/engines/correct/dictionaries.ts';
import { testAlarm } from './testAlarm.ts';

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
  const corrector = createCorrector({ dictionaries: new Map([...findDictionaries(), ['xx', broken]]) });
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

test('a text that takes twenty seconds is given up with advice, and the next one has a new worker', async () => {
  const alarms = testAlarm();
  const corrector = createCorrector({ alarm: alarms.alarm });
  expect(await corrector.correct({ text: 'Teh boat.', language: 'en', keep: [] }, never)).toBe('The boat.');
  const slow = corrector.correct({ text: 'Teh file is here.', language: 'en', keep: [] }, never);
  await alarms.set(20_000);
  alarms.pass(20_000);
  await expect(slow).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringMatching(/^Correcting this text took longer than 20 seconds and was given up\. Send it in/),
  });
  const next = corrector.correct({ text: 'Teh file is here.', language: 'en', keep: [] }, never);
  expect(await next).toBe('The file is here.');
  await corrector.close();
});

test('the first text of a worker may take longer: a busy machine loads dictionaries slowly', async () => {
  const alarms = testAlarm();
  const corrector = createCorrector({ alarm: alarms.alarm });
  const first = corrector.correct({ text: 'Teh file is here.', language: 'en', keep: [] }, never);
  await alarms.set(90_000);
  expect(alarms.pending()).toEqual([90_000]);
  expect(await first).toBe('The file is here.');
  const slow = corrector.correct({ text: 'Teh file is here.', language: 'es', keep: [] }, never);
  await alarms.set(90_000);
  alarms.pass(90_000);
  await expect(slow).rejects.toMatchObject({ message: expect.stringContaining('longer than 90 seconds') });
  await corrector.close();
});

test('a text that was corrected in time has no limit left, and a worker without work is ended and comes back', async () => {
  const alarms = testAlarm();
  const corrector = createCorrector({ alarm: alarms.alarm });
  const correct = () => corrector.correct({ text: 'Teh file is here.', language: 'en', keep: [] }, never);
  expect(await correct()).toBe('The file is here.');
  expect(alarms.pending()).toEqual([30_000]);
  alarms.pass(30_000);
  expect(await correct()).toBe('The file is here.');
  await corrector.close();
});
