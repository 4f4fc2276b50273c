import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeTexts, contentFrom } from '../../catalog/content.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { mif } from './mif.ts';

const page = (version: string, lines: string) =>
  `<MIFFile ${version}>\n<TextFlow\n <Para\n  <Unique 1>\n${lines}\n >\n>\n`;
const change = (text: string, value: string) => {
  const catalog = mif.parse(text);
  const content = contentFrom(value, codeTexts(catalog.segments[0]?.target));
  return changeSegments(mif, catalog, new Map([['1', { content }]]));
};

describe('mif', () => {
  test('a text that runs over several lines is one, and an edit over their border leaves a whole file', () => {
    const text = page('2019', "  <ParaLine\n   <String `Mind the '>\n  >\n  <ParaLine\n   <String `gangway'>\n  >");
    expect(mif.parse(text).segments[0]?.target?.value).toBe('Mind the gangway');
    const changed = change(text, 'Mindestens way');
    expect(changed.refused.size).toBe(0);
    expect(changed.catalog.problems).toEqual([]);
    expect(changed.text).toContain("<String `Mindestens way'>");
  });

  test('formatting between strings is one code that stays as it is', () => {
    const text = page('2019', "  <ParaLine\n   <String `a '>\n   <Font\n    <FTag `Bold'>\n   >\n   <String `b'>\n  >");
    const target = mif.parse(text).segments[0]?.target;
    const [code] = target?.codes ?? [];
    expect(code?.display).toBe('Font Bold');
    const raw = target?.value.slice(code?.start, code?.end) ?? '';
    expect(change(text, `x${raw}y > '`).text).toContain(
      "<String `x'>\n   <Font\n    <FTag `Bold'>\n   >\n   <String `y \\> \\q'>",
    );
  });

  test('before version 8 letters beyond ASCII are escapes, and what FrameRoman lacks is refused', () => {
    const text = page('7.00', "  <ParaLine\n   <String `Caf\\x8e '>\n  >");
    expect(mif.parse(text).segments[0]?.target?.value).toBe('Café');
    expect(change(text, 'Café “ü”').text).toContain("`Caf\\x8e  \\xd2 \\x9f \\xd3 '");
    expect(change(text, 'кафе').refused.get('1')).toContain('version 7');
  });

  test('laws hold for anything made of what the format knows', () => {
    const piece = fc.constantFrom(
      '<Para ',
      '<ParaLine ',
      '>',
      "<String `a b'>",
      "<String `\\x11 \\t\\q'>",
      '<Char Tab>',
      "<Font <FTag `B'>>",
      '# note\n',
      '`',
      "'",
      '\n',
      '<Unique 1>',
      '<XRef >',
      '<XRefEnd >',
      '=EPSI\n',
      '&<x\n',
      '<',
      "<String `'>",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (parts) => {
        expect(checkFormatLaws(mif, `<MIFFile 2019>\n<TextFlow ${parts.join('')}`, { prefixes: 3 })).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});
