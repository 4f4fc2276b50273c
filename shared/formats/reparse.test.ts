import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFor } from './formats.ts';
import { reparse } from './reparse.ts';
import { checkEdits, checkTyping, visible } from './reparseLaws.ts';

const xliff = `<?xml version="1.0"?>
<xliff version="1.2"><file source-language="en" target-language="de" original="a" datatype="plaintext"><body>
<group id="menu">
<trans-unit id="open"><source>Open <g id="1">file</g></source><target state="translated"><g id="1">Datei</g> &amp; öffnen</target></trans-unit>
<trans-unit id="open"><source>Twice</source><target>Doppelt</target></trans-unit>
</group>
<trans-unit id="close"><source>Close</source><target></target><note>Button</note></trans-unit>
<trans-unit id="last"><source>Last 😀</source><target>Zuletzt 😀</target></trans-unit>
</body></file></xliff>
`;

const po = `msgid ""
msgstr ""
"Language: de\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

#, c-format
msgid "%d file"
msgid_plural "%d files"
msgstr[0] "%d Datei"
msgstr[1] "%d Dateien"

msgid "Save"
msgstr "Speichern"

#~ msgid "Gone"
#~ msgstr "Weg"
`;

const xliff2 = `<?xml version="1.0"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f">
<unit id="a"><notes><note>Bridge</note></notes><originalData><data id="d1">%s</data></originalData>
<segment><source>Ahoy <ph id="1" dataRef="d1"/>.</source><target>Ahoi <ph id="1" dataRef="d1"/>.</target></segment>
<ignorable><source> </source></ignorable>
<segment id="s"><source>Cast <pc id="2">off</pc>!</source><target>Leinen <pc id="2">los</pc>!</target></segment></unit>
<group id="g"><unit id="b"><segment><source>Two</source><target>Zwei</target></segment></unit></group>
<unit id="c"><segment><source>Three</source></segment></unit>
</file></xliff>
`;

describe.each([
  ['app.xlf', xliff],
  ['de.po', po],
])('%s', (path, text) => {
  test('edits anywhere, one after the other, read as the whole text does', () => checkEdits(path, text, 200));

  test('a letter typed into a target leaves the other segments the objects that they were or moved ones', () => {
    const format = formatFor(path, text);
    if (!format) throw new Error(`no format claims ${path}`);
    const before = format.parse(text, path);
    const target = before.segments.at(0)?.target;
    if (!target) throw new Error('the fixture has no target');
    const offset = target.toText(target.value.length);
    const after = reparse(format, before, `${text.slice(0, offset)}x${text.slice(offset)}`);
    expect(after.segments.at(0)?.target?.value).toBe(`${target.value}x`);
    expect(visible(after)).toEqual(visible(format.parse(after.text, path)));
  });
});

test('edits all over a large file, answered one after the other, read as the whole text does', () => {
  const format = formatFor('app.xlf', xliff);
  if (!format) throw new Error('no format claims the fixture');
  const unit = (i: number) =>
    `<!-- ${i} --><trans-unit id="u${i}"><source>Text ${i}</source><target>Wort ${i} &amp; mehr</target></trans-unit>\n`;
  const many = xliff.replace('<trans-unit id="close">', `${Array.from({ length: 600 }, (_, i) => unit(i)).join('')}$&`);
  const edit = fc.record({
    unit: fc.nat(599),
    typed: fc.constantFrom('x', '', 'längeres 😀', '&lt;'),
    asked: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(edit, { minLength: 2, maxLength: 8 }), (edits) => {
      let catalog = format.parse(many, 'app.xlf');
      for (const { unit: i, typed, asked } of edits) {
        const offset = catalog.text.indexOf('Wort', catalog.text.indexOf(`id="u${i}"`));
        const after = `${catalog.text.slice(0, offset)}${typed}${catalog.text.slice(offset + (typed ? 0 : 2))}`;
        catalog = reparse(format, catalog, after);
        if (asked) expect(catalog.segments.count).toBe(605 - 1);
        if (!typed) break;
      }
      expect(visible(catalog)).toEqual(visible(format.parse(catalog.text, 'app.xlf')));
    }),
    { numRuns: 10 },
  );
});

