import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalog } from '../catalog/catalog.ts';
import { applyEdits } from '../catalog/textRange.ts';
import { missingKey } from '../checks/keys/missingKey.ts';
import { android } from '../formats/android/android.ts';
import type { Format } from '../formats/format.ts';
import { ini } from '../formats/ini/ini.ts';
import { json } from '../formats/json/json.ts';
import { lackingEntries } from '../formats/lackingEntries.ts';
import { asSource, pairCatalogs } from '../formats/pair.ts';
import { php } from '../formats/php/php.ts';
import { properties } from '../formats/properties/properties.ts';
import { jsModule } from '../formats/script/jsModule.ts';
import { json5 } from '../formats/script/json5.ts';
import { strings } from '../formats/strings/strings.ts';
import { toml } from '../formats/toml/toml.ts';
import { yaml } from '../formats/yaml/yaml.ts';
import { syncCatalog } from './syncCatalog.ts';

type Texts = ReadonlyMap<string, string>;
interface Tree {
  [key: string]: string | Tree;
}

function treeOf(texts: Texts): Tree {
  const root: Tree = {};
  for (const [id, text] of texts) {
    const keys = id.split('.');
    const last = keys.pop() as string;
    let node = root;
    for (const key of keys) {
      node[key] ??= {};
      node = node[key] as Tree;
    }
    node[last] = text;
  }
  return root;
}

function indented(
  tree: Tree,
  indent: string,
  line: (key: string, value: string, indent: string) => string,
  open: string,
  close: string,
): string {
  return Object.entries(tree)
    .map(([key, value]) =>
      typeof value === 'string'
        ? line(key, value, indent)
        : `${indent}${open.replace('KEY', key)}\n${indented(value, `${indent}  `, line, open, close)}${close === '' ? '' : `${indent}${close}\n`}`,
    )
    .join('');
}

const lines = (texts: Texts, line: (key: string, value: string) => string) =>
  [...texts].map(([key, value]) => line(key, value)).join('');

/** A file of each format, its keys written as the format has them. */
const writers: readonly (readonly [Format, string, (texts: Texts) => string])[] = [
  [json, 'en.json', (texts) => `${JSON.stringify(treeOf(texts), null, 2)}\n`],
  [
    yaml,
    'en.yml',
    (texts) =>
      `# Texts\n${indented(treeOf(texts), '', (key, value, indent) => `${indent}${key}: "${value}"\n`, 'KEY:', '')}`,
  ],
  [
    php,
    'en.php',
    (texts) =>
      `<?php\nreturn [\n${indented(treeOf(texts), '  ', (key, value, indent) => `${indent}'${key}' => '${value}', // ${key}\n`, "'KEY' => [", '],')}];\n`,
  ],
  [
    jsModule,
    'en.js',
    (texts) =>
      `export default {\n${indented(treeOf(texts), '  ', (key, value, indent) => `${indent}${key}: '${value}', // ${key}\n`, 'KEY: {', '},')}};\n`,
  ],
  [
    json5,
    'en.json5',
    (texts) =>
      `{\n${indented(treeOf(texts), '  ', (key, value, indent) => `${indent}${key}: "${value}",\n`, 'KEY: {', '},')}}\n`,
  ],
  [toml, 'en.toml', (texts) => lines(texts, (key, value) => `[${key}]\nother = '${value}' # ${key}\n\n`)],
  [properties, 'a_en.properties', (texts) => lines(texts, (key, value) => `# about ${key}\n${key} = ${value}\n`)],
  [strings, 'en.lproj/a.strings', (texts) => lines(texts, (key, value) => `/* ${key} */\n"${key}" = "${value}";\n\n`)],
  [ini, 'en.ini', (texts) => lines(texts, (key, value) => `${key.replaceAll('.', '_')}="${value}"\n`)],
  [
    android,
    'res/values/strings.xml',
    (texts) =>
      `<resources>\n${lines(texts, (key, value) => `    <string name="${key.replaceAll('.', '_')}">${value}</string>\n`)}</resources>\n`,
  ],
];

const ids = ['title', 'menu.open', 'menu.close', 'menu.file.save', 'menu.file.print', 'quit', 'help.about'];
const files = fc.record({
  source: fc.subarray(ids, { minLength: 1 }),
  target: fc.subarray([...ids, 'old', 'menu.old'], { minLength: 1 }),
});
const textsOf = (keys: readonly string[], word: string): Texts => new Map(keys.map((key, i) => [key, `${word} ${i}`]));

function pairOf(format: Format, path: string, source: string, target: string): Catalog {
  const original = asSource(format.parse(source, path), 'en', format);
  return pairCatalogs(format.parse(target, path), original, { source: 'en', target: 'de' }, format);
}

const rawTexts = ({ segments, text }: Catalog) =>
  new Map(segments.all().map(({ id, target }) => [id, target && text.slice(target.range.start, target.range.end)]));

