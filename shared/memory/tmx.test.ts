import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTmx, tmxEntries, writeTmx } from './tmx.ts';

const header = { sourceLanguage: 'en', tool: 'Interline', toolVersion: '1' };
const file = (body: string, attributes = 'srclang="en-us"') =>
  `<?xml version="1.0"?><tmx version="1.4"><header ${attributes}/><body>${body}</body></tmx>`;
const unit = (en: string, de: string) =>
  `<tu><tuv xml:lang="en-US"><seg>${en}</seg></tuv><tuv xml:lang="DE"><seg>${de}</seg></tuv></tu>`;
const pairs = (text: string, from = 'en', to = 'de') =>
  [...tmxEntries(readTmx(text), from, to, 'a.tmx')].map((entry) => [entry.source, entry.target]);

describe('reading', () => {
  test('units with codes in any case, dates, and the old lang attribute', () => {
    const text = file(
      '<tu tuid="7" srclang="*all*"><note>hi</note><tuv lang="EN-us" changedate="20240131T120000Z"><prop type="x">p</prop><seg>Open &amp; go</seg></tuv><tuv lang="de_at"><seg>Öffnen</seg></tuv></tu>',
    );
    const reading = readTmx(text);
    expect(reading).toMatchObject({ version: '1.4', sourceLanguage: 'en-US', problems: [] });
    expect(reading.units).toEqual([
      {
        id: '7',
        variants: [
          { language: 'en-US', text: 'Open & go', changed: Date.UTC(2024, 0, 31, 12) },
          { language: 'de-AT', text: 'Öffnen' },
        ],
      },
    ]);
    expect(pairs(text, 'de', 'en')).toEqual([['Öffnen', 'Open & go']]);
    expect(pairs(text, 'en', 'de-CH')).toEqual([]);
  });

  test('inline codes give their native text, highlights their words, subflows nothing', () => {
    const seg =
      '<bpt i="1">&lt;b></bpt>Bold<ept i="1">&lt;/b></ept> <hi type="x">and <ph>%s</ph></hi><ph x="1"/> <![CDATA[<&]]><!-- no --><ph>&lt;img alt="<sub>text</sub>"&gt;</ph>';
    expect(pairs(file(unit(seg, 'x')))).toEqual([['<b>Bold</b> and %s <&<img alt="">', 'x']]);
  });

  test('a broken unit is left out and named, the others are read', () => {
    const reading = readTmx(
      file(`${unit('One', 'Eins')}<tu><tuv xml:lang="en"><seg>Two</tuv></tu>${unit('Three', 'Drei')}<tu/>`),
    );
    expect(reading.units.map((u) => u.variants[0]?.text)).toEqual(['One', 'Three']);
    expect(reading.problems.map((p) => p.message)).toEqual(
      expect.arrayContaining([
        'A translation unit is not well-formed and was left out.',
        'A translation unit has fewer than two texts and was left out.',
      ]),
    );
  });

  test('entities are neither expanded nor fetched', () => {
    const text = `<!DOCTYPE tmx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY f SYSTEM "file:///etc/hostname">]>${file(unit('&b;', '&f;'))}`;
    expect(pairs(text)).toEqual([['&b;', '&f;']]);
  });

  test('what is no TMX says so', () => {
    for (const text of ['', 'hello', '<html/>']) {
      expect(readTmx(text).problems[0]?.message).toBe('This is not a TMX file: it has no <tmx> element.');
    }
  });

  test('nothing throws, wherever the file breaks off', () => {
    const text = file(unit('One <ph>1</ph> &amp;', 'Eins') + unit('Two', 'Zwei'));
    for (let end = 0; end <= text.length; end++)
      expect(readTmx(text.slice(0, end)).units.length).toBeLessThanOrEqual(2);
  });

  test('a unit a hundred thousand elements deep does not overflow the stack', () => {
    const deep = `${'<hi>'.repeat(100_000)}x${'</hi>'.repeat(100_000)}`;
    expect(pairs(file(unit(deep, 'y')))).toEqual([['x', 'y']]);
  });
});

describe('writing', () => {
  test('reading it back gives the same texts', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, fc.option(fc.integer({ min: 0, max: 4e9 })))), (rows) => {
        const units = rows.map(([en, de, seconds], i) => ({
          id: `u${i}`,
          sourceLanguage: 'en',
          variants: [
            { language: 'en', text: en },
            { language: 'de', text: de, ...(seconds === null ? {} : { changed: seconds * 1000 }) },
          ],
        }));
        const reading = readTmx(writeTmx(units, header));
        expect(reading.problems).toEqual([]);
        expect(reading.units).toEqual(units);
      }),
    );
  });

  test('codes, ids and dates stay', () => {
    const seg =
      'Press <bpt i="1" x="2" type="bold">&lt;b&gt;</bpt>Save<ept i="1">&lt;/b&gt;</ept> <hi type="term">now <ph x="3"></ph></hi>';
    const dates = 'creationdate="20200102T030405Z" changedate="20210102T030405Z"';
    const tuv = (language: string) => `<tuv xml:lang="${language}" ${dates}><seg>${seg}</seg></tuv>`;
    const written = writeTmx(readTmx(file(`<tu tuid="a&quot;7">${tuv('en')}${tuv('de')}</tu>`)).units, header);
    expect(written).toContain('<tu tuid="a&quot;7"');
    expect(written.split(`${dates}><seg>${seg}</seg>`)).toHaveLength(3);
  });

  test('codes nest as they did, whatever stands in them', () => {
    const name = fc.constantFrom('bpt', 'ept', 'it', 'ph', 'hi');
    const piece = fc.oneof(
      fc.constantFrom('a ', '&lt;b&gt;', 'é'),
      name.map((one) => `<${one} i="1">x</${one}>`),
      fc.constantFrom('<hi>a<ph i="2">&lt;br/&gt;</ph>b</hi>', '<hi><hi>c</hi> d</hi>'),
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
        const seg = `w${pieces.join('')}`;
        const written = writeTmx(readTmx(file(unit(seg, 'y'))).units, header);
        expect(written).toContain(`<seg>${seg}</seg>`);
      }),
    );
  });

  test('what XML cannot hold is left out', () => {
    const text = writeTmx(
      [
        {
          variants: [
            { language: 'en', text: 'a\u0001b\ud800' },
            { language: 'de', text: 'x\ry' },
          ],
        },
      ],
      header,
    );
    expect(pairs(text)).toEqual([['ab', 'x\ry']]);
  });
});
