import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeTexts, contentFrom, plain } from '../../catalog/content.ts';
import { problemsInEnglish } from '../../catalog/problemsInEnglish.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { english } from '../../sentences/sentence.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { formatFor } from '../formats.ts';
import { asSource, pairCatalogs } from '../pair.ts';
import { refusalOf } from '../refusalOf.ts';
import { android } from './android.ts';

const file = (...entries: string[]) => `<resources>\n    ${entries.join('\n    ')}\n</resources>\n`;
const readValue = (raw: string) =>
  android.parse(file(`<string name="a">${raw}</string>`)).segments.at(0)?.target?.value;

/** The file after `a` was given a text. */
function set(raw: string, value: string, name = 'a'): string {
  const catalog = android.parse(file(`<string name="a">${raw}</string>`));
  const codes = codeTexts(...catalog.segments.all().map((segment) => segment.target));
  const changed = changeSegments(android, catalog, new Map([[name, { content: contentFrom(value, codes) }]]));
  expect([...changed.refused.values()]).toEqual([]);
  return /<string name="a"[^>]*>([\s\S]*)<\/string>/.exec(changed.text)?.[1] ?? changed.text;
}

test('resources of Compose Multiplatform need no escapes', () => {
  const faults = (path: string) => [...android.parse(file(`<string name="a">L'île</string>`), path).problems].length;
  expect(faults('src/main/res/values-fr/strings.xml')).toBe(1);
  expect(faults('src/commonMain/composeResources/values-fr/strings.xml')).toBe(0);
});

test('a file that is called like a language is no resource of Android, which names folders so', () => {
  const text = file(`<string name="a">It's "there"</string>`);
  expect(android.parse(text, 'app/languages/pt-BR.xml').problems).toEqual([]);
  expect(android.parse(text, 'translation/source/harbour.xml').problems).toEqual([]);
  expect(android.parse(text, 'app/res/values-pt-rBR/strings.xml').problems).not.toEqual([]);
});

test('a text may be put before CDATA sections that hold none', () => {
  const entry = '<string name="a"><![CDATA[]]><![CDATA[]]></string>';
  expect(checkFormatLaws(android, file(entry))).toEqual([]);
  expect(set('<![CDATA[]]><![CDATA[]]>', 'Bow')).toMatch(/^Bow/);
});

test.each([
  '<plurals name="p"><item quantity="one">a</item><string name="s">b</string><item quantity="other">c</item></plurals>',
  '<plurals name="p"><item quantity="one">a<string name="s">b</string></item><item quantity="other">c</item></plurals>',
])('a resource within another one is reported and comes after it: %s', (entry) => {
  const { segments, problems } = android.parse(file(entry));
  expect(segments.all().map(({ id }) => id)).toEqual(['p.one', 's']);
  expect(problemsInEnglish(problems).map(({ message }) => message)).toEqual([
    expect.stringContaining('within another one'),
  ]);
  expect(checkFormatLaws(android, file(entry), { refused: /repair the file/ })).toEqual([]);
  expect(android.parse(file(entry.replace('</plurals>', ''))).problems).toHaveLength(1);
});

describe('a text reads as the resource compiler reads it', () => {
  test.each([
    ["It\\'s", "It's"],
    ['  a\n   b  ', 'a b'],
    ['"  a\n  b "', '  a\n  b '],
    ['a" \'  "b', "a '  b"],
    ['a\\u0020', 'a '],
    ['\\u00E9t\\u00e9', 'été'],
    ['\\\\n', '\\n'],
    ['a\\tb\\nc', 'a\tb\nc'],
    ['&quot;x&quot;', 'x'],
    ['<![CDATA[ a\\n<b> ]]>', 'a\n<b>'],
    ['x<![CDATA[ & ]]>y', 'x & y'],
    ['a <!-- b --> c', 'a <!-- b --> c'],
    ['&#8230;', '…'],
    ['', ''],
    ['   ', ''],
  ])('%j', (raw, value) => {
    expect(readValue(raw)).toBe(value);
  });
});

