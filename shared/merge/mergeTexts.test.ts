import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../catalog/textRange.ts';
import { android } from '../formats/android/android.ts';
import type { Format } from '../formats/format.ts';
import { json } from '../formats/json/json.ts';
import { php } from '../formats/php/php.ts';
import { po } from '../formats/po/po.ts';
import { properties } from '../formats/properties/properties.ts';
import { qtTs } from '../formats/qtTs/qtTs.ts';
import { json5 } from '../formats/script/json5.ts';
import { srt } from '../formats/subtitles/srt.ts';
import { toml } from '../formats/toml/toml.ts';
import { xliff2 } from '../formats/xliff2/xliff2.ts';
import { xliff12 } from '../formats/xliff12/xliff12.ts';
import { yaml } from '../formats/yaml/yaml.ts';
import { lineEdits } from './lineEdits.ts';
import { mergeTexts } from './mergeTexts.ts';

type Texts = ReadonlyMap<string, string>;

/** How the texts of a file are written, each format in its own way. */
interface Kind {
  readonly format: Format;
  readonly path: string;
  write(texts: Texts): string;
}

const rows = (texts: Texts, row: (id: string, text: string) => string, between = '\n') =>
  Array.from(texts, ([id, text]) => row(id, text)).join(between);

const kinds: readonly Kind[] = [
  {
    format: json,
    path: 'locales/de.json',
    write: (texts) => `{\n${rows(texts, (id, text) => `  "${id}": "${text}"`, ',\n')}\n}\n`,
  },
  {
    format: yaml,
    path: 'locales/de.yml',
    write: (texts) => `de:\n${rows(texts, (id, text) => `  ${id}: ${text}`)}\n`,
  },
  {
    format: properties,
    path: 'app_de.properties',
    write: (texts) => `# top\n${rows(texts, (id, text) => `${id}=${text}`)}\n`,
  },
  {
    format: android,
    path: 'res/values-de/strings.xml',
    write: (texts) =>
      `<resources>\n${rows(texts, (id, text) => `    <string name="${id}">${text}</string>`)}\n</resources>\n`,
  },
  {
    format: po,
    path: 'de.po',
    write: (texts) =>
      `msgid ""\nmsgstr "Language: de\\n"\n\n${rows(texts, (id, text) => `msgid "${id}"\nmsgstr "${text}"`, '\n\n')}\n`,
  },
  {
    format: xliff12,
    path: 'de.xlf',
    write: (texts) =>
      `<xliff version="1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>\n${rows(texts, (id, text) => `<trans-unit id="${id}">\n  <source>S ${id}</source>\n  <target>${text}</target>\n</trans-unit>`)}\n</body></file></xliff>\n`,
  },
  {
    format: xliff2,
    path: 'de.xlf',
    write: (texts) =>
      `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f">\n${rows(texts, (id, text) => `<unit id="${id}">\n  <segment>\n    <source>S ${id}</source>\n    <target>${text}</target>\n  </segment>\n</unit>`)}\n</file></xliff>\n`,
  },
];

const word = fc.constantFrom('Segel', 'Ruder', 'Anker', 'Kiel', 'Mast');
const texts = fc.uniqueArray(fc.tuple(fc.constantFrom(...'abcdefgh'), word), { selector: ([id]) => id, maxLength: 8 });
/** What a side does to each text: nothing mostly, another text, or away with it; and what it adds. */
const change = fc.record({
  ways: fc.array(fc.constantFrom('keep', 'keep', 'keep', 'set', 'drop'), { minLength: 8, maxLength: 8 }),
  words: fc.array(fc.constantFrom('Bug', 'Heck'), { minLength: 8, maxLength: 8 }),
  added: fc.uniqueArray(fc.tuple(fc.constantFrom('p', 'q', 'r', 's'), word), { selector: ([id]) => id, maxLength: 3 }),
  first: fc.boolean(),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function changed(base: Texts, { ways, words, added, first }: Change): Texts {
  const kept = [...base].flatMap(([id, text], i) =>
    ways[i] === 'drop' ? [] : [[id, ways[i] === 'set' ? (words[i] ?? text) : text] as const],
  );
  return new Map(first ? [...added, ...kept] : [...kept, ...added]);
}

/** What each id has to be: a text, nothing, or a conflict. */
function wanted(base: Texts, ours: Texts, theirs: Texts) {
  const result = new Map<string, string>();
  const conflicts: string[] = [];
  for (const id of new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])) {
    const [was, mine, other] = [base, ours, theirs].map((side) => side.get(id));
    if (mine !== other && mine !== was && other !== was) conflicts.push(id);
    else {
      const text = other === was ? mine : other;
      if (text !== undefined) result.set(id, text);
    }
  }
  return { result, conflicts: conflicts.sort() };
}

