import { describe, expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { problemsInEnglish } from '../../catalog/problemsInEnglish.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { changeSegments } from '../change.ts';
import type { NewEntry } from '../format.ts';
import { pairCatalogs } from '../pair.ts';
import { reparse } from '../reparse.ts';
import { json } from './json.ts';
import type { JsonDialect } from './jsonDialect.ts';

const dialect = (value: unknown, path?: string) => json.parse(JSON.stringify(value), path).dialect;

test.each<[JsonDialect, unknown, string?]>([
  ['i18next', { n_one: '{{count}} day', n_other: '{{count}} days' }],
  ['i18next', { a: 'See $t(b)' }],
  ['i18next', { a: 'Hi {{name}}' }, 'public/locales/en/app.json'],
  ['i18next-v3', { n: '{{count}} day', n_plural: '{{count}} days' }],
  ['i18next-v3', { n_0: '{{count}} день', n_1: '{{count}} дня', n_2: '{{count}} дней' }],
  ['nested', { step_0: 'First', step_1: 'Second' }],
  ['ngx-translate', { a: 'Hi {{ name }}' }, 'src/assets/i18n/en.json'],
  ['vue', { a: 'Hi {name}', b: '@:menu.open it' }],
  ['vue', { a: 'no cars | {n} car | {n} cars' }],
  ['vue', { a: "me{'@'}example.org" }],
  ['nested', { a: 'Home | Shop', b: 'Hi {name}' }],
  ['laravel', { 'Welcome back, :name': 'Willkommen, :name' }],
  ['laravel', { x: '{0} None|[1,*] :count', 'See :page': 'Siehe :page' }],
  ['laravel', { greeting: 'Hallo :name' }, 'lang/de.json'],
  ['nested', { greeting: 'Note:see below, at 10:30' }, 'lang/de.json'],
  ['slang', { 'hours(plural, param=h)': { one: '{h} hour', other: '{h} hours' } }],
  ['slang', { a: 'Hi $name' }, 'strings_de.i18n.json'],
  ['slang', { '@@locale': 'de', menu: { open: 'Öffnen' } }],
  ['nested', { 'Files (plural)': 'Dateien' }],
  ['arb', { '@@locale': 'de', open: 'Öffnen' }],
  ['chrome', { a: { message: 'Hi $NAME$' } }],
  ['structured', { a: { message: '{n, plural, one {#} other {#}}', description: 'd' } }],
  ['structured', { a: { string: 'Hi', developer_comment: 'd', character_limit: 20 } }],
  ['structured', { a: { translation: 'Hi', notes: 'd' } }],
  ['formatjs', { a: { defaultMessage: 'Hi' } }],
  [
    'formatjs-compiled',
    {
      a: [
        { type: 0, value: 'Hi ' },
        { type: 1, value: 'name' },
      ],
      b: 'Plain',
    },
  ],
  ['nested', { a: [{ title: 'One' }] }],
  ['angular', { locale: 'de', translations: { '12': 'Hallo {$PH}' } }],
])('%s: %j', (expected, value, path) => expect(dialect(value, path)).toBe(expected));

describe('reading', () => {
  test('compiled messages have nothing to translate, and a note says so', () => {
    const catalog = json.parse('{"a":[{"type":0,"value":"Hi"}]}');
    expect(catalog.segments.all()).toEqual([]);
    expect(problemsInEnglish(catalog.problems)).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('compiled') },
    ]);
  });

  test('structured files say notes, context and the length', () => {
    const text =
      '{"a":{"string":"Hi","developer_comment":"short","context":"menu","character_limit":20},"b":{"string":"Yes"}}';
    expect(json.parse(text).segments.all()).toMatchObject([
      { id: 'a', notes: [{ text: 'short' }], context: 'menu', maxLength: { max: 20, unit: 'char' } },
      { id: 'b', target: { value: 'Yes' } },
    ]);
  });

  test('slang: modifiers and comments are no texts', () => {
    const text =
      '{"@@info":["x"],"days(plural, param=d)":{"one":"{d} day","other":"{d} days"},"tip(rich)":"Press $ok(here)","@tip":"A button","nth(ordinal)":{"one":"st","other":"th"}}';
    expect(json.parse(text).segments.all()).toMatchObject([
      { id: 'days.one', declaredPlaceholders: ['d'], plural: { group: 'days', category: 'one' } },
      { id: 'days.other' },
      { id: 'tip', notes: [{ text: 'A button' }] },
      { id: 'nth.one', plural: { kind: 'ordinal' } },
      { id: 'nth.other' },
    ]);
  });

  test('remarks under conventional keys are no texts', () => {
    const text =
      '{"$schema":"x.json","_comment":"note","_comment_on_sails_":"w","__comment2":"z","//":"y","_commented":"Ho","a":"Hi"}';
    expect(
      json
        .parse(text)
        .segments.all()
        .map(({ id }) => id),
    ).toEqual(['_commented', 'a']);
    const { segments } = json.parse('{"@@locale":"en","_comment":"note","a":"Hi"}', 'app_en.arb');
    expect(segments.all().map(({ id }) => id)).toEqual(['a']);
  });

  test('ids of resources are no texts', () => {
    const text =
      '{"boats":[{"sail":"skerry:sails/gaff","title":"Rigging"}],"time":"5:30","clock":"hh:mm","site":"https://boats.example/a","tip":"tip: reef"}';
    const { segments } = json.parse(text);
    expect(
      segments
        .all()
        .filter(({ translatable }) => !translatable)
        .map(({ id }) => id),
    ).toEqual(['boats.0.sail']);
  });

  test('a key with dots and the same path of keys hide one another', () => {
    const catalog = json.parse('{"a.b":"flat","a":{"b":"deep"}}');
    expect(catalog.segments.all().map((segment) => segment.id)).toEqual(['a.b', 'a.b~2']);
    expect(problemsInEnglish(catalog.problems)).toMatchObject([
      { id: 'duplicate-id', message: expect.stringContaining('nested') },
    ]);
  });
});

