import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemsInEnglish } from '../catalog/problemsInEnglish.ts';
import { byteOffsets } from './byteOffsets.ts';
import { decodeLoosely } from './decoder.ts';
import { encodeEdits } from './encodeEdits.ts';
import { decodeText } from './encoding.ts';
import { newFileBytes } from './newFileBytes.ts';
import { spliceEdits } from './spliceEdits.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytesOf = (text: string) => Uint8Array.from([...text].map((character) => character.charCodeAt(0)));
const wide = (text: string, bigEndian: boolean) =>
  Uint8Array.from(
    [...Array(text.length).keys()].flatMap((i) => {
      const unit = text.charCodeAt(i);
      return bigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8];
    }),
  );
const replace = (text: string, from: string, to: string) => {
  const start = text.indexOf(from);
  return [{ range: { start, end: start + from.length }, newText: to }];
};

describe('decodeText', () => {
  test.each([
    ['utf-8', utf8('{"a":"é"}'), 'a.json', '{"a":"é"}', false],
    ['utf-8', utf8('\uFEFF{"a":"é"}'), 'a.json', '{"a":"é"}', true],
    ['utf-16le', wide('\uFEFF{"a":"é"}', false), 'a.json', '{"a":"é"}', true],
    ['utf-16be', wide('\uFEFF{"a":"é"}', true), 'a.json', '{"a":"é"}', true],
    ['utf-16le', wide('{"a":"日本語"}', false), 'a.json', '{"a":"日本語"}', false],
    ['utf-16be', wide('{"a":"日本語"}', true), 'a.json', '{"a":"日本語"}', false],
    ['windows-1252', bytesOf('<?xml version="1.0" encoding="ISO-8859-1"?><a>\xe9</a>'), 'a.xlf', undefined, false],
    [
      'iso-8859-2',
      bytesOf('msgid ""\nmsgstr "Content-Type: text/plain; charset=ISO-8859-2\\n"\n\xb1'),
      'a.po',
      undefined,
      false,
    ],
    ['shift_jis', bytesOf('msgstr "Content-Type: text/plain; charset=cp932\\n"\n\x94\x5c'), 'a.po', undefined, false],
    [
      'windows-1251',
      bytesOf('1\n00:00:01,000 --> 00:00:02,000\n\xcf\xf0\xe8\xe2\xe5\xf2\n'),
      'a.srt',
      undefined,
      false,
    ],
    ['windows-1252', bytesOf('<p>Caf\xe9 ferm\xe9</p>'), 'fr/a.html', undefined, false],
    ['windows-1252', bytesOf('1\n00:00:01,000 --> 00:00:02,000\nCaf\xe9\n'), 'a.srt', undefined, false],
    ['iso-8859-1', bytesOf('a=\x80\xe9'), 'm_de.properties', 'a=\x80é', false],
    ['iso-8859-1', bytesOf('a=b'), 'm_de.properties', 'a=b', false],
    ['utf-8', utf8('a=é'), 'm_de.properties', 'a=é', false],
    ['windows-1250', bytesOf('1\n00:00:01,000 --> 00:00:02,000\n\xbfyczenia\n'), 'film.pl.srt', undefined, false],
  ])('finds %s', (encoding, bytes, path, text, bom) => {
    const decoded = decodeText(bytes, path);
    expect(decoded).toMatchObject({ encoding, bom });
    if (text !== undefined) expect(decoded.text).toBe(text);
    expect(decoded.text).not.toContain('\uFFFD');
  });

  test('a few damaged letters do not make a page one of another encoding', () => {
    const page = bytesOf('<p>Caf\xc3\xa9 ferm\xc3\xa9 \xe9</p>');
    expect(decodeText(page, 'fr/a.html')).toMatchObject({ encoding: 'utf-8', text: '<p>Café fermé \uFFFD</p>' });
  });

  test('reads UTF-8 that declares something else as what it is, and says so', () => {
    const decoded = decodeText(utf8('msgstr "Content-Type: text/plain; charset=ISO-8859-1\\n"\nmsgid "é"'), 'a.po');
    expect(decoded.encoding).toBe('utf-8');
    const [problem] = problemsInEnglish(decoded.problems);
    expect(decoded.text.slice(problem?.range.start, problem?.range.end)).toBe('ISO-8859-1');
    expect(problem?.message).toContain('is UTF-8');
  });

  test('takes a template’s charset=CHARSET for no declaration', () => {
    expect(decodeText(utf8('msgstr "Content-Type: text/plain; charset=CHARSET\\n"'), 'a.pot').problems).toEqual([]);
  });

  test('refuses UTF-32 clearly', () => {
    const decoded = decodeText(Uint8Array.of(0xff, 0xfe, 0, 0, 0x41, 0, 0, 0), 'a.json');
    expect(decoded.text).toBe('');
    expect(problemsInEnglish(decoded.problems)[0]?.message).toContain('UTF-32');
    expect(() => encodeEdits(Uint8Array.of(), decoded, [{ range: { start: 0, end: 0 }, newText: 'x' }])).toThrow(
      /utf-32/,
    );
  });

  test.each(['\0', '\0a', '\0日本', '\0\0ab', '\0Ja', '\0Ja, bitte'])(
    'U+0000 behind a byte order mark makes no UTF-32 of UTF-16: %j',
    (text) => {
      const bytes = wide(`\uFEFF${text} x`, false);
      expect(decodeText(bytes, 'a.md')).toMatchObject({ text: `${text} x`, encoding: 'utf-16le' });
    },
  );

  test('points at the first invalid byte', () => {
    const decoded = decodeText(bytesOf('{"a":"x\xff"}'), 'a.json');
    expect(decoded.problems[0]?.range).toEqual({ start: 7, end: 8 });
  });
});

