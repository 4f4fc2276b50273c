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
    const target = before.segments[0]?.target;
    if (!target) throw new Error('the fixture has no target');
    const at = target.toText(target.value.length);
    const after = reparse(format, before, `${text.slice(0, at)}x${text.slice(at)}`);
    expect(after.segments[0]?.target?.value).toBe(`${target.value}x`);
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
        const at = catalog.text.indexOf('Wort', catalog.text.indexOf(`id="u${i}"`));
        const after = `${catalog.text.slice(0, at)}${typed}${catalog.text.slice(at + (typed ? 0 : 2))}`;
        catalog = reparse(format, catalog, after);
        if (asked) expect(catalog.segments).toHaveLength(605 - 1);
        if (!typed) break;
      }
      expect(visible(catalog)).toEqual(visible(format.parse(catalog.text, 'app.xlf')));
    }),
    { numRuns: 10 },
  );
});

test.each([
  ['two.xlf', xliff2],
  ['messages_de.properties', '# deck\na = Eins\nb : zwei \\\n  drei\n\nc=Vier {0}\nd\n'],
  ['de.lproj/Localizable.strings', '/* deck */\n"a" = "Eins";\n"b" = "Zwei \\"x\\"";\nc = d;\n'],
  [
    'values-de/strings.xml',
    '<resources>\n<!-- deck -->\n<string name="a">Eins</string>\n<string name="b">Zwei</string></resources>',
  ],
  ['deck.dita', '<topic id="t"><title>Deck</title><body><ul><li id="l"><p>eins</p>zwei</li></ul></body></topic>\n'],
])('edits of %s, one after the other, read as the whole text does', (path, text) => checkEdits(path, text, 60));

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

test.each(jsonFiles)('a letter typed into the texts of %s %j costs no reading of the rest', (path, content) => {
  checkTyping(path, JSON.stringify(content, undefined, 2));
});

const stringsdictFile = `<?xml version="1.0"?>
<plist version="1.0">
<dict>
  <!-- deck --><key>ahoi</key><string>Ahoi</string>
  <key>items</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>Oben: %#@n@ und %#@m@</string>
    <!-- forms -->
    <key>n</key>
    <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d Koje</string><key>other</key><string>%d &amp; Kojen</string></dict>
    <key>m</key>
    <dict><key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string/></dict>
  </dict>
  <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Kurz</string><key>50</key><string>Länger</string></dict></dict>
${Array.from({ length: 40 }, (_, i) => `  <key>k${i}</key><string>Koje ${i}</string>\n`).join('')}</dict>
</plist>
`;

/** YAML texts of every style, by where they lie. */
const yamlFiles: readonly (readonly [string, string])[] = [
  ['config/locales/de.yml', 'de:\n  deck:\n    title: Deck\n    n:\n      one: eins\n      other: "%{count} Kojen"\n'],
  [
    'locales/de.yaml',
    "# head\n\na: Eins, zwei\nb: 'it''s'\nc: \"x\\n\\u00e4\" # note\nd: [eins, zwei]\ne: {f: drei}\n",
  ],
  [
    'config/locales/deck.de.yml',
    '---\nz: Bitte warten Sie.\ny: Die Koje ist frei.\na: &x Eins\nb: *x\nc: 3\nlist:\n- erste Zeile\n- key: zweite\n  andere: dritte\n',
  ],
  [
    'config/locales/deck.de.yml',
    'z: Bitte warten Sie.\ny: Die Koje ist frei.\na: |\n  Ahoi\n\n    Deck # x\n  Ende\nb: >-\n  lang\n  und  breit\n\nc: |+\n  x\n\nd: zwei\n  Zeilen\ne: |-\n  eine\nf: >\n  andere\ng:\n  dritte \n',
  ],
  ['locales/de.yaml', 'a: Eins\r\nb: |\r\n  zwei\r\n  drei\r\nc: "vier"\r\n'],
];
const yamlSigns = [
  ': ',
  ' #',
  ', ',
  '[',
  '}',
  "'",
  '- ',
  '&x ',
  '*x',
  '!',
  '|',
  '\n  ',
  '\\q',
  '%',
  '12',
  'no',
  '<',
  '\t',
];

test.each(yamlFiles)('edits of %s %j read as the whole text does', (path, text) => {
  checkEdits(path, text, 60, yamlSigns);
});