describe('a text is written with the fewest characters', () => {
  test.each([
    ['Hello', "It's", "It\\'s"],
    ['"Hello"', "It's  ", '"It\'s  "'],
    ['Save file', 'Save', 'Save'],
    ['Save', 'Save ', 'Save\\u0020'],
    ['one two three', 'one  three', 'one \\u0020three'],
    ['a', '@me', '\\@me'],
    ['a', 'b\nc\t"d" \\', 'b\\nc\\t\\"d\\" \\\\'],
    ['<![CDATA[<b>x</b>]]>', "<b>it's & y</b>", "<![CDATA[<b>it\\'s & y</b>]]>"],
    ['x &amp; y', 'x & z', 'x &amp; z'],
    ['é&#233;', 'éé!', 'é&#233;!'],
    ['<b>Bold</b> move', '<b>Bolder</b> move', '<b>Bolder</b> move'],
    ['Say "a  b" now', 'Say a  b then', 'Say a \\u0020b then'],
    ['<x:g id="n">%d</x:g> left', 'noch <x:g id="n">%d</x:g>', 'noch <x:g id="n">%d</x:g>'],
    ["It's", "It's!", "It\\'s!"],
  ])('%j ← %j', (raw, value, written) => {
    expect(set(raw, value)).toBe(written);
  });

  test('into an element that has no content', () => {
    const catalog = android.parse('<resources><string name="a" /></resources>');
    const { text } = changeSegments(android, catalog, new Map([['a', { content: plain('x') }]]));
    expect(text).toBe('<resources><string name="a">x</string></resources>');
  });

  test('but a text that is not to be translated stays', () => {
    const catalog = android.parse(file('<string name="a">@string/b</string>'));
    expect(refusalOf(changeSegments(android, catalog, new Map([['a', { content: plain('x') }]])), 'a')).toMatch(
      /not to be translated/,
    );
  });

  test('substitutions without positions are a warning, not a reason to refuse', () => {
    const catalog = android.parse(file('<string name="a">x</string>'));
    const changed = changeSegments(android, catalog, new Map([['a', { content: plain('%s von %s') }]]));
    expect(changed.refused.size).toBe(0);
    expect([...changed.catalog.problems].map(({ severity }) => severity)).toEqual(['warning']);
  });
});

describe('comments', () => {
  const notes = (text: string) =>
    android
      .parse(text)
      .segments.all()
      .map(({ notes }) => notes.map((note) => note.text));

  test('right before a resource are its notes; headings and remarks behind another are not', () => {
    const text = file(
      '<!-- Heading -->\n',
      '<!-- First -->',
      '<!-- Second -->',
      '<string name="a">A</string> <!-- about a -->',
      '<string name="b">B</string>',
    );
    expect(notes(text)).toEqual([['First', 'Second'], []]);
  });

  test('silence a check, and the next reading knows', () => {
    const catalog = android.parse(file('<string name="a">A</string>'));
    const [segment] = catalog.segments;
    const edits = segment ? (android.ignore?.(catalog, segment, 'numbers') ?? []) : [];
    const text = applyEdits(catalog.text, edits);
    expect(text).toBe(file('<!-- interline-ignore numbers -->', '<string name="a">A</string>'));
    expect(android.parse(text).segments.at(0)?.ignored).toEqual(['numbers']);
    expect(notes(text)).toEqual([[]]);
  });
});

test('what looks like an end tag in an attribute is none', () => {
  const catalog = android.parse('<resources>\n<string name="</string>"');
  const [segment] = catalog.segments;
  const changed = changeSegments(android, catalog, new Map([[segment?.id ?? '', { content: plain('x') }]]));
  expect([...changed.refused.values()].map(english)).toEqual([expect.stringContaining('repair the file first')]);
});

