import { describe, expect, test } from 'vitest';
import type { SegmentChange } from '../../catalog/catalog.ts';
import { plain } from '../../catalog/content.ts';
import type { Segment } from '../../catalog/segment.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { xliff2 } from './xliff2.ts';

const file = (units: string) =>
  `<?xml version="1.0"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" version="2.1" srcLang="en" trgLang="de">\n<file id="f">\n${units}\n</file>\n</xliff>\n`;
const parse = (units: string) => xliff2.parse(file(units));
const only = (units: string): Segment => {
  const { segments } = parse(units);
  expect(segments).toHaveLength(1);
  return segments[0] as Segment;
};

function change(units: string, id: string, wanted: SegmentChange): string {
  const before = file(units);
  const result = changeSegments(xliff2, xliff2.parse(before), new Map([[id, wanted]]));
  expect([...result.refused]).toEqual([]);
  const start = before.indexOf(units);
  return result.text.slice(start, result.text.length - (before.length - start - units.length));
}

test('the segments of a unit are told apart, what lies between them is none', () => {
  const units =
    '<unit id="u"><segment id="s1"><source>One.</source></segment><ignorable><source> </source></ignorable><segment><source>Two.</source></segment></unit><group id="g" translate="no"><unit id="v" name="menu"><notes><note category="dev">N</note></notes><segment id="s1"><source>A</source></segment></unit></group>';
  const catalog = parse(units);
  expect(catalog).toMatchObject({ sourceLanguage: 'en', targetLanguage: 'de', dialect: '2.1', problems: [] });
  expect(catalog.segments.map(({ id, source, translatable }) => [id, source?.value, translatable])).toEqual([
    ['u/s1', 'One.', true],
    ['u/2', 'Two.', true],
    ['v', 'A', false],
  ]);
  expect(catalog.segments[2]).toMatchObject({ context: 'menu', notes: [{ text: 'N', from: 'dev' }] });
});

test.each([
  ['', '', 'untranslated'],
  ['', '<target/>', 'untranslated'],
  [' state="final"', '<target></target>', 'untranslated'],
  ['', '<target>B</target>', 'needs-review'],
  [' state="initial"', '<target>B</target>', 'needs-review'],
  [' state="translated"', '<target>B</target>', 'translated'],
  [' state="reviewed"', '<target>B</target>', 'final'],
  [' state="final"', '<target>B</target>', 'final'],
])('a segment with%s and %s is %s', (attributes, target, state) => {
  const unit = `<unit id="u"><segment${attributes}><source>A</source>${target}</segment></unit>`;
  expect(only(unit).state).toBe(state);
});

test('inline elements are codes with what editors may do to them and what a reader sees', () => {
  const segment = only(
    '<unit id="u"><originalData><data id="d1">&lt;b></data><data id="d2">&lt;/b></data></originalData><segment><source><pc id="1" dataRefStart="d1" dataRefEnd="d2" canDelete="no">a</pc><ph id="2" equiv="%s" canReorder="firstNo"/><cp hex="0007"/><mrk id="m" type="term">t</mrk><ec id="9" isolated="yes"/></source><target><sc id="1"/>a<ec startRef="1"/></target></segment></unit>',
  );
  expect(segment.source?.codes.map(({ kind, id, display }) => `${kind} ${id} ${display}`)).toEqual([
    'open pc:1 <b>',
    'close pc:1 </b>',
    'standalone ph:2 %s',
    'standalone cp:0007 U+0007',
    'open mrk:m term',
    'close mrk:m term',
    'standalone pc:9 ec 9',
  ]);
  expect(segment.source?.codes[0]?.canDelete).toBe(false);
  expect(segment.source?.codes[2]?.canReorder).toBe(false);
  expect(segment.target?.codes.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['open pc:1', 'close pc:1']);
});

test('matches go to the segment that they refer to, and a length to a unit of one segment', () => {
  const match = (ref: string, text: string) =>
    `<mtc:match ref="#${ref}" similarity="87.5" origin="tm"><source>S</source><target>${text}</target></mtc:match>`;
  const catalog = parse(
    `<unit id="u"><mtc:matches>${match('a', 'X')}${match('m', 'Y')}</mtc:matches><segment id="a"><source>A</source></segment><segment id="b"><source><mrk id="m">B</mrk></source></segment></unit><unit id="v" slr:sizeRestriction="5,10"><segment><source>C</source></segment></unit>`,
  );
  expect(catalog.segments.map((segment) => segment.matches.map((found) => found.target))).toEqual([['X'], ['Y'], []]);
  expect(catalog.segments[0]?.matches[0]).toEqual({ source: 'S', target: 'X', similarity: 87.5, origin: 'tm' });
  expect(catalog.segments[2]?.maxLength).toEqual({ max: 10, unit: 'char' });
});

describe('an edit', () => {
  test('adds a target behind the source with its indentation, and the state to the segment', () => {
    const unit = '<unit id="u">\n  <segment>\n    <source>A</source>\n  </segment>\n</unit>';
    expect(change(unit, 'u', { content: plain('B'), state: 'translated' })).toBe(
      '<unit id="u">\n  <segment state="translated">\n    <source>A</source>\n    <target>B</target>\n  </segment>\n</unit>',
    );
  });

  test('takes away a sub-state that refined another state, and leaves a state that is right', () => {
    const unit = (attributes: string) =>
      `<unit id="u"><segment${attributes}><source>A</source><target>B</target></segment></unit>`;
    expect(change(unit(' state="final" subState="my:x"'), 'u', { state: 'needs-review' })).toBe(
      unit(' state="initial"'),
    );
    expect(change(unit(' state="reviewed" subState="my:x"'), 'u', { state: 'final' })).toBe(
      unit(' state="reviewed" subState="my:x"'),
    );
    expect(change(unit(''), 'u', { state: 'needs-review' })).toBe(unit(''));
  });

  test('writes where a translation came from, a fuzzy match with its percentage', () => {
    const unit = (attributes: string) =>
      `<unit id="u"><segment${attributes}><source>A</source><target>B</target></segment></unit>`;
    const fuzzy = { state: 'needs-review', origin: { kind: 'fuzzy', match: 87 } } as const;
    expect(change(unit(''), 'u', fuzzy)).toBe(unit(' state="initial" subState="interline:fuzzy-87"'));
    const machine = { state: 'translated', origin: { kind: 'service', name: 'x' } } as const;
    expect(change(unit(' state="initial"'), 'u', machine)).toBe(unit(' state="translated" subState="interline:mt"'));
  });
});

test('ids that stand twice are reported', () => {
  const unit =
    '<unit id="u"><segment id="1"><source>A</source></segment><segment id="1"><source>B</source></segment></unit>';
  expect(parse(unit + unit).problems.map((problem) => problem.id)).toEqual([
    'duplicate-id',
    'duplicate-id',
    'duplicate-id',
  ]);
  expect(parse(unit).segments.map((segment) => segment.id)).toEqual(['u/1', 'u/1~2']);
});

test('the laws hold on a file with everything in it', () => {
  const text = file(
    '<unit id="u"><segment state="initial"><source>A <pc id="1">b</pc> &lt;</source><target>C</target></segment><segment><source xml:space="preserve">B\r\n</source><target/></segment></unit>',
  );
  expect(checkFormatLaws(xliff2, text, { prefixes: text.length, edits: 9 })).toEqual([]);
});
