import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalog } from '../catalog/catalog.ts';
import { plain } from '../catalog/content.ts';
import type { Segment } from '../catalog/segment.ts';
import { runChecks } from '../checks/run/runChecks.ts';
import { defaultSettings } from '../settings.ts';
import { createTermIndex } from '../terms/termIndex.ts';
import { changeSegments } from './change.ts';
import type { Format } from './format.ts';
import { json } from './json/json.ts';
import { asSource } from './pair.ts';
import { po } from './po/po.ts';

const value = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('', 'Deck', 'Tag {{n}}', 'a "b" \\ c', 'Fähre 😀'),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'a.b', 'items_one', 'items_other', '_note'), tie('tree'), { maxKeys: 4 }),
  ),
})).tree;
const files = fc
  .dictionary(fc.constantFrom('x', 'y', 'z', 'x.a'), value, { maxKeys: 4 })
  .map((all) => JSON.stringify(all));
const options = {
  languages: { source: 'en', target: 'en' },
  settings: defaultSettings,
  terms: createTermIndex([]),
};

/** What a segment says, without the objects that say it. */
const summary = ({ id, range, idRange, source, target, state, plural }: Segment) => ({
  id,
  range,
  idRange,
  source: source && [source.value, source.range],
  target: target && [target.value, target.range],
  state,
  plural,
});
const allOf = ({ segments }: Catalog) => segments.all().map(summary);

describe('segments of a JSON file that are made when somebody asks for them', () => {
  test('are the same one by one and as a list, in the file and in the source of others', () => {
    fc.assert(
      fc.property(files, (text) => {
        for (const catalog of [json.parse(text), asSource(json.parse(text), 'en', json)]) {
          const each = [...catalog.segments].map(summary);
          expect(catalog.segments.count).toBe(each.length);
          expect(allOf(catalog)).toEqual(each);
        }
      }),
    );
  });

  test('a check of a file that stands alone makes no list of them', () => {
    const catalog = asSource(json.parse('{"a": "Two  spaces", "b": {"c": "Deck"}}'), 'en', json);
    runChecks(catalog, options);
    expect(catalog.segments.unmade).toBeDefined();
  });

  test('a change of one makes no list, and the same of the file as a change with all of them there', () => {
    fc.assert(
      fc.property(files, fc.nat(), newText, (text, place, value) => {
        const { madeNoList = true } = checkChange(json, text, place, value) ?? {};
        expect(madeNoList).toBe(true);
      }),
    );
  });
});

const newText = fc.constantFrom('', 'Neu', 'x "y" \\', '{{n}}', 'a\nb', ' = %d');

/** Changes a segment of a file nobody has asked the segments of, as it does one of a file with all of them there. */
function checkChange(format: Format, text: string, place: number, value: string) {
  const [lazy, listed] = [format.parse(text), format.parse(text)];
  const { id } = listed.segments.at(place % Math.max(1, listed.segments.count)) ?? {};
  if (id === undefined) return undefined;
  const changes = new Map([[id, { content: plain(value) }]]);
  const [one, other] = [changeSegments(format, lazy, changes), changeSegments(format, listed, changes)];
  const madeNoList = lazy.segments.unmade !== undefined;
  expect([one.edits, one.text, [...one.refused]]).toEqual([other.edits, other.text, [...other.refused]]);
  expect(allOf(one.catalog)).toEqual(allOf(other.catalog));
  return { madeNoList };
}

const entries = (...entry: readonly string[]) =>
  fc.array(fc.constantFrom(...entry), { maxLength: 6 }).map((all) => all.join(''));
const otherFormats: readonly (readonly [Format, fc.Arbitrary<string>])[] = [
  [
    po,
    entries(
      'msgid ""\nmsgstr "Language: de\\n"\n\n',
      'msgid "Open"\nmsgstr "Offen"\n\n',
      '#, fuzzy, c-format\nmsgctxt "menu"\nmsgid "%d"\nmsgstr ""\n\n',
      'msgid "berth"\nmsgid_plural "berths"\nmsgstr[0] "Koje"\nmsgstr[1] "Kojen"\n\n',
      '#~ msgid "old"\n#~ msgstr "alt"\n\n',
      'domain "other"\n',
      'msgstr "allein"\n',
    ),
  ],
];

describe.each(otherFormats.map((row) => [row[0].id, ...row] as const))('segments of %s files', (_, format, texts) => {
  test('are the same one by one and as a list, and no list is made to change one', () => {
    fc.assert(
      fc.property(texts, fc.nat(), newText, (text, place, value) => {
        const catalog = format.parse(text);
        const each = [...catalog.segments].map(summary);
        expect(catalog.segments.count).toBe(each.length);
        expect(allOf(catalog)).toEqual(each);
        const { madeNoList = true } = checkChange(format, text, place, value) ?? {};
        expect(madeNoList).toBe(true);
      }),
    );
  });
});