test('edits of an XLIFF 2 file, one after the other, read as the whole text does', () => {
  checkEdits('two.xlf', xliff2, 60);
});

/** Nested texts of each dialect of JSON, by where they lie. */
const jsonFiles: readonly (readonly [string, unknown])[] = [
  ['locales/de.json', { a: 'Eins', b: { c: 'Zwei', list: ['drei', { d: 'vier' }] }, c: 'Fünf' }],
  [
    'locales/de.json',
    { cart: { items_one: '{{count}} Koje', items_other: '{{count}} Kojen', steps_0: 'a', steps_1: 'b' } },
  ],
  ['locales/de.json', { deck: { seat: 'Platz', seat_plural: 'Plätze', row_0: '{{count}} Reihe', row_1: 'Reihen' } }],
  [
    'locales/de.json',
    { deck: { kojen: { one: '{n} Koje', other: '{n} Kojen' }, more: ['@:deck.kojen.one', 'a | b'] } },
  ],
  ['lang/de.json', { 'Deck :name': 'Deck :name', auth: { failed: 'Deck :attribute', list: ['x'] } }],
  ['assets/i18n/de.json', { page: { title: 'Deck {{ nr }}', hint: { a: 'b' } } }],
  [
    'lib/strings_de.i18n.json',
    { deck: { '@title': 'Oben', title: 'Deck', 'n(plural, param=n)': { one: 'x', other: '$n' } } },
  ],
  [
    'lib/l10n/app_de.arb',
    { '@@locale': 'de', deck: 'Deck {n}', '@deck': { description: 'Top', placeholders: { n: {} } } },
  ],
  [
    '_locales/de/messages.json',
    { deck: { message: 'Deck $NR$', placeholders: { nr: { content: '$1' } } }, a: { message: 'b' } },
  ],
  ['locales/de.json', { deck: { message: 'Deck {n, plural, other {#}}', description: 'Top' }, a: { message: 'b' } }],
  ['locales/de.json', { deck: { defaultMessage: 'Deck', description: 'Top' }, a: { defaultMessage: '{n}' } }],
  ['locales/de.json', { deck: { string: 'Deck', context: 'Top', character_limit: 9 }, a: { string: 'b' } }],
  ['src/locale/de.json', { locale: 'de', translations: { deck: 'Deck {$INTERPOLATION}', cabin: 'Kabine' } }],
];

test.each(jsonFiles)('edits of %s %j read as the whole text does', (path, content) => {
  const pieces = ['{{count}}', '{{', '{', '}', '$t(', ':name', '@:a.b', ' | ', ', plural,', '\\u00e4', ',', '//'];
  checkEdits(path, `${JSON.stringify(content, undefined, 2)}\n`, 60, pieces);
});

test('a text of JSON that becomes the name of something is one that nobody translates, and a text again after it', () => {
  const text = '{ "a": "Eins", "kind": "skerry:boat" }\n';
  const format = formatFor('locales/de.json', text);
  if (!format) throw new Error('no format claims the fixture');
  let catalog = format.parse(text, 'locales/de.json');
  const translatable = () => Array.from(catalog.segments, (segment) => segment.translatable);
  expect(translatable()).toEqual([true, false]);
  catalog = reparse(format, catalog, text.replace('skerry:boat', 'skerry: boat').replace('Eins', 'ui:one'));
  catalog = reparse(format, catalog, text.replace('Eins', 'ui:one'));
  expect(translatable()).toEqual([false, false]);
  catalog = reparse(format, catalog, text);
  expect(translatable()).toEqual([true, false]);
});

test.each(jsonFiles)('a letter typed into the texts of %s %j costs no reading of the rest', (path, content) => {
  checkTyping(path, JSON.stringify(content, undefined, 2));
});
