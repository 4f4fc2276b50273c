import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeTexts, contentFrom, plain } from '../../catalog/content.ts';
import { readTmx } from '../../memory/tmx.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { formatFor } from '../formats.ts';
import { tmx } from './tmx.ts';

const file = (body: string, srclang = 'en') =>
  `<?xml version="1.0"?>\n<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n<tmx version="1.4"><header srclang="${srclang}"/><body>\n${body}\n</body></tmx>\n`;
const tuv = (language: string, seg: string) => `<tuv xml:lang="${language}"><seg>${seg}</seg></tuv>`;
const unit = (...texts: readonly string[]) => `<tu tuid="u">${texts.join('')}</tu>`;
const pairs = (text: string) =>
  tmx.parse(text).segments.map(({ id, source, target }) => [id, source?.value, target?.value]);

/** The body after one text is set; markup of codes that the text or its source had is recognized. */
function set(body: string, id: string, value: string): string {
  const catalog = tmx.parse(file(body));
  const segment = catalog.segments.find((one) => one.id === id);
  const content = contentFrom(value, codeTexts(segment?.source, segment?.target));
  const result = changeSegments(tmx, catalog, new Map([[id, { content }]]));
  expect([...result.refused]).toEqual([]);
  return result.text.slice(file('').indexOf('<body>') + 7, -'\n</body></tmx>\n'.length);
}

describe('which files', () => {
  test.each([
    ['<?xml version="1.0"?><!DOCTYPE tmx SYSTEM "tmx14.dtd"><tmx version="1.4">', 'tmx'],
    ['\uFEFF<?xml version="1.0"?>\n<!-- memory -->\n<TMX version="1.1">', 'tmx'],
    ['<?xml version="1.0"?>\n<map version="1.10" tiledversion="1.11.0" orientation="orthogonal">', undefined],
  ])('%j', (text, id) => {
    expect(formatFor('level1.tmx', text)?.id).toBe(id);
  });
});

describe('the source of a unit', () => {
  test('is the text in the language that unit or header declare, wherever it stands', () => {
    expect(pairs(file(unit(tuv('de', 'D'), tuv('en', 'E'))))).toEqual([['u', 'E', 'D']]);
    expect(pairs(file(unit(tuv('de', 'D'), tuv('EN-us', 'E')), 'en-GB'))).toEqual([['u', 'E', 'D']]);
    const own = `<tu tuid="u" srclang="de">${tuv('en', 'E')}${tuv('de', 'D')}</tu>`;
    expect(tmx.parse(file(own)).segments[0]).toMatchObject({ sourceLanguage: 'de', source: { value: 'D' } });
  });

  test('is that of the first unit where the header says *all*', () => {
    const catalog = tmx.parse(
      file(unit(tuv('en', 'E'), tuv('de', 'D')) + unit(tuv('de', 'D2'), tuv('en', 'E2')), '*all*'),
    );
    expect(catalog).toMatchObject({ sourceLanguage: 'en', targetLanguage: 'de' });
    expect(catalog.segments.map(({ source }) => source?.value)).toEqual(['E', 'E2']);
  });
});

test('a unit has a segment for each language that it has, and none for those it has not', () => {
  const text = file(unit(tuv('en', 'E'), tuv('de', 'D'), tuv('fr', 'F')) + unit(tuv('en', 'X'), tuv('fr', 'Y')));
  expect(tmx.parse(text).segments.map(({ id, targetLanguage }) => [id, targetLanguage])).toEqual([
    ['u/de', undefined],
    ['u/fr', 'fr'],
    ['u', 'fr'],
  ]);
});

