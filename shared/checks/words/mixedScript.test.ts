import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const marked = (target: string) =>
  checkExample('mixed-script', { source: 'Escape sequence', target }, { languages: ['en', 'ru'] }).marked;

test('a name and a word that are joined with a will are no slip of the keyboard', () => {
  expect(marked('Символ escapeПоследовательность')).toEqual([]);
  expect(marked('Последовaтельность')).toEqual(['Последовaтельность']);
});

test('a delta before the sign of what changes is part of a formula', () => {
  expect(marked('Смесь: ΔN₂ 3 %, ΔHe 2 %')).toEqual([]);
});

test('Greek letters that a whole file of Kabyle has for its own are one finding', () => {
  const segments = Array.from({ length: 12 }, (_, i) => ({ id: `k${i}`, source: `Lamp ${i}`, target: `taγawsa ${i}` }));
  const { messages } = checkExample('mixed-script', segments, { languages: ['en', 'kab'] });
  expect(messages).toEqual(['Words in this file are often written with Greek “ε” and “γ” for “ɛ” and “ɣ” (12 of 12)']);
});

test('a micro sign between signs of Chinese is one of a unit', () => {
  const marked = (target: string) =>
    checkExample('mixed-script', { source: 'Micro power', target }, { languages: ['en', 'zh'] }).marked;
  expect(marked('给船注入μI能量')).toEqual([]);
  expect(marked('船Bоаt船')).toEqual(['Bоаt']);
});

test('an index is none of the letters that look alike', () => {
  expect(marked('Параметр = значениеN')).toEqual([]);
  expect(marked('Произведение φi и φj')).toEqual([]);
  expect(marked('Nо слово')).toEqual(['Nо']);
  const greek = checkExample('mixed-script', { source: 'Friend', target: 'φiλος' }, { languages: ['en', 'el'] });
  expect(greek.marked).toEqual(['φiλος']);
});
