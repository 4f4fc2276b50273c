import { FluentParser, type Message, type Term } from '@fluent/syntax';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../catalog/catalog.ts';
import { codeTexts, contentFrom, plain } from '../../catalog/content.ts';
import { problemsInEnglish } from '../../catalog/problemsInEnglish.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { changeSegments } from '../change.ts';
import type { NewEntry } from '../format.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { formatFor } from '../formats.ts';
import { pairCatalogs } from '../pair.ts';
import { fluent } from './fluent.ts';

const read = (text: string) =>
  fluent
    .parse(text)
    .segments.all()
    .map(({ id, target }) => [id, target?.value]);
const codes = (catalog: Catalog, id: string) =>
  catalog.segments
    .all()
    .find((segment) => segment.id === id)
    ?.target?.codes.map((code) => `${code.kind} ${code.id}`);
const set = (text: string, id: string, value: string) => {
  const catalog = fluent.parse(text);
  const target = catalog.segments.all().find((segment) => segment.id === id)?.target;
  return changeSegments(fluent, catalog, new Map([[id, { content: contentFrom(value, codeTexts(target)) }]]));
};
const pair = (target: string, source: string, language = 'pl') =>
  pairCatalogs(fluent.parse(target), fluent.parse(source), { source: 'en', target: language });
const missing = (target: string, source: string, language = 'pl') =>
  (pair(target, source, language).pair?.missing ?? []).map(
    (entry): NewEntry => ({ missing: entry, content: plain(`‹${entry.source.target?.value}›`) }),
  );