const v3 = '{\n  "n": "{{count}} day",\n  "n_plural": "{{count}} days",\n  "z": "Z"\n}\n';

test.each([
  ['numbers in braces', { report_one: 'Pick one', sponsors_other: 'All others', greet: 'Ahoy {0}' }, 'nested'],
  ['linked messages', { step_1: 'First @:app.name', step_2: 'Then the rest' }, 'vue'],
  ['names in braces', { step_1: 'First', step_2: 'Then', greet: 'Ahoy {name}' }, 'nested'],
  ['nothing else in braces', { boat_one: '1 boat', boat_other: 'Some boats' }, 'i18next'],
  ['both kinds of braces', { boat_one: '1 boat', boat_other: '{{count}} boats', code: 'Use {x}' }, 'i18next'],
])('keys that look like forms of i18next make none beside %s', (_, members, dialect) => {
  expect(json.parse(JSON.stringify(members), 'locales/en.json').dialect).toBe(dialect);
});

describe('i18next JSON v3', () => {
  test.each([
    ['ru', ['n_0', 'n_1', 'n_2']],
    ['ja', ['n_0']],
    ['fr', ['n', 'n_plural']],
    ['cs', ['n_0', 'n_1', 'n_2']],
    ['sl', ['n_1', 'n_2', 'n_3', 'n_0']],
  ])('asks for the forms of %s', (target, expected) => {
    const { pair } = pairCatalogs(json.parse('{"z":"Z"}'), json.parse(v3), { source: 'en', target });
    expect(pair?.missing.map((missing) => missing.id)).toEqual(expected);
  });

  test('pairs counted forms with the source form of their number', () => {
    const russian = '{"n_0":"{{count}} день","n_1":"{{count}} дня","n_2":"{{count}} дней","z":"Я"}';
    const catalog = pairCatalogs(json.parse(russian), json.parse(v3), { source: 'en', target: 'ru' });
    expect(catalog.segments.all().map((segment) => segment.source?.value)).toEqual([
      '{{count}} day',
      '{{count}} days',
      '{{count}} days',
      'Z',
    ]);
    expect(catalog.pair?.missing).toEqual([]);
    expect(catalog.segments.all().filter(({ id }) => catalog.pair?.extra.has(id))).toEqual([]);
  });

  test('new forms are written beside those that are there', () => {
    const text = '{\n  "n_0": "{{count}} день",\n  "n_1": "{{count}} дня",\n  "z": "Я"\n}\n';
    expect(Object.keys(JSON.parse(fill(v3, text, 'ru')))).toEqual(['n_0', 'n_1', 'n_2', 'z']);
  });

  test('a new file has the forms of its language', () => {
    expect(Object.keys(JSON.parse(derived(v3, 'pl')))).toEqual(['n_0', 'n_1', 'n_2', 'z']);
    expect(Object.keys(JSON.parse(derived(v3, 'de')))).toEqual(['n', 'n_plural', 'z']);
  });
});

describe('slang', () => {
  const source =
    '{\n  "@@locale": "en",\n  "days(plural, param=d)": {\n    "one": "{d} day",\n    "other": "{d} days"\n  },\n  "tip": "Tip",\n  "@tip": "A button"\n}\n';

  test('an entry finds its place in an object without modifiers', () => {
    expect(JSON.parse(fill(source, '{\n  "days": {\n    "other": "{d} Tage"\n  }\n}\n', 'de'))).toMatchObject({
      days: { one: '‹{d} day›', other: '{d} Tage' },
      tip: '‹Tip›',
    });
  });

  test('a new file keeps modifiers and comments, and says its language', () => {
    expect(JSON.parse(derived(source, 'pl'))).toEqual({
      '@@locale': 'pl',
      'days(plural, param=d)': { one: '‹{d} day›', few: '‹{d} days›', many: '‹{d} days›', other: '‹{d} days›' },
      tip: '‹Tip›',
      '@tip': 'A button',
    });
  });
});

test('structured entries take the rest of their object along', () => {
  const source = '{"a":{"string":"Hi","developer_comment":"d"},"b":{"string":"Yes"}}';
  expect(JSON.parse(fill(source, '{"b":{"string":"Ja"}}', 'de'))).toEqual({
    a: { string: '‹Hi›', developer_comment: 'd' },
    b: { string: 'Ja' },
  });
});

