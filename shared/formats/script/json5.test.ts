import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { formatFor } from '../formats.ts';
import { json5 } from './json5.ts';

const read = (text: string) =>
  json5
    .parse(text)
    .segments.all()
    .map(({ id, target }) => `${id}=${target?.value}`);

describe('reading', () => {
  test.each([
    [
      "// Texts\n{ a: 'b', \"c\": { $d: 'e', }, f: +1, g: .5, h: 0xff, i: Infinity, j: [null, true], }",
      ['a=b', 'c.$d=e'],
    ],
    ["{ 'a.b': 'c\\\n d', e: 'f\\x41\\v' }", ['a.b=c d', 'e=fA\v']],
    ["\uFEFF{ a: 'it\\'s', \\u0061b: 'c' }", ["a=it's", 'ab=c']],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
    expect([...json5.parse(text).problems]).toEqual([]);
  });

  test.each([
    ['{ a: `b` }', '`b`'],
    ["{ a: name, b: 'c' }", 'name'],
    ["{ ...a, b: 'c' }", '...'],
    ["{ a: 'b' } { c: 'd' }", '{'],
    ["a: 'b'", 'a'],
    ["{ a: 'b'", '{'],
    ["{ a: 'b',, c: 'd' }", ','],
  ])('a fault is reported where it is: %j', (text, place) => {
    const [problem] = json5.parse(text).problems;
    expect(problem && text.slice(problem.range.start, problem.range.end)).toBe(place);
  });

  test.each([
    ['locales/de.json5', "{ open: 'Öffnen' }", 'json5'],
    ['i18n/de/shop.json5', "// Texts\n{ open: 'Öffnen' }", 'json5'],
    ['renovate.json5', "{ extends: ['config:base'] }", undefined],
    ['.babelrc.json5', "{ presets: ['env'] }", undefined],
    ['config/app.json5', "{ port: 80, host: 'a.b' }", undefined],
  ])('%s with %j is %s', (path, text, id) => expect(formatFor(path, text)?.id).toBe(id));
});

test('an edit keeps the quotes, comments and commas that are there', () => {
  const text = '{\n  // A boat\n  a: \'b\', /* c */\n  d: "e",\n}\n';
  const changes = new Map([
    ['a', { content: plain("it's") }],
    ['d', { content: plain('"f"') }],
  ]);
  expect(changeSegments(json5, json5.parse(text), changes).text).toBe(
    '{\n  // A boat\n  a: \'it\\\'s\', /* c */\n  d: "\\"f\\"",\n}\n',
  );
});

test('the laws hold for any file and any text', () => {
  const piece = fc.constantFrom(
    "a: 'b',\n",
    '"c": "d",',
    '[',
    ']',
    '{',
    '}',
    ',',
    ':',
    "'",
    '"',
    '\\',
    '// n\n',
    '/*',
    '*/',
    '1',
    'x',
    '\r\n',
    '😀',
  );
  const value = fc.string({
    unit: fc.constantFrom('a', '"', "'", '\\', '\n', 'é', '😀', '\0', '\u2029'),
    maxLength: 10,
  });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), value, (pieces, next) => {
      const options = { texts: [next], prefixes: 3, refused: /closing quote/ };
      expect(checkFormatLaws(json5, `{ ${pieces.join('')}`, options)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});
