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
import { json } from './json.ts';

const ids = (text: string, path?: string) =>
  json
    .parse(text, path)
    .segments.all()
    .map((segment) => segment.id);
const set = (text: string, id: string, value: string, path?: string) =>
  changeSegments(json, json.parse(text, path), new Map([[id, { content: plain(value) }]]));

/** Fills everything that the target lacks with the source's text in angle quotes. */
function fill(source: string, target: string, language = 'de', path = 'en.json') {
  const catalog = pairCatalogs(json.parse(target, path), json.parse(source, path), { source: 'en', target: language });
  const entries = (catalog.pair?.missing ?? []).map((missing) => ({
    missing,
    content: plain(`‹${missing.source.target?.value}›`),
  }));
  const changed = changeSegments(json, catalog, new Map(), entries);
  expect([...changed.refused]).toEqual([]);
  return changed.text;
}

/** A new file with translations of some ids; a third part names the category of a new plural form. */
function derive(source: string, language: string, texts: readonly [string, string, string?][], path = 'en.json') {
  const catalog = json.parse(source, path);
  const pair = pairCatalogs(json.parse('{}', path), catalog, { source: 'en', target: language }).pair;
  const translations = new Map<string, NewEntry>();
  for (const [id, text] of texts) {
    const missing = pair?.missing.find((entry) => entry.id === id);
    if (!missing) throw new Error(`${id} is not missing`);
    translations.set(id, { missing, content: plain(text) });
  }
  return applyEdits(source, json.derive?.(catalog, language, translations) ?? []);
}

