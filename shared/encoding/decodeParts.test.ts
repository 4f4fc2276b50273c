import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeParts } from './decodeParts.ts';
import { decodeStrictly } from './decoder.ts';
import { decodeText } from './encoding.ts';

const inParts = (bytes: Uint8Array, size: number) => async () =>
  (async function* () {
    for (let offset = 0; offset < bytes.length; offset += size) yield bytes.subarray(offset, offset + size);
  })();
const read = async (bytes: Uint8Array, size: number) => {
  const texts = await decodeParts(inParts(bytes, size), 'memory.tmx');
  if (!texts) return undefined;
  let all = '';
  for await (const text of texts) all += text;
  return all;
};
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, little: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), little);
  return bytes;
};

test('a file read in parts of any size reads as it does whole, whatever its encoding', async () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'é', 'ж', '語', '😀', ' ', '<'), maxLength: 40 });
  const byte = fc.array(fc.integer({ min: 0x20, max: 0xff }), { maxLength: 40 }).map((all) => Uint8Array.from(all));
  const declared = (label: string) => utf8(`<?xml version="1.0" encoding="${label}"?>`);
  const label = fc.constantFrom(
    'windows-1252',
    'iso-8859-1',
    'windows-1251',
    'shift_jis',
    'gb18030',
    'utf-16',
    'x',
    'utf-8',
  );
  const file = fc.oneof(
    words.map(utf8),
    words.map((text) => utf8(`\uFEFF<tmx>${text}`)),
    fc.tuple(words, fc.boolean()).map(([text, little]) => utf16(`\uFEFF${text}`, little)),
    fc.tuple(words, fc.boolean()).map(([text, little]) => utf16(`\uFEFF\0${text}`, little)),
    fc.tuple(words, fc.boolean()).map(([text, little]) => utf16(`<?xml version="1.0"?><tmx>${text}`, little)),
    fc
      .tuple(label, fc.oneof(byte, words.map(utf8)))
      .map(([name, rest]) => Uint8Array.from([...declared(name), ...rest])),
  );
  await fc.assert(
    fc.asyncProperty(file, fc.integer({ min: 1, max: 50 }), async (bytes, size) => {
      const whole = decodeText(bytes, 'memory.tmx');
      expect(await read(bytes, size)).toBe(whole.encoding === 'utf-32' ? undefined : whole.text);
    }),
    { numRuns: 1500 },
  );
});

test('every byte of ASCII is the same character in every encoding', async () => {
  const bytes = Uint8Array.from({ length: 128 }, (_, code) => code);
  for (const name of ['shift_jis', 'euc-jp', 'gbk', 'gb18030', 'big5', 'euc-kr', 'windows-1252', 'koi8-r']) {
    expect(decodeStrictly(bytes, name)).toBe(String.fromCharCode(...bytes));
  }
});

test('a sequence that turns out to be none in a part of one byte is read as in one piece', async () => {
  const declared = utf8('<?xml version="1.0" encoding="gb18030"?>');
  const bytes = Uint8Array.from([...declared, 0x81, 0x30, 0x20]);
  expect(await read(bytes, 1)).toBe(decodeText(bytes, 'memory.tmx').text);
});

test('UTF-32 is recognized', async () => {
  expect(await read(Uint8Array.from([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0]), 3)).toBeUndefined();
  expect(await read(Uint8Array.from([0, 0, 0, 0x3c, 0, 0, 0, 0x61]), 8)).toBeUndefined();
});
