import { expect, test } from 'vitest';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { exampleCatalog } from '../contract/exampleCatalog.ts';
import { checkExample } from '../run/checkExample.ts';
import { runChecks } from '../run/runChecks.ts';

test.each<[string, string, string, string]>([
  ['en', 'hy', 'Are you sure?', 'Համոզվա՞ծ եք'],
  ['en', 'hy', 'Length of the boat:', 'Նավակի երկարությունը․'],
  ['en', 'km', 'Name here:', 'ឈ្មោះ៖'],
  ['en', 'hi', '_Boat of the keeper:', 'नावः (_A)'],
  ['en', 'zh-CN', 'Enter a name:', '请输入名称：'],
  ['en', 'ja', 'Enter a name:', '名前を入力してください。'],
  ['en', 'ja', 'What is the name of your boat?', '船の名前を教えてください。'],
  ['en', 'ko', 'What is the name of your boat?', '배의 이름을 입력하십시오.'],
  ['en', 'ko', 'It was saved.', '저장되었습니다'],
  ['en', 'de', 'See page 12.', 'Siehe Seite 12.'],
  ['en', 'de', 'Number of files', 'Anz. d. Dat.'],
  ['en', 'fr-FR', 'Continue?', 'Continuer ?'],
  ['en', 'ur', 'It works.', 'یہ کام کرتا ہے۔'],
  ['en', 'de', '(It works.)', '(Es geht.)'],
  ['en', 'ru', 'He said “no”.', 'Он сказал «нет».'],
  ['en', 'am', 'It works.', 'ይሰራል።'],
  ['en', 'de', 'OK.', 'OK'],
  ['en', 'fr', 'What’s new?', 'Nouveautés'],
  ['en', 'de', 'Reward the keeper if you like it :)', 'Danke dem Wärter, wenn es gefällt'],
  ['en', 'ja', 'What now? A few ideas:', 'では何をしましょう？　たとえば…'],
])('%s to %s: says nothing about %s → %s', (from, to, source, target) => {
  expect(checkExample('end-punctuation', { source, target }, { languages: [from, to] }).messages).toEqual([]);
});

test.each<[string, string, string, string, string | undefined]>([
  ['en', 'de', 'Are you sure?', 'Sind Sie sicher', 'Sind Sie sicher?'],
  ['en', 'fr', 'Continue?', 'Continuer', 'Continuer ?'],
  ['en', 'fr-CA', 'Continue?', 'Continuer', 'Continuer?'],
  ['en', 'zh', 'Are you sure?', '确定。', '确定？'],
  ['en', 'ja', 'Is the lamp dry?', '油がありません。', '油がありません？'],
  ['en', 'el', 'Are you sure?', 'Είστε σίγουροι', 'Είστε σίγουροι;'],
  ['en', 'de', 'It is lit.', 'Sie brennt..', 'Sie brennt.'],
  ['en', 'es', 'Are you sure?', '¿Está seguro', undefined],
  ['en', 'ar', 'Are you sure?', 'هل أنت متأكد', 'هل أنت متأكد؟'],
])('%s to %s: finds %s → %s', (from, to, source, target, fixed) => {
  const result = checkExample('end-punctuation', { source, target }, { languages: [from, to] });
  expect(result.messages).toHaveLength(1);
  expect(result.fixed[0]).toBe(fixed);
});

test('a colon before a tag or placeholder is there', () => {
  const messagesFor = (target: string) =>
    checkExample('end-punctuation', { source: 'Sent by the keeper: ', target }, { syntaxes: ['markup'] }).messages;
  expect(messagesFor('<b>Vom Wärter gesandt: </b>')).toEqual([]);
  expect(messagesFor('Vom Wärter gesandt:<br>')).toEqual([]);
  expect(messagesFor('<b>Vom Wärter gesandt</b>')).toHaveLength(1);
});

test('looks through tags and not through placeholders', () => {
  const silent = { source: 'Read <b>this?</b>', target: '<b>Lesen?</b>' };
  expect(checkExample('end-punctuation', silent, { syntaxes: ['markup'] }).messages).toEqual([]);
  const loud = { source: 'Open %s?', target: '%s öffnen' };
  expect(checkExample('end-punctuation', loud, { syntaxes: ['printf'] }).messages).toHaveLength(1);
});

test('a full stop more or less is left to another check', () => {
  expect(checkExample('end-punctuation', { source: 'Save the file', target: 'Datei speichern.' }).messages).toEqual([]);
});

test.each([
  ['The lamp burns…', 'Die Lampe brennt..'],
  ['Up two levels: ..', 'Zwei Ebenen höher: ..'],
  ['The lamp burns...', 'Die Lampe brennt...'],
])('two dots that are no slip: %j, %j', (source, target) => {
  expect(checkExample('end-punctuation', { source, target }).messages).toEqual([]);
});

test('a question behind another sentence may become a request, in pages too; a lost one is found', () => {
  const check = (source: string, target: string, format = 'json') =>
    checkExample('end-punctuation', { source, target }, { format }).messages;
  expect(check('The lamp is out. Is it dry?', 'Die Lampe ist aus. Füllen Sie sie.')).toEqual([]);
  expect(check('Drop the lamp (it will burn)?', 'Lampe fallen lassen? Sie wird brennen.')).toEqual([]);
  expect(check('Is the lamp dry?', 'Die Lampe ist leer.')).toHaveLength(1);
  expect(check('What is a lamp?', 'Über Lampen', 'html')).toEqual([]);
  expect(check('Lamp', 'Lampe:')).toEqual([]);
  expect(check('text (default: "")', 'Text ("" als Vorgabe)')).toEqual([]);
});

test('a file that leaves out its colons has one finding', () => {
  const lamps = Array.from({ length: 10 }, (_, i) => ({ source: `Lamp ${i}:`, target: `Lampe ${i}` }));
  const options = { languages: { source: 'en', target: 'de' }, settings: defaultSettings, terms: createTermIndex([]) };
  const findings = runChecks(exampleCatalog(lamps), options).filter(({ check }) => check === 'end-punctuation');
  expect(findings.map(({ message }) => message)).toEqual([
    'Translations in this file often leave out the colon of their source (10 of 10)',
  ]);
});

test('a text that was read in another encoding is not compared', () => {
  expect(checkExample('end-punctuation', { source: 'Light the lamp?', target: 'L\ufffdmpe an' }).messages).toEqual([]);
});

test('of a mark at the wrong end of a text from right to left the message says where it stands', () => {
  const resultFor = (target: string) =>
    checkExample('end-punctuation', { source: 'Name of the boat:', target }, { languages: ['en', 'ar'] });
  const { messages, marked } = resultFor(':اسم القارب');
  expect([messages, marked]).toEqual([['The translation begins with the “:” that ends the source'], [':']]);
  expect(resultFor('اسم القارب').messages).toEqual(['The source ends with “:”, the translation without a colon']);
  expect(resultFor('اسم القارب:').messages).toEqual([]);
});