describe('reading', () => {
  test('ids are key paths, unique ones for keys that are there twice', () => {
    const text = '{"a":{"b":["x",{"c":"y"},"z"]},"a.b":"flat","":"empty","d":"1","d":"2","n":1}';
    const catalog = json.parse(text);
    expect(catalog.segments.all().map((segment) => segment.id)).toEqual([
      'a.b.0',
      'a.b.1.c',
      'a.b.2',
      'a.b',
      '',
      'd',
      'd~2',
    ]);
    expect(problemsInEnglish(catalog.problems)).toMatchObject([
      { id: 'duplicate-id', message: expect.stringContaining('“d”') },
    ]);
  });

  test('leaves out who translated the messages of MediaWiki', () => {
    const text = '{"@metadata":{"authors":["Skipper"]},"hello":"Hi {{GENDER:$1|sailor}}"}';
    expect(json.parse(text, 'i18n/en.json').segments.all()).toMatchObject([{ id: 'hello' }]);
  });

  test('names the arguments of ARB, and its language', () => {
    const text =
      '{"@@locale":"pt_BR","hi":"Oi {name}","@hi":{"description":"A greeting","context":"home","placeholders":{"name":{}}}}';
    const catalog = json.parse(text, 'app_pt.arb');
    expect(catalog).toMatchObject({ dialect: 'arb', targetLanguage: 'pt_BR', syntaxes: ['icu'] });
    expect(catalog.segments.all()).toMatchObject([
      { id: 'hi', context: 'home', declaredPlaceholders: ['name'], notes: [{ text: 'A greeting' }] },
    ]);
    expect(catalog.segments.count).toBe(1);
  });

  test('reads the message of Chrome entries and the default message of FormatJS ones', () => {
    const chrome = '{"hi":{"message":"Hi $NAME$","description":"d","placeholders":{"name":{"content":"$1"}}}}';
    const messages = json.parse(chrome, '_locales/en/messages.json');
    expect(messages.dialect).toBe('chrome');
    expect(messages.segments.all()).toMatchObject([
      { id: 'hi', declaredPlaceholders: ['name'], notes: [{ text: 'd' }] },
    ]);
    expect(json.parse('{"x1":{"defaultMessage":"Hi","description":"d"}}').dialect).toBe('formatjs');
    const angular = json.parse('{"locale":"fr","translations":{"12":"Oui"}}');
    expect(angular).toMatchObject({ dialect: 'angular', targetLanguage: 'fr' });
    expect(angular.segments.at(0)?.id).toBe('12');
  });

  test('knows i18next plurals from words that only look like them', () => {
    const text =
      '{"cart":{"item_one":"{{count}} item","item_other":"{{count}} items","place_ordinal_two":"2nd","place_ordinal_other":"nth","step_one":"x","step_two":"y"}}';
    const plurals = json
      .parse(text)
      .segments.all()
      .map((segment) => segment.plural?.idPattern);
    const item = 'cart.item_{category}';
    const place = 'cart.place_ordinal_{category}';
    expect(plurals).toEqual([item, item, place, place, undefined, undefined]);
    expect(json.parse(text).segments.at(2)?.plural).toMatchObject({ group: 'cart.place', kind: 'ordinal' });
  });

  test.each([
    ['{"a":"x" "b":"y"}', ['a', 'b'], 'A comma is missing'],
    ['{"a":"x","b":}', ['a'], 'A value is missing'],
    ['{"a":{"b":"x"', ['a.b'], 'not closed'],
    ['{"a":"x"]}', ['a'], 'has no “[” before it'],
    ['{"a":"half\n,"b":"y"}', ['b'], 'no closing quote'],
    ['{"a":"\\q"}', ['a'], 'has no escape “\\q”'],
    ['{"\\p a":"b"}', ['\\p a'], 'has no escape “\\p”'],
    ['{"a\t":"b"}', ['a\t'], 'must be written as an escape'],
    ['{"a":[}', [], 'not closed'],
    ['{"a":"x"}}', ['a'], 'has no “{” before it'],
  ])('goes on behind the fault in %s', (text, expected, message) => {
    const catalog = json.parse(text);
    expect(catalog.segments.all().map((segment) => segment.id)).toEqual(expected);
    expect(problemsInEnglish(catalog.problems)[0]?.message).toContain(message);
  });

  test('takes numbers as JSON writes them, and no others', () => {
    const faults = (number: string) =>
      problemsInEnglish(json.parse(`{"n":${number},"a":"x"}`).problems).map(({ message }) => message);
    for (const number of ['0', '-0', '12', '-1.5', '0.10e+3', '1E-2', '2e0']) expect(faults(number)).toEqual([]);
    for (const number of ['2.', '-2.', '0e', '0e+', '1.0e-', '0.e1', '1e', '2.e3'])
      expect(faults(number)).toEqual([expect.stringContaining('is not a JSON number')]);
  });

  test('takes comments and trailing commas in its stride', () => {
    const text = '{ // head\n "a": "x", /* tail */ }';
    expect([...json.parse(text, 'a.jsonc').problems].filter((problem) => problem.severity === 'error')).toEqual([]);
    expect(json.parse(text, 'a.json').segments.count).toBe(1);
  });

  test.each([
    ['a tab', '{"a":"x\ty","b":"z"}', ['a', 'b'], 'must be written as an escape'],
    ['a control character', '{"a":"x\u0001y","b":"z\\n"}', ['a', 'b'], 'must be written as an escape'],
    ['a line end behind an escape', '{"a":"x\\n\n,"b":"z"}', ['b'], 'no closing quote'],
    ['a quote behind a broken escape', '{"a":"x\\u12\\"y","b":"z"}', ['a', 'b'], 'has no escape'],
    ['no end', '{"a":"x\\\\","b":"z', ['a'], 'no closing quote'],
  ])('reads a string with %s', (_what, text, expected, message) => {
    const catalog = json.parse(text);
    expect(catalog.segments.all().map((segment) => segment.id)).toEqual(expected);
    expect(problemsInEnglish(catalog.problems)[0]?.message).toContain(message);
  });

  test('reads depth 30,000 without falling over, and says which texts it leaves out', () => {
    const nested = (levels: number) => json.parse(`${'{"a":"b","c":'.repeat(levels)}0${'}'.repeat(levels)}`);
    expect(nested(200).problems).toEqual([]);
    const { segments, problems, text } = nested(30_000);
    expect(segments.all().map(({ id }) => id.length)).toEqual(Array.from({ length: 201 }, (_, level) => 2 * level + 1));
    expect(problemsInEnglish(problems).map(({ message }) => message)).toEqual([
      'Values are nested more than 200 levels deep here; texts further down are skipped.',
    ]);
    expect(text.slice(0, [...problems][0]?.range.start)).toHaveLength(201 * 13);
    expect(ids('['.repeat(100_000))).toEqual([]);
  });
});

