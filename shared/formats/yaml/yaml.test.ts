import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CST, Parser } from 'yaml';
import { plain } from '../../catalog/content.ts';
import { problemsInEnglish } from '../../catalog/problemsInEnglish.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { changeSegments } from '../change.ts';
import type { NewEntry } from '../format.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { formatFor } from '../formats.ts';
import { pairCatalogs } from '../pair.ts';
import { refusalOf } from '../refusalOf.ts';
import { yaml } from './yaml.ts';

const read = (text: string) =>
  yaml
    .parse(text)
    .segments.all()
    .map(({ id, target }) => [id, target?.value] as const);
const set = (text: string, id: string, value: string) =>
  changeSegments(yaml, yaml.parse(text), new Map([[id, { content: plain(value) }]]));
const pair = (target: string, source: string, language = 'de') =>
  pairCatalogs(yaml.parse(target), yaml.parse(source), { source: 'en', target: language });
const missing = (target: string, source: string, language = 'de'): NewEntry[] =>
  (pair(target, source, language).pair?.missing ?? []).map((entry) => ({
    missing: entry,
    content: plain(`‹${entry.source.target?.value}›`),
  }));
const fill = (target: string, source: string, language = 'de') =>
  changeSegments(yaml, pair(target, source, language), new Map(), missing(target, source, language));

