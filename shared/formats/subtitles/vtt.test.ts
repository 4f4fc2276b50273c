import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeTexts, contentFrom, plain } from '../../catalog/content.ts';
import type { Segment } from '../../catalog/segment.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { pairCatalogs } from '../pair.ts';
import { vtt } from './vtt.ts';

const film =
  'WEBVTT\nLanguage: en\n\nopening\n00:01.000 --> 00:02.000 line:0\n<v Mira>Tea & <i>cake</i>?\n\n00:03.000 --> 00:04.000\nYes.\n';

const change = (text: string, id: string, value: string) => {
  const catalog = vtt.parse(text);
  const target = catalog.segments.all().find((segment) => segment.id === id)?.target;
  return changeSegments(vtt, catalog, new Map([[id, { content: contentFrom(value, codeTexts(target)) }]]));
};

describe('vtt', () => {
  test('writes what players would take for markup as references, and tags as they are', () => {
    const changed = change(film, 'opening', '<v Mira>Tee <i>&</i> <Kuchen> --> ja?');
    expect(changed.refused.size).toBe(0);
    expect(changed.text).toContain('\n<v Mira>Tee <i>&amp;</i> &lt;Kuchen&gt; --&gt; ja?\n\n00:03');
  });

  test('an unescaped & becomes no reference by what is written behind it', () => {
    const text = film.replace('Yes.', 'Fish &am');
    expect(change(text, '#2', 'Fish &amp;').text).toContain('Fish &amp;amp;\n');
  });

  test('the white space of an empty subtitle is no part of its text', () => {
    const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\n \t\n\n00:03.000 --> 00:04.000\nb\n';
    const changed = changeSegments(vtt, vtt.parse(text, 'a.vtt'), new Map([['#1', { content: plain('a') }]]));
    expect(changed.text).toBe(text.replace(' \t', 'a'));
  });

  test('nor are several lines of white space', () => {
    const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\n \n\t\n\n00:03.000 --> 00:04.000\nb\n';
    const changed = changeSegments(vtt, vtt.parse(text, 'a.vtt'), new Map([['#1', { content: plain('a') }]]));
    expect(changed.text).toBe(text.replace(' \n\t', 'a'));
  });

  test('a line of spaces behind an empty subtitle does not join its text to what follows', () => {
    const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\n\n \nLost\n';
    const changed = changeSegments(vtt, vtt.parse(text, 'a.vtt'), new Map([['#1', { content: plain('a') }]]));
    expect(changed.text).toBe(text.replace('\n\n ', '\na\n\n '));
  });

  test('a subtitle that the translation lacks comes with identifier, times and settings', () => {
    const source = vtt.parse(film);
    const target = vtt.parse('WEBVTT\r\n\r\n00:03.000 --> 00:04.000\r\nJa.\r\n'.replace('00:03', '#2\r\n00:03'));
    const paired = pairCatalogs(target, source, { source: 'en', target: 'de' });
    const [missing] = paired.pair?.missing ?? [];
    expect(missing?.id).toBe('opening');
    const edits = missing ? (vtt.insert?.(paired, [{ missing, content: plain('Tee?') }]) ?? []) : [];
    expect(applyEdits(target.text, edits)).toBe(
      'WEBVTT\r\n\r\nopening\r\n00:01.000 --> 00:02.000 line:0\r\nTee?\r\n\r\n#2\r\n00:03.000 --> 00:04.000\r\nJa.\r\n',
    );
  });

  test('a file of another language says so in its header', () => {
    const source = vtt.parse(film);
    const entry = {
      missing: { id: '#2', source: source.segments.at(1) as Segment },
      content: plain('Oui.'),
    };
    const text = applyEdits(film, vtt.derive?.(source, 'fr', new Map([['#2', entry]])) ?? []);
    expect(text).toContain('Language: fr\n');
    expect(text).toContain('00:04.000\nOui.\n');
  });

  test('a comment that silences a check is read back', () => {
    const catalog = vtt.parse(film);
    const segment = catalog.segments.at(1);
    const edits = segment ? (vtt.ignore?.(catalog, segment, 'double-space') ?? []) : [];
    const after = vtt.parse(applyEdits(film, edits));
    expect(after.segments.all().map((one) => one.ignored)).toEqual([[], ['double-space']]);
    expect(after.problems).toEqual([]);
  });

  test('laws hold for anything made of what the format knows', () => {
    const piece = fc.constantFrom(
      'WEBVTT',
      'NOTE x',
      'STYLE',
      '00:01.000 --> 00:02.000',
      '1:00:00.5-->2',
      '',
      ' ',
      'a & b',
      '<i>',
      '</i>',
      '<v A>',
      '&lt;',
      '&#13;',
      '&#x1F6A2;',
      '<00:01.000>',
      '<3',
      '😀',
      '-->',
      '&am',
      'id 1',
    );
    const text = fc
      .array(fc.tuple(piece, fc.constantFrom('\n', '\r\n', '\r', '')))
      .map((parts) => parts.flat().join(''));
    fc.assert(
      fc.property(text, (body) => {
        expect(
          checkFormatLaws(vtt, `WEBVTT\n\n${body}`, { prefixes: 3, texts: ['Zé <5 & “x” --> 😀', 'a\nb'] }),
        ).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});

test.each(['Kind: descriptions', 'Kind: chapters'])('%s is no track that people read while the film runs', (kind) => {
  const timed = (header: string, path?: string) =>
    vtt.parse(`WEBVTT\n${header}\n\n00:01.000 --> 00:09.000\nA long day\n`, path).segments.at(0)?.timing !== undefined;
  expect([timed(kind), timed('Kind: captions'), timed(''), timed('', 'film/chapters.en.vtt')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('who speaks may have another name in each language', () => {
  const ids = (name: string) =>
    vtt.parse(`WEBVTT\n\n00:01.000 --> 00:02.000\n<v ${name}>Ja</v>\n`).segments.at(0)?.target?.codes;
  expect(ids('Boy')?.map(({ id }) => id)).toEqual(ids('Junge')?.map(({ id }) => id));
});