/** Everything that a file lacks, with the source's text in angle quotes. */
function lacking(source: string, target: string, language: string) {
  const catalog = pairCatalogs(json.parse(target), json.parse(source), { source: 'en', target: language });
  const entries = (catalog.pair?.missing ?? []).map(
    (missing): NewEntry => ({ missing, content: plain(`‹${missing.source.target?.value}›`) }),
  );
  return { catalog, entries };
}

function fill(source: string, target: string, language: string): string {
  const { catalog, entries } = lacking(source, target, language);
  const changed = changeSegments(json, catalog, new Map(), entries);
  expect([...changed.refused]).toEqual([]);
  return changed.text;
}

function derived(source: string, language: string): string {
  const { entries } = lacking(source, '{}', language);
  const translations = new Map(entries.map((entry) => [entry.missing.id, entry]));
  return applyEdits(source, json.derive?.(json.parse(source), language, translations) ?? []);
}

test('a placeholder that is broken while it is typed costs no reading of a file that has others', () => {
  const text = '{ "a": { "b": "Deck {{nr}}" }, "c": ["{{name}}", "x"] }';
  const before = json.parse(text, 'locales/de.json');
  const offset = text.indexOf('}}"');
  const typed = `${text.slice(0, offset)}-${text.slice(offset)}`;
  const parse = () => {
    throw new Error('the file was read as a whole');
  };
  const after = reparse({ ...json, parse }, before, typed, { prefix: offset, suffix: text.length - offset });
  expect(after.dialect).toBe('i18next');
  expect(after.segments.all().map(({ target }) => target?.value)).toEqual(['Deck {{nr-}}', '{{name}}', 'x']);
  // The last one tells the dialect: then all texts are read as another one.
  const alone = text.replace('{{name}}', 'name');
  const was = json.parse(alone, 'locales/de.json');
  expect([was.dialect, reparse(json, was, alone.replace('nr}}', 'nr-}}')).dialect]).toEqual(['i18next', 'nested']);
});

test.each([
  [
    'a suffix and a pair that share their start',
    { items_one: '1', items_other: '2', items_: 'a', items__plural: '{{count}}' },
    [1, 1, 1, 1],
  ],
  ['the plural of a name that ends like a form', { n_one: 'a', n_one_plural: '{{count}}' }, [1, 1]],
  [
    'one form alone, which says the count',
    { n_other: '{{count}}', m_other: 'x', m_few: 'y', k_one: 'a', k_zero: 'b' },
    [1, 1, 1, 0, 0],
  ],
  ['numbers with a gap', { n_0: '{{count}}', n_2: 'x', m_0: 'a', m_1: '{{count}}' }, [0, 0, 1, 1]],
])('forms of i18next: %s', (_, members, forms) => {
  const { segments } = json.parse(JSON.stringify({ o: members }));
  expect(segments.all().map(({ plural }) => (plural ? 1 : 0))).toEqual(forms);
});

test.each([
  [
    'one of them says the count',
    { n: '{{count}} day', n_plural: '{{count}} days', m: 'day', m_plural: 'days' },
    [1, 1, 1, 1],
  ],
  [
    'one says it as i18next 1 did',
    { n: '1 day', n_plural: '__count__ days', m: 'day', m_plural: 'days' },
    [1, 1, 1, 1],
  ],
  ['none says the count', { m: 'day', m_plural: 'days', a: 'Hello {{name}}' }, [0, 0, 0]],
  ['the placeholders are those of vue-i18n', { n: '{count} day', n_plural: '{count} days' }, [0, 0]],
  ['the placeholders are those of printf', { n: '%d day', n_plural: '%d days' }, [0, 0]],
])('keys that end in _plural: %s', (_, members, forms) => {
  const { segments } = json.parse(JSON.stringify(members), 'locales/pl.json');
  expect(segments.all().map(({ plural }) => (plural ? 1 : 0))).toEqual(forms);
});

test('a file of ngx-translate has no plural forms: its templates choose between two texts', () => {
  const text = '{ "n": "{{count}} day", "n_plural": "{{count}} days", "k_0": "{{count}}", "k_1": "x" }';
  const { dialect, segments } = json.parse(text, 'src/assets/i18n/pl.json');
  expect(dialect).toBe('ngx-translate');
  expect(segments.all().filter(({ plural }) => plural)).toEqual([]);
});

test('the count that is typed into a plural makes forms of the pairs beside it, and its deletion takes them away', () => {
  const pairs = '"m": "day", "m_plural": "days", "n": "week", "n_plural": "weeks"';
  const without = `{ ${pairs} }`;
  const counted = `{ ${pairs.replace('weeks', '{{count}} weeks')} }`;
  const forms = (text: string, next: string) =>
    reparse(json, json.parse(text, 'de.json'), next)
      .segments.all()
      .filter(({ plural }) => plural).length;
  expect([forms(without, counted), forms(counted, without)]).toEqual([4, 0]);
});
