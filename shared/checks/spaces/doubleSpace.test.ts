import { expect, test } from 'vitest';
import { android } from '../../formats/android/android.ts';
import { pairCatalogs } from '../../formats/pair.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { checkExample } from '../run/checkExample.ts';
import { runChecks } from '../run/runChecks.ts';

test('every place has its own fix', () => {
  const { fixed, marked } = checkExample('double-space', { source: 'a b c', target: 'a  b   c' });
  expect(fixed).toEqual(['a b   c', 'a  b c']);
  expect(marked).toEqual(['  ', '   ']);
});

test('indentation is no double space', () => {
  expect(checkExample('double-space', { source: 'a\nb', target: 'a\n   b' }).messages).toEqual([]);
  expect(checkExample('double-space', { source: 'a\\nb', target: 'a\\r\\n   b' }).messages).toEqual([]);
});

test('spaces inside an inline code are the code’s', () => {
  const target = { value: 'a <x  /> b', codes: [{ start: 2, end: 8, kind: 'standalone' as const, id: 'x' }] };
  expect(checkExample('double-space', { source: 'a b', target }).messages).toEqual([]);
});

const inAndroid = (source: string, target: string) => {
  const parse = (text: string) => android.parse(`<resources><string name="a">${text}</string></resources>`);
  const languages = { source: 'en', target: 'de' };
  const catalog = pairCatalogs(parse(target), parse(source), languages, android);
  const options = { languages, settings: defaultSettings, terms: createTermIndex([]), only: new Set(['double-space']) };
  return runChecks(catalog, options).map(({ fix }) => fix?.kind);
};

test('spaces that the file writes as escapes are meant', () => {
  expect(inAndroid('boat / lamp / map', '"Boot  Lampe"')).toEqual(['safe']);
  expect(inAndroid('boat / lamp / map', 'Boot \\ Lampe \\ Karte')).toEqual([]);
  expect(inAndroid('boat / lamp / map', 'Boot\\u0020\\u0020Lampe')).toEqual([]);
});

test('spaces beside a backslash are no slip for sure', () => {
  const { findings } = checkExample('double-space', { source: 'a / b', target: 'a \\  b' });
  expect(findings.map(({ fix }) => fix?.kind)).toEqual(['suggestion']);
});

test('spaces of a text that is laid out by hand are taken away only by who looks at it', () => {
  const kinds = (target: string) =>
    checkExample('double-space', { source: 'Row, then moor', target }).findings.map(({ fix }) => fix?.kind);
  expect(kinds('Rudern,  dann festmachen')).toEqual(['safe']);
  expect(kinds('Rudern,  dann\nfestmachen')).toEqual(['suggestion']);
});

test('placeholders without a word between them are set in columns', () => {
  const marked = (target: string) =>
    checkExample('double-space', { source: '{0} {1} [{2}]', target }, { syntaxes: ['brace'] }).marked;
  expect(marked('{0}    {1} [{2}]')).toEqual([]);
  expect(marked('{0}  am {1} [{2}]')).toEqual(['  ']);
});