describe('reading', () => {
  test.each<[string, [string, string][]]>([
    ['a = One', [['a', 'One']]],
    ['a =\n    One\n     two\n\n    three', [['a', 'One\n two\n\nthree']]],
    ['a = One\r\n   two\r\n', [['a', 'One\ntwo']]],
    [
      'a =\n    .b = Two\n    .c = Three',
      [
        ['a.b', 'Two'],
        ['a.c', 'Three'],
      ],
    ],
    [
      '-a = Fox\n    .gender = m',
      [
        ['-a', 'Fox'],
        ['-a.gender', 'm'],
      ],
    ],
    ['a = { "{" }x{"}"}{"\\u00A0"}', [['a', '{x}\u00a0']]],
    ['a = All:{"   "}', [['a', 'All:   ']]],
    ['a = {"\\U01F602"} { "\\"" }', [['a', '😂 "']]],
    ['a = {""}  x {""}', [['a', '  x ']]],
    ['a = {""}', [['a', '']]],
    [
      'a = { $n ->\n    [0] none\n   *[other] { $n } x\n }',
      [
        ['a[0]', 'none'],
        ['a[other]', '{ $n } x'],
      ],
    ],
    [
      'a = { $x ->\n *[m] { $n ->\n   [one] b\n  *[other] c\n }\n [f] d\n}',
      [
        ['a[m][one]', 'b'],
        ['a[m][other]', 'c'],
        ['a[f]', 'd'],
      ],
    ],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('placeables are inline codes, named by what they show', () => {
    const catalog = fluent.parse(
      'a = { $n } { NUMBER($n, x: 2) } { -brand(case: "gen") } { b.title } { F($a, "x") } { "two" }\n',
    );
    expect(codes(catalog, 'a')).toEqual(
      ['$n', '$n', '-brand', 'b.title', 'F($a, "x")', '"two"'].map((id) => `standalone ${id}`),
    );
  });

  test('a choice within a text: its keys are codes, the texts of its variants are text', () => {
    const catalog = fluent.parse('a = You have { $n ->\n    [one] one mail\n   *[other] { $n } mails\n } now\n');
    const [segment] = catalog.segments;
    expect(codes(catalog, 'a')).toEqual([
      'open select $n',
      'standalone [one]',
      'standalone [other]',
      'standalone $n',
      'close select $n',
    ]);
    const words = set(catalog.text, 'a', segment?.target?.value.replace('one mail', 'a {single} mail') ?? '');
    expect(words.text).toContain('[one] a { "{" }single{ "}" } mail\n   *[other] { $n } mails\n } now\n');
  });

  test('a form may leave out the number that it stands for', () => {
    const [one, other] = fluent.parse('a = { $n ->\n [one] { $x } x\n *[other] { $n } { $x }\n}').segments;
    expect(one?.plural).toEqual({ group: 'a', kind: 'cardinal', category: 'one', idPattern: 'a[{category}]' });
    expect(other?.target?.codes.map((code) => code.optional ?? false)).toEqual([true, false]);
    const [first] = fluent.parse('a = { NUMBER($n, type: "ordinal") ->\n [one] st\n *[other] th\n}').segments;
    expect(first?.plural?.kind).toBe('ordinal');
    const [gender] = fluent.parse('a = { $g ->\n [one] x\n [male] y\n *[other] z\n}').segments;
    expect(gender?.plural).toBeUndefined();
  });

  test('comments are notes, silence checks and are not mixed up', () => {
    const text =
      '### File\n\n# Alone\n\n## Buttons\n\n# On the button.\n# interline-ignore double-space\na = 1\nb = 2\n##\nc = 3\n';
    const [a, b, c] = fluent.parse(text).segments;
    expect(a?.notes).toEqual([{ text: 'On the button.' }, { text: 'Buttons' }]);
    expect(a?.ignored).toEqual(['double-space']);
    expect([b?.notes, c?.notes]).toEqual([[{ text: 'Buttons' }], []]);
  });

  test('what Fluent cannot read is left out and reported where it is broken; the rest is read', () => {
    const text = 'a = 1\nb = { $x\nc = 3\n d\n#no\ne = { $n ->\n [one] x\n}\nf = x } y\ng\nh = 1\nh = 2\n';
    const catalog = fluent.parse(text);
    expect(catalog.segments.all().map(({ id }) => id)).toEqual(['a', 'c', 'h', 'h~2']);
    expect(
      problemsInEnglish(catalog.problems).map(({ id, range, message }) => [
        id,
        text.slice(range.start, range.end),
        message,
      ]),
    ).toEqual([
      ['syntax', 'b = { $x', expect.stringContaining('“}” is expected')],
      ['syntax', '#no', expect.stringContaining('space after')],
      ['syntax', '}', expect.stringContaining('default')],
      ['syntax', '} y', expect.stringContaining('closes nothing')],
      ['syntax', 'g', expect.stringContaining('“=” is expected')],
      ['duplicate-id', 'h', expect.stringContaining('only the first one')],
    ]);
  });

  test('nesting and many faults take no stack and no time', () => {
    const deep = `a = 1\nb = ${'{'.repeat(100_000)}\nc = ${'{ F('.repeat(50_000)}\nd = ${'{ "{" }'.repeat(1000)}\n`;
    const catalog = fluent.parse(deep);
    expect(catalog.segments.all().map(({ id }) => id)).toEqual(['a', 'd']);
    expect(problemsInEnglish(catalog.problems).map(({ message }) => message)).toHaveLength(2);
    const variants = `a = { $n ->\n [one] x\n *[other] ${'{ $n ->\n *[other] '.repeat(50_000)}`;
    expect(fluent.parse(variants).segments.count).toBe(0);
  });

  test.each([' ', '\r', '\n '])('a text with %j in it again and again is left out, and no other', (blank) => {
    const text = `a = One\nb = x${blank.repeat(150_000)}y\n${'\n'.repeat(5000)}c = Three${' '.repeat(5000)}\n`;
    const { segments, problems } = fluent.parse(text);
    expect(segments.all().map(({ id, target }) => [id, target?.value])).toEqual([
      ['a', 'One'],
      ['c', 'Three'],
    ]);
    expect(problemsInEnglish(problems).map(({ message }) => message)).toEqual([
      'This message has too many spaces in a row and is skipped.',
    ]);
    expect(fluent.parse(`a = One\nb${blank.repeat(150_000)}c = Two\n`).segments.count).toBeLessThan(2);
  });

  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: templates of FreeMarker are written so.
  test.each([
    ['l10n/en/app.ftl', 'hello = Hi\n', true],
    ['l10n/en/app.ftl', '# Copyright\r\n\r\n-brand = Fox\r\n', true],
    ['templates/page.ftl', '<#if user??>\n  Hi ${user}\n</#if>', false],
    ['templates/page.ftl', '<html><@layout title="x"/>', false],
    ['templates/page.ftl', '{ "a": "${b}" }', false],
  ])('%s %j', (path, text, claimed) => {
    expect(formatFor(path, text)?.id === 'fluent').toBe(claimed);
  });
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above
});

describe('editing', () => {
  test.each([
    ['a = One two\r\n', 'a', 'One 2', 'a = One 2\r\n'],
    ['a = One', 'a', 'One\n\ntwo', 'a = One\n\n    two'],
    ['a =\n  One\n', 'a', 'One\ntwo', 'a =\n  One\n  two\n'],
    ['a = One', 'a', 'One {x}', 'a = One { "{" }x{ "}" }'],
    ['a = One', 'a', ' One', 'a = { " " }One'],
    ['a = One', 'a', 'One ', 'a = One{ " " }'],
    ['a = One{"   "}', 'a', 'One:   ', 'a = One:{"   "}'],
    ['a = One{"   "}', 'a', 'One ', 'a = One{ " " }'],
    ['a = One', 'a', '', 'a = { "" }'],
    ['a =\n{""}', 'a', 'One\ntwo', 'a =\n    One\n    two'],
    ['a = { "" }', 'a', 'One', 'a = One'],
    ['a =\n    One', 'a', '[One', 'a =\n    { "[" }One'],
    ['a = One', 'a', '[One', 'a = [One'],
    // `@fluent/bundle` drops lines that start with other white space, and what is behind them: these it reads whole.
    ['a = One', 'a', 'One\n\u3000two', 'a = One\n    { "\u3000" }two'],
    ['a = One\u00a0two', 'a', 'One\n\u00a0two', 'a = One{ "" }\n    { "" }\u00a0two'],
    ['a = b\n      c\n    d\n', 'a', 'b\n  c', 'a = b\n    { " " } c\n'],
    ['a =\n    b\n      c\n    d\n', 'a', 'b\n  c', 'a =\n    b\n      c\n'],
    ['a = x { $n } y', 'a', 'X { $n } y', 'a = X { $n } y'],
    ['a = 1\n    .b = x\n', 'a.b', 'x\ny', 'a = 1\n    .b = x\n        y\n'],
    [
      'a = { $n ->\n    [one] x\n   *[other] y\n }\n',
      'a[one]',
      ' z',
      'a = { $n ->\n    [one] { " " }z\n   *[other] y\n }\n',
    ],
  ])('%j: %s = %j', (text, id, value, expected) => {
    const changed = set(text, id, value);
    expect([...changed.refused]).toEqual([]);
    expect(changed.text).toBe(expected);
  });

  test('silences a check in a comment above the message', () => {
    const text = 'x = y\n# Note\na =\n    .b = x\n';
    const catalog = fluent.parse(text);
    const segment = catalog.segments.at(1);
    const edited = applyEdits(text, segment ? (fluent.ignore?.(catalog, segment, 'double-space') ?? []) : []);
    expect(edited).toBe('x = y\n# Note\n# interline-ignore double-space\na =\n    .b = x\n');
    expect(fluent.parse(edited).segments.at(1)?.ignored).toEqual(['double-space']);
  });
});

describe('beside the source', () => {
  const source =
    '# Head\n\na = One\n# About b\nb = Two\n    .title = Three\n    .label = Four\nmails =\n    { $n ->\n        [one] One mail\n       *[other] { $n } mails\n    }\n-brand = Fox\n    .gender = m\nz = Last\n';

  test('texts may have other variants than their source', () => {
    const plainTarget = pair('a = { $n ->\n [one] x\n *[other] y\n}\nmails = Poczta\n', source);
    expect(plainTarget.segments.all().map(({ source: slot }) => slot?.value)).toEqual(['One', 'One', '{ $n } mails']);
    expect(plainTarget.segments.all().filter(({ id }) => plainTarget.pair?.extra.has(id))).toEqual([]);
    expect(plainTarget.pair?.missing.map(({ id }) => id)).toEqual([
      'b',
      'b.title',
      'b.label',
      '-brand',
      '-brand.gender',
      'z',
    ]);
    const forms = pair(source.replace('[one] One mail', '[one] x\n        [few] y'), source);
    expect(forms.pair?.missing.map(({ id, category }) => [id, category])).toEqual([['mails[many]', 'many']]);
  });

  test('missing messages, attributes and forms go beside their neighbours', () => {
    const target =
      'b = Dwa\r\n    .title = Trzy\r\nmails =\r\n    { $n ->\r\n        [one] x\r\n       *[other] y\r\n    }\r\n';
    const entries = missing(target, source).filter(({ missing: { source: from } }) => from.translatable);
    const changed = changeSegments(fluent, pair(target, source), new Map(), entries);
    expect([...changed.refused]).toEqual([]);
    expect(changed.text).toBe(
      'a = ‹One›\r\nb = Dwa\r\n    .title = Trzy\r\n    .label = ‹Four›\r\nmails =\r\n    { $n ->\r\n        [one] x\r\n        [few] ‹{ "{" } $n { "}" } mails›\r\n        [many] ‹{ "{" } $n { "}" } mails›\r\n       *[other] y\r\n    }\r\n-brand = ‹Fox›\r\n    .gender = m\r\nz = ‹Last›\r\n',
    );
  });

  test('a value is added to a message of attributes alone', () => {
    const entries = missing('b =\n    .title = 3\n    .label = 4', 'b = Two\n    .title = 3\n    .label = 4');
    const changed = changeSegments(
      fluent,
      pair('b =\n    .title = 3\n    .label = 4', 'b = Two\n    .title = 3\n'),
      new Map(),
      entries,
    );
    expect(changed.text).toBe('b = ‹Two›\n    .title = 3\n    .label = 4');
  });

  test('a derived file has what is given, with the forms of its language', () => {
    const catalog = fluent.parse(source);
    const derive = (language: string, ...ids: string[]) => {
      const given = missing('', source, language).filter(({ missing: { id } }) => ids.includes(id));
      return applyEdits(
        source,
        fluent.derive?.(catalog, language, new Map(given.map((entry) => [entry.missing.id, entry]))) ?? [],
      );
    };
    expect(derive('pl', 'b.label', 'mails[one]', 'mails[few]', 'mails[other]')).toBe(
      '# Head\n\n# About b\nb =\n    .label = ‹Four›\nmails =\n    { $n ->\n        [one] ‹One mail›\n        [few] ‹{ "{" } $n { "}" } mails›\n       *[other] ‹{ "{" } $n { "}" } mails›\n    }\n',
    );
    expect(derive('ja', 'a', '-brand', 'mails[other]')).toBe(
      '# Head\n\na = ‹One›\nmails =\n    { $n ->\n       *[other] ‹{ "{" } $n { "}" } mails›\n    }\n-brand = ‹Fox›\n    .gender = m\n',
    );
  });
});

describe('laws', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'a = ',
      '-t = ',
      '\n',
      '\r\n',
      '\r',
      '    ',
      ' ',
      '.b = ',
      '{',
      '}',
      '{ $n ->',
      '[one] ',
      '*[other] ',
    ),
    fc.constantFrom(
      '# c\n',
      '"',
      '{""}',
      '{"{"}',
      '{ $x }',
      '{"\\u00e9"}',
      'x',
      '😀',
      '\\',
      '(',
      ')',
      'F($a)',
      '[',
      '*',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const any = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(''));

  test('hold for any text', () => {
    fc.assert(
      fc.property(any, (text) => {
        expect(checkFormatLaws(fluent, text, { prefixes: 2 })).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('any value is read back from any text, and Fluent itself reads the same', () => {
    const texts = [
      'a = One\nz = 1\n',
      'a =\n    One\n      two\n    three\n\nz = 1\n',
      'a = x\n  .b = One\r\n    two\r\nz = 1\n',
      'z = 1\na = { $n ->\n  [one] One\n *[other]\n     One\n     two\n }\n',
      'a =\n{""}\nz = 1\n',
      'a = x\n{ "[" }y\nz = 1\n',
    ];
    const value = fc.array(
      fc.oneof(
        fc.constantFrom('\n', ' ', '{', '}', '[', '*', '.', '"', '\\', 'x', '\r'),
        fc.string({ unit: 'grapheme', maxLength: 2 }),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...texts), value, (text, parts) => {
        for (const segment of fluent.parse(text).segments) {
          const next = parts.join('');
          const changed = changeSegments(fluent, fluent.parse(text), new Map([[segment.id, { content: plain(next) }]]));
          expect([...changed.refused]).toEqual([]);
          expect(oracle(changed.text).get(segment.id)).toBe(next);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** Texts without variables as `@fluent/syntax` reads them, by the ids of segments. */
function oracle(text: string): Map<string, string> {
  const texts = new Map<string, string>();
  const say = (id: string, pattern: Message['value']) => {
    const [first] = pattern?.elements ?? [];
    if (first?.type === 'Placeable' && first.expression.type === 'SelectExpression') {
      for (const { key, value } of first.expression.variants) {
        say(`${id}[${key.type === 'Identifier' ? key.name : key.value}]`, value);
      }
      return;
    }
    const parts = pattern?.elements.map((element) => {
      if (element.type === 'TextElement') return element.value;
      return element.expression.type === 'StringLiteral' ? element.expression.parse().value : '?';
    });
    if (parts) texts.set(id, parts.join(''));
  };
  for (const node of new FluentParser().parse(text).body) {
    if (node.type !== 'Message' && node.type !== 'Term') continue;
    const entry: Message | Term = node;
    say(entry.id.name, entry.value);
    for (const attribute of entry.attributes) say(`${entry.id.name}.${attribute.id.name}`, attribute.value);
  }
  return texts;
}