const source = file(
  '<string name="one">One</string>',
  '<string name="two">"Two"</string>',
  '<string name="app" translatable="false">App</string>',
  '<!-- About files. -->',
  '<plurals name="files">\n        <item quantity="one">%d file</item>\n        <item quantity="other">%d files</item>\n    </plurals>',
  '<string-array name="days">\n        <item>Monday</item>\n        <item>Tuesday</item>\n    </string-array>',
  '<string name="last">Last</string>',
);

function pairedWith(text: string, language: string) {
  const from = asSource(android.parse(source, '/res/values/strings.xml'), 'en');
  const target = android.parse(text, '/res/values-xx/strings.xml');
  return pairCatalogs(target, from, { source: 'en', target: language });
}

function missingFrom(catalog: ReturnType<typeof pairedWith>) {
  return (catalog.pair?.missing ?? []).filter((missing) => missing.source.translatable);
}

describe('what the source has and a file has not', () => {
  test('is put beside its neighbours: strings, quantities, lists', () => {
    const text = file(
      '<string name="one">Jeden</string>',
      '<plurals name="files">\n        <item quantity="other">%d pliku</item>\n    </plurals>',
    );
    const catalog = pairedWith(text, 'pl');
    const ids = missingFrom(catalog).map(({ id }) => id);
    expect(ids).toEqual(['two', 'files.one', 'files.few', 'files.many', 'days[0]', 'days[1]', 'last']);
    const additions = missingFrom(catalog).map((missing) => ({ missing, content: plain(`„${missing.id}”`) }));
    const changed = changeSegments(android, catalog, new Map(), additions);
    expect([...changed.refused]).toEqual([]);
    expect(changed.text).toBe(
      file(
        '<string name="one">Jeden</string>',
        '<string name="two">"„two”"</string>',
        '<plurals name="files">\n        <item quantity="one">„files.one”</item>\n        <item quantity="few">„files.few”</item>\n        <item quantity="many">„files.many”</item>\n        <item quantity="other">%d pliku</item>\n    </plurals>',
        '<string-array name="days">\n        <item>„days[0]”</item>\n        <item>„days[1]”</item>\n    </string-array>',
        '<string name="last">„last”</string>',
      ),
    );
  });

  test('goes into a file that holds nothing', () => {
    for (const empty of ['<resources/>\n', '<resources>\n</resources>\n']) {
      const catalog = pairedWith(empty, 'de');
      const missing = catalog.pair?.missing.find(({ id }) => id === 'last');
      const changed = changeSegments(
        android,
        catalog,
        new Map(),
        missing ? [{ missing, content: plain('Letzter') }] : [],
      );
      expect(changed.catalog.segments.all().map(({ id, target }) => `${id}=${target?.value}`)).toEqual([
        'last=Letzter',
      ]);
      expect(changed.text.startsWith('<resources>\n')).toBe(true);
    }
  });

  test('a new file holds what is translated and nothing else', () => {
    const catalog = pairedWith('<resources/>', 'ja');
    const entries = new Map(
      missingFrom(catalog)
        .filter(({ id }) => !['one', 'days[1]'].includes(id))
        .map((missing) => [missing.id, { missing, content: plain(`訳 ${missing.id}`) }]),
    );
    const from = asSource(android.parse(source), 'en');
    expect(applyEdits(source, android.derive?.(from, 'ja', entries) ?? [])).toBe(
      file(
        '<string name="two">"訳 two"</string>',
        '<!-- About files. -->',
        '<plurals name="files">\n        <item quantity="other">訳 files.other</item>\n    </plurals>',
        '<string-array name="days">\n        <item>訳 days[0]</item>\n        <item>Tuesday</item>\n    </string-array>',
        '<string name="last">訳 last</string>',
      ),
    );
  });
});

