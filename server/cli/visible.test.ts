import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visible, withoutControls } from './visible.ts';

test.each([
  ['fr\u001b[31m.json', 'fr\\u001b[31m.json'],
  ['a\r\nb\rc\nd', 'a⏎b⏎c⏎d'],
  ['abc\u202egpj.exe', 'abc\\u202egpj.exe'],
  ['שלום\u200f، 日本', 'שלום\u200f، 日本'],
])('%j is shown as %j', (text, shown) => expect(visible(text)).toBe(shown));

test('JSON without control characters says the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = withoutControls(JSON.stringify(text));
      expect(JSON.parse(line)).toBe(text);
      expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
    }),
  );
});
