import { expect, test } from 'vitest';
import type { Catalog } from '../catalog/catalog.ts';
import { plain } from '../catalog/content.ts';
import { changeSegments } from './change.ts';
import { rewordsSources, sourcesAreKeys } from './keySources.ts';
import { asSource, pairCatalogs } from './pair.ts';
import { po } from './po/po.ts';
import { reparse } from './reparse.ts';
import { xliff12 } from './xliff12/xliff12.ts';

type Entries = readonly (readonly [key: string, text: string])[];
const gettext = (entries: Entries) =>
  po.parse(entries.map(([key, text]) => `msgid "${key}"\nmsgstr "${text}"\n`).join('\n'));
const same = (keys: string, text: (key: string) => string): Entries => keys.split(' ').map((key) => [key, text(key)]);

test.each<[string, Entries, boolean | undefined]>([
  ['keys with dots', same('boat.title boat.hello boat.save', () => 'Boot'), true],
  ['constants', same('SAVE_BOAT OPEN_BOAT SINK_BOAT', () => 'Boot'), true],
  ['keys beside words', same('boat.title boat.hello sail save boat.save oar', () => 'Boot'), true],
  ['names in camel case', same('saveBoat openBoat sinkBoat', () => 'Boot'), true],
  ['keys and a sentence', [...same('a.b a.c a.d a.e a.f', () => 'Boot'), ['Save the boat.', 'x']], true],
  ['keys alone, of a file that is new', same('a.b a.c a.d a.e a.f a.g a.h a.i a.j a.k', () => ''), true],
  ['too few', same('boat.title boat.hello', () => 'Boot'), undefined],
  ['few keys alone, of a file that is new', same('a.b a.c a.d', () => ''), undefined],
  [
    'texts',
    [
      ['Save the boat', 'x'],
      ['Open', 'x'],
      ['Sink it', 'x'],
    ],
    false,
  ],
  ['texts and a few keys', [...same('a.b a.c a.d', () => 'Boot'), ['Save', 'x'], ['Sink it', 'x']], false],
  ['modules of code, which stay', same('boats.sail boats.oar boats.pier', (key) => key), false],
  ['words', same('sail oar pier boat save open sink row moor keel rope', () => 'Boot'), false],
  ['names of programs', same('YouTube JavaScript GitHub', () => 'Boot'), undefined],
])('%s', (_, entries, expected) => {
  expect(sourcesAreKeys(gettext(entries))).toBe(expected);
});

const unit = (id: string, key: string, text: string) =>
  `<trans-unit id="${id}"><source>${key}</source><target>${text}</target></trans-unit>`;
const xliff = (...units: readonly string[]) =>
  xliff12.parse(
    `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file source-language="en" target-language="de" datatype="plaintext" original="a"><body>${units.join('')}</body></file></xliff>`,
  );
const english = xliff(
  unit('1', 'boat.hello', 'Hello %name%'),
  unit('2', 'boat.save', 'Save'),
  unit('3', 'boat.gone', 'Gone'),
  unit('text', 'Of the harbour', 'Of the harbour'),
);
const german = xliff(
  unit('1', 'boat.save', 'Sichern'),
  unit('2', 'boat.hello', 'Hallo'),
  unit('9', 'boat.left', 'Links'),
  unit('text', 'harbour.of', 'Hafen'),
  unit('8', 'A sentence of its own', 'Ein Satz'),
);
const languages = { source: 'en', target: 'de' };
const texts = ({ segments }: Catalog) =>
  segments.all().map(({ id, source, target }) => [id, source?.value, target?.value]);

test('entries are found by their keys, whatever their ids are; one with a text for a key by its id', () => {
  const paired = pairCatalogs(german, english, languages, xliff12);
  expect(texts(paired)).toEqual([
    ['1', 'Save', 'Sichern'],
    ['2', 'Hello %name%', 'Hallo'],
    ['9', undefined, 'Links'],
    ['text', 'Of the harbour', 'Hafen'],
    ['8', undefined, 'Ein Satz'],
  ]);
  expect(paired.kind).toBe('monolingual');
  expect(paired.syntaxes).toContain('named-percent');
  expect(paired.segments.find('1')?.context).toBe('boat.save');
  expect(paired.pair?.missing.map(({ id, source }) => [id, source.target?.value])).toEqual([['3', 'Gone']]);
  // Also what has the same number in both files.
  expect(['1', '2', 'text'].map((id) => paired.pair?.sourceIdOf(id))).toEqual(['2', '1', 'text']);
  // A sentence is its own text, and no key that is left over.
  expect(['9', '8', '1'].map((id) => paired.pair?.extra.has(id))).toEqual([true, false, false]);
});

