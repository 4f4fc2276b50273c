import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { problemsInEnglish } from '../../catalog/problemsInEnglish.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { changeSegments } from '../change.ts';
import type { NewEntry } from '../format.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { formatFor } from '../formats.ts';
import { pairCatalogs } from '../pair.ts';
import { refusalOf } from '../refusalOf.ts';
import { properties } from './properties.ts';

const read = (text: string) =>
  properties
    .parse(text)
    .segments.all()
    .map(({ id, target }) => [id, target?.value] as const);
const set = (text: string, id: string, value: string) =>
  changeSegments(properties, properties.parse(text), new Map([[id, { content: plain(value) }]]));
const pair = (target: string, source: string) =>
  pairCatalogs(properties.parse(target), properties.parse(source), { source: 'en', target: 'de' });
const missing = (target: string, source: string): NewEntry[] =>
  (pair(target, source).pair?.missing ?? []).map((entry) => ({
    missing: entry,
    content: plain(`‹${entry.source.target?.value}›`),
  }));
const fill = (target: string, source: string) =>
  changeSegments(properties, pair(target, source), new Map(), missing(target, source));

describe('reading', () => {
  test.each([
    ['a=b', 'a', 'b'],
    ['  a \t: \f b ', 'a', 'b '],
    ['a b = c', 'a', 'b = c'],
    ['a', 'a', ''],
    ['a==b', 'a', '=b'],
    ['a : = b', 'a', '= b'],
    ['a\\ b\\=c\\:d=e', 'a b=c:d', 'e'],
    ['a=b\\\n   c\\\r\n\td', 'a', 'bcd'],
    ['a\\\n  b = c', 'ab', 'c'],
    ['a \\\n  = c', 'a', 'c'],
    ['a=\\\n\nb=c', 'a', ''],
    ['a=\\u00e9\\t\\n\\q\\\\', 'a', 'é\t\nq\\'],
    ['a=\\u00\\\n  e9', 'a', 'é'],
    ['a=b\\\\\nc=d', 'a', 'b\\'],
    ['a=b\\\n# no comment', 'a', 'b# no comment'],
    ['! one\n # two\na=b', 'a', 'b'],
    ['a=b\\', 'a', 'b'],
  ])('%j as Java does', (text, id, value) => {
    expect(read(text)[0]).toEqual([id, value]);
  });

  test('comments right above an entry are its notes; the head of the file and dead entries are not', () => {
    const text =
      '# Copyright the owners\n# All rights reserved\na=1\n\n# far\n\n# Shown in the menu.\n#old=x\n! Keep it short.\n# interline-ignore double-space, end-punctuation\nb=2\n# NOI18N\nc=3\n';
    const [a, b, c] = properties.parse(text).segments;
    expect(a?.notes).toEqual([]);
    expect(b?.notes).toEqual([{ text: 'Shown in the menu.\nKeep it short.' }]);
    expect(b?.ignored).toEqual(['double-space', 'end-punctuation']);
    expect([b?.translatable, c?.translatable]).toEqual([true, false]);
  });

  test.each([
    ['a=\\u12\nb=x', 'four hexadecimal digits', '\\u12'],
    ['a=1\na=2', '“a” appears twice', 'a'],
    ['<<<<<<< HEAD\na=1\n=======\na=2\n>>>>>>> b', 'merge conflict', '<<<<<<< HEAD'],
    [
      `${'k=v\n'.replace('k', 'k1')}k2=v\nk3=v\nk4=v\nk5=v\nk6=v\nk7=v\nk8=v\nk9=v\nand more of it\n`,
      'no “=”',
      'and more of it',
    ],
    ['a=b\\', 'there is none', '\\'],
  ])('says what is wrong in %j', (text, message, place) => {
    const [problem] = problemsInEnglish(properties.parse(text).problems);
    expect(problem?.message).toContain(message);
    expect(text.slice(problem?.range.start, problem?.range.end)).toBe(place);
  });

  test.each([
    [['{0} files, it’s {1}'], ['java']],
    [["can''t open {0}", "it's"], ['java']],
    [["can't open {0}"], ['brace']],
    // A program that doubles apostrophes itself, and one slip.
    [["can't open {0}", "won't open {0}", "no ''{0}''"], ['brace']],
    [["can't open {0}", "don''t", "no ''{0}''"], ['java']],
    [['{0,choice,0#none|1#one}'], ['java']],
    [['{n, plural, one {#} other {#}}'], ['icu']],
    [['%1$s of %s <b>x</b>'], ['printf', 'markup']],
    [['Delete %S?'], ['printf']],
    [['plain'], []],
  ])('placeholders of %j are %j', (values, syntaxes) => {
    const text = values.map((value, i) => `k${i}=${value}\n`).join('');
    expect(properties.parse(text).syntaxes).toEqual(syntaxes);
  });
});

test('a file whose texts name their values in braces behind a dollar is read by no MessageFormat, which throws at a name', () => {
  const named = (text: string) => `$${`{boat} ${text}`}`;
  expect(properties.parse(`a={0} ago\nb=${named('sails')}\nc=${named('moors')}\n`).syntaxes).toEqual([
    'es-template',
    'brace',
  ]);
  expect(properties.parse(`a={0} ago\nb={0} sails\nc=${named('moors')}\n`).syntaxes).toEqual(['java', 'es-template']);
});

