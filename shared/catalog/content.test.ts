import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeTexts, contentFrom, editContent, type InlineCode, plain, sameContent } from './content.ts';

const code = (raw: string): InlineCode => ({ start: 0, end: raw.length, kind: 'standalone', id: raw });
const codesOf = (...raws: readonly string[]) => new Map(raws.map((raw) => [raw, code(raw)]));

test('the markup of a code in a string is that code, the longest one that fits', () => {
  const { codes } = contentFrom('a <x/><x/>b <x/>c', codesOf('<x/>', '<x/>b'));
  expect(codes.map(({ id, start, end }) => [id, start, end])).toEqual([
    ['<x/>', 2, 6],
    ['<x/>b', 6, 11],
    ['<x/>', 12, 16],
  ]);
});

test('markup of any length and with any sign is found', () => {
  const large = `<!--${'(a|b)*'.repeat(2_000_000)}-->`;
  expect(contentFrom(`x${large}y`, codesOf(large, '$&')).codes).toMatchObject([{ start: 1, end: large.length + 1 }]);
});

test('a content is read back from its own value', () => {
  const raw = fc.constantFrom('<g id="1">', '</g>', '<x/>', '{0}', '[', '\\');
  const piece = fc.oneof(
    fc.tuple(raw, fc.constant(true)),
    fc.tuple(fc.constantFrom('a', ' ', '<', 'é'), fc.constant(false)),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      let value = '';
      const codes: InlineCode[] = [];
      for (const [text, isCode] of pieces) {
        if (isCode) codes.push({ ...code(text), start: value.length, end: value.length + text.length });
        value += text;
      }
      const content = { value, codes };
      expect(sameContent(contentFrom(value, codeTexts(content)), content)).toBe(true);
      const start = codes[0]?.start ?? 0;
      const edited = editContent(plain(value), [{ range: { start, end: start }, newText: value }], codeTexts(content));
      expect(edited.codes).toHaveLength(codes.length);
    }),
  );
});