describe('reading', () => {
  test('further lines of a quoted text may stand as far left as its key, as libyaml reads them', () => {
    for (const quote of ['"', "'"]) {
      const text = `en:\n  boat:\n    kind: ${quote}A dinghy, a yawl,\n    a ketch${quote}\n    name: Gull\n`;
      const catalog = yaml.parse(text);
      expect(catalog.problems).toEqual([]);
      expect(read(text)).toEqual([
        ['boat.kind', 'A dinghy, a yawl, a ketch'],
        ['boat.name', 'Gull'],
      ]);
      expect(set(text, 'boat.name', 'Tern').text).toBe(text.replace('Gull', 'Tern'));
    }
    expect(yaml.parse('en:\n  a: "open\n  b: "x"\n').problems).not.toEqual([]);
  });

  test('ids are key paths, in a Rails file without the language', () => {
    const rails = yaml.parse('# head\nde: # German\n  a:\n    b: x\n    "c d": y\n  l:\n  - p\n  - q: r\n');
    expect(rails).toMatchObject({ dialect: 'rails', targetLanguage: 'de', syntaxes: ['ruby'] });
    expect(rails.segments.all().map(({ id }) => id)).toEqual(['a.b', 'a.c d', 'l.0', 'l.1.q']);
    const nested = yaml.parse('title: x\nmenu: {open: y, "close": z}\n');
    expect(nested.dialect).toBe('nested');
    expect(nested.segments.all().map(({ id }) => id)).toEqual(['title', 'menu.open', 'menu.close']);
  });

  test('several languages in one file are told apart', () => {
    const catalog = yaml.parse('en:\n  a: x\nde:\n  a: y\n');
    expect(catalog.targetLanguage).toBeUndefined();
    expect(catalog.segments.all().map(({ id, targetLanguage }) => [id, targetLanguage])).toEqual([
      ['en.a', 'en'],
      ['de.a', 'de'],
    ]);
  });

  test('names the words that Ruby takes for booleans', () => {
    const problems = (text: string) =>
      problemsInEnglish(yaml.parse(text).problems).map(({ range, message }) => [range.start, message]);
    expect(problems('nb:\n  a: No\n  on: x\n  "off": \'yes\'\n  b: true\n  no one: x\n')).toEqual([
      [9, 'Ruby reads “No” without quotes as false; put it in quotes.'],
      [14, 'Ruby reads “on” without quotes as true; put it in quotes.'],
    ]);
    expect(problems('a: No one\nb: yes\n')).toEqual([]);
  });

  test('takes strings only: no numbers, booleans, dates, symbols, aliases or foreign tags', () => {
    const text = `a: 1\nb: 1.5e+3\nc: no\nd: ~\ne:\nf: 2024-01-02\ng: :year\nh: 0x1f\ni: 12:30\nj: !ruby/regexp /x/\nk: &k "on"\nl: *k\nm: !!str 12\nn: 1 of 2\no: .\np: 08\n`;
    expect(read('on: On\noff: Off\n')).toEqual([
      ['on', 'On'],
      ['off', 'Off'],
    ]);
    expect(read(text)).toEqual([
      ['k', 'on'],
      ['m', '12'],
      ['n', '1 of 2'],
      ['o', '.'],
      ['p', '08'],
    ]);
  });

  test('a full stop between thousands, as Rails has it, is a text that can be changed, and written in quotes', () => {
    const text = 'de:\n  number:\n    format:\n      delimiter: .\n      precision: 3\n      separator: ","\n';
    expect(read(text)).toEqual([
      ['number.format.delimiter', '.'],
      ['number.format.separator', ','],
    ]);
    expect(set(text, 'number.format.delimiter', ' ').text).toContain('delimiter: " "\n');
    expect(set(text, 'number.format.separator', '.').text).toContain('separator: "."\n');
    expect(set(text.replace('delimiter: .', 'delimiter: x'), 'number.format.delimiter', '.').text).toMatch(
      /delimiter: (['"])\.\1\n/,
    );
  });

  test.each([
    ['a: one\n  two\n\n  three', 'one two\nthree'],
    ["a: 'it''s\n  so '", "it's so "],
    ['a: "x\\n\\u00e9\\x41\\U0001F600\\_ \\\n   y\n\n  z"', 'x\né\x41😀\u00a0 y\nz'],
    ['a: |\n  lit\n    ind\n\n  x\n\n\nb: 1', 'lit\n  ind\n\nx\n'],
    ['a: |-\n  lit\n  x\nb: 1', 'lit\nx'],
    ['a: |+\n  lit\n\nb: 1', 'lit\n\n'],
    ['a: |2\n   lit\n  x\n', ' lit\nx\n'],
    ['a: >\n  fold\n  ed\n\n  para\n    more\n  less\n', 'fold ed\npara\n  more\nless\n'],
    ['a: >-\r\n  fold\r\n  ed\r\nb: 1\r\n', 'fold ed'],
    ['a: |\n\n  x\n', '\nx\n'],
    ['a: x # no', 'x'],
    ['a: x#y', 'x#y'],
  ])('%j', (text, value) => {
    expect(read(text)[0]).toEqual(['a', value]);
  });

  test('comments are notes and silence checks', () => {
    const text = 'en:\n  # For the menu.\n  # interline-ignore double-space\n  a: x # short\n\n  # far\n\n  b: y\n';
    const [a, b] = yaml.parse(text).segments;
    expect(a?.notes).toEqual([{ text: 'For the menu.\nshort' }]);
    expect(a?.ignored).toEqual(['double-space']);
    expect(b?.notes).toEqual([]);
  });

  test('forms of one message are plural, and _html keys are HTML', () => {
    const catalog = yaml.parse('en:\n  n:\n    one: "%{count} day"\n    other: "%{count} days"\n  t_html: <b>x</b>\n');
    expect(catalog.segments.at(0)?.plural).toEqual({
      group: 'n',
      kind: 'cardinal',
      category: 'one',
      idPattern: 'n.{category}',
    });
    expect(catalog.segments.at(2)?.syntaxes).toEqual(['ruby', 'markup']);
  });

  test.each([
    ['a: "x\n', 'not closed', '"x'],
    ['a:\n  b: [x\nc: d\n', 'not closed', '['],
    ['a: %{name} is here\n', 'starts with “%”', '%{name} is here'],
    ['a: note: this\n', 'with “: ” in it', 'note: this'],
    ['de:\n\ta: x\n', 'tabs', '\t'],
    ['a: *x\n', '“&x”', '*x'],
    ['a: "\\q"\n', 'no escape “\\q”', '\\q'],
    ['a: "x" y\n', 'closing quote', 'y'],
    ['a: x\nfoo\nb: y\n', 'no “:”', 'foo'],
    ['a: x\na: y\n', 'appears twice', 'a'],
    ['<<<<<<< HEAD\na: x\n=======\na: y\n>>>>>>> b\n', 'merge conflict', '<<<<<<< HEAD'],
    ['a: x\n}\n', 'cannot read', '}'],
    ['a: > 5 x\n', 'in the next line', '> 5 x'],
    ['a: |-2-\n  x\n', 'one digit from 1 to 9', '|-2-'],
    ['a: ,x\n', 'starts with “,”', ',x'],
    ['a: -\n', 'on a line of its own', '-'],
    ['a: - x\n', 'on a line of its own', '- x'],
    ['a:\n  b: "x"\n    c: "y"\n', 'indented differently', 'c: "y"'],
    ['a:\n    b: x\n  c: y\n', 'indented differently', 'c: y'],
    ['a:\n  b:\n    - x\n   - y\n', 'belongs to no list', '- y'],
    ['a:\n  b:\n  "x"\n  c: y\n', 'no “:”', '"x"'],
  ])('says what is wrong in %j', (text, message, place) => {
    const problem = problemsInEnglish(yaml.parse(text).problems).find((one) => one.message.includes(message));
    expect(problem, JSON.stringify(yaml.parse(text).problems)).toBeDefined();
    expect(text.slice(problem?.range.start, problem?.range.end)).toBe(place);
  });

  test.each(['a:\n  b: "x\ny"\n', 'a:\n  b:\n    "x\n  y"\n', "a:\n  b: ! 'x\ny'\n", "a:\n  é:\n    'x\n y'\n"])(
    'a quoted text goes on anywhere, as libyaml reads it: %j',
    (text) => {
      const { segments, problems } = yaml.parse(text);
      expect([...problems]).toEqual([]);
      expect(segments.all().map(({ target }) => target?.value)).toEqual(['x y']);
    },
  );

  test('goes on behind a fault, with the keys where they belong', () => {
    expect(read('en:\n  a: note: this\n  b: x\nlost\nde: z\n').map(([id]) => id)).toEqual(['en.b', 'de']);
  });

  test('a tab hides its own line only, and where all lines have tabs none', () => {
    const { segments, problems } = yaml.parse('en:\n  a: x\n\tb: y\n  c: z\n  d: w\n');
    expect(segments.all().map(({ id }) => id)).toEqual(['a', 'c', 'd']);
    expect(problemsInEnglish(problems).map(({ message }) => message)).toEqual([
      'YAML does not allow tabs for indentation; use spaces.',
    ]);
    expect(read('en:\n\ta: x\n\tb: y\n').map(([id]) => id)).toEqual(['a', 'b']);
  });

  test('thousands of faults in one line are one, and take no time', () => {
    const { segments, problems } = yaml.parse(`a: b\nc: d ${'} '.repeat(100_000)}\n${'}{'.repeat(50_000)}\ne: f\n`);
    expect(segments.all().map(({ id }) => id)).toContain('a');
    expect([...problems].length).toBeLessThan(5);
  });

  test.each(['[', '[a, ', '{a: ', '{a: b, c: {', '- ', '? ', ': ', 'a: ', ' a: ', '- ? ', 'a: b: '])(
    '%j again and again takes no stack and no time, and that is said',
    (part) => {
      const read = (head: string) => yaml.parse(`${head}${part.repeat(20_000)}\nz: y\n`);
      for (const head of ['de:\n  a: ', 'a:\n - ']) expect(read(head).segments.count).toBeLessThan(20);
      expect([...read('x: y\n').problems].length).toBeGreaterThan(0);
      expect(read('x: y\n').segments.count).toBeGreaterThan(0);
    },
  );

  test('reads 190 levels in brackets, and says where what is deeper is left out', () => {
    const deep = Array.from({ length: 2000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n');
    expect(yaml.parse(`${deep} x`).segments.count).toBe(1);
    const nested = (levels: number) => yaml.parse(`a: x\nb: ${'{c: '.repeat(levels)}y${'}'.repeat(levels)}\nd: z\n`);
    expect(nested(190).segments.count).toBe(3);
    const { segments, problems, text } = nested(2000);
    expect(segments.all().map(({ id }) => id)).toEqual(['a']);
    expect(problemsInEnglish(problems).map(({ message }) => message)).toEqual([
      'Values are nested more than 200 levels deep here; what follows is skipped.',
    ]);
    expect(text.slice([...problems][0]?.range.start)).toMatch(/^(?:\{c: )+y\}/);
  });
});

describe('claiming files', () => {
  test.each([
    ['config/locales/de.yml', 'de:\n  a: x\n', true],
    ['config/locales/devise.de.yml', '---\nde:\n  a: x\n', true],
    ['translations/messages.fr.yaml', 'title: Le titre\n', true],
    ['i18n/app.yaml', 'title: The harbour\nmenu:\n  open: Open\n', true],
    ['rails/en.yml', '# c\n"en":\n  a: x', true],
    ['docker-compose.yml', 'services:\n  web:\n    image: x\n', false],
    ['.github/workflows/ci.yml', 'name: Build it all\non: push\njobs:\n  a: b\n', false],
    ['k8s/app.yaml', 'apiVersion: v1\nkind: Service\n', false],
    ['openapi.yaml', 'openapi: 3.0.0\ninfo:\n  title: The harbour\n', false],
    ['config/application.yml', 'name: The harbour office\n', false],
    ['_config.yml', 'title: The harbour office\n', false],
    ['mkdocs.yml', 'site_name: The harbour office\n', false],
    ['cli/_wait_ga.yaml', '- release_tracks: [GA]\n  help: Waits\n', false],
    ['data/points.yml', 'a: 1\nb: 2\n', false],
  ])('%s', (path, text, claimed) => {
    expect(formatFor(path, text)?.id === 'yaml').toBe(claimed);
  });
});

test('a file is told from others in no time, whatever stands at its start', () => {
  for (const part of ['---\n', ' \n', '--- ', '%YAML ', '\n\n ', 'a-', '# ', '"']) {
    expect(formatFor('config/de.yml', `${part.repeat(1000)}!`)?.id).not.toBe('json');
  }
});

describe('editing', () => {
  test.each([
    ['a: one two # c\n', 'one 2', 'a: one 2 # c\n'],
    ['a: x\n', 'no', 'a: "no"\n'],
    ['a: x\n', '1.0', 'a: "1.0"\n'],
    ['a: x\n', '%{n} x', 'a: "%{n} x"\n'],
    ['a: x\n', 'b: c', 'a: "b: c"\n'],
    ['a: x\n', 'say "hi": now', `a: 'say "hi": now'\n`],
    ['a: x\n', '', 'a: ""\n'],
    ['a: x\n', 'l\nm', 'a: "l\\nm"\n'],
    ["a: 'it''s'\n", "it's it's", "a: 'it''s it''s'\n"],
    ["a: 'x'\n", 'l\nm', 'a: "l\\nm"\n'],
    ['a: "x\\n"\n', 'x\n"y"', 'a: "x\\n\\"y\\""\n'],
    ['a: {b: x}\n', 'y, z', 'a: {b: "y, z"}\n'],
    ['a: |\n  one\n  two\nb: c\n', 'one\n2\n', 'a: |\n  one\n  2\nb: c\n'],
    ['a: |\n  one\nb: c\n', 'one', 'a: |-\n  one\nb: c\n'],
    ['a: |\r\n   one\r\nb: c\r\n', 'one\nzwei\n', 'a: |\r\n   one\r\n   zwei\r\nb: c\r\n'],
    ['a: >-\n  one two\n  three\nb: c\n', 'one 2 three', 'a: >-\n  one 2\n  three\nb: c\n'],
    ['a: >\n  one\nb: c\n', 'one\ntwo\n', 'a: >\n  one\n\n  two\nb: c\n'],
    ['a: |\n  one\nb: c\n', ' in\n', 'a: |2\n   in\nb: c\n'],
    ['a: one\n  two\nb: c\n', 'one 2', 'a: one\n  2\nb: c\n'],
    ['a: &x one\nb: *x\n', 'on', 'a: &x "on"\nb: *x\n'],
    ['- x\n- y\n', 'z', '- z\n- y\n'],
  ])('%j becomes %j', (text, value, expected) => {
    const id = yaml.parse(text).segments.at(0)?.id ?? '';
    const changed = set(text, id, value);
    expect([...changed.refused]).toEqual([]);
    expect(changed.text).toBe(expected);
  });
});

describe('new entries and files', () => {
  const source =
    'en:\n  # about a\n  a: One\n  m:\n    x: Two\n    deep:\n      y: Three\n  n:\n    one: "%{count} day"\n    other: "%{count} days"\n  l:\n    - p\n    - q\n  z: Z\n';

  test('go beside their neighbours of the source, as the file writes', () => {
    expect(fill('de:\n    a: "Eins"\n    z: "Zett"\n', 'en:\n  a: 1x\n  m:\n    x: 2x\n  z: 3x\n').text).toBe(
      'de:\n    a: "Eins"\n    m:\n        x: "‹2x›"\n    z: "Zett"\n',
    );
    expect(fill('pl:\n  n:\n    one: x\n    other: y\n  z: Z', source, 'pl').text).toBe(
      'pl:\n  a: ‹One›\n  m:\n    x: ‹Two›\n    deep:\n      y: ‹Three›\n  n:\n    one: x\n    few: ‹%{count} days›\n    many: ‹%{count} days›\n    other: y\n  l:\n    - ‹p›\n    - ‹q›\n  z: Z',
    );
    expect(fill('', 'en:\n  a: x\n', 'no').text).toBe('"no":\n  a: ‹x›\n');
    expect(fill('de:\n', 'en:\n  a: x\n').text).toBe('de:\n  a: ‹x›\n');
    expect(fill('de:\n  m: {one: "x"}\n', 'en:\n  m: {one: y, two: z}\n').text).toBe(
      'de:\n  m: {one: "x", two: "‹z›"}\n',
    );
    expect(fill('a: [x]\n', 'a: [x, y]\n').text).toBe('a: [x, "‹y›"]\n');
  });

  test('a key without a text gets it there, and one that has something else keeps it', () => {
    const two = 'en:\n  a: One\n  b: Two\n';
    expect(fill('de:\n  a: # later\n  b: x\n', two).text).toBe('de:\n  a: ‹One› # later\n  b: x\n');
    expect(fill('de:\n  a: "x"\n  b: No\n', two).text).toBe('de:\n  a: "x"\n  b: "‹Two›"\n');
    expect(fill('de:\n  a:\n  b: ~\n', 'en:\n  a: |\n    x\n    y\n  b: z\n').text).toBe(
      'de:\n  a: "‹x\\ny\\n›"\n  b: ‹z›\n',
    );
    expect(fill('de: {a: , b: x}\n', 'en: {a: x, b: y}\n').text).toBe('de: {a: ‹x› , b: x}\n');
    expect(refusalOf(fill('de:\n  a:\n    x: 5\n  b: x\n', two), 'a')).toContain('something else');
  });

  test('are refused where the file is broken', () => {
    expect(refusalOf(fill('de:\n  a: "x\n', 'en:\n  a: x\n  b: y\n'), 'b')).toContain('not well formed');
  });

  test('lines of a text that start like comments are no notes, and stay when the entry behind them goes', () => {
    const source = 'a: |\n  Deck\n  # interline-ignore\nb: Bow\nc: "Heck\n  # oben"\nd: x\n';
    const { segments } = yaml.parse(source, 'locales/en.yml');
    expect(segments.all().map(({ notes, ignored }) => [notes, ignored])).toEqual(segments.all().map(() => [[], []]));
    const some = new Map(
      missing('', source, 'de').flatMap((one) => (/[ac]/.test(one.missing.id) ? [[one.missing.id, one]] : [])),
    );
    const derived = applyEdits(source, yaml.derive?.(yaml.parse(source), 'de', some) ?? []);
    expect(derived).toBe('a: |-\n  ‹Deck\n  # interline-ignore\n  ›\nc: "‹Heck # oben›"\n');
  });

  test('a derived file has its language at the root and what is translated', () => {
    const derive = (language: string, ...ids: string[]) => {
      const all = new Map(missing('', source, language).map((entry) => [entry.missing.id, entry]));
      const some = new Map([...all].filter(([id]) => ids.includes(id)));
      return applyEdits(source, yaml.derive?.(yaml.parse(source), language, some) ?? []);
    };
    expect(derive('de', 'a', 'm.deep.y', 'z')).toBe(
      'de:\n  # about a\n  a: ‹One›\n  m:\n    deep:\n      y: ‹Three›\n  z: ‹Z›\n',
    );
    expect(derive('ru', 'n.one', 'n.few', 'n.many', 'n.other')).toBe(
      'ru:\n  n:\n    one: "‹%{count} day›"\n    few: "‹%{count} days›"\n    many: "‹%{count} days›"\n    other: "‹%{count} days›"\n',
    );
    expect(derive('ja', 'n.other', 'l.1')).toBe('ja:\n  n:\n    other: "‹%{count} days›"\n  l:\n    - ""\n    - ‹q›\n');
  });
});

describe('laws', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'a',
      'b',
      ': ',
      ':',
      '\n',
      '\n  ',
      '\n    ',
      '- ',
      '"',
      "'",
      '|',
      '>',
      '|-',
      '>+',
      '{',
      '}',
      '[',
      ']',
      ',',
      '#',
      ' # c',
      '&x ',
      '*x',
      '\\',
      '\t',
      '\r\n',
      '---\n',
      '? ',
      '!t ',
      'é',
      '😀',
      '%',
    ),
    fc.string({ unit: 'binary', maxLength: 2 }),
  );
  const text = fc.array(piece, { maxLength: 30 }).map((parts) => parts.join(''));

  test('hold for any text, but for edits of what is broken', () => {
    fc.assert(
      fc.property(text, (any) => {
        const broken = [...yaml.parse(any).problems].some(({ severity }) => severity === 'error');
        expect(checkFormatLaws(yaml, any, { prefixes: 2, edits: broken ? 0 : 4 })).toEqual([]);
      }),
      { numRuns: 400, examples: [['|---\n\n    ']] },
    );
  });

  const value = fc.oneof(
    fc.constantFrom(
      'no',
      'x',
      ' x',
      'x ',
      '- x',
      'a: b',
      '# c',
      "it's",
      '"q"',
      'l\nm',
      'l\n\nm\n',
      '\n',
      '\\',
      '{a}',
      '[b',
      '%{c} d',
      ':sym',
      '1',
      '~',
      '...',
      '---',
      '@x',
      'x #y',
      'x:',
    ),
    fc.string({ unit: 'binary', maxLength: 10 }),
    fc
      .array(fc.constantFrom('a', ' ', '\n', "'", '"', ':', '#', '\\', 'b'), { maxLength: 9 })
      .map((parts) => parts.join('')),
  );
  const scalars = [
    'x',
    "'x y'",
    '"x\\ty"',
    '|\n    x\n    y',
    '|-\n    x',
    '|+\n    x\n',
    '>\n    x\n    y\n\n    z',
    'x\n    y',
    "'x\n    y'",
    '"x\n    y\\\n    z"',
    '""',
    '>2-\n     x',
  ];

  test('any value can stand in any kind of scalar', () => {
    fc.assert(
      fc.property(fc.constantFrom(...scalars), value, fc.boolean(), (scalar, wanted, crlf) => {
        const lines = `de:\n  a: ${scalar}\n  b: z\n`;
        const before = crlf ? lines.replaceAll('\n', '\r\n') : lines;
        const changed = set(before, 'a', wanted);
        expect([...changed.refused]).toEqual([]);
        expect(changed.catalog.segments.all().map(({ target }) => target?.value)).toEqual([wanted, 'z']);
      }),
      { numRuns: 800 },
    );
  });

  test('a block of blank lines is an empty text that can become any other', () => {
    const blocks = ['>\n    \n  ', '|\n    \n', '>-\n    \n', '>\n    \n  \n', '>'];
    for (const block of blocks) {
      for (const rest of block.endsWith(' ') ? [''] : ['', '\n  z: Ende\n', '\n\n  z: Ende\n']) {
        const text = `en:\n  a: ${block}${rest}`;
        expect(read(text)[0], text).toEqual(['a', '']);
        for (const value of ['x', 'x\n', 'x\n\n\n', '\n', ' x\n', '# x', '- x: y', 'x\n\n y\n']) {
          expect(read(set(text, 'a', value).text), text).toEqual([['a', value], ...(rest ? [['z', 'Ende']] : [])]);
        }
      }
    }
  });

  test('scalars read as the yaml package reads them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...scalars), value, (scalar, wanted) => {
        const after = set(`de:\n  a: ${scalar}\n  b: z\n`, 'a', wanted).text;
        const [document] = [...new Parser().parse(after)];
        const root = document?.type === 'document' && document.value?.type === 'block-map' ? document.value : undefined;
        const map = root?.items[0]?.value;
        const token = map?.type === 'block-map' ? map.items[0]?.value : undefined;
        const faults: string[] = [];
        const read = CST.resolveAsScalar(token as CST.FlowScalar, true, (_at, code) => faults.push(code));
        expect(faults).toEqual([]);
        expect(read?.value).toBe(wanted);
      }),
      { numRuns: 400 },
    );
  });
});

test('a file with lines of a template language is left to it', () => {
  const text = 'en:\n  harbour:\n<% for name in names -%>\n    <%= name %>: Pier\n<% end -%>\n';
  expect(yaml.detect?.('config/locales/en.yml', text)).toBeFalsy();
  expect(yaml.detect?.('config/locales/en.yml', 'en:\n  pier: Pier <%= name %>\n')).toBeTruthy();
});

test('a form of a plural without a text does not hide the others', () => {
  const { segments } = yaml.parse('ar:\n  boats:\n    few: "قوارب"\n    other: "قارب"\n    zero:\n');
  expect(segments.all().map(({ plural }) => plural?.category)).toEqual(['few', 'other']);
});

test('the three forms that Slavic languages count with are a plural without “other”', () => {
  const { segments } = yaml.parse('uk:\n  boats:\n    one: "%{count} човен"\n    few: "%{count} човни"\n    many: x\n');
  expect(segments.all().map(({ plural }) => plural?.category)).toEqual(['one', 'few', 'many']);
  const words = yaml.parse('uk:\n  sizes:\n    few: "мало"\n    many: "багато"\n');
  expect(words.segments.all().map(({ plural }) => plural)).toEqual([undefined, undefined]);
});
