import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textLines } from './textLines.ts';
import { type TextParagraph, textParagraphs } from './textParagraphs.ts';
import type { Rule, TextPiece } from './textPiece.ts';

const size = 10;
const leading = 12;
const widthOf = (text: string) => text.length * 5;
const look = { family: 'sans', bold: false, italic: false, color: '#000000' } as const;

/** A text of a page as an office program shows it: each line with an operator of its own. */
function page(texts: readonly (readonly [text: string, start: number, v: number])[], rules: readonly Rule[] = []) {
  const pieces = texts.map(([text, start, v], show): TextPiece => {
    return { text, show, start, end: start + widthOf(text), v, size, angle: 0, look, role: 'words' };
  });
  return textParagraphs(textLines(pieces, rules), rules);
}

const readingOf = ({ lines }: TextParagraph) =>
  lines.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' / ');
const read = (...args: Parameters<typeof page>) => page(...args).map(readingOf);

const across = (v: number, left = 0, right = 300): Rule => ({ left, right, bottom: v, top: v });
const upright = (u: number, bottom: number, top: number): Rule => ({ left: u, right: u, bottom, top });

/** A table of rows that are as low as their text: its lines stand right above and below the letters. */
function ruled(rows: readonly (readonly string[])[], columns: readonly number[]) {
  const top = 700;
  const bottom = top - rows.length * leading;
  return {
    texts: rows.flatMap((row, i) =>
      row.map((text, k) => [text, (columns[k] ?? 0) + 4, top - 9.5 - i * leading] as const),
    ),
    rules: [
      ...Array.from({ length: rows.length + 1 }, (_, i) => across(top - i * leading, columns[0], columns.at(-1))),
      ...columns.map((u) => upright(u, bottom, top)),
    ],
  };
}

const word = fc.constantFrom('tea', 'Warm water', 'no', 'Coffee', '12.50', 'A', 'the cup');
const table = (columns: number) =>
  fc.array(fc.array(word, { minLength: columns, maxLength: columns }), { minLength: 2, maxLength: 6 });

describe('a table with painted lines', () => {
  test('has a text for each cell, however low its rows and narrow its columns are', () => {
    fc.assert(
      fc.property(table(3), fc.constantFrom(64, 100, 140), (rows, pitch) => {
        const { texts, rules } = ruled(rows, [0, pitch, 2 * pitch, 3 * pitch]);
        const paragraphs = page(texts, rules);
        expect(paragraphs.map(readingOf).sort()).toEqual(rows.flat().sort());
        expect(new Set(paragraphs.map((paragraph) => paragraph.table)).size).toBe(1);
        expect(paragraphs[0]?.table).toBeDefined();
      }),
    );
  });

  test('keeps the lines of a cell together, and parts its paragraphs', () => {
    const texts = [
      ['Pour the water', 4, 690],
      ['into the cup', 4, 678],
      ['Wait', 4, 666],
      ['Kitchen', 104, 690],
    ] as const;
    const rules = [across(700, 0, 200), across(660, 0, 200), ...[0, 100, 200].map((u) => upright(u, 660, 700))];
    expect(read(texts, rules)).toEqual(['Pour the water / into the cup', 'Wait', 'Kitchen']);
  });

  test('has texts in the middle and at the right side of their cells', () => {
    const { texts, rules } = ruled([['', '', '']], [0, 100, 200, 300]);
    const [[, , v]] = texts as [(typeof texts)[number]];
    const placed = page(
      [
        ['left', 4, v],
        ['middle', 135, v],
        ['right', 271, v],
      ],
      rules,
    );
    expect(placed.map(({ align }) => align)).toEqual(['left', 'center', 'right']);
  });
});

test('a line under words is none between two texts', () => {
  const texts = [
    ['The water has to be', 40, 700],
    ['warm and clean now', 40, 688],
  ] as const;
  expect(read(texts, [across(698.5, 40, 135), across(686.5, 40, 130)])).toEqual([
    'The water has to be / warm and clean now',
  ]);
});

describe('a table without painted lines', () => {
  test('has a text for each cell', () => {
    fc.assert(
      fc.property(table(3), (rows) => {
        const texts = rows.flatMap((row, i) => row.map((text, k) => [text, 40 + k * 120, 700 - i * leading] as const));
        const paragraphs = page(texts);
        expect(paragraphs.map(readingOf).sort()).toEqual(rows.flat().sort());
        expect(new Set(paragraphs.map((paragraph) => paragraph.table)).size).toBe(1);
      }),
    );
  });

  test('keeps the lines of a cell together, and numbers at their right side', () => {
    const texts = [
      ['Tea', 40, 700],
      ['1,250', 300 - widthOf('1,250'), 700],
      ['Warm water with a slice', 40, 688],
      ['9', 300 - widthOf('9'), 688],
      ['of lemon', 40, 676],
      ['Coffee', 40, 664],
      ['20', 300 - widthOf('20'), 664],
    ] as const;
    const paragraphs = page(texts);
    expect(paragraphs.map(readingOf).sort()).toEqual(
      ['Tea', '1,250', 'Warm water with a slice / of lemon', '9', 'Coffee', '20'].sort(),
    );
    const numbers = paragraphs.filter((paragraph) => /\d/.test(readingOf(paragraph)));
    expect(numbers.map(({ align }) => align)).toEqual(['right', 'right', 'right']);
  });
});

test('a text with a number before it goes on below that', () => {
  const texts = [
    ['1.1', 40, 700],
    ['The boats of the harbour go out when', 80, 700],
    ['the water is high and come back when it is', 40, 688],
    ['low again.', 40, 676],
  ] as const;
  expect(read(texts)).toEqual([
    '1.1',
    'The boats of the harbour go out when / the water is high and come back when it is / low again.',
  ]);
});

test('columns of a newspaper are read on, also above a text of the whole width', () => {
  const column = [
    'The boats of the harbour go',
    'out when the water is high',
    'and come back when the sun',
    'is low. People wait there.',
  ];
  const texts = [40, 200].flatMap((start) => column.map((text, i) => [text, start, 700 - i * leading] as const));
  const wide = ['Then all of them sit at long tables and eat the fish that', 'was caught.'];
  const below = wide.map((text, i) => [text, 40, 700 - (column.length + i) * leading] as const);
  expect(read([...texts, ...below])).toEqual([column.join(' / '), column.join(' / '), wide.join(' / ')]);
});
