import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import { applyEdits } from '../catalog/textRange.ts';
import { changeSegments } from './change.ts';
import { checkFormatLaws } from './formatLaws.ts';
import { lang } from './lang.ts';
import { asSource, pairCatalogs } from './pair.ts';
import { refusalOf } from './refusalOf.ts';

const read = (text: string) =>
  lang
    .parse(text)
    .segments.all()
    .map(({ id, target }) => `${id}=${target?.value}`);
const set = (text: string, id: string, value: string) =>
  changeSegments(lang, lang.parse(text), new Map([[id, { content: plain(value) }]]));

describe('reading', () => {
  test.each([
    ['item.ruby.name=Ruby\n', ['item.ruby.name=Ruby']],
    ['a=Ruby\t\t## a gem\r\nb=No #1\n', ['a=Ruby', 'b=No #1']],
    ['a=b=c\n\n## About d\n d =e ', ['a=b=c', 'd=e ']],
    ['a=§lBold§r %1$s\\n\nb=\t', ['a=§lBold§r %1$s\\n', 'b=']],
    ['\uFEFFa=b', ['a=b']],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
    expect(lang.parse(text).problems).toEqual([]);
  });

  test('what the game does not read is reported, and the lines after it are read', () => {
    const text = 'no text\n=x\n<<<<<<< HEAD\na=b\na=c\n';
    const problems = [...lang.parse(text).problems].map(({ id, range }) => [id, text.slice(range.start, range.end)]);
    expect(problems).toEqual([
      ['syntax', 'no text'],
      ['syntax', '=x'],
      ['syntax', '<<<<<<< HEAD'],
      ['duplicate-id', 'a'],
    ]);
    expect(read(text)).toEqual(['a=b', 'a~2=c']);
  });

  test('a comment is a note of the entry below it; a licence at the top is not, nor what an empty line parts', () => {
    const text = '## Copyright\na=x\n## A gem\nb=x\n## Tools\n\nc=x\n## interline-ignore numbers\nd=x';
    const { segments } = lang.parse(text);
    expect(segments.all().map(({ notes }) => notes.map((note) => note.text).join())).toEqual(['', 'A gem', '', '']);
    expect(segments.at(3)?.ignored).toEqual(['numbers']);
  });
});

describe('writing', () => {
  test.each([
    ['a=Ruby\t## gem\r\n', 'a', 'Rubin', 'a=Rubin\t## gem\r\n'],
    ['a=\n', 'a', 'x = "y"', 'a=x = "y"\n'],
  ])('%j: %s = %j', (text, id, value, expected) => {
    expect(set(text, id, value).text).toBe(expected);
  });

  test.each(['two\nlines', 'a\t# b', 'a\t'])('%j is refused', (value) => {
    expect(refusalOf(set('a=b', 'a', value), 'a')).toMatch(/language file/);
  });

  test('a check is silenced by a comment', () => {
    const catalog = lang.parse('a=b\n');
    const [segment] = catalog.segments;
    const text = applyEdits(catalog.text, segment ? (lang.ignore?.(catalog, segment, 'numbers') ?? []) : []);
    expect(lang.parse(text).segments.at(0)).toMatchObject({ ignored: ['numbers'], notes: [] });
  });
});

describe('beside the source', () => {
  const source = '## Copyright\n\na=One\n## A gem\nb=Two\nc=Three\n';
  const missing = (target: string) => {
    const catalog = pairCatalogs(lang.parse(target), asSource(lang.parse(source), 'en'), {
      source: 'en',
      target: 'de',
    });
    const entries = (catalog.pair?.missing ?? []).map((one) => ({
      missing: one,
      content: plain(`‹${one.source.target?.value}›`),
    }));
    return { catalog, entries };
  };

  test.each([
    ['a=Eins\nc=Drei\n', 'a=Eins\nb=‹Two›\nc=Drei\n'],
    ['c=Drei', 'a=‹One›\nb=‹Two›\nc=Drei'],
    ['', 'a=‹One›\nb=‹Two›\nc=‹Three›\n'],
  ])('what lacks is added to %j where it belongs', (target, expected) => {
    const { catalog, entries } = missing(target);
    expect(changeSegments(lang, catalog, new Map(), entries).text).toBe(expected);
  });

  test('a new file holds what is translated', () => {
    const { entries } = missing('');
    const translations = new Map(entries.filter((_, i) => i !== 1).map((entry) => [entry.missing.id, entry] as const));
    expect(applyEdits(source, lang.derive?.(lang.parse(source), 'de', translations) ?? [])).toBe(
      '## Copyright\n\na=‹One›\nc=‹Three›\n',
    );
  });
});

test('the laws hold for any file and any text of one line', () => {
  const piece = fc.constantFrom(
    'a',
    'b=c',
    '=',
    '\t',
    '\t#',
    '#',
    '## d',
    '\n',
    '\r\n',
    '\r',
    ' ',
    '\uFEFF',
    '😀',
    '=======',
  );
  const value = fc.string({ unit: fc.constantFrom('a', '#', '=', ' ', '\\', '§', '"', 'é', '😀', '%s'), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), value, (pieces, next) => {
      expect(checkFormatLaws(lang, pieces.join(''), { texts: [next], prefixes: 3 })).toEqual([]);
    }),
    { numRuns: 600 },
  );
});

test('a file whose lines are of another kind belongs to another program', () => {
  expect([
    ...lang.parse('title|Boats\nquit|Moor\nrow|Row\nsail|Sail\nlamp|Lamp\nprompt|{0} = {1}:\n').problems,
  ]).toEqual([]);
  expect([...lang.parse('title=Boats\nprompt=Row\nquit|Moor\n').problems]).toHaveLength(1);
});