const sorted = (list: Iterable<readonly [string, string]>) => [...list].sort(([a], [b]) => (a < b ? -1 : 1));
/** Ids as the sketches above name them: `de.a` of YAML, `a#0` of XLIFF. */
const plainId = (id: string) => /[a-s](?=[^a-s]*$)/.exec(id)?.[0] ?? id;

describe.each(kinds)('$format.id', ({ format, path, write }) => {
  const merge = (base: Texts, ours: Texts, theirs: Texts) =>
    mergeTexts(format, path, { base: write(base), ours: write(ours), theirs: write(theirs) });
  const read = (text: string): Texts =>
    new Map(
      format
        .parse(text, path)
        .segments.all()
        .map(({ id, target }) => [plainId(id), target?.value ?? '']),
    );

  test('each text comes from the side that changed it; what both changed stays a conflict; nothing is lost', () => {
    fc.assert(
      fc.property(texts, change, change, (start, left, right) => {
        const base = new Map(start);
        const [ours, theirs] = [changed(base, left), changed(base, right)];
        const { result, conflicts } = wanted(base, ours, theirs);
        const merged = merge(base, ours, theirs);
        const swapped = merge(base, theirs, ours);
        // A format that inserts nothing by itself finds no place for an entry in a file without one.
        if (merged.remarks.length + swapped.remarks.length > 0) {
          expect(Math.min(base.size, ours.size, theirs.size)).toBe(0);
          return;
        }
        expect(merged.conflicts.map(plainId).sort()).toEqual(conflicts);
        expect(swapped.conflicts.map(plainId).sort()).toEqual(conflicts);
        for (const id of conflicts) {
          for (const text of [ours.get(id), theirs.get(id)])
            if (text !== undefined) expect(merged.text).toContain(text);
        }
        if (conflicts.length > 0) return;

        expect(sorted(read(merged.text))).toEqual(sorted(result));
        expect(sorted(read(swapped.text))).toEqual(sorted(result));
      }),
    );
  });

  test('where one side changed nothing, the result is the other to the letter', () => {
    fc.assert(
      fc.property(texts, change, (start, way) => {
        const base = new Map(start);
        const other = changed(base, way);
        expect(merge(base, other, base).text).toBe(write(other));
        expect(merge(base, base, other).text).toBe(write(other));
      }),
    );
  });
});

test('a text that one side changed goes with a state that the other one set, and with its new source', () => {
  const unit = (source: string, target: string) =>
    `<xliff version="1.2"><file source-language="en" target-language="de" original="a" datatype="x"><body>\n<trans-unit id="a"><source>${source}</source>${target}</trans-unit>\n</body></file></xliff>\n`;
  const { text, conflicts } = mergeTexts(xliff12, 'a.xlf', {
    base: unit('Sail', '<target state="translated">Segel</target>'),
    ours: unit('Sails', '<target state="translated">Segel</target>'),
    theirs: unit('Sail', '<target state="needs-review-translation">Die Segel</target>'),
  });
  expect(conflicts).toEqual([]);
  expect(text).toContain('<source>Sails</source>');
  expect(xliff12.parse(text).segments.at(0)).toMatchObject({ state: 'needs-review', target: { value: 'Die Segel' } });
});