describe('claiming files', () => {
  test.each([
    ['locales/de/app.json', '{"a":"b"}', true],
    ['src/en.json', '{"a":"b"}', true],
    ['app_pt_BR.arb', '', true],
    ['_sidebar.html.arb', 'div do\n  para pier.name\nend\n', false],
    ['strings.json', '{"title":"Your cart","empty":"Nothing here yet"}', true],
    ['package.json', '{"name":"x","description":"Some words here"}', false],
    ['tsconfig.base.json', '{"compilerOptions":{}}', false],
    ['languages/package.json', '{"name":"boats","private":true,"exports":{".":"./index.ts"}}', false],
    ['locales/en/package.json', '{"title":"Your package","private":"Private"}', true],
    ['lang/dateTimeFormats/de.json', '{"short":{"month":"short","day":"numeric"}}', false],
    ['lang/de.json', '{"month":"Monat","day":"Tag","short":"Kurz"}', true],
    ['i18n/_missing_translations_de.json', '{"@@info":["x"],"main":{"save":"Save"}}', false],
    ['.vscode/settings.json', '{"a":"Some words here"}', false],
    ['data.json', '{"version":3,"sources":["a.js"],"mappings":"AAAA"}', false],
    ['config.schema.json', '{"title":"Some words here"}', false],
    ['messages/fi.json', '{"$schema":"https://example.com/messages","ok":"Lähetä","ask":"Poistetaanko kaikki?"}', true],
    ['layouts/fi.json', '{"$schema":"./layout.json","rows":3,"columns":12,"first":"Q"}', false],
    ['points.json', '[{"x":1}]', false],
    ['manifest-ff.json', '{"manifest_version":3,"name":"Rowing Club","description":"Who rows when"}', false],
    ['hull_lv.json', '{"parent":"item/generated","textures":{"layer0":"boats:items/hull_lv"}}', false],
    ['app_lv.json', '{"ok":"labi","path":"a/b"}', true],
    ['app_lv.json', '{}', true],
  ])('%s', (path, text, claimed) => {
    expect(formatFor(path, text)?.id === 'json').toBe(claimed);
  });

  test('the keys of a keyboard are no texts, single letters among texts are', () => {
    const keys = [...'áàâäãåąæāªçć'].map((label) => ({ $: 'key', label }));
    expect(formatFor('layouts/it.json', JSON.stringify({ a: { main: keys } }))).toBeUndefined();
    const words = Object.fromEntries(keys.map(({ label }, i) => [`l${i}`, [label, 'Vela', 'Molo e corda']]));
    expect(formatFor('locales/it.json', JSON.stringify(words))?.id).toBe('json');
  });
});

describe('editing', () => {
  test('changes the fewest characters, escapes as needed', () => {
    const text = '{\r\n\t"a" : "x\\/\\u00e9 one" , "b":"y"}';
    expect(set(text, 'a', 'x/é "two"\n').text).toBe('{\r\n\t"a" : "x\\/\\u00e9 \\"two\\"\\n" , "b":"y"}');
  });

  test('writes \\u escapes where the file writes nothing else', () => {
    expect(set('{"a":"\\u00e9","b":""}', 'b', 'é😀').text).toBe('{"a":"\\u00e9","b":"\\u00e9\\ud83d\\ude00"}');
  });

  test('repairs a broken escape instead of making another of it', () => {
    expect(set('{"a":"x\\qy"}', 'a', 'x\\ny').text).toBe('{"a":"x\\\\ny"}');
  });
});

