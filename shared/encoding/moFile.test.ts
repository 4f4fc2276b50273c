import { describe, expect, test } from 'vitest';
import { compiledCatalog as compiled } from '../../test/compiledCatalog.ts';
import { problemsInEnglish } from '../catalog/problemsInEnglish.ts';
import { encodeEdits } from './encodeEdits.ts';
import { decodeText } from './encoding.ts';
import { moFirstLine } from './moFile.ts';

const header = ['', 'Content-Type: text/plain; charset=UTF-8\n'] as const;

describe.each([true, false])('little-endian: %s', (little) => {
  test('contexts, plurals and line ends read as the PO file spells them', () => {
    const bytes = compiled([header, ['menu\u0004Open', 'Öffnen'], ['%d pier\0%d piers', '%d Steg\0%d\nStege']], little);
    const { text, encoding, problems } = decodeText(bytes, 'de.mo');
    expect({ encoding, problems }).toEqual({ encoding: 'mo', problems: [] });
    expect(text).toBe(
      `${moFirstLine}msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n` +
        'msgctxt "menu"\nmsgid "Open"\nmsgstr "Öffnen"\n\n' +
        'msgid "%d pier"\nmsgid_plural "%d piers"\nmsgstr[0] "%d Steg"\nmsgstr[1] "%d\\nStege"\n',
    );
  });
});

test('a cut catalog keeps what can be read and says so; no byte of it makes the reader throw', () => {
  const bytes = compiled([header, ['Pier', 'Steg'], ['Tide', 'Gezeiten']], true);
  const cut = decodeText(bytes.subarray(0, bytes.length - 3), 'de.mo');
  expect(problemsInEnglish(cut.problems).map(({ message }) => message)).toEqual([
    'The compiled catalog is cut off or damaged.',
  ]);
  expect(cut.text).toContain('msgstr "Steg"');
  for (let i = 0; i < bytes.length; i++) {
    decodeText(bytes.subarray(0, i), 'de.mo');
    const flipped = bytes.slice();
    flipped[i] = (flipped[i] ?? 0) ^ 0xff;
    decodeText(flipped, 'de.mo');
  }
});

test('a later revision is refused in words', () => {
  expect(problemsInEnglish(decodeText(compiled([header], true, 0x20000), 'de.mo').problems)[0]?.message).toContain(
    'revision 2',
  );
});

test('strings that share their place cannot fill the memory', () => {
  const bytes = new Uint8Array(100_000);
  const view = new DataView(bytes.buffer);
  for (const [i, value] of [0x950412de, 0, 6000, 28, 28, 0, 0].entries()) view.setUint32(4 * i, value, true);
  for (let i = 0; i < 6000; i++) view.setUint32(28 + 8 * i, 90_000, true);
  expect(decodeText(bytes, 'de.mo').problems).toHaveLength(1);
});

test('a compiled catalog is not written', () => {
  const bytes = compiled([header], true);
  const edit = { range: { start: 0, end: 0 }, newText: '# ' };
  expect(() => encodeEdits(bytes, decodeText(bytes, 'de.mo'), [edit])).toThrow(/edit the \.po file/);
});

test('a Modelica program with the same extension is text', () => {
  expect(decodeText(new TextEncoder().encode('model Pump end Pump;'), 'Pump.mo').encoding).toBe('utf-8');
});
