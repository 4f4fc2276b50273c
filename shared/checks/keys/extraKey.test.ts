import { expect, test } from 'vitest';
import { checkKeys } from '../run/checkKeys.ts';

test('underlines the key, and accepts forms of the target language', () => {
  const source = { boat_one: '{{count}} boat', boat_other: '{{count}} boats' };
  const target = { boat_one: 'x', boat_few: 'x', boat_many: 'x', boat_other: 'x', ship: 'x' };
  const findings = checkKeys('extra-key', source, target, 'pl');
  expect(findings.map(({ message }) => message)).toEqual(['“ship” is not in the source file']);
  expect(findings[0]?.marked).toContain('ship');
});

test('forms that a language counts are forms before they have a text', () => {
  const others = { pier: 'x', lamp: 'x', dock: 'x', quay: 'x', rope: 'x' };
  const source = { boat: '{{count}} boat', boat_plural: '{{count}} boats', ...others };
  const target = { boat_0: '', boat_1: '', boat_2: '', pier_1: 'x', ...others };
  expect(checkKeys('extra-key', source, target, 'pl').map(({ message }) => message)).toEqual([
    '“pier_1” is not in the source file',
  ]);
});

test('a key that is there twice is one key: no id that nobody wrote is named', () => {
  const target = '{ "boat": "x", "boat": "y" }';
  expect(checkKeys('extra-key', { boat: 'Boat' }, target, 'pl')).toEqual([]);
});

test('a source file with less than half of the entries is no list of keys', () => {
  const target = { 'Light the lamp': 'x', 'Moor the boat': 'x', 'Coil the rope': 'x' };
  expect(checkKeys('extra-key', { 'Light the lamp': 'Light it' }, target, 'pl')).toEqual([]);
  expect(checkKeys('extra-key', { 'Light the lamp': 'x', 'Moor the boat': 'x' }, target, 'pl')).toHaveLength(1);
  expect(checkKeys('extra-key', { pier: 'Pier' }, { pier: 'x', dock: 'x', quay: 'x' }, 'pl')).toEqual([]);
});

test('a list may have more items than in the source file', () => {
  const target = { say: ['a', 'b', 'c'], error: { 404: 'x', 500: 'y' } };
  const findings = checkKeys('extra-key', { say: ['a', 'b'], error: { 404: 'x' } }, target, 'pl');
  expect(findings.map(({ message }) => message)).toEqual(['“error.500” is not in the source file']);
});

test('a form is none where the source has the message with the form for all numbers alone', () => {
  const source = { 'stay(plural, param=m)': { other: '{m} min' }, name: 'Boat', lamp: 'Lamp' };
  const target = { 'stay(plural, param=m)': { one: '{m} min', other: '{m} min' }, name: 'x', lamp: 'x', ship: 'x' };
  expect(checkKeys('extra-key', source, target, 'hy').map(({ message }) => message)).toEqual([
    '“ship” is not in the source file',
  ]);
});

test('a file of one region whose keys are texts is a translation of them, and no list of keys', () => {
  const english = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`Moor ${i}`, `Moor ${i}`]));
  const target = { ...english, 'Coil the rope': 'x' };
  const countFor = (sourceLanguage: string) => checkKeys('extra-key', english, target, 'pl', sourceLanguage).length;
  expect(countFor('en-GB')).toBe(0);
  expect(countFor('en')).toBe(1);
  const below = { texts: english };
  expect(checkKeys('extra-key', below, { texts: target }, 'pl', 'en-GB')).toEqual([]);
});

test('the direction in which a language is written is no text that the source lacks', () => {
  const source = { boat: 'Boat', lamp: 'Lamp', rope: 'Rope' };
  const target = { boat: 'x', lamp: 'x', rope: 'x', TextDirection: 'rtl' };
  expect(checkKeys('extra-key', source, target, 'fa')).toEqual([]);
  expect(checkKeys('extra-key', source, { ...target, TextDirection: 'x' }, 'fa')).toHaveLength(1);
});
