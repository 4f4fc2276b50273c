import { expect, test } from 'vitest';
import type { SegmentChange } from '../../catalog/catalog.ts';
import { plain } from '../../catalog/content.ts';
import { changeSegments } from '../change.ts';
import { formatFor } from '../formats.ts';
import { xliff12 } from './xliff12.ts';

const studio = (segments: string, target: string, definitions: string) =>
  `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"><file original="a" datatype="x" source-language="en" target-language="fi"><body><trans-unit id="u"><source>A B</source><seg-source>${segments}</seg-source><target>${target}</target><sdl:seg-defs>${definitions}</sdl:seg-defs></trans-unit></body></file></xliff>`;
const mark = (mid: string, text: string) => `<mrk mtype="seg" mid="${mid}">${text}</mrk>`;
const phrase = (attributes: string, level = '') =>
  `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:ph="http://www.memsource.com/mxlf/2.0"${level}><file original="a" datatype="x" source-language="en" target-language="fi"><body><trans-unit id="u"${attributes}><source>A</source><target>B</target></trans-unit></body></file></xliff>`;
const memoq = (attributes: string) =>
  phrase(attributes).replace('xmlns:ph="http://www.memsource.com/mxlf/2.0"', 'xmlns:mq="MQXliff"');

function change(text: string, id: string, wanted: SegmentChange): string {
  const result = changeSegments(xliff12, xliff12.parse(text), new Map([[id, wanted]]));
  expect([...result.refused]).toEqual([]);
  return result.text;
}

test.each([
  [' conf="Draft"', 'needs-review'],
  ['', 'needs-review'],
  [' conf="Translated"', 'translated'],
  [' conf="RejectedSignOff"', 'needs-review'],
  [' conf="ApprovedTranslation"', 'final'],
  [' conf="ApprovedSignOff"', 'final'],
])('a Studio segment with%s is %s', (conf, state) => {
  const text = studio(mark('1', 'A'), mark('1', 'C'), `<sdl:seg id="1"${conf}/>`);
  expect(xliff12.parse(text).segments.at(0)?.state).toBe(state);
});

test('the state of a Studio segment is written to its own definition, with where its text comes from', () => {
  const sides = [mark('1', 'A') + mark('2', 'B'), mark('1', 'C') + mark('2', 'D')] as const;
  const text = studio(...sides, '<sdl:seg id="1" conf="Draft"/><sdl:seg id="2" origin="interactive" percent="70"/>');
  expect(change(text, 'u/1', { state: 'final' })).toBe(text.replace('conf="Draft"', 'conf="ApprovedTranslation"'));
  expect(change(text, 'u/1', { state: 'needs-review' })).toBe(text);
  const origin = { kind: 'service', name: 's' } as const;
  expect(change(text, 'u/2', { content: plain('E'), state: 'needs-review', origin })).toBe(
    text
      .replace('>D<', '>E<')
      .replace('<sdl:seg id="2" origin="interactive" percent="70"/>', '<sdl:seg id="2" origin="mt" conf="Draft"/>'),
  );
});

test('locked segments are not edited, their neighbours are', () => {
  const sides = [mark('1', 'A') + mark('2', 'B'), mark('1', 'C') + mark('2', 'D')] as const;
  const text = studio(...sides, '<sdl:seg id="1" conf="Translated" locked="true"/><sdl:seg id="2"/>');
  const catalog = xliff12.parse(text);
  expect(catalog.segments.all().map((segment) => segment.translatable)).toEqual([false, true]);
  const changes = new Map([
    ['u/1', { content: plain('E') }],
    ['u/2', { content: plain('F') }],
  ]);
  const result = changeSegments(xliff12, catalog, changes);
  expect([...result.refused.keys()]).toEqual(['u/1']);
  expect(result.text).toBe(text.replace('>D<', '>F<'));
});

test('Phrase files are confirmed no further than their step of the workflow', () => {
  const states = ['0', '1', '2'].map(
    (status) => xliff12.parse(phrase(` ph:confirmed="${status}"`)).segments.at(0)?.state,
  );
  expect(states).toEqual(['needs-review', 'translated', 'final']);
  expect(xliff12.parse(phrase(' ph:locked="true"')).segments.at(0)?.translatable).toBe(false);
  const first = phrase(' ph:confirmed="0"');
  expect(change(first, 'u', { state: 'final' })).toBe(phrase(' ph:confirmed="1"'));
  const second = phrase(' ph:confirmed="0"', ' ph:level="2"');
  expect(change(second, 'u', { state: 'final' })).toBe(phrase(' ph:confirmed="2"', ' ph:level="2"'));
  expect(change(phrase(''), 'u', { state: 'translated' })).toBe(phrase(' ph:confirmed="1"'));
});

test('memoQ keeps its status on the unit', () => {
  const text = memoq(' mq:status="PreTranslated"');
  const catalog = xliff12.parse(text);
  expect(catalog.dialect).toBe('mqxliff');
  expect(catalog.segments.all()).toMatchObject([{ state: 'needs-review' }]);
  expect(change(text, 'u', { content: plain('C'), state: 'translated' })).toBe(
    memoq(' mq:status="ManuallyConfirmed"').replace('>B<', '>C<'),
  );
});

test('the version of a tool is not taken for that of the file', () => {
  const head = '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:m="x" m:version="2.17" version="1.2">';
  expect(formatFor('a.mxliff', head)?.id).toBe('xliff-1.2');
  expect(formatFor('a.xlf', head)?.id).toBe('xliff-1.2');
});