describe('adding entries', () => {
  test('puts them beside their neighbours of the source, in the layout of the file', () => {
    const source = '{\n  "a": "1",\n  "b": { "x": "2", "y": "3" },\n  "c": { "d": { "e": "4" } },\n  "f": "5"\n}\n';
    const target = '{\r\n\t"a" : "eins", // first\r\n\t"b" : {\r\n\t\t"y" : "drei"\r\n\t}\r\n}\r\n';
    expect(fill(source, target)).toBe(
      '{\r\n\t"a" : "eins", // first\r\n\t"b" : {\r\n\t\t"x" : "‹2›",\r\n\t\t"y" : "drei"\r\n\t},\r\n\t"c" : {\r\n\t\t"d" : {\r\n\t\t\t"e" : "‹4›"\r\n\t\t}\r\n\t},\r\n\t"f" : "‹5›"\r\n}\r\n',
    );
  });

  test('keeps a minified file minified, fills empty ones', () => {
    expect(fill('{"a":"1","b":{"c":"2"}}', '{"b":{}}')).toBe('{"a":"‹1›","b":{"c":"‹2›"}}');
    expect(fill('{\n  "a": "1"\n}\n', '{}')).toBe('{\n  "a": "‹1›"\n}');
    expect(fill('{\n  "a": "1"\n}\n', '')).toBe('{\n  "a": "‹1›"\n}\n');
    expect(fill('{\n  "a": "1"\n}\n', '{\n}\n')).toBe('{\n  "a": "‹1›"\n}\n');
  });

  test('keeps a trailing comma and the comments around it', () => {
    expect(fill('{"a":"1","b":"2"}', '{\n  // about a\n  "a": "eins", // tail\n}')).toBe(
      '{\n  // about a\n  "a": "eins", // tail\n  "b": "‹2›",\n}',
    );
    expect(fill('{"a":"1","b":"2"}', '{\n  "a": "eins" // tail\n}')).toBe('{\n  "a": "eins", // tail\n  "b": "‹2›"\n}');
  });

  test('adds the plural forms of the language beside the others', () => {
    const source = '{\n  "n_one": "{{count}} item",\n  "n_other": "{{count}} items",\n  "z": "Z"\n}';
    const target = '{\n  "n_one": "jeden",\n  "n_other": "wiele",\n  "z": "Z"\n}';
    expect(Object.keys(JSON.parse(fill(source, target, 'pl')))).toEqual(['n_one', 'n_few', 'n_many', 'n_other', 'z']);
  });

  test('copies what Chrome needs around a message', () => {
    const source = '{"a":{"message":"Hi $N$","placeholders":{"n":{"content":"$1"}}},"b":{"message":"B"}}';
    expect(JSON.parse(fill(source, '{"b":{"message":"B"}}', 'de', '_locales/de/messages.json'))).toEqual({
      a: { message: '‹Hi $N$›', placeholders: { n: { content: '$1' } } },
      b: { message: 'B' },
    });
  });

  test('makes lists, and adds to them at the end only', () => {
    expect(fill('{"l":["1","2"]}', '{"l":["eins"]}')).toBe('{"l":["eins","‹2›"]}');
    expect(fill('{"l":["1","2"]}', '{}')).toBe('{"l":["‹1›","‹2›"]}');
  });

  test('gives a key without a text its text, and refuses one that has something else', () => {
    expect(fill('{"a":"1","b":"2"}', '{\n  "a": null, // later\n  "b": "x"\n}\n')).toBe(
      '{\n  "a": "‹1›", // later\n  "b": "x"\n}\n',
    );
    expect(fill('{"a":"1","b":"2","c":"3"}', '{ "a": "x", "b": 5 }')).toBe('{ "a": "x", "b": "‹2›", "c": "‹3›" }');
    expect(fill('{"m":{"x":"1","y":"2"},"l":["p","q"]}', '{\n  "m": null,\n  "l": ["P", null]\n}\n')).toBe(
      '{\n  "m": {\n    "x": "‹1›",\n    "y": "‹2›"\n  },\n  "l": ["P", "‹q›"]\n}\n',
    );
    const other = pairCatalogs(json.parse('{"a":{"x":1}}'), json.parse('{"a":"1"}'), { source: 'en', target: 'de' });
    const entries = (other.pair?.missing ?? []).map((missing) => ({ missing, content: plain('x') }));
    expect(refusalOf(changeSegments(json, other, new Map(), entries), 'a')).toContain('something else');
  });

  test('refuses a file that is not well formed', () => {
    const catalog = pairCatalogs(json.parse('{"a":"x"'), json.parse('{"a":"1","b":"2"}'), {
      source: 'en',
      target: 'de',
    });
    const entries = (catalog.pair?.missing ?? []).map((missing) => ({ missing, content: plain('x') }));
    expect(refusalOf(changeSegments(json, catalog, new Map(), entries), 'b')).toContain('not well formed');
  });
});