describe('encodeEdits', () => {
  test('keeps invalid bytes on both sides of an edit', () => {
    const bytes = bytesOf('{"a":"\xff\xc3","b":"x","c":"\xf0\x9f\x98"}');
    const decoded = decodeText(bytes, 'a.json');
    const result = encodeEdits(bytes, decoded, replace(decoded.text, '"x"', '"é"'));
    expect([...result]).toEqual([...bytesOf('{"a":"\xff\xc3","b":"\xc3\xa9","c":"\xf0\x9f\x98"}')]);
  });

  test('encodes into Shift_JIS, where a backslash may be half a character', () => {
    const head = '"charset=Shift_JIS\\n"';
    const bytes = bytesOf(`msgstr "Content-Type: text/plain; charset=Shift_JIS\\n"\n"\x94\x5c\x97\xcd"\n"x"`);
    const decoded = decodeText(bytes, 'a.po');
    expect(decoded.text).toContain('"能力"');
    const result = encodeEdits(bytes, decoded, replace(decoded.text, '"x"', '"表"'));
    expect([...result]).toEqual([...bytes.slice(0, -3), 0x22, 0x95, 0x5c, 0x22]);
    expect(head).toBeTruthy();
  });

  test('writes what the encoding lacks as the format allows', () => {
    const xml = bytesOf('<?xml version="1.0" encoding="ISO-8859-1"?><a>x</a>');
    const asXml = encodeEdits(xml, decodeText(xml, 'a.xlf'), replace(decodeText(xml, 'a.xlf').text, '>x<', '>é😀<'));
    expect(decodeLoosely(asXml, 'windows-1252')).toContain('>é&#x1F600;<');
    const srt = bytesOf('1\n00:00:01,000 --> 00:00:02,000\nCaf\xe9\n');
    const decoded = decodeText(srt, 'a.srt');
    expect(() => encodeEdits(srt, decoded, replace(decoded.text, 'Caf', '日'))).toThrow('“日” (U+65E5)');
    const note = bytesOf('<?xml version="1.0" encoding="Shift_JIS"?> is how it starts.');
    const plain = decodeText(note, 'a.txt');
    expect(() => encodeEdits(note, plain, replace(plain.text, 'starts', 'é'))).toThrow('“é” (U+00E9)');
    const lone = utf8('{"a":"x"}');
    expect(
      decodeLoosely(encodeEdits(lone, decodeText(lone, 'a.json'), replace('{"a":"x"}', 'x', '\ud800')), 'utf-8'),
    ).toBe('{"a":"\\ud800"}');
  });

  test.each([
    ['a.srt', 'Gro\xdf\n\nK\xc3\xa4hne', 'Groß', 'Gros', 'read as utf-8, no longer as windows-1252'],
    ['a.srt', 'Caf\xe9\n\nx', 'x', 'èìøùžš', 'read as windows-1250, no longer as windows-1252'],
    ['m_de.properties', 'a=x', 'x', 'Ã©', 'read as utf-8, no longer as iso-8859-1'],
    ['a.json', '{"a":"x"}', '{', '\uFEFF{', 'taken for a byte order mark'],
  ])('refuses what would turn the letters of %s “%s” into others', (path, made, from, to, reason) => {
    const bytes = Uint8Array.from(
      [...made].flatMap((char) => (char < '\u0100' ? char.charCodeAt(0) : [...utf8(char)])),
    );
    const decoded = decodeText(bytes, path);
    expect(() => encodeEdits(bytes, decoded, replace(decoded.text, from, to))).toThrow(reason);
  });

  test('a file of UTF-16 that begins with U+0000 stays one, however long its text gets', () => {
    const bytes = wide('\uFEFF\0\0', false);
    const decoded = decodeText(bytes, 'a.md');
    expect(decoded).toMatchObject({ text: '\0\0', encoding: 'utf-16le' });
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (added) => {
        const result = encodeEdits(bytes, decoded, [{ range: { start: 2, end: 2 }, newText: ` ${added}` }]);
        expect(decodeText(result, 'a.md').text).toBe(`\0\0 ${added}`);
      }),
    );
    const nothing = [{ range: { start: 2, end: 2 }, newText: '\u0001' }];
    expect(() => encodeEdits(bytes, decoded, nothing)).toThrow('read as utf-32, no longer as utf-16le');
  });

  test('a new subtitle file whose letters would be misread is UTF-8', () => {
    const bytes = bytesOf('Caf\xe9\n\nx');
    const decoded = decodeText(bytes, 'a.srt');
    const result = newFileBytes(bytes, decoded, replace(decoded.text, 'x', 'èìøùžš'));
    expect(decodeText(result, 'a.srt')).toMatchObject({ text: 'Café\n\nèìøùžš', encoding: 'utf-8' });
  });

  test('the last letter beyond ASCII may go, and others may come beside it', () => {
    const bytes = bytesOf('Caf\xe9\n\nx');
    const decoded = decodeText(bytes, 'a.srt');
    expect([...encodeEdits(bytes, decoded, replace(decoded.text, 'é', 'e'))]).toEqual([...bytesOf('Cafe\n\nx')]);
    expect([...encodeEdits(bytes, decoded, replace(decoded.text, 'x', 'ö'))]).toEqual([...bytesOf('Caf\xe9\n\n\xf6')]);
  });

  test('writes what ISO-8859-1 lacks as Java’s escapes, their digits as in the file', () => {
    for (const [digits, escapes] of [
      ['\\u00DF', '\\u20AC\\uD83D\\uDE00'],
      ['\\u00df', '\\u20ac\\ud83d\\ude00'],
    ]) {
      const bytes = bytesOf(`a=${digits}\xe9\nb=x`);
      const decoded = decodeText(bytes, 'm_de.properties');
      const result = encodeEdits(bytes, decoded, replace(decoded.text, 'x', 'ü€😀'));
      expect([...result]).toEqual([...bytesOf(`a=${digits}\xe9\nb=\xfc${escapes}`)]);
    }
  });

  test('does not write a reference where XML would not read it', () => {
    const xml = bytesOf('<?xml version="1.0" encoding="ISO-8859-1"?><a><![CDATA[x]]></a>');
    const decoded = decodeText(xml, 'a.xlf');
    expect(() => encodeEdits(xml, decoded, replace(decoded.text, '[x]', '[日]'))).toThrow('U+65E5');
  });

  test('an edit that changes nothing gives the very bytes', () => {
    const bytes = bytesOf('a\xff');
    expect(encodeEdits(bytes, decodeText(bytes, 'a.srt'), [{ range: { start: 0, end: 1 }, newText: 'a' }])).toBe(bytes);
  });
});