const lineFiles: readonly (readonly [path: string, text: string])[] = [
  [
    'messages_de.properties',
    '# Top\ndeck.title = Deck {0}\n! NOI18N\nbow=Bug\\u00e4\\t\\\nkey.alone\nlong = eins \\\n   zwei\nstern : Heck = 3\n\nempty=\nbow=again\n',
  ],
  [
    'de.lproj/Localizable.strings',
    '/* Top */\n"deck" = "Deck \\"A\\" %@";\n// Side\n"bow" = \'Bug\'; bare = Heck;\n"alone";\n"two" = "eins\nzwei";\n"" = "";\n"deck" = "again"; /* behind */\n',
  ],
];
const lineSigns = ['=', ':', '\\u00e4', '\\u12', '#', '!', "'", ';', '/*', '*/', '//', '\r', '\t', '\\\n', '<<<<<<< a'];

test.each(lineFiles)('edits of %s %j read as the whole text does', (path, text) => {
  checkEdits(path, text, 150, lineSigns);
});

const fluentFile = `# Top
### All

deck = Deck { $nr } oben  
    .title = Titel
-bow = Bug
    .gender = m
stern =
    Heck { -bow } und
      mehr { NUMBER($n, digits: 2) }

    Ende
## Seite
berths = { $n ->
    [one] Koje { $n }
   *[other] { $n } Kojen  
}
both = Oben { $n ->
    [one] { $m }
   *[other] viele
 } unten
empty = { "" }
brace = { "{" } zu { "lang" }
gang = Gang
deck = nochmal`;
const fluentSigns = [
  '{',
  '}',
  '{ $n }',
  '{ $m }',
  '{ "" }',
  '{"{"}',
  '.',
  '[',
  '*',
  '#',
  '=',
  ' = ',
  '\n    ',
  '\n    .a = b',
  '\n\n    ',
  '\r\n',
  '->',
  '<<<<<<< a',
];

test('edits of a Fluent file read as the whole text does', () => {
  checkEdits('de/app.ftl', fluentFile, 30, fluentSigns);
  checkEdits('de/app.ftl', fluentFile.replaceAll('\n', '\r\n'), 10, fluentSigns);
});

const paragraphs = 'Eins zwei\ndrei  \n\nVier\nsechs\r\nsieben\n \t\nacht\n<<<<<<< neun\nzehn\n\nelf\rzwölf\n\n x ';

test('edits of a plain text read as the whole text does', () => {
  checkEdits('de/deck.txt', paragraphs, 60, ['<<<<<<< a', '\r', '\r\n', '\n\n', '\t']);
});

test('edits of a stringsdict read as the whole text does', () => {
  checkEdits('de.lproj/Localizable.stringsdict', stringsdictFile, 25, ['<', '&', '%#@n@', '%#@x@', '@', '%d']);
});

test('a format of a stringsdict that is broken and mended costs no reading of the whole file', () => {
  const path = 'de.lproj/Localizable.stringsdict';
  const format = formatFor(path, stringsdictFile);
  if (!format) throw new Error('no format claims the fixture');
  let catalog = format.parse(stringsdictFile, path);
  const parse: typeof format.parse = (part, name) => {
    if (part.includes('<key>k30</key>')) throw new Error('the file was read as a whole');
    return format.parse(part, name);
  };
  const problems: number[] = [];
  for (const name of ['%#@nn@', '%#@n@', '%#@@', '%#@m@', '%#@n@']) {
    const typed = catalog.text.replace(/%#@\w*@(?= und)/, name);
    catalog = reparse({ ...format, parse }, catalog, typed);
    expect(visible(catalog)).toEqual(visible(format.parse(typed, path)));
    problems.push(catalog.problems.length);
  }
  expect(problems.map((count) => count - (problems[1] ?? 0))).toEqual([1, 0, 1, 0, 0]);
});

test.each([
  ...yamlFiles.slice(0, 3),
  ['de.lproj/Localizable.stringsdict', stringsdictFile] as const,
  ['messages_de.properties', '# Top\ndeck = Deck {0}\n# Side\nbow = Bug\\u00e4\n'] as const,
  ['de.lproj/Localizable.strings', '/* Top */\n"deck" = "Deck";\n// Side\n"bow" = "Bug";\n'] as const,
  ['de/deck.txt', 'Eins zwei\ndrei\n\nVier\n'] as const,
  [
    'values-de/strings.xml',
    '<resources>\n<string name="a">Eins</string>\n<string name="b">Zwei </string></resources>',
  ] as const,
  [
    'de/app.ftl',
    '# Top\ndeck = Deck { $nr } oben  \n    .title = Titel\n-bow = Bug\nstern =\n    Heck { -bow } und\n      mehr\nn = { $n ->\n    [one] Koje { $n }\n   *[other] Kojen { $n }\n }\n',
  ] as const,
])('a letter typed into the texts of %s %j costs no reading of the whole file', (path, text) => {
  checkTyping(path, text, { place: 1 });
});
