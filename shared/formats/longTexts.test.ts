import { expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import { applyEdits } from '../catalog/textRange.ts';
import { changeSegments } from './change.ts';
import { formatById } from './formats.ts';
import { removeLines } from './lineEntries.ts';
import { reparse } from './reparse.ts';

const long = (part: string) => part.repeat(200_000 / part.length);

/** A format, the start of a text, what it has again and again, its end, and a word of it that is still read. */
const texts = [
  ['markdown', '# Boats ', ' ', 'x\n', 'Boats'],
  ['markdown', '# Boats {a=.', ' ', 'x\n', 'Boats'],
  ['markdown', 'Boats\n\n', '~', '\u2028x\n', 'Boats'],
  ['markdown', 'Boats\n\n$$ ', 'a', '\n', 'Boats'],
  ['markdown', 'Boats\n\n!!! ', 'a', '.\n', 'Boats'],
  ['markdown', 'Boats\n\n!!! note', ' ', '.\n', 'Boats'],
  ['markdown', 'Boats\n\n:::note', ' ', '\u2028\n', 'Boats'],
  ['markdown', 'a | b\n---', ' ', 'x\n\nBoats', 'Boats'],
  ['markdown', 'Boats [a](b', ' "', 'c\n', 'Boats'],
  ['markdown', '---\nlang: en', '_a', '!\n---\n\nBoats\n', 'Boats'],
  ['yaml', 'a: Boats\nb', ': harbours', '\n', 'Boats'],
  ['yaml', 'a: Boats\nb: "', '\\', '\n', 'Boats'],
  ['android', '<resources>\n<!--', ' ', '-->\n<string name="a">Boats</string>\n</resources>', 'Boats'],
  ['strings', '/*', ' ', '*/\n"a" = "Boats";\n', 'Boats'],
  ['strings', '"a" = "Boats";\n"b" = "', ' ', 'c\n', 'Boats'],
  [
    'qt-ts',
    '<TS><context><name>C</name><message><source>a</source><translation>Boats</translation></message></context>',
    '<context><name>A',
    '',
    'Boats',
  ],
  ['srt', '1\n00:00:01,000 --> 00:00:02,000\nBoats\n\n1:1', '0', '\n', 'Boats'],
] as const;

// A pattern that is tried again from each place, or a line that is looked through once a fault, takes minutes here.
test.each(texts)('%s is read with %j and then %j again and again', (id, start, part, end, word) => {
  const catalog = formatById(id)?.parse(start + long(part) + end);
  expect(catalog?.segments.all().some(({ target }) => target?.value.includes(word))).toBe(true);
});

test('a fault in a file of very many entries is reported, and the others are read', () => {
  const yaml = formatById('yaml');
  const { segments, problems = [] } = yaml?.parse(`a:\n  b: Boats\n\tc: d\n${'e: f\n'.repeat(150_000)}`) ?? {};
  expect([...problems].length).toBeGreaterThan(0);
  expect(segments?.at(0)?.target?.value).toBe('Boats');
});

test('tags that nothing closes cost a keystroke no more than other text', () => {
  const android = formatById('android');
  if (!android) throw new Error('There is no Android format.');
  for (const part of ['<data', '</a', '<!--', '<!A[', '<?', '<a b="']) {
    const text = `<resources>${long(part).slice(0, 20_000)}\n<string name="a">Boats</string>\n</resources>`;
    const after = reparse(android, android.parse(text), text.replace('Boats', 'Boat'));
    expect(after.text).toContain('>Boat<');
  }
});

test('blanks at the end of a text of DITA are found at once', () => {
  const dita = formatById('dita');
  const catalog = dita?.parse('<topic id="t"><title>Boats</title></topic>');
  const [segment] = catalog?.segments ?? [];
  if (!dita || !catalog || !segment) throw new Error('There is no segment.');
  const { text } = changeSegments(
    dita,
    catalog,
    new Map([[segment.id, { content: plain(`${' '.repeat(40_000)}x `) }]]),
  );
  expect(text).toMatch(/x&#32;<\/title>/);
});

test('entries are taken out of a file with many blank lines, however its lines end', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const head = `a=1${end.repeat(20_000)}b=2${end}`;
    const removed = (text: string, start: number) =>
      applyEdits(text, removeLines(text, [{ start, end: text.trimEnd().length }]));
    expect(removed(`${head}c=3${end}`, head.length)).toBe(head);
    expect(removed(`${head}${end}${end}c=3${end}`, head.length + 2 * end.length)).toBe(head);
    expect(removed(`a=1${end}b=2${end}`, 3 + end.length)).toBe(`a=1${end}`);
  }
});
