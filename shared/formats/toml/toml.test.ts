import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { formatFor } from '../formats.ts';
import { asSource, pairCatalogs } from '../pair.ts';
import { toml } from './toml.ts';

const read = (text: string) =>
  toml
    .parse(text)
    .segments.all()
    .map(({ id, target }) => `${id}=${target?.value}`);
const set = (text: string, value: string) =>
  changeSegments(toml, toml.parse(text), new Map([['a', { content: plain(value) }]]));

describe('reading', () => {
  test.each([
    ['a = "b" # c\n[d.e]\n"f g" = \'h\'\ni.j = "k"\n', ['a=b', 'd.e.f g=h', 'd.e.i.j=k']],
    ["a = \"\"\"\nb \\\n   c\"\"\"\nd = '''\ne 'f' \\ '''\n", ['a=b c', "d=e 'f' \\ "]],
    ['a = "\\t\\u00e4\\U0001F600\\"\\\\"\n', ['a=\tä😀"\\']],
    [
      'a = 1\nb = true\nc = 1979-05-27 07:32:00\nd = ["e", { f = "g" },\n # x\n "h"]\ni = { j = "k", l = { m = "n" } }\n',
      ['d.0=e', 'd.1.f=g', 'd.2=h', 'i.j=k', 'i.l.m=n'],
    ],
    ['[[a]]\nb = "c"\n[[a]]\nb = "d"\n', ['a.0.b=c', 'a.1.b=d']],
    ['[a.b]\nc = "d"\n[a]\ne = "f"\n', ['a.b.c=d', 'a.e=f']],
    ['["a.b"]\nc = "d"\n[a.e]\nf = "g"\n', ['a.b.c=d', 'a.e.f=g']],
    ['a = 0x1F\nb = -1_000.5e3\nc = +inf\nd = 07:32:00\ne = "f"\n', ['e=f']],
    ['a = """b"""""\r\n', ['a=b""']],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
    expect([...toml.parse(text).problems]).toEqual([]);
  });

  test('comments are notes; the forms of go-i18n are plural forms', () => {
    const text = '# Licence: MIT\n\n# About boats\n[boats]\n# One\none = "a" # Two\nother = "b"\n[only]\nother = "c"\n';
    const segments = toml.parse(text).segments.all();
    expect(segments.map(({ notes }) => notes.map((note) => note.text))).toEqual([['One\nTwo'], [], []]);
    expect(segments.map(({ plural }) => plural?.group)).toEqual(['boats', 'boats', undefined]);
  });

  test.each([
    ['a = "b\nc = "d"\n', '"'],
    ['a "b"\n', 'a "b"'],
    ['[a\nb = "c"\n', '[a'],
    ['a = "b" c\n', 'c'],
    ['a = "\\q"\n', '\\q'],
    ['a = ["b"\n', 'a'],
    ['a = ["b" ["c"]]\n', '['],
    ['a = { b = ["c"] d = "e" }\n', 'd'],
    // Refused by Python's tomllib as well.
    ['a = b"\nc = "d"\n', 'b"'],
    ['[a]\nb = "c"\n[d]\n[a]\n', '[a]'],
    ["a = 'b\u007fc'\n", '\u007f'],
    ['[[a]]\n[a.b]\n[[a]]\n[a.b]\n[[a.c]]\n[a.c.d]\n[a.c.d]\n', '[a.c.d]'],
    ['<<<<<<< ours\na = "b"\n', '<<<<<<< ours'],
  ])('a fault is reported where it is: %j', (text, place) => {
    const [problem] = toml.parse(text).problems;
    expect(problem && text.slice(problem.range.start, problem.range.end)).toBe(place);
  });

  test.each([
    ['i18n/de.toml', '[open]\nother = "Öffnen"\n', 'toml'],
    ['i18n/pl.toml', '[open]\nother = ""\nfew = ""\nmany = ""\n[close]\nother = "Zamknij"\n', 'toml'],
    ['locales/app.de.toml', 'title = "Zwei Boote"\n', 'toml'],
    ['Cargo.toml', '[package]\nname = "i18n"\ndescription = "Some words here"\n', undefined],
    ['crates/i18n/Cargo.toml', '[package]\ndescription = "Some words here"\n', undefined],
    ['i18n.toml', 'fallback_language = "en"\n', undefined],
    ['locale/pyproject.toml', 'description = "Some words here"\n', undefined],
    ['config/_default/menus.en.toml', '[[main]]\nname = "Posts here"\n', undefined],
    ['settings.toml', 'title = "Some words here"\n', undefined],
    ['lang/versions.toml', 'rust = "1.7"\ngo = "1.2"\n', undefined],
  ])('%s with %j is %s', (path, text, id) => expect(formatFor(path, text)?.id).toBe(id));
});