describe('deriving a file', () => {
  const source =
    '{\n  // greeting\n  "hello": "Hello",\n  "bye": "Bye", // parting\n  "deep": {\n    "only": { "x": "X" },\n    "n": 5\n  },\n  "last": "Last"\n}\n';

  test('keeps order, layout and comments, and leaves out what has no translation', () => {
    expect(
      derive(source, 'de', [
        ['hello', 'Hallo'],
        ['bye', 'Tschüs'],
      ]),
    ).toBe('{\n  // greeting\n  "hello": "Hallo",\n  "bye": "Tschüs" // parting\n}\n');
    expect(derive(source, 'de', [['deep.only.x', 'Y']])).toBe(
      '{\n  "deep": {\n    "only": { "x": "Y" },\n    "n": 5\n  }\n}\n',
    );
    expect(derive('{"a":"1","b":"2","c":"3"}', 'de', [['b', 'zwei']])).toBe('{"b":"zwei"}');
    expect(derive('{ "a": "1", "b": "2" }', 'de', [['b', 'zwei']])).toBe('{ "b": "zwei" }');
    expect(derive('{"a":"1"}', 'de', [])).toBe('{}');
  });

  test('gives the plural forms of the language', () => {
    const plural = '{\n  "n_one": "{{count}} item",\n  "n_other": "{{count}} items"\n}\n';
    expect(
      derive(plural, 'ru', [
        ['n_one', 'а'],
        ['n_few', 'б'],
        ['n_many', 'в'],
        ['n_other', 'г'],
      ]),
    ).toBe('{\n  "n_one": "а",\n  "n_few": "б",\n  "n_many": "в",\n  "n_other": "г"\n}\n');
    expect(derive(plural, 'ja', [['n_other', '個']])).toBe('{\n  "n_other": "個"\n}\n');
  });

  test('keeps ids of resources beside what is translated', () => {
    const source = '{\n  "a": { "sail": "skerry:gaff", "hi": "Hi" },\n  "b": { "sail": "skerry:jib", "ho": "Ho" }\n}\n';
    expect(derive(source, 'de', [['a.hi', 'Hallo']])).toBe('{\n  "a": { "sail": "skerry:gaff", "hi": "Hallo" }\n}\n');
  });

  test('changes the language of ARB files, whose template alone has attributes', () => {
    const arb = '{\n  "@@locale": "en",\n  "a": "A",\n  "@a": { "description": "d" },\n  "b": "B",\n  "@b": {}\n}\n';
    expect(derive(arb, 'pt-BR', [['b', 'Bê']], 'app_en.arb')).toBe('{\n  "@@locale": "pt_BR",\n  "b": "Bê"\n}\n');
  });

  test('keeps the places in a list', () => {
    expect(derive('{"l":["1","2"],"m":["3"]}', 'de', [['l.1', 'zwei']])).toBe('{"l":["","zwei"]}');
  });

  test('always gives JSON with just the translated texts', () => {
    const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom('x', 'y z'),
        fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('node'), { maxKeys: 3 }),
      ),
    })).node;
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), value),
        fc.nat(1000),
        fc.constantFrom(0, 2),
        (object, seed, indent) => {
          const text = JSON.stringify(object, undefined, indent);
          const all = ids(text);
          const chosen = all.filter((_, i) => (seed >> (i % 10)) % 2 === 1);
          const result = derive(
            text,
            'de',
            chosen.map((id) => [id, `‹${id}›`]),
          );
          expect(() => JSON.parse(result)).not.toThrow();
          const catalog = json.parse(result);
          expect(catalog.problems).toEqual([]);
          expect(catalog.segments.all().map((segment) => [segment.id, segment.target?.value])).toEqual(
            chosen.map((id) => [id, `‹${id}›`]),
          );
          expect(fill(text, result)).toBeTruthy();
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('laws', () => {
  test('hold on any JSON, and on what is left of it', () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: 'binary', maxDepth: 3 }), fc.nat(), (text, cut) => {
        expect(checkFormatLaws(json, text, { prefixes: 5, edits: 2 })).toEqual([]);
        const broken = text.slice(0, cut % (text.length + 1)) + text.slice((cut % (text.length + 1)) + 1);
        expect(checkFormatLaws(json, broken, { prefixes: 2, edits: 1 })).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

test('of very many keys those that are there twice get ids of their own, whatever the others are called', () => {
  const others = Array.from({ length: 500_000 }, (_, i) => `"k${i}":"x"`).join(',');
  for (const [more, ids, faults] of [
    ['"k7":"a","k7":"b"', ['k7~2', 'k7~3'], ['duplicate-id', 'duplicate-id']],
    ['"k7~2":"a","k7":"b"', ['k7~2', 'k7~3'], ['duplicate-id']],
  ] as const) {
    const { segments, problems } = json.parse(`{${others},${more}}`, 'en.json');
    expect(
      segments
        .all()
        .slice(-2)
        .map(({ id }) => id),
    ).toEqual(ids);
    expect([...problems].map(({ id }) => id)).toEqual(faults);
  }
});
