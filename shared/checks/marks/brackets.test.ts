import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const prompt = (before: string, after: string) => [
  { id: 'tidePrompt1', source: 'Look at the tide every', target: before },
  { id: 'tidePrompt2', source: 'minutes (or when asked)', target: after },
];
const languages = ['en', 'ja'] as const;

test('what looks like a face opens the bracket that is closed behind it', () => {
  const messages = (target: string) =>
    checkExample('brackets', { source: 'Try again. (Error: {0})', target }, { syntaxes: ['brace'] }).messages;
  expect(messages('Noch einmal:({0})')).toEqual([]);
  expect(messages('Noch einmal :( oder nicht')).toEqual([]);
  expect(messages('Noch einmal :(((')).toEqual([]);
  expect(messages('{0}) noch einmal')).toEqual([]);
  expect(messages('Noch einmal: {0})')).toEqual(['“)” closes what was not opened']);
});

test('a bracket that another piece of the sentence closes has its partner', () => {
  const split = prompt('潮を見る（', '分おき、または指示のとき）');
  expect(checkExample('brackets', split, { languages }).messages).toEqual([]);
  const lost = prompt('潮を見る', '分おき、または指示のとき）');
  expect(checkExample('brackets', lost, { languages }).messages).toEqual(['“）” closes what was not opened']);
});

test('pieces that a file shows in another order are read by their numbers', () => {
  const split = prompt('「', '」分おき').toReversed();
  expect(checkExample('brackets', split, { languages }).messages).toEqual([]);
  const swapped = prompt('」', '「分おき').toReversed();
  expect(checkExample('brackets', swapped, { languages }).messages).toHaveLength(2);
});

test('texts whose ids are numbers in a row are no pieces of one sentence', () => {
  const units = Array.from({ length: 7 }, (_, i) => ({ id: `unit${i + 1}`, source: `Lamp ${i}`, target: ` 灯${i}` }));
  expect(checkExample('leading-whitespace', units, { languages }).messages).toHaveLength(7);
});

test('a piece of a sentence may keep apart the field before it', () => {
  const split = prompt('潮を見る間隔', ' 分（または指示のとき）');
  expect(checkExample('leading-whitespace', split, { languages }).messages).toEqual([]);
});

test('a face that laughs needs no bracket that opens', () => {
  const messages = (target: string) => checkExample('brackets', { source: 'The tide is in', target }).messages;
  expect(messages('Die Flut ist da :)))')).toEqual([]);
  expect(messages('Die Flut (ist) da)))')).toHaveLength(2);
});

test('a quotation that goes on in other texts of the source does so in the language', () => {
  const marked = (source: string, target: string) => checkExample('brackets', { source, target }, { languages }).marked;
  expect(marked('before the tide turns.”', '潮が変わる前に。」')).toEqual([]);
  expect(marked('“before the tide turns.”', '潮が変わる前に。」')).toEqual(['」']);
});