test('a plural form takes the text of the form for the same numbers', () => {
  const forms = (...of: readonly string[]) =>
    `msgid "boats"\nmsgid_plural "boats"\n${of.map((text, i) => `msgstr[${i}] "${text}"`).join('\n')}\n`;
  const header = (language: string, rule: string) =>
    `msgid ""\nmsgstr "Language: ${language}\\nPlural-Forms: ${rule};\\n"\n\n`;
  const source = po.parse(header('en', 'nplurals=2; plural=(n != 1)') + forms('a boat', '%d boats'));
  const sources = (rule: string, ...of: readonly string[]) =>
    texts(pairCatalogs(po.parse(header('xx', rule) + forms(...of)), source, languages)).map(([, text]) => text);
  expect(sources('nplurals=1; plural=0', '%d隻')).toEqual(['%d boats']);
  expect(sources('nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2)', 'a', 'b', 'c')).toEqual([
    'a boat',
    '%d boats',
    '%d boats',
  ]);
});

test('its edits leave keys alone; a keystroke in either file gives what a new reading gives', () => {
  const paired = pairCatalogs(german, english, languages, xliff12);
  const { text } = changeSegments(xliff12, paired, new Map([['2', { content: plain('Moin %name%') }]]));
  expect(text).toBe(german.text.replace('Hallo', 'Moin %name%'));
  const again = pairCatalogs(reparse(xliff12, german, text), english, languages, xliff12, paired);
  expect(texts(again)).toEqual(texts(pairCatalogs(xliff12.parse(text), english, languages, xliff12)));
  const source = asSource(english, 'en', xliff12);
  expect(texts(source)[0]).toEqual(['1', 'Hello %name%', 'Hello %name%']);
  const edited = reparse(xliff12, english, english.text.replace('Gone', 'Sailed'));
  expect(texts(asSource(edited, 'en', xliff12, source))).toEqual(
    texts(asSource(xliff12.parse(edited.text), 'en', xliff12)),
  );
  const other = pairCatalogs(german, edited, languages, xliff12, paired);
  expect(other.pair?.missing.map(({ source }) => source.target?.value)).toEqual(['Sailed']);
});

test('what was told of a file holds while its translations are edited', () => {
  let reads = 0;
  const catalog = gettext(same('boat.title boat.hello boat.save', () => 'Boot'));
  expect(sourcesAreKeys(catalog)).toBe(true);
  const edited = reparse(po, catalog, catalog.text.replace('"Boot"', '"Boote"'));
  const watched = new Proxy(edited.segments, {
    get(list, name) {
      if (name === 'at') reads++;
      const value = Reflect.get(list, name, list);
      return typeof value === 'function' ? value.bind(list) : value;
    },
  });
  expect(sourcesAreKeys({ ...edited, segments: watched })).toBe(true);
  expect(reads).toBe(0);
});

test('a file from a language into the same one rewords its sources, or corrects slips', () => {
  const file = (language: string, target: (i: number) => string) =>
    xliff12.parse(
      `<xliff version="1.2"><file source-language="en" target-language="${language}"><body>${Array.from(
        { length: 20 },
        (_, i) => `<trans-unit id="${i}"><source>boat note ${i}</source><target>${target(i)}</target></trans-unit>`,
      ).join('')}</body></file></xliff>`,
    );
  expect(rewordsSources(file('en', (i) => (i % 2 ? `Boat note ${i}.` : 'The boat has sailed')))).toBe(true);
  expect(rewordsSources(file('en', (i) => (i < 4 ? 'The boat has sailed' : `Boat note ${i}.`)))).toBe(false);
  expect(rewordsSources(file('de', () => 'Das Boot ist weg'))).toBe(false);
});

test('a key that stands as its own translation is none', () => {
  const states = (text: string) =>
    pairCatalogs(xliff(unit('1', 'boat.hello', text)), english, languages, xliff12)
      .segments.all()
      .map(({ state }) => state);
  expect(states('boat.hello')).toEqual(['untranslated']);
  expect(states('boat.save')).toEqual(['translated']);
  expect(states('Hallo')).toEqual(['translated']);
});