describe('claiming files', () => {
  test.each([
    ['src/main/resources/messages_de.properties', 'a=b', true],
    ['src/main/resources/messages.properties', 'greeting=Hello', true],
    ['org/app/Bundle_pt_BR.properties', 'a=Abrir', true],
    ['org/app/Bundle_zh_Hans_CN.properties', 'a=b', true],
    ['browser/locales/en-US/browser/menu.properties', 'open=Open', true],
    ['OSGI-INF/plugin.properties', 'pluginName=Editor for maps\nproviderName=The mapmakers', true],
    ['gradle.properties', 'org.gradle.jvmargs=-Xmx2g -XX:MaxMetaspaceSize=512m', false],
    [
      'log4j.properties',
      'log4j.rootLogger=INFO, stdout\nlog4j.appender.stdout=org.apache.log4j.ConsoleAppender',
      false,
    ],
    ['application-it.properties', 'spring.datasource.url=jdbc:h2:mem:test\nserver.port=8080', false],
    ['application.properties', 'spring.application.name=The shop of all\nserver.port=8080', false],
    ['gradle/wrapper/gradle-wrapper.properties', 'distributionUrl=https\\://services.gradle.org/x.zip', false],
    ['conf/points.properties', 'a=1\nb=2\nc=x.y.z', false],
    ['de/shop/conf/cache.properties', 'size=10\npolicy=lru', false],
  ])('%s', (path, text, claimed) => {
    expect(formatFor(path, text)?.id === 'properties').toBe(claimed);
  });
});

describe('editing', () => {
  test.each([
    ['a = one two\r\n', 'a', 'one 2', 'a = one 2\r\n'],
    ['a=é\\u00fc', 'a', 'éü ß', 'a=é\\u00fc ß'],
    ['a=\\u00FC', 'a', 'üö😀', 'a=\\u00FC\\u00F6\\uD83D\\uDE00'],
    ['a=\\u00fc', 'a', 'üö', 'a=\\u00fc\\u00f6'],
    ['a=plain', 'a', 'größe', 'a=gr\\u00F6\\u00DFe'],
    ['a=x y', 'a', ' y', 'a=\\ y'],
    ['a=b\\\n    c d', 'a', 'b d', 'a=b\\\n    \\ d'],
    ['a x', 'a', '=x', 'a \\=x'],
    ['a\nb: c\nd: e', 'a', 'x', 'a: x\nb: c\nd: e'],
    ['a=x', 'a', 'C:\\n\nnext\t', 'a=C:\\\\n\\nnext\\t'],
    ['a=x\\uABy', 'a', 'x\\uABCD', 'a=x\\\\uABCD'],
    ['a=first \\\n  second \\\n  third\n', 'a', 'first 2nd third', 'a=first \\\n  2nd \\\n  third\n'],
  ])('%j: %s = %j', (text, id, value, expected) => {
    const changed = set(text, id, value);
    expect([...changed.refused]).toEqual([]);
    expect(changed.text).toBe(expected);
  });

  test('silences a check in a comment above the entry', () => {
    const text = 'a=b\r\n  c=d\r\n';
    const catalog = properties.parse(text);
    const [, segment] = catalog.segments;
    const edits = segment ? (properties.ignore?.(catalog, segment, 'double-space') ?? []) : [];
    const edited = applyEdits(text, edits);
    expect(edited).toBe('a=b\r\n# interline-ignore double-space\r\n  c=d\r\n');
    expect(properties.parse(edited).segments.at(1)?.ignored).toEqual(['double-space']);
  });
});

describe('new entries and files', () => {
  const source = '# head, copyright\n\n# about a\na = 1\nb\\ c = 2\n\n# about d\nd = \\\n   3\ne = 4\n';

  test('go beside their neighbours of the source, as the file writes', () => {
    expect(fill('d: drei\r\n', source).text).toBe(
      'a: \\u20391\\u203A\r\nb\\ c: \\u20392\\u203A\r\nd: drei\r\ne: \\u20394\\u203A\r\n',
    );
    expect(fill('# über a\na=é', source).text).toBe('# über a\na=é\nb\\ c=‹2›\nd=‹3›\ne=‹4›');
    expect(fill('', source).text).toContain('a = \\u20391\\u203A\n');
    expect(refusalOf(fill('x=y\\', source), 'a')).toContain('backslash');
  });

  test('a derived file keeps comments and layout, and leaves out what has no translation', () => {
    const catalog = properties.parse(source);
    const all = new Map(missing('', source).map((entry) => [entry.missing.id, entry]));
    const derive = (...ids: string[]) => {
      const some = new Map([...all].filter(([id]) => ids.includes(id)));
      return applyEdits(source, properties.derive?.(catalog, 'de', some) ?? []);
    };
    expect(derive('b c', 'd')).toBe(
      '# head, copyright\n\nb\\ c = \\u20392\\u203A\n\n# about d\nd = \\\n   \\u20393\\u203A\n',
    );
    expect(derive('a', 'e')).toBe('# head, copyright\n\n# about a\na = \\u20391\\u203A\n\ne = \\u20394\\u203A\n');
    expect(derive('a')).toBe('# head, copyright\n\n# about a\na = \\u20391\\u203A\n');
  });
});

describe('laws', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '\\',
      '\n',
      '\r\n',
      '\r',
      ' ',
      '\t',
      '\f',
      '=',
      ':',
      '#',
      '!',
      'a',
      'key',
      '\\u00e9',
      '\\u12',
      'é',
      '😀',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const text = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(''));

  test('hold for any text', () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(checkFormatLaws(properties, any, { prefixes: 2 })).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('any value is read back from any entry', () => {
    fc.assert(
      fc.property(text, fc.string({ unit: 'binary', maxLength: 12 }), (before, value) => {
        const catalog = properties.parse(`x=y\n${before}`);
        for (const { id, translatable } of catalog.segments.all().slice(0, 3)) {
          if (!translatable) continue;
          const changed = changeSegments(properties, catalog, new Map([[id, { content: plain(value) }]]));
          expect([...changed.refused]).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
