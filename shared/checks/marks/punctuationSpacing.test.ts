import { expect, test } from 'vitest';
import { android } from '../../formats/android/android.ts';
import { markdown } from '../../formats/markdown/markdown.ts';
import { pairCatalogs } from '../../formats/pair.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { checkExample } from '../run/checkExample.ts';
import { runChecks } from '../run/runChecks.ts';

const kinds = (source: string, target: string, language: string, only: string) => {
  const languages = { source: 'en', target: language };
  const catalog = pairCatalogs(markdown.parse(target), markdown.parse(source), languages, markdown);
  const options = { languages, settings: defaultSettings, terms: createTermIndex([]), only: new Set([only]) };
  return runChecks(catalog, options).map(({ fix }) => fix?.kind);
};

test('a line break behind a full-width mark is no space', () => {
  const source = 'The lamp burns. It is late.\n';
  expect(kinds(source, '灯亮了。 时候不早了。\n', 'zh', 'punctuation-spacing')).toEqual(['safe']);
  expect(kinds(source, '灯亮了。\n时候不早了。\n', 'zh', 'punctuation-spacing')).toEqual([]);
  expect(kinds(source, '灯亮了。 \n时候不早了。\n', 'zh', 'punctuation-spacing')).toEqual([]);
  expect(kinds(source, '灯亮了。\n时候， 不早了。\n', 'zh', 'punctuation-spacing')).toEqual(['safe']);
});

test('a line break before a mark is not taken out unasked', () => {
  const source = 'Moor, then light the lamp.\n';
  expect(kinds(source, 'Anlegen , dann leuchten.\n', 'de', 'punctuation-spacing')).toEqual(['safe']);
  expect(kinds(source, 'Anlegen\n, dann leuchten.\n', 'de', 'punctuation-spacing')).toEqual(['suggestion']);
});

test('a mark before a small letter may belong to a name', () => {
  const source = 'Moor! Then light the lamp.\n';
  expect(kinds(source, 'Anlegen!Dann leuchten.\n', 'de', 'punctuation-spacing')).toEqual(['safe']);
  expect(kinds(source, 'Anlegen!dann leuchten.\n', 'de', 'punctuation-spacing')).toEqual(['suggestion']);
});

test('no space is added unasked between two words that may be a name, nor before an escape that may be a line break', () => {
  const source = 'The lamps are in Boats.Oars. They burn.\n';
  expect(kinds(source, 'Die Lampen sind in Boote.Ruder und brennen.\n', 'de', 'punctuation-spacing')).toEqual([
    'suggestion',
  ]);
  expect(kinds(source, 'Die Lampen sind da.Sie brennen.\n', 'de', 'punctuation-spacing')).toEqual(['safe']);
  const languages = { source: 'en', target: 'nl' };
  const entry = (text: string) => `<resources><string name="a">${text}</string></resources>`;
  const message = (text: string) =>
    runChecks(pairCatalogs(android.parse(entry(text)), android.parse(entry('It burns. Wait.')), languages, android), {
      languages,
      settings: defaultSettings,
      terms: createTermIndex([]),
      only: new Set(['punctuation-spacing']),
    }).map(({ fix }) => fix?.kind);
  expect(message('Hij brandt.Wacht.')).toEqual(['safe']);
  expect(message('Hij brandt.\\Wacht.')).toEqual(['suggestion']);
});

test('lines that somebody broke by hand with spaces are left alone', () => {
  const message = (target: string) =>
    checkExample('punctuation-spacing', { source: 'The lamp burns. It is late.', target }, { languages: ['en', 'ja'] })
      .messages;
  expect(message('灯台の明か りが点いた。 もう遅い時 間です。')).toEqual([]);
  expect(message('灯台の明かりが点いた。 もう遅い時間です。')).toEqual([
    'There is a space after “。”, a full-width mark',
  ]);
});

test('a mark within a word is a name where the source has no such mark', () => {
  const messages = (source: string) =>
    checkExample('punctuation-spacing', { source, target: 'Im Netz der Moor!Box rudern' }).messages;
  expect(messages('Row in a network of guests')).toEqual([]);
  expect(messages('Moor! Then row in the network')).toEqual(['There is no space after “!”']);
});

