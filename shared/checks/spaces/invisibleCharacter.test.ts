import { expect, test } from 'vitest';
import { say } from '../../sentences/sentence.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { exampleCatalog } from '../contract/exampleCatalog.ts';
import { checkExample } from '../run/checkExample.ts';
import { runChecks } from '../run/runChecks.ts';

const check = (target: string, language = 'de', source = 'a') =>
  checkExample('invisible-character', { source, target }, { languages: ['en', language] });

test.each([
  ['fa', 'می\u200cخواهم'],
  ['hi', 'क्\u200dष'],
  ['th', 'ภาษา\u200bไทย'],
  ['ar', '\u200fمرحبا'],
  ['de', '👨\u200d👩\u200d👧 Familie'],
  ['pnb', 'ہانگ\u200cکانگ'],
  ['en', 'Name: هنگ\u200cکنگ'],
  ['de', 'తెలుగు: కాల్\u200cలు'],
  ['ar', 'متى\u2060؟'],
  ['en', 'Name \u2068שלום\u2069'],
])('has its use in %s: %j', (language, target) => {
  expect(check(target, language).messages).toEqual([]);
});

test.each([
  ['de', 'Spei\u200bchern', 'Speichern'],
  ['de', '\ufeffSpeichern', 'Speichern'],
  ['de', 'Spei\u0007chern', 'Speichern'],
  ['ar', 'مر\u202eحبا', 'مرحبا'],
  ['de', 'Na\u200eme', 'Name'],
  ['fa', 'Na\u200cme', 'Name'],
  ['ar', 'Na\u2060me', 'Name'],
])('is out of place in %s: %j', (language, target, fixed) => {
  expect(check(target, language).fixed).toEqual([fixed]);
});

test('an override that keeps an address in order is wanted', () => {
  const example = (target: string, language: string) =>
    checkExample('invisible-character', { source: 'At 10.0.0.1:80', target }, { languages: ['en', language] }).messages;
  expect(example('در \u202d10.0.0.1:80\u202c', 'fa')).toEqual([]);
  expect(example('در \u202d10.0.0.1:80', 'fa')).toHaveLength(1);
});

test('several in a row are one fault', () => {
  const result = checkExample('invisible-character', { source: 'Lamp', target: 'Lampe \u200b\u200bhier' });
  expect(result.fixed).toEqual(['Lampe hier']);
});

test('damage is one finding, without a fix', () => {
  const { messages, fixed } = check('\ufffd\ufffd \ufffd');
  expect([messages, fixed]).toEqual([['The text holds a replacement character (U+FFFD)'], []]);
});

test('bytes that the check of the encoding names are not told again', () => {
  const catalog = exampleCatalog([{ source: 'Lamp', target: 'L\ufffdmp\u200be' }]);
  const problem = {
    id: 'encoding',
    range: { start: 0, end: 1 },
    message: say`Not utf-8`,
    severity: 'warning' as const,
  };
  const charactersFor = (problems: readonly (typeof problem)[]) =>
    runChecks(catalog, {
      languages: { source: 'en', target: 'de' },
      settings: defaultSettings,
      terms: createTermIndex([]),
      only: new Set(['invisible-character']),
      decoding: { encoding: 'utf-8', bom: false, problems },
    }).map(({ data }) => data?.['character']);
  expect(charactersFor([])).toEqual(['U+FFFD', 'U+200B']);
  expect(charactersFor([problem])).toEqual(['U+200B']);
});

test('what the source has is meant', () => {
  expect(check('Trenn\u00adung', 'de', 'hyphen\u00adation').messages).toEqual([]);
});

test('a joiner with no letter beside it does nothing, and its message says so', () => {
  expect(check('نام قایق \u200c: بادبان', 'fa').messages).toEqual([
    'The zero width non-joiner (U+200C) does nothing here: there is no letter beside it',
  ]);
  expect(check('Na\u200cme', 'fa').messages).toEqual(['The text holds a zero width non-joiner (U+200C)']);
});

test('a file whose letters are control characters has one finding', () => {
  const segments = Array.from({ length: 10 }, (_, i) => ({ source: `Lamp ${i}`, target: `R\u008eflecteur ${i}` }));
  const findings = runChecks(exampleCatalog(segments), {
    languages: { source: 'en', target: 'fr' },
    settings: defaultSettings,
    terms: createTermIndex([]),
  });
  expect(findings.map(({ message }) => message)).toEqual([
    'Texts in this file often hold control characters (U+0080 to U+009F): it has another encoding (10 of 10)',
  ]);
});

test('a zero width space between letters of Lao parts words, whatever the language of the file', () => {
  const messagesFor = (target: string) => checkExample('invisible-character', { source: 'Lao', target }).messages;
  expect(messagesFor('\u0eaa\u200b\u0e9b (Lao)')).toEqual([]);
  expect(messagesFor('La\u200bo')).toHaveLength(1);
});

test('the name of a character may show it', () => {
  const check = (source: string) =>
    checkExample('invisible-character', { source, target: 'bedingter Trennstrich\u00ad' }).messages;
  expect(check('soft hyphen')).toEqual([]);
  expect(check('hyphen')).toHaveLength(1);
});
