import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { problemsInEnglish } from '../catalog/problemsInEnglish.ts';
import { encodeEdits } from './encodeEdits.ts';
import { decodeText } from './encoding.ts';
import { exampleTypes, wordDocument, wordPart } from './examplePackage.ts';
import { crc32, expandMember } from './expandMember.ts';
import { membersOf } from './packageMembers.ts';
import { readZip } from './readZip.ts';

const path = '/docs/report.docx';
const one = '<w:p><w:r><w:t>Hello</w:t></w:r></w:p>';

/** Replaces the text “Hello” and gives the new file. */
function greet(bytes: Uint8Array, newText: string): Uint8Array {
  const decoded = decodeText(bytes, path);
  const start = decoded.text.indexOf('Hello');
  return encodeEdits(bytes, decoded, [{ range: { start, end: start + 5 }, newText }]);
}

const problemOf = (bytes: Uint8Array) => {
  const { text, problems } = decodeText(bytes, path);
  const [problem] = problemsInEnglish(problems);
  return { text, message: problem?.message, severity: problem?.severity };
};

test('the virtual text is the members with text, each behind a line that names it', () => {
  const { text, encoding, problems } = decodeText(wordDocument(one), path);
  expect({ encoding, problems }).toEqual({ encoding: 'zip', problems: [] });
  expect(text).toBe(`<?interline-member path="word/document.xml"?>\n${wordPart(one)}\n`);
  expect(membersOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([wordPart(one)]);
});

test('an edit compresses its member again and leaves every byte of the others as it was', () => {
  const picture = Uint8Array.from({ length: 3000 }, (_, i) => (i * 7919) & 0xff);
  const before = wordDocument(one, { 'a/picture.png': [picture, { level: 0 }], 'b.xml': strToU8('<b/>'.repeat(99)) });
  const after = greet(before, 'Grüße, viel länger als vorher 😀');
  expect(decodeText(after, path).text).toContain('Grüße, viel länger als vorher 😀');
  const [was, is] = [readZip(before), readZip(after)];
  expect(is.entries.map(({ name }) => name)).toEqual(was.entries.map(({ name }) => name));
  for (const [i, entry] of was.entries.entries()) {
    const now = is.entries[i];
    if (!now || entry.name === 'word/document.xml') continue;
    expect(after.subarray(now.headerStart, now.dataEnd)).toEqual(before.subarray(entry.headerStart, entry.dataEnd));
  }
});

test('a change and its opposite give the text of before, and no change the same bytes', () => {
  const bytes = wordDocument(one);
  expect(greet(bytes, 'Hello')).toBe(bytes);
  expect(decodeText(greet(greet(bytes, 'Hello there'), 'Hello'), path).text).toContain('Hello there');
});

test('a document whose list of contents is empty or names nothing to read is refused', () => {
  const message = 'The archive is not a document that can be read here.';
  for (const types of [
    '',
    '<Types/>',
    '<Types><Default Extension="xml" ContentType="application/xml"/></Types>',
    'junk',
  ]) {
    expect(problemOf(wordDocument(one, { '[Content_Types].xml': strToU8(types) }))).toEqual({
      text: '',
      message,
      severity: 'error',
    });
  }
});

test('a part has the type of its extension where none is given for it', () => {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const types = `<Types><Default Extension="XML" ContentType="${main}"/><Default Extension="rels" ContentType="x"/></Types>`;
  const { text, message } = problemOf(wordDocument(one, { '[Content_Types].xml': strToU8(types) }));
  expect([membersOf(text).map((member) => member.path), message]).toEqual([['word/document.xml'], undefined]);
});

interface Shape {
  readonly descriptor?: boolean;
  readonly zip64?: boolean;
  readonly prefix?: number;
  readonly comment?: string;
}

/** A ZIP file by hand: with data descriptors, ZIP64 fields, bytes before it, a comment. */
function handmade(options: Shape): Uint8Array {
  const pieces: number[] = Array.from({ length: options.prefix ?? 0 }, () => 0x23);
  const u16 = (value: number) => [value & 255, value >> 8];
  const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];
  const u64 = (value: number) => [...u32(value), ...u32(0)];
  const directory: number[] = [];
  const flags = options.descriptor ? 8 : 0;
  const members = { '[Content_Types].xml': exampleTypes, 'word/document.xml': wordPart(one), 'last.txt': 'end' };
  for (const [name, text] of Object.entries(members)) {
    const data = [...strToU8(text)];
    const offset = pieces.length - (options.prefix ?? 0);
    const crc = u32(crc32(Uint8Array.from(data)));
    const size = options.zip64 ? u32(0xffffffff) : u32(data.length);
    const sizes = flags ? [...u32(0), ...u32(0), ...u32(0)] : [...crc, ...size, ...size];
    const wide = options.zip64 ? [...u16(1), ...u16(16), ...u64(data.length), ...u64(data.length)] : [];
    const fields = [...u16(20), ...u16(flags), ...u16(0), ...u32(0x12345678)];
    const lengths = [...u16(name.length), ...u16(wide.length)];
    pieces.push(...u32(0x04034b50), ...fields, ...sizes, ...lengths, ...strToU8(name), ...wide, ...data);
    if (flags) pieces.push(...u32(0x08074b50), ...crc, ...u32(data.length), ...u32(data.length));
    directory.push(...u32(0x02014b50), ...u16(20), ...fields, ...crc, ...size, ...size, ...lengths, ...u16(0));
    directory.push(...u16(0), ...u16(0), ...u32(0), ...u32(offset), ...strToU8(name), ...wide);
  }
  const start = pieces.length - (options.prefix ?? 0);
  pieces.push(...directory);
  if (options.zip64) {
    const record = pieces.length - (options.prefix ?? 0);
    pieces.push(...u32(0x06064b50), ...u64(44), ...u16(45), ...u16(45), ...u32(0), ...u32(0), ...u64(3), ...u64(3));
    pieces.push(...u64(directory.length), ...u64(start), ...u32(0x07064b50), ...u32(0), ...u64(record), ...u32(1));
  }
  const count = options.zip64 ? u16(0xffff) : u16(3);
  const end = options.zip64 ? [...u32(0xffffffff), ...u32(0xffffffff)] : [...u32(directory.length), ...u32(start)];
  const comment = strToU8(options.comment ?? '');
  pieces.push(...u32(0x06054b50), ...u16(0), ...u16(0), ...count, ...count, ...end, ...u16(comment.length), ...comment);
  return Uint8Array.from(pieces);
}