/** A PO file of two texts. */
const gettext = (top: string, header: readonly string[], rope: string, sail: string) =>
  `${top}msgid ""\nmsgstr ""\n${header.map((field) => `"${field}\\n"\n`).join('')}"Language: de\\n"\n\n${rope}\n\n${sail}\n`;

/** One merge of a PO file, which is the same for both sides. */
function mergedPo(states: Readonly<Record<'base' | 'ours' | 'theirs', string>>) {
  const merged = mergeTexts(po, 'de.po', states);
  expect(mergeTexts(po, 'de.po', { ...states, ours: states.theirs, theirs: states.ours })).toEqual(merged);
  return merged;
}

test('what programs write into a PO file is no conflict: the later save counts', () => {
  const file = (extracted: string, saved: string, who: string, rope: string, sail: string) =>
    gettext(
      '',
      [`POT-Creation-Date: ${extracted}`, `PO-Revision-Date: ${saved}`, `Last-Translator: ${who}`],
      `#: bow.c:${extracted.slice(-1)}\nmsgid "Rope"\nmsgstr "${rope}"`,
      `msgid "Sail"\nmsgstr "${sail}"`,
    );
  const old = '2010-01-01 10:00';
  const merged = mergedPo({
    base: file('2024-01-01', old, 'Ada', '', ''),
    ours: file('2024-01-03', old, 'Ben', 'Tau', ''),
    theirs: file('2024-01-02', old, 'Cora', '', 'Segel'),
  });
  expect(merged).toEqual({ text: file('2024-01-03', old, 'Ben', 'Tau', 'Segel'), conflicts: [], remarks: [] });
  const dated = mergedPo({
    base: file('2024-01-01', '2024-01-01 10:00', 'Ada', '', ''),
    ours: file('2024-01-01', '2024-03-01 10:00', 'Ben', 'Tau', ''),
    theirs: file('2024-01-01', '2024-02-01 10:00', 'Cora', '', 'Segel'),
  });
  expect(dated.text).toBe(file('2024-01-01', '2024-03-01 10:00', 'Ben', 'Tau', 'Segel'));
});

test('a PO file that only one side saved keeps its header; what people decide there stays a conflict', () => {
  const file = (header: readonly string[]) =>
    gettext('', header, 'msgid "Rope"\nmsgstr "Tau"', 'msgid "Sail"\nmsgstr ""');
  const plurals = (forms: string) => ['X-Generator: Quay 1', `Plural-Forms: ${forms}`];
  const states = {
    base: file(plurals('nplurals=1; plural=0;')),
    ours: file(plurals('nplurals=2; plural=(n != 1);')),
    theirs: file(['X-Generator: Quay 2', 'Plural-Forms: nplurals=1; plural=0;', 'X-Timestamp: 7']),
  };
  expect(mergeTexts(po, 'de.po', states).text).toBe(
    file(['X-Generator: Quay 2', 'Plural-Forms: nplurals=2; plural=(n != 1);', 'X-Timestamp: 7']).replace(
      /("X-Timestamp.*\n)("Language.*\n)/,
      '$2$1',
    ),
  );
  const { text } = mergeTexts(po, 'de.po', { ...states, theirs: file(plurals('nplurals=3; plural=(n > 2);')) });
  expect(text).toContain('<<<<<<< ours\n"Plural-Forms: nplurals=2');
});

test('the names of translators at the top of a PO file are those of both sides', () => {
  const file = (...names: readonly string[]) =>
    gettext(names.map((name) => `# ${name}\n`).join(''), [], 'msgid "Rope"\nmsgstr "Tau"', 'msgid "Sail"\nmsgstr ""');
  const { text, conflicts } = mergeTexts(po, 'de.po', {
    base: file('Ada, 2019'),
    ours: file('Ada, 2019', 'Ben, 2020'),
    theirs: file('Ada, 2019-2021', 'Cora, 2021'),
  });
  expect([text, conflicts]).toEqual([file('Ada, 2019', 'Ben, 2020', 'Ada, 2019-2021', 'Cora, 2021'), []]);
});

