import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeTexts, contentFrom, plain } from '../../catalog/content.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { refusalOf } from '../refusalOf.ts';
import { mif } from './mif.ts';

const page = (version: string, lines: string) =>
  `<MIFFile ${version}>\n<TextFlow\n <Para\n  <Unique 1>\n${lines}\n >\n>\n`;
const change = (text: string, value: string) => {
  const catalog = mif.parse(text);
  const content = contentFrom(value, codeTexts(catalog.segments.at(0)?.target));
  return changeSegments(mif, catalog, new Map([['1', { content }]]));
};

describe('mif', () => {
  test('a text that runs over several lines is one, and an edit over their border leaves a whole file', () => {
    const text = page('2019', "  <ParaLine\n   <String `Mind the '>\n  >\n  <ParaLine\n   <String `gangway'>\n  >");
    expect(mif.parse(text).segments.at(0)?.target?.value).toBe('Mind the gangway');
    const changed = change(text, 'Mindestens way');
    expect(changed.refused.size).toBe(0);
    expect(changed.catalog.problems).toEqual([]);
    expect(changed.text).toContain("<String `Mindestens way'>");
  });

  test('formatting between strings is one code that stays as it is', () => {
    const text = page('2019', "  <ParaLine\n   <String `a '>\n   <Font\n    <FTag `Bold'>\n   >\n   <String `b'>\n  >");
    const target = mif.parse(text).segments.at(0)?.target;
    const [code] = target?.codes ?? [];
    expect(code?.display).toBe('Font Bold');
    const raw = target?.value.slice(code?.start, code?.end) ?? '';
    expect(change(text, `x${raw}y > '`).text).toContain(
      "<String `x'>\n   <Font\n    <FTag `Bold'>\n   >\n   <String `y \\> \\q'>",
    );
  });

  describe('index entries', () => {
    const marker = (entry: string) =>
      `<Marker\n    <MTypeName \`Index'>\n    <MText \`${entry}'>\n    <Unique 7>\n   >`;
    const lines = (before: string, entry: string, after: string) =>
      page('2019', `  <ParaLine\n   <String \`${before}'>\n   ${marker(entry)}\n   <String \`${after}'>\n  >`);
    const text = lines('Hoist ', 'sails:main', 'sail');
    const [around] = mif.parse(text).segments;
    const [code] = around?.target?.codes ?? [];
    const raw = around?.target?.value.slice(code?.start, code?.end) ?? '';
    const both = (value: string, entry: string) => {
      const content = contentFrom(value, codeTexts(around?.target));
      const changes = new Map([
        ['1', { content }],
        ['index/7', { content: plain(entry) }],
      ]);
      return changeSegments(mif, mif.parse(text), changes);
    };

    test('are segments of their own, and no part of the text around them', () => {
      expect(raw).not.toContain('sails');
      expect(
        mif
          .parse(text)
          .segments.all()
          .map(({ id, target }) => [id, target?.value]),
      ).toEqual([
        ['1', `Hoist ${raw}sail`],
        ['index/7', 'sails:main'],
      ]);
    });

    test('are changed alone, with the text around them, and where that moves them', () => {
      expect(both(`Hisse ${raw}sail`, 'voiles:grand').text).toBe(lines('Hisse ', 'voiles:grand', 'sail'));
      expect(both(`${raw}voile hisser`, 'voiles <grand>').text).toBe(
        lines('', 'voiles \\\\<grand\\\\\\>', 'voile hisser'),
      );
      expect(change(text, `${raw}voile`).text).toBe(lines('', 'sails:main', 'voile'));
      expect(change(text, 'Sail').refused.size).toBe(1);
    });

    test('come into a new file with the text around them', () => {
      const source = mif.parse(text);
      const entries = new Map(
        [...both(`${raw}voile hisser`, 'voiles').catalog.segments].map((segment) => [
          segment.id,
          { missing: { id: segment.id, source: segment }, content: segment.target ?? plain('') },
        ]),
      );
      expect(applyEdits(text, mif.derive?.(source, 'fr', entries) ?? [])).toBe(lines('', 'voiles', 'voile hisser'));
    });
  });

  test('before version 8 letters beyond ASCII are escapes, and what FrameRoman lacks is refused', () => {
    const text = page('7.00', "  <ParaLine\n   <String `Caf\\x8e '>\n  >");
    expect(mif.parse(text).segments.at(0)?.target?.value).toBe('Café');
    expect(change(text, 'Café “ü”').text).toContain("`Caf\\x8e  \\xd2 \\x9f \\xd3 '");
    expect(refusalOf(change(text, 'кафе'), '1')).toContain('version 7');
  });

  describe('files that are faulty or large', () => {
    const para = (id: number, text: string, end = '>>') => `<Para <Unique ${id}> <ParaLine <String \`${text}'>${end}\n`;
    const texts = (text: string) =>
      mif
        .parse(text)
        .segments.all()
        .map(({ id, target }) => [id, target?.value]);

    test('a paragraph that lost its end holds no text of those behind it, and insets among them stay left out', () => {
      const inset = `<Para <ParaLine <TextInset >> <ParaLine <String \`of another file'> <TextInsetEnd >>>\n`;
      const text = `<MIFFile 2019>\n<TextFlow ${inset}${para(1, 'Bow', '')}${inset}${para(2, 'Mast')}>`;
      expect(texts(text)).toEqual([
        ['1', 'Bow'],
        ['2', 'Mast'],
      ]);
      const ranges = mif
        .parse(text)
        .segments.all()
        .map(({ range }) => text.slice(range.start, range.end));
      expect(ranges).toEqual([para(1, 'Bow', ''), para(2, 'Mast').trim()]);
      const within =
        "<MIFFile 2019>\n<Para <ParaLine <String `Bow'> <Font <Para <ParaLine <String `Mast'>>>> <String `s'>>>";
      expect(texts(within).map(([, value]) => value)).toEqual(['Bow', 'Mast']);
    });

    test('paragraphs within lines without end are as long as what they hold themselves', () => {
      const text = `<MIFFile 2019>\n${"<Para <ParaLine <String `a'> ".repeat(5000)}${"<String `b'>>> ".repeat(5000)}`;
      expect(
        Math.max(
          ...mif
            .parse(text)
            .segments.all()
            .map(({ target }) => target?.value.length ?? 0),
        ),
      ).toBeLessThan(50);
    });

    test('of very many faults the first ones are reported, in the order of the text', () => {
      const { problems } = mif.parse(`<MIFFile 2019>\n<TextFlow${'>'.repeat(5000)}`);
      expect(problems).toHaveLength(200);
      const { problems: few } = mif.parse('<MIFFile 2019>\n<TextFlow <Para < `a\n');
      expect([...few].map(({ range }) => range.start)).toEqual([15, 25, 31, 33]);
    });
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
      "<Marker <MType 2> <MText `e:f;<$nopage\\>'> >",
      "<Marker <MTypeName `Hypertext'> <MText `x'> >",
      "<VariableFormat <VariableName `v'> <VariableDef `a \\\\<b <B\\>c <'> >",
      "<PgfCatalog <Pgf <PgfTag `T'> <PgfNumFormat `T:Table <n+\\>\\t'> > >",
      "<TextLine <String `t'> >",
      '<TextInset >',
      '<TextInsetEnd >',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (parts) => {
        expect(checkFormatLaws(mif, `<MIFFile 2019>\n<TextFlow ${parts.join('')}`, { prefixes: 3 })).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});