test.each<[string, Shape]>([
  ['with data descriptors', { descriptor: true }],
  ['with ZIP64 fields', { zip64: true }],
  ['with bytes before it', { prefix: 37 }],
  ['with a comment that looks like an end', { comment: 'PK\u0005\u0006 not the end' }],
])('an archive %s is read, edited and read again', (_, options) => {
  const before = handmade(options);
  expect(decodeText(before, path).problems).toEqual([]);
  const after = greet(before, 'Hello, hello, hello');
  expect(decodeText(after, path).text).toContain('<w:t>Hello, hello, hello</w:t>');
  const last = readZip(after).entries.find(({ name }) => name === 'last.txt');
  expect(last && new TextDecoder().decode(expandMember(after, last))).toBe('end');
  expect(after.length - before.length).toBe(14);
  const tail = 'comment' in options ? options.comment.length : 0;
  expect(after.slice(after.length - tail)).toEqual(before.slice(before.length - tail));
});

describe('what cannot be read is said, and nothing is thrown', () => {
  test('another file, a cut one, an old one with a password', () => {
    expect(problemOf(strToU8('just text'))).toEqual({
      text: '',
      message: 'Documents of this kind are ZIP archives; this file is not one.',
      severity: 'error',
    });
    const bytes = wordDocument(one);
    expect(problemOf(bytes.slice(0, 200)).message).toContain('cut off');
    expect(problemOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0)).message).toContain('password');
    expect(problemOf(zipSync({ 'a.txt': strToU8('a') })).message).toContain('not a document');
  });

  test('no prefix and no flipped byte of a document throws', () => {
    const bytes = wordDocument(one);
    for (let i = 0; i < bytes.length; i++) {
      decodeText(bytes.subarray(0, i), path);
      const flipped = bytes.slice();
      flipped[i] = (flipped[i] ?? 0) ^ 0xff;
      decodeText(flipped, path);
    }
  });

  test('a damaged checksum, an encrypted member, one that grows too large', () => {
    const entryOf = (bytes: Uint8Array) => readZip(bytes).entries.find(({ name }) => name === 'word/document.xml');
    const change = (offset: number, value: number) => {
      const bytes = wordDocument(one);
      bytes[(entryOf(bytes)?.record ?? 0) + offset] = value;
      return problemOf(bytes).message;
    };
    expect(change(16, 0)).toContain('checksum');
    expect(change(8, 1)).toContain('encrypted');
    expect(change(27, 0x7f)).toContain('too large');
    const bomb = problemOf(wordDocument(`<w:p/>${' '.repeat(20_000_000)}`));
    expect(bomb).toMatchObject({ text: '', message: '“word/document.xml” would become too large when expanded.' });
  });

  test('a part that is listed many times is read once', () => {
    const listed = exampleTypes.replace(/<Override[^>]*>/, (part) => part.repeat(20_000));
    const { text } = decodeText(wordDocument(one, { '[Content_Types].xml': strToU8(listed) }), path);
    expect(text.match(/Hello/g)).toHaveLength(1);
  });

  test('members with one name, and names that lead elsewhere', () => {
    const twice = wordDocument(one, { 'word/documenu.xml': strToU8('<a/>') });
    const record = readZip(twice).entries.find(({ name }) => name === 'word/documenu.xml')?.record ?? 0;
    twice[record + 46 + 'word/document'.length - 1] = 't'.charCodeAt(0);
    expect(problemOf(twice)).toMatchObject({ text: '', severity: 'error' });
    const outside = problemOf(wordDocument(one, { '../../home/me/.profile': strToU8('x') }));
    expect(outside.message).toContain('outside the folder');
    expect(outside.text).toContain('Hello');
  });

  test('a member in UTF-16, or with a line like our own, is left alone', () => {
    const utf16 = Uint8Array.from([0xff, 0xfe, 0x3c, 0]);
    expect(problemOf(wordDocument(one, { 'word/document.xml': utf16 })).message).toContain('not in UTF-8');
    const sly = strToU8('<a><?interline-member path="x"?></a>');
    expect(decodeText(wordDocument(one, { 'word/document.xml': sly }), path).text).toBe('');
  });
});

test('an edit that reaches out of its member is refused', () => {
  const bytes = wordDocument(one);
  const decoded = decodeText(bytes, path);
  expect(() => encodeEdits(bytes, decoded, [{ range: { start: 5, end: 99 }, newText: '' }])).toThrow(/one part/);
});