test('the colon of a placeholder that was translated is no punctuation', () => {
  const messagesFor = (source: string, target: string) =>
    checkExample('punctuation-spacing', { source, target }, { languages: ['en', 'ar'], syntaxes: ['laravel'] })
      .messages;
  expect(messagesFor('Sent to :address', 'أرسل إلى:العنوان')).toEqual([]);
  expect(messagesFor('Sent to :address', 'أرسل إلى : العنوان')).toEqual([]);
  expect(messagesFor('Sent to :address', 'أرسل :address إلى:العنوان')).toHaveLength(1);
});

test('words with nothing but a comma between them are a list for a program', () => {
  const messagesFor = (target: string) =>
    checkExample('punctuation-spacing', { source: 'Lamp', target }, { languages: ['en', 'cs'] }).messages;
  expect(messagesFor('Lampa,Lampy,Stojací lampa')).toEqual([]);
  expect(messagesFor('Lampa,která svítí')).toHaveLength(1);
});

test('a name with dots keeps them before an ending of the language', () => {
  const source = 'Harbour.Boats.Api is missing. Set it up.';
  const { marked } = checkExample(
    'punctuation-spacing',
    { source, target: 'Harbour.Boats.Api를 설치하세요' },
    { languages: ['en', 'ko'] },
  );
  expect(marked).toEqual([]);
});

test('a text that was left in French keeps the spaces of French', () => {
  const messages = (target: string) =>
    checkExample('punctuation-spacing', { source: 'Remove this lamp?', target }, { languages: ['en', 'vo'] }).messages;
  expect(messages('Supprimer cette lampe ?')).toEqual([]);
  expect(messages('Moükön-li lampadi at ?')).toHaveLength(1);
});

test('a full stop between words that ends no sentence stays apart', () => {
  const messages = (source: string, target: string) =>
    checkExample('punctuation-spacing', { source, target }, { languages: ['en', 'it'] }).messages;
  expect(messages('First Initial Last Name (j.lamp)', 'Iniziale . Cognome (j.lamp)')).toEqual([]);
  expect(messages('Gone. Try again', 'Sparito . Riprova')).toHaveLength(1);
});

test('marks that the source lists are none', () => {
  const messages = (source: string, target: string) => checkExample('punctuation-spacing', { source, target }).messages;
  expect(messages('Letters and /./-/_', 'Buchstaben und . und - und _')).toEqual([]);
  expect(messages('Letters and more.', 'Buchstaben und mehr .')).toEqual(['There is a space before “.”']);
});

test('a ratio, and a slip within a name, are not sentences', () => {
  const messages = (source: string, target: string) =>
    checkExample('punctuation-spacing', { source, target }, { languages: ['en', 'it'] }).messages;
  expect(messages('Aspect ratio', 'Rapporto larghezza:altezza')).toEqual([]);
  expect(messages('Ratio: width of the pier', 'Rapporto:larghezza del molo')).toHaveLength(1);
  expect(messages('Made by Boats.test, the library', 'Fatto da Boats,test, la biblioteca')).toEqual([]);
  expect(messages('Made by boats, the library', 'Fatto da barche,la biblioteca')).toHaveLength(1);
});

test.each([
  ['Length: %1$s, width: %2$s', 'Länge:%1$s, Breite: %2$s', ['Länge: %1$s, Breite: %2$s']],
  // The source writes it in the same way elsewhere, or has no space there at all.
  ['Range: %1$s:%2$s', 'Bereich:%1$s:%2$s', []],
  ['Length:%1$s', 'Länge:%1$s', []],
  ['Name: <b>%1$s</b>', 'Name:<b>%1$s</b>', []],
])('a mark glued to a placeholder: %s', (source, target, fixed) => {
  const result = checkExample(
    'punctuation-spacing',
    { source, target },
    { languages: ['en', 'de'], syntaxes: ['printf', 'markup'] },
  );
  expect(result.fixed).toEqual(fixed);
});