test.each([
  ['a = "b"', 'c "d"\n\\', 'a = "c \\"d\\"\\n\\\\"'],
  ["a = 'b'", 'c\\d', "a = 'c\\d'"],
  ["a = 'b'", "it's", 'a = "it\'s"'],
  ['a = """\nb\n"""', 'c "d"\ne', 'a = """\nc "d"\ne"""'],
  ["a = '''b'''", "c'''d\n", "a = \"c'''d\\n\""],
])('%j takes %j', (text, value, expected) => {
  const changed = set(text, value);
  expect([[...changed.refused], changed.text]).toEqual([[], expected]);
});

describe('beside the source', () => {
  const source =
    '[hello]\nother = "Hello"\n\n# Boats\n[boats]\none = "{{ .Count }} boat"\nother = "{{ .Count }} boats"\n\n[bye]\nother = \'Bye\'\n';
  const paired = (target: string) => {
    const catalog = pairCatalogs(toml.parse(target), asSource(toml.parse(source), 'en'), {
      source: 'en',
      target: 'pl',
    });
    const entries = (catalog.pair?.missing ?? []).map((missing) => ({
      missing,
      content: plain(`‹${missing.source.target?.value}›`),
    }));
    return { catalog, entries };
  };

  test('what lacks is added to its table, tables that lack behind their neighbours', () => {
    const { catalog, entries } = paired('[hello]\nother = "Cześć"\n\n[bye]\nother = "Pa"\n');
    const changed = changeSegments(toml, catalog, new Map(), entries);
    expect([[...changed.refused], changed.text]).toEqual([
      [],
      '[hello]\nother = "Cześć"\n\n[boats]\none = "‹{{ .Count }} boat›"\nfew = "‹{{ .Count }} boats›"\nmany = "‹{{ .Count }} boats›"\nother = "‹{{ .Count }} boats›"\n\n[bye]\nother = "Pa"\n',
    ]);
  });

  test('forms that a table lacks stand before the last one', () => {
    const { catalog, entries } = paired('[boats]\none = "a"\nother = "b"\n');
    const { text } = changeSegments(toml, catalog, new Map(), entries);
    expect(text).toContain('one = "a"\nfew = "‹{{ .Count }} boats›"\nmany = "‹{{ .Count }} boats›"\nother = "b"\n');
  });

  test('a new file holds what is translated; tables that are left empty go', () => {
    const { entries } = paired('');
    const some = new Map(
      entries.filter(({ missing }) => missing.id === 'bye.other').map((one) => [one.missing.id, one] as const),
    );
    expect(applyEdits(source, toml.derive?.(toml.parse(source), 'pl', some) ?? [])).toContain(
      "[bye]\nother = '‹Bye›'\n",
    );
    expect(read(applyEdits(source, toml.derive?.(toml.parse(source), 'pl', some) ?? []))).toEqual(['bye.other=‹Bye›']);
  });
});

test('a quotation mark that is never closed ends with its line, whatever stands before the line end', () => {
  expect(checkFormatLaws(toml, '"\\\nc = "d"\n', { texts: ['\n', 'e'] })).toEqual([]);
});

test('an empty text in three quotes takes any text', () => {
  expect(checkFormatLaws(toml, "a = ''''''\n", { texts: ['\r', 'e'] })).toEqual([]);
});

test.each([`a = ["b""c"]`, `a = ['b''c']`])('a text of %s is emptied, though a comma is missing', (text) => {
  expect(checkFormatLaws(toml, text, { texts: [''] })).toEqual([]);
});

test('the laws hold for any file and any text', () => {
  const piece = fc.constantFrom(
    'a = "b"\n',
    "c = 'd'\n",
    'e = """\nf\n"""\n',
    "g = '''h'''\n",
    '[i]\n',
    '[[j]]\n',
    'k.l = [',
    '{',
    '}',
    ']',
    ',',
    '"',
    "'",
    '"""',
    "'''",
    '\\',
    '=',
    '# n\n',
    '\n',
    '\r\n',
    'x',
    '.',
    '😀',
    '<<<<<<< x\n',
  );
  const value = fc.string({
    unit: fc.constantFrom('a', '"', "'", '\\', '\n', '\r', '\t', 'é', '😀', '\0'),
    maxLength: 10,
  });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), value, (pieces, next) => {
      expect(checkFormatLaws(toml, pieces.join(''), { texts: [next], prefixes: 3, refused: /closing quote/ })).toEqual(
        [],
      );
    }),
    { numRuns: 600 },
  );
});

test('forms without `other` are forms of one message as well', () => {
  const { segments } = toml.parse('[boats]\none = "лодка"\nfew = "лодки"\nmany = "лодок"\n[tides]\none = "Ebbe"\n');
  expect(segments.all().map(({ plural }) => plural?.category)).toEqual(['one', 'few', 'many', undefined]);
});
