import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTmx } from './tmx.ts';
import { type TmxStream, tmxStream } from './tmxStream.ts';

const file = (body: string) =>
  `<?xml version="1.0"?>\n<tmx version="1.4"><header srclang="en-us"/>\n<body>\n${body}</body></tmx>\n`;
const unit = (en: string, de: string) =>
  `<tu>\n<tuv xml:lang="en-US"><seg>${en}</seg></tuv>\n<tuv xml:lang="DE"><seg>${de}</seg></tuv></tu>\n`;
const readIn = (text: string, size: number, stream: TmxStream = tmxStream(64)) => {
  const units = [];
  for (let offset = 0; offset < text.length; offset += size)
    units.push(...stream.read(text.slice(offset, offset + size)));
  units.push(...stream.end());
  return { stream, units };
};

describe('a file read part by part', () => {
  const piece = fc.constantFrom(
    unit('One &amp; all', 'Eins'),
    unit('<ph x="1">&lt;br/&gt;</ph> 😀', '<![CDATA[</tu>]]>'),
    '<!-- <tu> </tu> -->',
    '<?mark </tu>?>',
    '<tu/>',
    '<tu tuid="a>b" />',
    '<tu><tuv xml:lang="en"><seg>Two</tuv></tu>',
    '<TU><TUV lang="en"><SEG>old</SEG></TUV><TUV lang="fr"><SEG>vieux</SEG></TUV></TU >',
    '<t:tu><t:tuv xml:lang="en"><seg>a</seg></t:tuv><tuv xml:lang="de"><seg>b</seg></tuv></t:tu>',
    '<tu srclang="fr"><tuv xml:lang="fr"><seg>seul</seg></tuv></tu>',
    '<note>no unit: tu, /tu></note>',
  );

  test('has the units of the whole one, and as many that are left out, wherever it is cut', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), fc.integer({ min: 1, max: 200 }), (pieces, size) => {
        const text = file(pieces.join(''));
        const whole = readTmx(text);
        const { units, stream } = readIn(text, size);
        expect(units).toEqual(whole.units);
        const { version, sourceLanguage } = stream.facts;
        expect({ version, sourceLanguage }).toEqual({ version: whole.version, sourceLanguage: whole.sourceLanguage });
        const leftOut = whole.problems.filter(({ message }) => message.includes('left out'));
        expect(stream.leftOut).toBe(leftOut.length);
        const [first] = leftOut;
        if (!first) return;
        const before = text.slice(0, first.range.start).split('\n');
        const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
        expect(stream.firstLeftOut).toEqual({ message: first.message, ...place });
      }),
      { numRuns: 500 },
    );
  });

  test('that breaks off anywhere has the units before', () => {
    const text = file(unit('One', 'Eins') + unit('Two', 'Zwei') + unit('Three', 'Drei'));
    for (let end = 1; end <= text.length; end++) {
      expect(readIn(text.slice(0, end), 50).units).toEqual(readTmx(text.slice(0, end)).units);
    }
  });

  test('that is no TMX says so, without reading all of a large one', () => {
    for (const text of ['', 'hello', '<html/>']) {
      expect(readIn(text, 10).stream.fatal?.message).toBe('This is not a TMX file: it has no <tmx> element.');
    }
    const stream = tmxStream();
    const page = `<html>${'<p>text</p>'.repeat(100_000)}`;
    for (let i = 0; i < 20; i++) stream.read(page);
    expect(stream.fatal?.message).toBe('This is not a TMX file: it has no <tmx> element.');
  });

  test('cannot make the reader hold more and more of it', () => {
    const hostile = ['<tu><tuv xml:lang="en"><seg>', '<!--', '<tu><tuv xml:lang="en"><seg><hi>', '<![CDATA['];
    for (const start of hostile) {
      const stream = tmxStream();
      stream.read(file(`${unit('a', 'b')}${unit('a', 'b').repeat(4000)}`).replace('</body></tmx>', start));
      const filler = start.endsWith('<hi>') ? '<hi>'.repeat(250_000) : 'x'.repeat(1_000_000);
      for (let i = 0; i < 40 && !stream.fatal; i++) stream.read(filler);
      expect(stream.fatal).toEqual({
        message: 'No translation unit ends within 16 Mi characters.',
        line: 12_006,
        column: 43,
      });
      expect(stream.read(unit('c', 'd').repeat(10_000))).toEqual([]);
      expect(stream.end()).toEqual([]);
    }
  });
});
