import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeTexts, contentFrom, plain, sameContent } from '../catalog/content.ts';
import type { MessageSyntax } from '../catalog/segment.ts';
import { analyzeMessage } from './analyzeMessage.ts';
import { chipsOf, contentOfChips, lengthOf, type Piece, textOfChips } from './chips.ts';

const codes = new Map(
  ['<x id="1"/>', '<g id="2">', '</g>', '<ph id="3" equiv="A_VERY_LONG_NAME_OF_A_PLACEHOLDER"/>'].map((raw, i) => [
    raw,
    { start: 0, end: raw.length, kind: 'standalone' as const, id: `c:${i}` },
  ]),
);
const syntaxes: readonly MessageSyntax[] = ['printf', 'icu', 'markup', 'accelerator', 'i18next'];
const word = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(...codes.keys(), '%s', '{name}', '{{count}}', '<b>', '</b>', '&File', '\n', '{n, plural, one {#}'),
);
const contents = fc.array(word, { maxLength: 8 }).map((words) => contentFrom(words.join(''), codes));
const piecesOf = (content: ReturnType<typeof plain>) => chipsOf(content, analyzeMessage(content, syntaxes).units);

test('a text taken apart into chips and put together again is the same text with the same codes', () => {
  fc.assert(
    fc.property(contents, (content) => {
      expect(sameContent(contentOfChips(piecesOf(content), codeTexts(content)), content)).toBe(true);
    }),
  );
});

test('what somebody types never becomes markup, and codes that are moved stay codes', () => {
  const typed: fc.Arbitrary<Piece> = fc.oneof(
    word,
    fc.constantFrom(...codes.keys()).map((raw): Piece => ({ raw, type: 'code', kind: 'standalone', label: raw })),
  );
  fc.assert(
    fc.property(fc.array(typed), (pieces) => {
      const chips = pieces.filter((piece) => typeof piece !== 'string');
      const content = contentOfChips(pieces, codes);
      expect(content.value).toBe(textOfChips(pieces));
      expect(content.codes.map(({ start, end }) => content.value.slice(start, end))).toEqual(
        chips.map(({ raw }) => raw),
      );
    }),
  );
});

test('a chip with markup that the segment does not have is text', () => {
  expect(contentOfChips([{ raw: '<x id="9"/>', type: 'code', kind: 'standalone', label: '' }], codes).codes).toEqual(
    [],
  );
});

test('the mark of an access key is typed like any letter', () => {
  expect(chipsOf(plain('&File'), analyzeMessage(plain('&File'), ['accelerator']).units)).toEqual(['&File']);
});

test('long markup is shown by the name of its code, and does not count as length', () => {
  const content = contentFrom('Go 👍 <ph id="3" equiv="A_VERY_LONG_NAME_OF_A_PLACEHOLDER"/>', codes);
  const pieces = piecesOf(content);
  expect(pieces[1]).toMatchObject({ label: 'c:3', type: 'code' });
  expect(lengthOf(pieces, 'char')).toBe('Go 👍 '.length - 1);
  expect(lengthOf(pieces, 'byte')).toBe(8);
});
