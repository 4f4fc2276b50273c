import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { formatFor } from '../formats.ts';
import { asSource, pairCatalogs } from '../pair.ts';
import { refusalOf } from '../refusalOf.ts';
import { strings } from './strings.ts';

const read = (text: string) =>
  strings
    .parse(text)
    .segments.all()
    .map(({ id, target }) => `${id}=${target?.value}`);
const set = (text: string, id: string, value: string) => {
  const changed = changeSegments(strings, strings.parse(text), new Map([[id, { content: plain(value) }]]));
  expect([...changed.refused]).toEqual([]);
  return changed.text;
};

describe('reading', () => {
  test.each([
    ['"a"="b";', ['a=b']],
    ['a.b-c = d; "e" = \'f "g"\';', ['a.b-c=d', 'e=f "g"']],
    ['{ "a" = "b"; }', ['a=b']],
    ['"a\\"b" = "c\\\\";', ['a"b=c\\']],
    ['"a" = "1\\U20AC \\u20ac \\101\\n";', ['a=1€ € A\n']],
    ['"a" = "x\r\ny";', ['a=x\ny']],
    ['"a" /* why */ = // how\n "b" /* x */ ;', ['a=b']],
    ['"a";', ['a=a']],
    ['"http://a" = "/* no comment */";', ['http://a=/* no comment */']],
    ['"a" = "b"\n"c" = "d";', ['a=b', 'c=d']],
    ['"a" = "b;\n"c" = "d";', ['a=b', 'c=d']],
    ['"a = "b";\n"c" = "d";', ['c=d']],
    ['"a" = "b";;\n"c" = "d";', ['a=b', 'c=d']],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('a comment is a note of the entry below it or on its line, not of one further down', () => {
    const text = '/* Head */\n\n/* One */\r\n// Two\r\n"a" = "b"; // Three\n"c" = "d";\n';
    expect(
      strings
        .parse(text)
        .segments.all()
        .map(({ notes }) => notes.map((note) => note.text)),
    ).toEqual([['One', 'Two', 'Three'], []]);
  });

  test('other files with the extension are left alone', () => {
    expect(formatFor('a.strings', '<?xml version="1.0"?><plist/>')?.id).not.toBe('strings');
    expect(formatFor('a.strings', 'bplist00')?.id).not.toBe('strings');
    expect(formatFor('a.strings', '\uFEFF/* a */')?.id).toBe('strings');
  });
});

describe('writing', () => {
  test.each([
    ['"a" = "Grüße";\r\n', 'a', 'Grüße\nan "alle" \\o/', '"a" = "Grüße\\nan \\"alle\\" \\\\o/";\r\n'],
    ["'a' = 'b';", 'a', "it's", "'a' = 'it\\'s';"],
    ['a = b;', 'a', 'c', 'a = c;'],
    ['a = b;', 'a', 'c d', 'a = "c d";'],
    ['"a";', 'a', 'b', '"a" = "b";'],
    ['"a" = "x\\U20AC";', 'a', 'x€!', '"a" = "x\\U20AC!";'],
    ['"a" = "\\7";', 'a', '\u00071', '"a" = "\\U00071";'],
    ['"a" = "b"', 'a', 'c', '"a" = "c"'],
  ])('%j: %s = %j', (text, id, value, expected) => {
    expect(set(text, id, value)).toBe(expected);
  });

  test('a text that never ends is not written to', () => {
    const catalog = strings.parse('"a" = "b;\n"c" = "d";');
    const changed = changeSegments(strings, catalog, new Map([['a', { content: plain('x') }]]));
    expect(refusalOf(changed, 'a')).toMatch(/closing quote/);
  });

  test('a check is silenced by a comment', () => {
    const catalog = strings.parse('  "a" = "b";\r\n');
    const [segment] = catalog.segments;
    const text = applyEdits(catalog.text, segment ? (strings.ignore?.(catalog, segment, 'numbers') ?? []) : []);
    expect(strings.parse(text).segments.at(0)).toMatchObject({ ignored: ['numbers'], notes: [] });
  });
});

const source =
  '/* Head */\n\n/* First */\n"one" = "One";\n\n/* No comment provided by engineer. */\n"two" = "Two %@";\n\n/* Third */\n"three" = "Three";\n';

function paired(text: string) {
  const from = asSource(strings.parse(source), 'en');
  return pairCatalogs(strings.parse(text), from, { source: 'en', target: 'de' });
}

describe('what the source has and a file has not', () => {
  const fill = (text: string) => {
    const catalog = paired(text);
    const additions = (catalog.pair?.missing ?? []).map((missing) => ({ missing, content: plain(`„${missing.id}“`) }));
    const changed = changeSegments(strings, catalog, new Map(), additions);
    expect([...changed.refused]).toEqual([]);
    return changed.text;
  };

  test('goes beside its neighbours, with its comment where the file has comments', () => {
    expect(fill('/* Head */\n\n/* First */\n"one" = "Eins";\n\n/* Third */\n"three" = "Drei";\n')).toBe(
      '/* Head */\n\n/* First */\n"one" = "Eins";\n\n/* No comment provided by engineer. */\n"two" = "„two“";\n\n/* Third */\n"three" = "Drei";\n',
    );
    expect(fill('"one"="Eins";\r\n"three"="Drei";\r\n')).toBe('"one"="Eins";\r\n"two"="„two“";\r\n"three"="Drei";\r\n');
  });

  test('a file with faults gets none', () => {
    const catalog = paired('"one" = "Eins"\n');
    const [missing] = catalog.pair?.missing ?? [];
    const additions = missing ? [{ missing, content: plain('x') }] : [];
    expect(refusalOf(changeSegments(strings, catalog, new Map(), additions), 'two')).toMatch(/faults/);
  });

  test('a new file holds what is translated', () => {
    const catalog = paired('');
    const entries = new Map(
      (catalog.pair?.missing ?? [])
        .filter(({ id }) => id !== 'two')
        .map((missing) => [missing.id, { missing, content: plain(missing.id.toUpperCase()) }]),
    );
    expect(applyEdits(source, strings.derive?.(strings.parse(source), 'de', entries) ?? [])).toBe(
      '/* Head */\n\n/* First */\n"one" = "ONE";\n\n/* Third */\n"three" = "THREE";\n',
    );
  });
});

describe('laws', () => {
  const piece = fc.constantFrom(
    '"a"',
    '"b" = "c";\n',
    ' = ',
    ';',
    '"',
    "'",
    '\\',
    '\n',
    '\r\n',
    '/*',
    '*/',
    '//',
    '{',
    '}',
    'x',
    '\\U12',
    '\\10',
    '<<<<<<< x\n',
    '😀',
    '=======\n',
  );
  const value = fc.string({
    unit: fc.constantFrom('a', '7', '"', "'", '\\', '\n', '\r', '\t', ';', '\u0001', 'é', '😀', '/*', '%@'),
    maxLength: 10,
  });

  test('any file, any text', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), value, (pieces, next) => {
        expect(checkFormatLaws(strings, pieces.join(''), { texts: [next], prefixes: 3 })).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});

test('what a developer wrote in place of a text is not for translation', () => {
  const { segments } = strings.parse('"a" = "DO NOT LOCALIZE";\n"b" = "Do not translate the boat";\n');
  expect([...segments].map(({ translatable }) => translatable)).toEqual([false, true]);
});
