import { expect, test } from 'vitest';
import { decodeLoosely, decodeStrictly, encodingName } from './decoder.ts';
import { encodeText } from './encodeText.ts';

const bytes = Uint8Array.from({ length: 128 }, (_, i) => i + 0x80);

test.each(['windows-1252', 'latin1', 'cp1252'])('%s has its quotes, dashes and letters, on every engine', (label) => {
  const text = decodeLoosely(bytes, encodingName(label) ?? '');
  expect(text.slice(0, 32)).toBe('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ');
  expect(text.slice(0x60, 0x64)).toBe('àáâã');
  expect(decodeStrictly(bytes, 'windows-1252')).toBe(text);
});

test('what was decoded is encoded to the same bytes', () => {
  for (const name of ['windows-1252', 'windows-1250', 'windows-1251', 'iso-8859-2', 'iso-8859-15']) {
    expect(encodeText(decodeLoosely(bytes, name), name, () => '?')).toEqual(bytes);
  }
});
