import { decodeLoosely } from '../../encoding/decoder.ts';

/** Characters that MIF writes as statements of their own (MIF Reference, “Char statement”). */
export const characters: Readonly<Record<string, string>> = {
  Tab: '\t',
  HardReturn: '\n',
  HardSpace: '\u00a0',
  DiscHyphen: '\u00ad',
  NoHyphen: '\u200d',
  HardHyphen: '\u2011',
  NumberSpace: '\u2007',
  ThinSpace: '\u2009',
  EnSpace: '\u2002',
  EmSpace: '\u2003',
  EnDash: '–',
  EmDash: '—',
  Bullet: '•',
  Cent: '¢',
  Pound: '£',
  Yen: '¥',
  Dagger: '†',
  DoubleDagger: '‡',
};

/** The same characters, and those with a meaning in strings, by their `\x` escapes. */
export const escapes: ReadonlyMap<number, string> = new Map([
  [0x04, '\u00ad'],
  [0x05, '\u200d'],
  [0x08, '\t'],
  [0x09, '\n'],
  [0x10, '\u2007'],
  [0x11, '\u00a0'],
  [0x12, '\u2009'],
  [0x13, '\u2002'],
  [0x14, '\u2003'],
  [0x15, '\u2011'],
]);

/** The upper half of FrameRoman is Mac OS Roman but for what that changed later. */
export const roman = new Map(
  [
    ...decodeLoosely(
      Uint8Array.from({ length: 128 }, (_, i) => 128 + i),
      'macintosh',
    ),
  ].map((c, i) => [128 + i, c]),
);
roman.delete(0xdb);

/** The numbers of such escapes, by character. */
export const toEscape = new Map([...escapes, ...roman].map(([code, character]) => [character, code]));
/** Characters by the letter or sign that stands for them behind a backslash. */
export const letters: Readonly<Record<string, string>> = { '>': '>', q: "'", Q: '`', '\\': '\\', t: '\t' };
