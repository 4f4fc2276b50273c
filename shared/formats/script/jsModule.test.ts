import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { problemsInEnglish } from '../../catalog/problemsInEnglish.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { formatFor } from '../formats.ts';
import { asSource, pairCatalogs } from '../pair.ts';
import { refusalOf } from '../refusalOf.ts';
import { jsModule } from './jsModule.ts';

const read = (text: string) =>
  jsModule
    .parse(text)
    .segments.all()
    .map(({ id, target }) => `${id}=${target?.value}`);
const set = (text: string, id: string, value: string) =>
  changeSegments(jsModule, jsModule.parse(text), new Map([[id, { content: plain(value) }]]));

describe('reading', () => {
  test.each([
    ["export default { a: 'b', 'c-d': { e: \"f\", }, };", ['a=b', 'c-d.e=f']],
    ["module.exports = {\n  a: 'b',\n};\n", ['a=b']],
    ["exports.de = { a: 'b' }", ['a=b']],
    ["export const messages = { a: 'b' } as const;", ['a=b']],
    ["export const messages: Record<string, string> = { a: 'b' } satisfies Texts\nexport type Texts = {}", ['a=b']],
    ["import set from '../lang';\nconst lang = { i: { a: 'b' } };\nset(lang);\nexport default lang;", ['i.a=b']],
    ["const de: Locale = {\n  a: 'b',\n  Table,\n  ...rest\n}\nexport default de\n", ['a=b']],
    ["const a = { b: 'c' };\nmodule.exports = a", ['b=c']],
    ["const a = { b: 'c' };\nexport { a as default };", ['b=c']],
    ["export default moment.defineLocale('de', { a: 'b' });", ['a=b']],
    ["export default defineMessages<Texts>({ a: 'b' })", ['a=b']],
    ["export const a = { c: 'd' };\nexport const b = { c: 'e' };", ['a.c=d', 'b.c=e']],
    [
      "export default { a: ['b', 'c'], d: 1, e: true, f: null, g: x => 'y', h() { return 'z'; }, i: 'j' }",
      ['a.0=b', 'a.1=c', 'i=j'],
    ],
    ["export default { [key]: 'a', get b() { return 'c' }, async d() {}, e: /['\"]/, f: 'g' }", ['f=g']],
    ["export default { a: `b\nc`, 1: 'd' }", ['a=b\nc', '1=d']],
    ["export default { a: 'it\\'s \\u00e4\\x41\\u{1F600}\\\n!' }", ["a=it's äA😀!"]],
    ["const hidden = { a: 'b' };\nexport default { c: 'd' };", ['c=d']],
    [
      "import lib from 'lib';\nlet more = {};\nconst texts = { a: { b: 'c' } };\nexport default { ...lib, ...texts, ...more };",
      ['a.b=c'],
    ],
    [
      "const menu = { open: 'A' };\nconst gone = { x: 'B' };\nconst all = { menu, 'c': menu2, d: gone, e: 'F', n: 1 };\nexport default all",
      ['menu.open=A', 'd.x=B', 'e=F'],
    ],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
    expect([...jsModule.parse(text).problems]).toEqual([]);
  });

  test.each(["'a_b'.split('_')", "'a' + b", '`a \u0024{b}`'])('%s is shown and not edited', (value) => {
    const text = `export default { a: ${value} }`;
    expect(jsModule.parse(text).segments.at(0)).toMatchObject({ id: 'a', translatable: false, target: { value } });
    expect(refusalOf(set(text, 'a', 'z'), 'a')).toMatch(/by hand/);
  });

  test('comments beside an entry are its notes, one that silences a check is none', () => {
    const text =
      "export default {\n  // One\n  a: 'b', // Two\n  // old: 'x',\n  c: 'd',\n  // interline-ignore numbers\n  e: 'f',\n}";
    const segments = jsModule.parse(text).segments.all();
    expect(segments.map(({ notes }) => notes.map((note) => note.text).join())).toEqual(['One\nTwo', '', '']);
    expect(segments[2]?.ignored).toEqual(['numbers']);
  });

  test('plural forms are told from each other', () => {
    const text = "export default { boats: { one: 'a', other: 'b' }, n_one: 'c', n_other: 'd', door_one: 'e' }";
    const plurals = jsModule
      .parse(text)
      .segments.all()
      .map(({ plural }) => plural?.idPattern);
    expect(plurals).toEqual(['boats.{category}', 'boats.{category}', 'n_{category}', 'n_{category}', undefined]);
  });

  test.each([
    ["export default { a: 'b\n, c: 'd' }", 'b'],
    ["export default { a: 'b'\n c: 'd' }", 'c'],
    ["export default { a: { b: 'c' }\n d: 'e' }", 'd'],
    ["export default { a: ['b' }", '}'],
    ["export default { a: 'b'", '{'],
    ["export default { a: 'b' /* c", '/*'],
    ["export default {\n<<<<<<< ours\n a: 'b',\n}", '<<<<<<< ours'],
  ])('a fault is reported where it is: %j', (text, place) => {
    const [problem] = jsModule.parse(text).problems;
    const marked = problem && text.slice(problem.range.start, problem.range.end);
    expect(marked === place || marked === `'`).toBe(true);
  });

  test.each([
    ['src/locale/de.js', "export default { open: 'Öffnen', close: 'Zu' }", 'js-module'],
    ['src/locale/de.ts', "export default { open: 'Öffnen' } as const", 'js-module'],
    ['src/locale/de.js', "export default { open: '', close: '' }", 'js-module'],
    [
      'src/locale/de.ts',
      `const texts = { ${"open: 'Jetzt öffnen', ".repeat(300)} };\nexport default texts;`,
      'js-module',
    ],
    ['src/locale/de.d.ts', "export default { open: 'Öffnen' }", undefined],
    ['src/locale/de.js', "import a from './a';\nexport default { a };", undefined],
    ['src/locale/de.js', 'export function format(date) { return `\u0024{date} Uhr`; }', undefined],
    ['src/locale/de.js', "export default { type: 'string', format: 'dd.mm', id: 'x-y' }", undefined],
    ['i18n/de.ts', '<!DOCTYPE TS>\n<TS version="2.1"></TS>', 'qt-ts'],
  ])('%s with %j is %s', (path, text, id) => expect(formatFor(path, text)?.id).toBe(id));
});