test('of an entry that both sides added the translated one is taken', () => {
  const file = (rope: string) => gettext('', [], `#: a.c:1\nmsgid "Sail"\nmsgstr "Segel"`, rope);
  const merged = mergedPo({
    base: gettext('', [], '#: a.c:1\nmsgid "Sail"\nmsgstr "Segel"', ''),
    ours: file('#: a.c:2\nmsgid "Rope"\nmsgstr ""'),
    theirs: file('#: a.c:3\nmsgid "Rope"\nmsgstr "Tau"'),
  });
  expect([merged.conflicts, merged.text]).toEqual([[], file('#: a.c:3\nmsgid "Rope"\nmsgstr "Tau"')]);
});

test('an entry that one side removed goes where the other one wrote it in another way only', () => {
  const { text, conflicts } = mergeTexts(yaml, 'locales/de.yml', {
    base: "de:\n  rope: 'Tau'\n  sail: 'Segel'\n",
    ours: "de:\n  sail: 'Segel'\n  keel: 'Kiel'\n",
    theirs: 'de:\n  rope: Tau\n  sail: Segel\n',
  });
  expect([text, conflicts]).toEqual(["de:\n  sail: Segel\n  keel: 'Kiel'\n", []]);
});

test('where one side indented and quoted the whole file in another way, every text counts', () => {
  const states = {
    base: "de:\n    rope: 'Tau'\n    deck:\n        sail: 'Segel'\n        keel: 'Kiel'\n",
    ours: "de:\n    rope: 'Leine'\n    deck:\n        sail: 'Segel'\n        bow: 'Bug'\n        keel: 'Kiel'\n",
    theirs: 'de:\n  rope: Tau\n  deck:\n    sail: Segel\n    keel: Der Kiel\n',
  };
  const { text, conflicts } = mergeTexts(yaml, 'locales/de.yml', states);
  expect([text, conflicts]).toEqual([states.ours.replace('Kiel', 'Der Kiel'), []]);
  const swapped = { ...states, ours: states.theirs, theirs: states.ours };
  expect(mergeTexts(yaml, 'locales/de.yml', swapped)).toEqual({
    text: 'de:\n  rope: Leine\n  deck:\n    sail: Segel\n    bow: Bug\n    keel: Der Kiel\n',
    conflicts: [],
    remarks: [],
  });
});

test('forms of a plural message are merged as one resource, also where it was a text before', () => {
  const file = (...resources: readonly string[]) =>
    `<resources>\n${resources.map((one) => `    ${one}\n`).join('')}</resources>\n`;
  const string = (name: string, text: string) => `<string name="${name}">${text}</string>`;
  const plural = (name: string, ...forms: readonly string[]) =>
    `<plurals name="${name}">\n${forms.map((form) => `        <item quantity="${form}">%d</item>\n`).join('')}    </plurals>`;
  const { text, conflicts, remarks } = mergeTexts(android, 'res/values-de/strings.xml', {
    base: file(string('a', 'A'), plural('boats', 'other'), string('days', '%d'), string('z', 'Z')),
    ours: file(string('a', 'A'), string('n', 'N'), plural('boats', 'other'), string('days', '%d'), string('z', 'Z')),
    theirs: file(string('a', 'A'), plural('boats', 'zero', 'other'), plural('days', 'one', 'other'), string('n', 'N')),
  });
  const merged = file(
    string('a', 'A'),
    string('n', 'N'),
    plural('boats', 'zero', 'other'),
    plural('days', 'one', 'other'),
  );
  expect([text, conflicts, remarks]).toEqual([merged, [], []]);
});