test.each([
  [
    '/app/res/values/strings.xml',
    '<?xml version="1.0"?><!-- c --><resources xmlns:x="urn:oasis:names:tc:xliff:document:1.2"><string name="a">A</string></resources>',
    'android',
  ],
  ['/app/res/values-de/strings.xml', '<resources/>', 'android'],
  ['/app/res/values/colors.xml', '<resources><color name="a">#fff</color></resources>', undefined],
  ['/app/pom.xml', '<project><resources><string name="a"/></resources></project>', undefined],
  ['/plug/plugin.xml', '<strings><string name="a">A</string></strings>', undefined],
])('%s: %s is %s', (path, text, id) => {
  expect(formatFor(path, text)?.id).toBe(id);
});

test('what is protected is identified by its text, not by the notes on it', () => {
  const ids = (content: string) =>
    android
      .parse(file(`<string name="a">${content}</string>`))
      .segments.at(0)
      ?.target?.codes.map(({ id }) => id);
  const source = ids('From <x:g id="harbour" example="Skerry">%1$s</x:g> to <x:g id="other">%2$s</x:g>');
  expect(ids('Von <x:g id="HARBOUR_0">%1$s</x:g> nach <x:g id="OTHER_1">%2$s</x:g>')).toEqual(source);
  expect(ids('Von <x:g id="harbour">%2$s</x:g> nach <x:g id="other">%3$s</x:g>')).not.toEqual(source);
  expect(ids('<x:g id="A">%1$s</x:g>')).toEqual(ids('<x:g id="a">%s</x:g>'));
});

test.each([
  ['"Open "<b>"Harbour &gt; Lamps"</b>"."', 0],
  ['"The lamp is "<b>"on"</b>', 0],
  ['"The \\"lamp\\" is on".', 0],
  ['The "lamp" is <b>on</b>', 1],
  ['"The" lamp is <b>"on"</b>', 2],
])('%s: %d pairs of quotation marks are meant to be seen', (content, count) => {
  expect([...android.parse(file(`<string name="a">${content}</string>`)).problems]).toHaveLength(count);
});

test('quotation marks around all of the text beside a tag are meant for the compiler', () => {
  const faults = (content: string) => [...android.parse(file(`<string name="a">${content}</string>`)).problems].length;
  expect(faults('<b>"Lampe"</b>')).toBe(0);
  expect(faults('"Zur Lampe "<b></b>"."')).toBe(0);
  expect(faults('Zur "Lampe" <b>hin</b>')).toBe(1);
});

test('a plural message of ICU is read as one', () => {
  const text = file(
    '<string name="a">{count,plural, =1{# Lampe}other{# Lampen}}</string><string name="b">%d Lampen</string>',
  );
  expect(
    android
      .parse(text)
      .segments.all()
      .map(({ syntaxes }) => syntaxes),
  ).toEqual([['icu', 'markup'], undefined]);
});

describe('laws', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', ' ', "'", '"', '\\', '@', '?', '\n', '\t', '&', '<', '%s', 'é', '😀', '\r', '#'),
    maxLength: 14,
  });
  const piece = fc.constantFrom(
    'a',
    ' ',
    "\\'",
    '"',
    '\\n',
    '\\u0041',
    '&amp;',
    '<b>',
    '</b>',
    '<x:g id="1">%1$s</x:g>',
    '<![CDATA[x ]]>',
    '\n   ',
    '😀',
    '&e;',
    '<!-- c -->',
    '<br/>',
  );

  test('any text is read back, whatever stood there before', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), text, (pieces, value) => {
        const before = file(`<string name="a">${pieces.join('')}</string>`, '<string name="b">B</string>');
        const faults = checkFormatLaws(android, before, { texts: [value], prefixes: 3 });
        expect(faults).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});

test('a list that cannot be filled does not keep other entries out', () => {
  const catalog = pairedWith(file('<string name="one">Eins</string>'), 'de');
  const additions = missingFrom(catalog)
    .filter(({ id }) => id === 'two' || id === 'days[1]')
    .map((missing) => ({ missing, content: plain('x') }));
  const changed = changeSegments(android, catalog, new Map(), additions);
  expect([...changed.refused.keys()]).toEqual(['days[1]']);
  expect(changed.text).toBe(file('<string name="one">Eins</string>', '<string name="two">"x"</string>'));
});
