import { expect, test } from 'vitest';
import type { SegmentChange } from '../../catalog/catalog.ts';
import { codeTexts, contentFrom, plain } from '../../catalog/content.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { refusalOf } from '../refusalOf.ts';
import { xliff12 } from './xliff12.ts';

const file = (unit: string) =>
  `<xliff version="1.2"><file original="a" datatype="html" source-language="en" target-language="de"><body>${unit}</body></file></xliff>`;
const image = (alt: string, title: string) =>
  `<ph id="1">[img alt="<sub>${alt}</sub>" title="<sub>${title}</sub>"]</ph>`;
const unit = (target: string) =>
  `<trans-unit id="a"><source>See ${image('A <x id="2"/>', 'T')} here.</source>${target}</trans-unit>`;

function change(text: string, changes: Record<string, SegmentChange>) {
  return changeSegments(xliff12, xliff12.parse(text), new Map(Object.entries(changes)));
}

test('texts within codes are segments of their own', () => {
  const { segments } = xliff12.parse(file(unit('')));
  expect(segments.all().map(({ id, source }) => [id, source?.value])).toEqual([
    ['a', `See ${image('', '')} here.`],
    ['a/sub1', 'A <x id="2"/>'],
    ['a/sub2', 'T'],
  ]);
});

test('a new target has the code with its other markup and with the texts that are known', () => {
  const text = file(unit(''));
  const content = contentFrom(`Siehe ${image('', '')}.`, codeTexts(xliff12.parse(text).segments.at(0)?.source));
  const alone = change(text, { a: { content } });
  expect([...alone.refused]).toEqual([]);
  expect(alone.text).toBe(file(unit(`<target>Siehe ${image('', '')}.</target>`)));
  const together = change(text, { a: { content }, 'a/sub2': { content: plain('Z & Y') } });
  expect([...together.refused]).toEqual([]);
  expect(together.text).toBe(file(unit(`<target>Siehe ${image('', 'Z &amp; Y')}.</target>`)));
  const filled = change(alone.text, { 'a/sub2': { content: plain('Z') } });
  expect(filled.text).toBe(file(unit(`<target>Siehe ${image('', 'Z')}.</target>`)));
});

test('moving a code keeps the texts in it', () => {
  const text = file(unit(`<target>Siehe ${image('B', 'U')} hier.</target>`));
  const content = contentFrom(`${image('', '')}: siehe hier.`, codeTexts(xliff12.parse(text).segments.at(0)?.target));
  const moved = change(text, { a: { content } });
  expect([...moved.refused]).toEqual([]);
  expect(moved.text).toBe(file(unit(`<target>${image('B', 'U')}: siehe hier.</target>`)));
});

test('a text within a code waits for the text around it', () => {
  const result = change(file(unit('')), { 'a/sub2': { content: plain('Z') } });
  expect(refusalOf(result, 'a/sub2')).toBe('The text around this one must be translated first.');
});

test('the laws hold, and depth does not matter', () => {
  const text = file(unit(`<target state="new">Siehe ${image('B', '')} hier.</target>`));
  expect(checkFormatLaws(xliff12, text, { prefixes: text.length, edits: 9 })).toEqual([]);
  const deep = '<ph><sub>'.repeat(20_000);
  const { segments } = xliff12.parse(file(`<trans-unit id="a"><source>${deep}</source></trans-unit>`));
  expect(segments.count).toBeLessThan(20);
});