test('forms of a plural that both sides changed are merged one by one; what both changed is a conflict of that form alone', () => {
  const file = (...forms: readonly (readonly [string, string])[]) =>
    `<resources>\n    <string name="a">A</string>\n    <plurals name="boats">\n${forms.map(([form, text]) => `        <item quantity="${form}">${text}</item>\n`).join('')}    </plurals>\n</resources>\n`;
  const states = {
    base: file(['one', 'Boot'], ['other', 'Boote']),
    ours: file(['one', 'Ein Boot'], ['few', 'Paar'], ['other', 'Boote']),
    theirs: file(['one', 'Boot'], ['other', '%d Boote']),
  };
  const path = 'res/values-de/strings.xml';
  const merged = file(['one', 'Ein Boot'], ['few', 'Paar'], ['other', '%d Boote']);
  expect(mergeTexts(android, path, states)).toEqual({ text: merged, conflicts: [], remarks: [] });
  const swapped = { ...states, ours: states.theirs, theirs: states.ours };
  expect(mergeTexts(android, path, swapped)).toEqual({ text: merged, conflicts: [], remarks: [] });
  const both = mergeTexts(android, path, { ...states, theirs: file(['one', '1 Boot'], ['other', '%d Boote']) });
  expect(both.conflicts).toEqual(['boats.one']);
  expect(both.text).toContain(
    '<<<<<<< ours\n        <item quantity="one">Ein Boot</item>\n=======\n        <item quantity="one">1 Boot</item>\n>>>>>>> theirs\n        <item quantity="few">',
  );
  const without = '<resources>\n    <string name="a">A</string>\n</resources>\n';
  expect(mergeTexts(android, path, { ...states, theirs: without }).conflicts).toEqual(['boats.one', 'boats.few']);
});

test('new entries keep their comments, line ends are those of ours, and other lines of ours keep their bytes', () => {
  const base = '# top\r\na = 1\r\nb : zwei\\u0020\r\n';
  const { text } = mergeTexts(properties, 'app_de.properties', {
    base,
    ours: `${base}c=drei\r\n`,
    theirs: '# top\na = eins\nb : zwei\\u0020\n# for the bow\nd=vier\n',
  });
  expect(text).toBe('# top\r\na = eins\r\nb : zwei\\u0020\r\n# for the bow\r\nd=vier\r\nc=drei\r\n');
});

test('an object that only theirs has is put in by the format', () => {
  const { text } = mergeTexts(json, 'locales/de.json', {
    base: '{\n  "a": "1"\n}\n',
    ours: '{\n  "a": "1",\n  "b": "2"\n}\n',
    theirs: '{\n  "a": "1",\n  "menu": {\n    "x": "3",\n    "y": "4"\n  }\n}\n',
  });
  expect(JSON.parse(text)).toEqual({ a: '1', b: '2', menu: { x: '3', y: '4' } });
});

test('subtitles, whose numbers are places, are merged by lines', () => {
  const cue = (n: number, text: string) => `${n}\n00:00:0${n},000 --> 00:00:0${n},900\n${text}\n\n`;
  const { text, conflicts } = mergeTexts(srt, 'de.srt', {
    base: cue(1, 'Hallo') + cue(2, 'Du') + cue(3, 'Da'),
    ours: cue(1, 'Hallo!') + cue(2, 'Du') + cue(3, 'Da'),
    theirs: cue(1, 'Hallo') + cue(2, 'Du') + cue(3, 'Da?'),
  });
  expect([text, conflicts]).toEqual([cue(1, 'Hallo!') + cue(2, 'Du') + cue(3, 'Da?'), []]);
});

test('the edits between two texts make the one of the other, and none touches a line that both have', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'cc', 'cd', ''), { maxLength: 8 }).map((list) => list.join('\n'));
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      expect(applyEdits(before, lineEdits(before, after))).toBe(after);
    }),
  );
  expect(lineEdits('a\nbc\nd\n', 'a\nbe\nd\n')).toEqual([{ range: { start: 3, end: 4 }, newText: 'e' }]);
});

test('a comment at the top that theirs adds is taken, whichever entry ours has first', () => {
  const { text, conflicts, remarks } = mergeTexts(properties, 'app_de.properties', {
    base: 'b=B\na=A\n',
    ours: 'b=B\na=A now\n',
    theirs: '# Licence of the harbour\n\na=A\nb=B\n',
  });
  expect([text, conflicts, remarks]).toEqual(['# Licence of the harbour\n\nb=B\na=A now\n', [], []]);
});

