import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { pairCatalogs } from '../pair.ts';
import { refusalOf } from '../refusalOf.ts';
import { srt } from './srt.ts';

const film = [
  '1',
  '00:00:01,000 --> 00:00:02,500 X1:201 X2:516 Y1:397 Y2:423',
  '{\\an8}<i>Good evening,</i>',
  'captain.',
  '',
  '2',
  '00:00:03.000 --> 00:00:04.000',
  'The lighthouse is dark.',
  '',
].join('\n');

const change = (text: string, id: string, value: string) =>
  changeSegments(srt, srt.parse(text), new Map([[id, { content: plain(value) }]]));

describe('srt', () => {
  test('reads numbers, times in ms and lines', () => {
    const [first, second] = srt.parse(film).segments;
    expect(first).toMatchObject({ id: '1', timing: { start: 1000, end: 2500 } });
    expect(first?.target?.value).toBe('{\\an8}<i>Good evening,</i>\ncaptain.');
    expect(second).toMatchObject({ id: '2', timing: { start: 3000, end: 4000 } });
  });

  test.each([
    ['00:00:01,000 --> 01:02:03,456', { start: 1000, end: 3_723_456 }],
    ['0:0:1,0-->1:2:3,456', { start: 1000, end: 3_723_456 }],
    ['00:00:01.000 --> 01:02:03:456 X1:2', { start: 1000, end: 3_723_456 }],
    ['00:75:00,000 --> 00:00:99,000', { start: 4_500_000, end: 99_000 }],
  ])('reads %s as players do', (times, timing) => {
    expect(srt.parse(`1\n${times}\nHi\n`).segments.at(0)?.timing).toEqual(timing);
  });

  test.each(['\n', '\r\n', '\r'])('writes the line ends of the file: %j', (end) => {
    const text = film.replaceAll('\n', end);
    const changed = change(text, '2', 'Der Leuchtturm\nist dunkel.');
    expect(changed.text).toBe(text.replace('The lighthouse is dark.', `Der Leuchtturm${end}ist dunkel.`));
  });

  test('keeps blank lines inside a subtitle, and takes none that are new', () => {
    const text = film.replace('captain.', 'captain.\n\nAhoy.');
    expect(srt.parse(text).segments.at(0)?.target?.value).toMatch(/captain\.\n\nAhoy\.$/);
    expect(change(text, '1', 'a\n\nb').refused.size).toBe(0);
    expect(refusalOf(change(film, '1', 'a\n\nb'), '1')).toContain('empty line');
    expect(refusalOf(change(film, '1', 'a\n5\n00:00:09,000 --> 00:00:10,000'), '1')).toContain('-->');
  });

  test.each([
    ['1\n00:00:01,000 --> 00:00:02,000\n\n2\n00:00:03,000 --> 00:00:04,000\nb\n', 2],
    ['1\n00:00:01,000 --> 00:00:02,000\n\n\n2\n00:00:03,000 --> 00:00:04,000\nb\n', 2],
    ['1\r\n00:00:01,000 --> 00:00:02,000', 1],
    ['1\n00:00:01,000 --> 00:00:02,000\n', 1],
  ])('fills an empty subtitle and keeps a blank line behind it', (text, count) => {
    const changed = change(text, '1', 'Hello');
    expect(changed.refused.size).toBe(0);
    expect(changed.catalog.segments.count).toBe(count);
    expect(changed.text).toMatch(count === 2 ? /\nHello\n\n+2\n/ : /\nHello\n?$/);
  });

  test('says what is broken and reads on', () => {
    const text = `Shot list\n\n${film}\n2\n00:00:05,000 -> 00:00:06,000\nc\n\n00:00:09,000 --> 00:00:08,000\nd\n`;
    const { segments, problems } = srt.parse(text);
    expect(segments.all().map((segment) => segment.id)).toEqual(['1', '2', '2~2', '#4']);
    expect([...problems].map((problem) => text.slice(problem.range.start, problem.range.end))).toEqual([
      'Shot list',
      '2',
      '00:00:05,000 -> 00:00:06,000',
      '00:00:09,000 --> 00:00:08,000',
      '2',
    ]);
  });

  test('a derived file keeps everything but the texts', () => {
    const source = srt.parse(film);
    const [first] = source.segments;
    if (!first) throw new Error('no cue');
    const content = plain('{\\an8}<i>Guten Abend,</i>\nKapitän.');
    const edits = srt.derive?.(source, 'de', new Map([['1', { missing: { id: '1', source: first }, content }]])) ?? [];
    expect(applyEdits(film, edits)).toBe(film.replace('Good evening', 'Guten Abend').replace('captain', 'Kapitän'));
  });

  test('adds subtitles that the source has, with its times, in its order', () => {
    const three = `${film}\n3\n00:00:05,000 --> 00:00:06,000\nBye.\n`;
    const target =
      '1\r\n00:00:01,000 --> 00:00:02,500\r\nAbend.\r\n\r\n3\r\n00:00:05,000 --> 00:00:06,000\r\nCiao.\r\n';
    const catalog = pairCatalogs(srt.parse(target), srt.parse(three), { source: 'en', target: 'it' });
    const entries = catalog.pair?.missing.map((missing) => ({ missing, content: plain('Il faro\nè spento.') })) ?? [];
    const changed = changeSegments(srt, catalog, new Map(), entries);
    expect(changed.refused.size).toBe(0);
    expect(changed.text).toBe(
      target.replace('Abend.\r\n', 'Abend.\r\n\r\n2\r\n00:00:03.000 --> 00:00:04.000\r\nIl faro\r\nè spento.\r\n'),
    );
  });

  test('holds the laws of formats on any lines', () => {
    const line = fc.constantFrom(
      '',
      ' ',
      '1',
      '2',
      '42',
      'Hi <b>you</b>',
      '00:00:01,000 --> 00:00:02,000',
      '-->',
      '😀 é',
    );
    const end = fc.constantFrom('\n', '\r\n', '\r');
    fc.assert(
      fc.property(fc.array(fc.tuple(line, end), { maxLength: 14 }), (lines) => {
        const text = lines.flat().join('');
        const texts = ['Zwölf & <5>', '日本語 😀'];
        const faults = checkFormatLaws(srt, text, { texts, edits: 2 });
        // What is prefixed to a digit may be a time: such an edit is refused, which is right.
        expect(faults.filter((fault) => !/cannot be|lies outside/.test(fault))).toEqual([]);
      }),
    );
  });
});