test.each([
  ["export default { a: 'b' }", "it's \\ \n", "export default { a: 'it\\'s \\\\ \\n' }"],
  ['export default { a: "b" }', '"c"', 'export default { a: "\\"c\\"" }'],
  ['export default { a: `b\nc` }', 'b\n`\u0024{d}`', 'export default { a: `b\n\\`\\\u0024{d}\\`` }'],
  ["export default { a: 'b\\u00e4' }", 'bö', "export default { a: 'b\\u00f6' }"],
])('%j takes %j', (text, value, expected) => {
  const changed = set(text, 'a', value);
  expect([[...changed.refused], changed.text]).toEqual([[], expected]);
});

describe('beside the source', () => {
  const source =
    "export default {\n  a: 'One',\n  b: {\n    c: 'Two', // A boat\n    n_one: '# boat',\n    n_other: '# boats',\n  },\n};\n";
  const paired = (target: string, language = 'de') => {
    const catalog = pairCatalogs(jsModule.parse(target), asSource(jsModule.parse(source), 'en'), {
      source: 'en',
      target: language,
    });
    const entries = (catalog.pair?.missing ?? []).map((missing) => ({
      missing,
      content: plain(`‹${missing.source.target?.value}›`),
    }));
    return { catalog, entries };
  };

  test('what lacks is added where it belongs, plural forms of the language included', () => {
    const { catalog, entries } = paired("export default {\n  b: {\n    n_other: 'x'\n  }\n}\n", 'pl');
    const changed = changeSegments(jsModule, catalog, new Map(), entries);
    expect([[...changed.refused], changed.text]).toEqual([
      [],
      "export default {\n  a: '‹One›',\n  b: {\n    c: '‹Two›',\n    n_one: '‹# boat›',\n    n_few: '‹# boats›',\n    n_many: '‹# boats›',\n    n_other: 'x'\n  }\n}\n",
    ]);
  });

  test('a new file holds what is translated, an object that is left empty goes', () => {
    const { entries } = paired('export default {}', 'pl');
    const some = new Map(entries.slice(0, 1).map((entry) => [entry.missing.id, entry] as const));
    const derive = (translations: typeof some) =>
      applyEdits(source, jsModule.derive?.(jsModule.parse(source), 'pl', translations) ?? []);
    expect(derive(some)).toBe("export default {\n  a: '‹One›',\n};\n");
    const all = new Map(entries.map((entry) => [entry.missing.id, entry] as const));
    expect(derive(all)).toContain("    n_few: '‹# boats›',\n    n_many: '‹# boats›',\n    n_other: '‹# boats›',\n");
  });
});

test('the laws hold for any file and any text', () => {
  const piece = fc.constantFrom(
    "a: 'b',\n",
    '"c": "d",\n',
    'e: `f \u0024{g}`,\n',
    'h: `i`,\n',
    "'x'",
    '"',
    "'",
    '`',
    '\u0024{',
    '\\',
    ':',
    'B',
    '[',
    ']',
    '{',
    '}',
    '(',
    ')',
    ',',
    '=>',
    ';',
    '// n\n',
    '/*',
    '*/',
    '/',
    '\n',
    '\r\n',
    '...',
    'as const',
    'function',
    '😀',
    '<<<<<<< x\n',
    'export default ',
  );
  const value = fc.string({
    unit: fc.constantFrom('a', '7', '"', "'", '`', '\\', '\n', '\r', '$', '{', '}', 'é', '😀', '\0', '\u2028'),
    maxLength: 10,
  });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), value, (pieces, next) => {
      const text = `export default { ${pieces.join('')}`;
      expect(checkFormatLaws(jsModule, text, { texts: [next], prefixes: 3, refused: /closing quote/ })).toEqual([]);
    }),
    { numRuns: 600 },
  );
});

test('depth costs no stack; texts that lie too deep are left out', () => {
  const deep = (levels: number) => jsModule.parse(`export default ${'{ a: '.repeat(levels)}'b'${' }'.repeat(levels)}`);
  expect(deep(200).segments.count).toBe(1);
  expect(deep(20_000).segments.count).toBe(0);
  expect(problemsInEnglish(deep(20_000).problems).map(({ message }) => message)).toEqual([
    expect.stringContaining('200 levels deep'),
  ]);
  expect(jsModule.parse(`export default { a: ${'`\u0024{'.repeat(20_000)}`).segments.count).toBeLessThan(2);
});