test('the attributes of an ARB entry stay with it, where both sides add entries at the same place', () => {
  const arb = (...rows: readonly string[]) => `{\n  "@@locale": "en",\n${rows.join(',\n')}\n}\n`;
  const row = (id: string, about = id) => `  "${id}": "${id}",\n  "@${id}": {\n    "description": "{${about}}"\n  }`;
  const { text, conflicts, remarks } = mergeTexts(json, 'lib/l10n/app_en.arb', {
    base: arb(row('a'), row('m'), row('z')),
    ours: arb(row('a'), row('mine'), row('m'), row('z'), row('last')),
    theirs: arb(row('a', 'first'), row('other'), row('another'), row('m'), row('z'), row('end')),
  });
  expect([conflicts, remarks]).toEqual([[], []]);
  const wanted = ['other', 'another', 'mine', 'm', 'z', 'end', 'last'].map((id) => row(id));
  expect(text).toBe(arb(row('a', 'first'), ...wanted));
});

test('a file in which both sides moved the places of all texts is not read again for each of them', () => {
  const message = (id: number, line: number, text: string) =>
    `    <message>\n        <location filename="a.cpp" line="${line}"/>\n        <source>Text ${id}</source>\n        <translation>${text}</translation>\n    </message>\n`;
  const file = (moved: number, changed: number) => {
    const all = Array.from({ length: 60 }, (_, i) => message(i, i + moved, i === changed ? 'Neu' : `Wort ${i}`));
    return `<?xml version="1.0" encoding="utf-8"?>\n<TS version="2.1" language="de">\n<context>\n    <name>A</name>\n${all.join('')}</context>\n</TS>\n`;
  };
  let parses = 0;
  const counting: Format = {
    ...qtTs,
    parse(text, path) {
      parses++;
      return qtTs.parse(text, path);
    },
  };
  const { text, conflicts } = mergeTexts(counting, 'de.ts', {
    base: file(0, -1),
    ours: file(100, 3),
    theirs: file(200, 7),
  });
  expect([conflicts, text.match(/Neu/g)?.length]).toEqual([[], 2]);
  expect(parses).toBeLessThan(20);
});

describe.each<[string, Format, (rows: readonly string[]) => string]>([
  ['i18n/de.toml', toml, (rows) => rows.map((id) => `${id} = "T" # ${id} remark\n`).join('')],
  ['locales/de.yml', yaml, (rows) => `de:\n${rows.map((id) => `  ${id}: T # ${id} remark\n`).join('')}`],
  ['locales/de.json5', json5, (rows) => `{\n${rows.map((id) => `  ${id}: 'T', // ${id} remark\n`).join('')}}\n`],
  [
    'lang/de/a.php',
    php,
    (rows) => `<?php\nreturn [\n${rows.map((id) => `  '${id}' => 'T', /* ${id} remark */\n`).join('')}];\n`,
  ],
])('a comment behind an entry stays with it in %s', (path, format, write) => {
  test.each([
    [
      ['aa', 'mine', 'kk', 'zz', 'last'],
      ['aa', 'other', 'another', 'kk', 'zz', 'end'],
    ],
    [
      ['aa', 'mine', 'kk', 'zz', 'last'],
      ['aa', 'other', 'zz', 'end'],
    ],
    [
      ['kk', 'mine', 'zz'],
      ['kk', 'other', 'zz', 'end'],
    ],
  ])('%j and %j', (ours, theirs) => {
    const base = ['aa', 'kk', 'zz'];
    const states = { base: write(base), ours: write(ours), theirs: write(theirs) };
    const { text, conflicts, remarks } = mergeTexts(format, path, states);
    expect([conflicts, remarks]).toEqual([[], []]);
    const ids = format
      .parse(text, path)
      .segments.all()
      .map(({ id }) => id.replace('de.', ''));
    expect(text).toBe(write(ids));
    const isKept = (id: string) => !base.includes(id) || (ours.includes(id) && theirs.includes(id));
    expect(new Set(ids)).toEqual(new Set([...ours, ...theirs].filter(isKept)));
  });
});
