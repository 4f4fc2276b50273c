import { expect, test } from 'vitest';
import { html } from '../../formats/html/html.ts';
import { pairCatalogs } from '../../formats/pair.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { checkKeys } from '../run/checkKeys.ts';
import { runChecks } from '../run/runChecks.ts';

test('stands at the entry behind which the missing one belongs', () => {
  const findings = checkKeys('missing-key', { a: 'A b', b: 'B c', c: 'C d' }, { a: 'X', c: 'Z' }, 'de');
  expect(findings.map(({ segment, message }) => [segment, message])).toEqual([['b', '“b” is missing: “B c”']]);
  expect(findings[0]?.marked).toContain('a');
});

test('a text that is its own key is shown once', () => {
  const findings = checkKeys('missing-key', { a: 'A b', 'Sails up': 'Sails up' }, { a: 'X' }, 'de');
  expect(findings.map(({ message }) => message)).toEqual(['“Sails up” is missing']);
});

test('a file without entries is one finding', () => {
  const findings = checkKeys('missing-key', { a: 'A b', b: 'B c', c: 'C d' }, {}, 'de');
  expect(findings.map(({ message }) => message)).toEqual([
    'The file has no entries: all 3 of the source file are missing',
  ]);
});

test('a file that has hardly begun is one finding', () => {
  const source = Object.fromEntries(Array.from({ length: 70 }, (_, i) => [`k${i}`, 'A b']));
  expect(checkKeys('missing-key', source, { k0: 'X', k1: 'X' }, 'de').map(({ message }) => message)).toEqual([
    'The translation has hardly begun: 68 entries of the source file are missing',
  ]);
  const some = Object.fromEntries(
    Object.keys(source)
      .slice(0, 14)
      .map((key) => [key, 'X']),
  );
  expect(checkKeys('missing-key', source, some, 'de')).toHaveLength(56);
});

test('a plural message that is missing whole is one finding', () => {
  const source = { a: 'A', boat_one: '{{count}} boat', boat_other: '{{count}} boats' };
  expect(checkKeys('missing-key', source, { a: 'X' }, 'pl')).toHaveLength(1);
});

test('of very many missing entries each stands where it belongs, in whatever order the others are', () => {
  const source = Object.fromEntries(Array.from({ length: 100_001 }, (_, i) => [`k${i}`, 'A b']));
  const present = Array.from({ length: 20_001 }, (_, i) => `k${5 * i}`);
  for (const keys of [present, present.toReversed()]) {
    const target = Object.fromEntries(keys.map((key) => [key, 'X']));
    const findings = checkKeys('missing-key', source, target, 'de');
    expect(findings).toHaveLength(80_000);
    const marked = new Map(findings.map((one) => [one.segment, one.marked]));
    expect(['k9', 'k11', 'k19', 'k21', 'k99999'].map((id) => marked.get(id))).toEqual([
      'k5',
      'k10',
      'k15',
      'k20',
      'k99995',
    ]);
  }
});

test('a key that the source file has twice is missing once, or not at all', () => {
  const source = { boat: 'Boat', lamp: 'Lamp' };
  const twice = '{ "boat": "Boat", "lamp": "Lamp", "boat": "Boat" }';
  expect(checkKeys('missing-key', twice, { boat: 'x', lamp: 'x' }, 'pl')).toEqual([]);
  expect(checkKeys('missing-key', source, { boat: 'x' }, 'pl')).toHaveLength(1);
});

test('a region of the source language lacks nothing, another script does', () => {
  const countFor = (source: string, target: string) =>
    checkKeys('missing-key', { a: 'A b', b: 'B c' }, { a: 'X' }, target, source).length;
  expect([countFor('en', 'en-NZ'), countFor('zh-CN', 'zh-TW'), countFor('en', 'de')]).toEqual([0, 1, 1]);
});

test('the name of a media type is no text', () => {
  const source = { a: 'A b', kind: 'vnd.boats.item/oar_v2', or: 'and/or' };
  expect(checkKeys('missing-key', source, { a: 'X' }, 'de').map(({ segment }) => segment)).toEqual(['or']);
});

test('a page that stands in one block has begun', () => {
  const page = (inner: string) => html.parse(`<html><body>${inner}</body></html>`);
  const rows = Array.from({ length: 30 }, (_, i) => `Boat ${i} sails on`);
  const source = page(rows.map((row) => `<p>${row}</p>`).join(''));
  const languages = { source: 'en', target: 'ro' };
  const options = {
    languages,
    settings: defaultSettings,
    terms: createTermIndex([]),
    only: new Set(['missing-key']),
  };
  const check = (inner: string) =>
    runChecks(pairCatalogs(page(inner), source, languages, html), options).map(({ message }) => message);
  expect(check(`<pre>${rows.join('\n')}</pre>`)).toEqual([]);
  expect(check('<p>Barca 0</p>')).toHaveLength(1);
});