describe.each(writers.map((writer) => [writer[0].id, writer] as const))('%s', (_, [format, path, write]) => {
  test('no missing key is left, a second run changes nothing, texts that are there keep their bytes', () => {
    fc.assert(
      fc.property(files, ({ source, target }) => {
        const before = pairOf(format, path, write(textsOf(source, 'Text')), write(textsOf(target, 'Wort')));
        const synced = syncCatalog(format, before, { language: 'de' });
        expect(synced.refused).toEqual(new Map());
        expect(applyEdits(before.text, synced.edits)).toBe(synced.text);
        const after = pairOf(format, path, before.pair?.source.text ?? '', synced.text);
        expect([...lackingEntries(after, 'de')]).toEqual([]);
        const context = { catalog: after, sourceLanguage: 'en', targetLanguage: 'de' };
        expect([...missingKey.run(context as never)]).toEqual([]);
        expect(syncCatalog(format, after, { language: 'de' }).edits).toEqual([]);
        const raw = rawTexts(after);
        for (const [id, text] of rawTexts(before)) expect(raw.get(id)).toBe(text);
      }),
      { numRuns: 40 },
    );
  });

  test('what is to go goes, with nothing else', () => {
    fc.assert(
      fc.property(files, fc.subarray(ids), ({ target }, removedKeys) => {
        const before = pairOf(format, path, write(textsOf(ids, 'Text')), write(textsOf(target, 'Wort')));
        const idByKey = new Map(before.segments.all().map(({ id }, i) => [target[i] ?? '', id]));
        const remove = new Set(removedKeys.flatMap((key) => idByKey.get(key) ?? []));
        const { text, removed, refused } = syncCatalog(format, before, { language: 'de', fill: 'none', remove });
        expect([[...refused], new Set(removed)]).toEqual([[], remove]);
        const left = rawTexts(format.parse(text, path));
        for (const [id, raw] of rawTexts(before)) expect(left.get(id)).toBe(remove.has(id) ? undefined : raw);
        expect(left.size).toBe(before.segments.count - remove.size);
      }),
      { numRuns: 40 },
    );
  });
});

describe('what new keys get', () => {
  const sync = (format: Format, path: string, source: string, target: string, fill?: 'empty' | 'source' | 'none') =>
    syncCatalog(format, pairOf(format, path, source, target), { language: 'de', fill }).text;

  test('an empty text, in the order of the source', () => {
    const text = sync(
      json,
      'de.json',
      '{\n  "a": "A",\n  "b": "B",\n  "c": "C"\n}\n',
      '{\n  "a": "1",\n  "c": "3"\n}\n',
    );
    expect(text).toBe('{\n  "a": "1",\n  "b": "",\n  "c": "3"\n}\n');
  });

  test('the source text where programs would show an empty one, and where it is asked for', () => {
    const resources = (body: string) => `<resources>\n    <string name="a">A</string>\n${body}</resources>\n`;
    const wanted = '    <string name="b">B &amp; C</string>\n';
    expect(sync(android, 'res/values/strings.xml', resources(wanted), resources(''))).toBe(resources(wanted));
    const returned = "<?php\nreturn [\n    'a' => 'A',\n    'b' => 'B',\n];\n";
    expect(sync(php, 'lang/de/app.php', returned, returned.replace("    'b' => 'B',\n", ''))).toBe(returned);
    expect(sync(json, 'de.json', '{"a":"A","b":"B"}', '{"a":"1"}', 'source')).toBe('{"a":"1","b":"B"}');
    expect(sync(json, 'de.json', '{"a":"A","b":"B"}', '{"a":"1"}', 'none')).toBe('{"a":"1"}');
  });

  test('the plural forms of the language', () => {
    const source = '{\n  "n_one": "{{count}} boat",\n  "n_other": "{{count}} boats"\n}\n';
    const before = pairOf(json, 'pl.json', source, '{}\n');
    const { added } = syncCatalog(json, before, { language: 'de' });
    expect(added).toEqual(['n_one', 'n_other']);
    const polish = pairCatalogs(json.parse('{}\n', 'pl.json'), asSource(json.parse(source, 'en.json'), 'en'), {
      source: 'en',
      target: 'pl',
    });
    expect(syncCatalog(json, polish, { language: 'pl' }).added).toEqual(['n_one', 'n_few', 'n_many', 'n_other']);
  });
});

test('an object that is left empty goes along; comments of others stay', () => {
  const source = '{\n  "a": "A"\n}\n';
  const target = '{\n  "a": "1",\n  "old": {\n    "b": "2",\n    "c": "3"\n  }\n}\n';
  const { text, removed } = syncCatalog(json, pairOf(json, 'de.json', source, target), {
    language: 'de',
    remove: new Set(['old.b', 'old.c']),
  });
  expect([text, removed]).toEqual(['{\n  "a": "1"\n}\n', ['old.b', 'old.c']]);
});

test('nothing is taken out of a file that cannot be read as a whole', () => {
  const target = 'de:\n  old: Alt # behind\n  a: "1"\n    what stood in a block\n    and more: of it\n';
  const paired = pairOf(yaml, 'de.yml', 'en:\n  a: A\n', target);
  const { text, removed, refused } = syncCatalog(yaml, paired, { language: 'de', remove: new Set(['old']) });
  expect([text, removed, [...refused.keys()]]).toEqual([target, [], ['old']]);
});