describe('laws', () => {
  const encodings = [
    'utf-8',
    'windows-1252',
    'iso-8859-1',
    'iso-8859-2',
    'shift_jis',
    'euc-jp',
    'gbk',
    'big5',
    'euc-kr',
    'utf-16le',
  ];

  test.each(encodings)('%s: byte and text offsets agree on any bytes', (encoding) => {
    const byte = fc.oneof(
      fc.integer({ min: 0, max: 255 }),
      fc.constantFrom(0x20, 0x5c, 0x30, 0x39, 0x81, 0x8f, 0x8e, 0xa1, 0xe0, 0xed, 0xf0, 0xf4, 0x90, 0xbf, 0xfe, 0xff),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 24 }), fc.array(byte, { maxLength: 24 }), (any, some) => {
        for (const bytes of [any, Uint8Array.from(some)]) {
          const text = decodeLoosely(bytes, encoding);
          const offsets = byteOffsets(bytes, encoding, [...Array(text.length + 1).keys()]);
          expect(offsets.at(-1)).toBe(bytes.length);
          for (let i = 0; i < text.length; i++) {
            const next = offsets.slice(i + 1).find((offset) => offset > (offsets[i] ?? 0)) ?? bytes.length;
            const piece = decodeLoosely(bytes.subarray(offsets[i], next), encoding);
            // Half a surrogate pair is no character of its own.
            if (offsets[i + 1] === next && !/[\uD800-\uDFFF]/.test(text[i] ?? '')) expect(piece).toBe(text[i]);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  test.each(encodings)('%s: bytes outside an edit stay, the text is as wished or the edit is refused', (encoding) => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 40 }),
        fc.nat(),
        fc.nat(),
        fc.string({ unit: 'binary', maxLength: 4 }),
        (bytes, a, b, newText) => {
          const text = decodeLoosely(bytes, encoding);
          const [start = 0, end = 0] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y);
          const decoded = { text, encoding, bom: false, path: '', problems: [], escapes: 'json' as const };
          let result: Uint8Array;
          try {
            result = spliceEdits(bytes, decoded, [{ range: { start, end }, newText }]);
          } catch (error) {
            expect((error as Error).name).toBe('EditRefused');
            return;
          }
          const [from = 0, to = 0] = byteOffsets(bytes, encoding, [start, end]);
          expect([...result.subarray(0, from)]).toEqual([...bytes.subarray(0, from)]);
          const tail = bytes.length - to;
          expect([...result.subarray(result.length - tail)]).toEqual([...bytes.subarray(to)]);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('is refused where the file would be taken for UTF-16, or for it no longer', () => {
    const edited = (bytes: Uint8Array, start: number, newText: string) => {
      const decoded = decodeText(bytes, 'a.properties');
      return encodeEdits(bytes, decoded, [{ range: { start, end: start + 1 }, newText }]);
    };
    const narrow = Uint8Array.from([...'e\u0000\n\n\u0000#'].map((character) => character.charCodeAt(0)));
    expect(decodeText(narrow, 'a.properties').encoding).not.toMatch(/^utf-16/);
    expect(() => edited(narrow, 2, 'x\n')).toThrow('look like UTF-16');
    expect(() => edited(Uint8Array.from([0x61, 0, 0x5c, 0x4e]), 0, '\u4e5d')).toThrow('nothing would show');
  });
});
