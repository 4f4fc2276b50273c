import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scanXml } from '../../xml/scanXml.ts';
import { checkTypingUnlisted, visible } from '../reparseLaws.ts';
import { dita } from './dita.ts';
import { stretchedDita } from './ditaParse.ts';

const folder = new URL('../fixtures/dita/', import.meta.url);
const topics = readdirSync(folder)
  .filter((name) => !name.endsWith('.json'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));
const blocks =
  '<p>|</p>|<ul><li>|</li></ul>|<section>|</section>|<body>|</body>|<keywords><keyword>|</keyword></keywords>';
const phrases = '<b>|</b>|<ph keyref="k"/>|<image alt="Bow"/>|<alt>|</alt>|<fn>|</fn>|<indexterm>|</indexterm>';
const signs = '<p id="a">|<topicref navtitle="Deck"/>|<x>|</x>|<p translate="no">|<!-- note -->|One|two| |\n|&amp;';
const pieces = [blocks, phrases, signs].flatMap((list) => list.split('|'));

const stretched = (text: string, size: number) => stretchedDita(scanXml(text), undefined, size);

test.each([1, 30, 200])('topics read in stretches of %d characters read as a whole does', (size) => {
  for (const topic of topics) expect(visible(stretched(topic, size))).toEqual(visible(dita.parse(topic)));
});

test('any topic read in stretches reads as a whole does', () => {
  const topic = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((list) => `<topic>${list.join('')}`);
  fc.assert(
    fc.property(topic, fc.constantFrom(1, 20, 60), (text, size) => {
      expect(visible(stretched(text, size))).toEqual(visible(dita.parse(text)));
    }),
    { numRuns: 300 },
  );
});

test('a letter typed into a topic read in stretches costs no reading of the others', () => {
  const items = Array.from({ length: 40 }, (_, i) => `<li id="d${i}">Deck ${i} <b>bow</b> <fn>Foot</fn></li>`);
  const topic = `<topic id="t"><title>Boat</title><body>${items.join('\n')}</body></topic>`;
  expect(checkTypingUnlisted(dita, topic, (text) => stretched(text, 60))).toBe(81);
});

test('the text of a large topic is changed, and no other', () => {
  const topic = `<topic id="t"><title>Boat</title><body><p>Deck</p>${' '.repeat(16 * 1024 * 1024)}<p>Bow</p></body></topic>`;
  const catalog = dita.parse(topic);
  const [segment] = catalog.segments.slice(-1);
  if (!segment) throw new Error('no text was read');
  const edits = dita.edits(catalog, segment, { content: { value: 'Bow & mast', codes: [] } });
  expect(edits.map(({ newText }) => newText)).toEqual([' &amp; mast']);
  expect(catalog.segments.map(({ id }) => id)).toEqual(['topic/title', 'topic/body/p', 'topic/body/p[2]']);
});

test('ids and texts within texts stay as long as they are in an ordinary file, however deep a file nests', () => {
  const { segments } = dita.parse(`<topic>${'<p>a<fn>b'.repeat(20_000)}`);
  expect(Math.max(...segments.map(({ id }) => id.length))).toBeLessThan(300);
  expect(segments.length).toBeLessThan(100);
  const deep = dita.parse(`<topic>${'<p>a'.repeat(50_000)}`).segments;
  expect(deep).toHaveLength(50_000);
  expect(Math.max(...deep.map(({ id }) => id.length))).toBeLessThan(200);
});