describe('edits', () => {
  test('touch the text alone: dates and notes stay', () => {
    const body = (seg: string) =>
      `<tu tuid="u" changedate="20200101T000000Z"><note>n</note>${tuv('en', 'E')}${tuv('de', seg)}</tu>`;
    expect(set(body('Auf &amp; ab'), 'u', 'Auf & davon <x>')).toBe(body('Auf &amp; davon &lt;x&gt;'));
  });

  test('fill a text that is empty', () => {
    const body = unit(tuv('en', 'E'), '<tuv xml:lang="de"><seg/></tuv>', '<tuv xml:lang="fr"><seg/></tuv>');
    expect(set(body, 'u/fr', 'F')).toBe(unit(tuv('en', 'E'), '<tuv xml:lang="de"><seg/></tuv>', tuv('fr', 'F')));
  });

  test('keep inline codes, and refuse those that do not fit together', () => {
    const code = '<bpt i="1" x="1">&lt;b&gt;</bpt>';
    const body = (seg: string) => unit(tuv('en', `${code}E<ept i="1"/>`), tuv('de', seg));
    expect(set(body('D'), 'u', `${code}D<ept i="1"/>`)).toBe(body(`${code}D<ept i="1"/>`));
    const catalog = tmx.parse(file(unit(tuv('en', '<hi>E</hi>'), tuv('de', 'D'))));
    const content = contentFrom('<hi>D', codeTexts(catalog.segments[0]?.source));
    expect(changeSegments(tmx, catalog, new Map([['u', { content }]])).refused.get('u')).toMatch(/do not fit/);
  });
});

test('a code is the same one in two languages by its x, whatever its i', () => {
  const [segment] = tmx.parse(
    file(
      unit(
        tuv('en', '<bpt i="1" x="7"/>a<ept i="1"/><ph x="8"/><it pos="end" x="9"/>'),
        tuv('de', '<ph x="8"/><bpt i="4" x="7"/>a<ept i="4"/><it pos="end" x="9"/>'),
      ),
    ),
  ).segments;
  const ids = (side: 'source' | 'target') => segment?.[side]?.codes.map((code) => `${code.kind} ${code.id}`).sort();
  expect(ids('source')).toEqual(ids('target'));
});

test('the memory reads the same units', () => {
  const text = file(unit(tuv('en', 'E'), tuv('de', 'D')) + unit(tuv('en', 'X'), tuv('fr', 'Y')));
  expect(readTmx(text).units.map(({ variants }) => variants.map((variant) => variant.text))).toEqual(
    pairs(text).map(([, source, target]) => [source, target]),
  );
});

const seg = fc.string({
  unit: fc.constantFrom(
    'a',
    ' ',
    '\n',
    '&amp;',
    '😀',
    '<ph x="1"/>',
    '<hi>b</hi>',
    '<bpt i="1">x</bpt>',
    '<ept i="1"/>',
  ),
});
const part = fc.oneof(
  fc.tuple(fc.constantFrom('en', 'de', 'fr-CA', 'DE'), seg).map(([language, text]) => tuv(language, text)),
  fc.constantFrom(
    '<tuv xml:lang="de"><seg/></tuv>',
    '<tuv/>',
    '<note>n</note>',
    '<prop type="id">7</prop>',
    '</tu>',
    '<tu>',
  ),
);

test('the laws hold for units of every shape', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(part, { maxLength: 5 }), { maxLength: 4 }),
      fc.constantFrom('en', '*all*'),
      (units, from) => {
        const body = units.map((parts) => unit(...parts, '<tuv xml:lang="it"><seg/></tuv>')).join('\n');
        expect(checkFormatLaws(tmx, file(body, from), { edits: 4, prefixes: 4 })).toEqual([]);
      },
    ),
    { numRuns: 80 },
  );
});

test('thirty thousand units within each other are read in one go', () => {
  const text = file(`<tu>${tuv('en', 'E')}${tuv('de', 'D')}`.repeat(30_000));
  expect(tmx.parse(text).segments).toHaveLength(30_000);
  expect(changeSegments(tmx, tmx.parse(file('')), new Map([['x', { content: plain('y') }]])).refused.size).toBe(1);
});
