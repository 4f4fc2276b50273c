import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeTexts, contentFrom, plain } from '../../catalog/content.ts';
import { readTmx } from '../../memory/tmx.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { formatFor } from '../formats.ts';
import { refusalOf } from '../refusalOf.ts';
import { tmx } from './tmx.ts';

const file = (body: string, srclang = 'en') =>
  `<?xml version="1.0"?>\n<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n<tmx version="1.4"><header srclang="${srclang}"/><body>\n${body}\n</body></tmx>\n`;
const tuv = (language: string, seg: string) => `<tuv xml:lang="${language}"><seg>${seg}</seg></tuv>`;
const unit = (...texts: readonly string[]) => `<tu tuid="u">${texts.join('')}</tu>`;
const pairs = (text: string) =>
  tmx
    .parse(text)
    .segments.all()
    .map(({ id, source, target }) => [id, source?.value, target?.value]);

/** The body after one text is set; markup of codes that the text or its source had is recognized. */
function set(body: string, id: string, value: string): string {
  const catalog = tmx.parse(file(body));
  const segment = catalog.segments.all().find((one) => one.id === id);
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
    const german = `<tu tuid="u" srclang="de">${tuv('en', 'E')}${tuv('de', 'D')}</tu>`;
    expect(tmx.parse(file(german)).segments.at(0)).toMatchObject({ sourceLanguage: 'de', source: { value: 'D' } });
  });

  test('is that of the first unit where the header says *all*', () => {
    const catalog = tmx.parse(
      file(unit(tuv('en', 'E'), tuv('de', 'D')) + unit(tuv('de', 'D2'), tuv('en', 'E2')), '*all*'),
    );
    expect(catalog).toMatchObject({ sourceLanguage: 'en', targetLanguage: 'de' });
    expect(catalog.segments.all().map(({ source }) => source?.value)).toEqual(['E', 'E2']);
  });
});

test('a unit has a segment for each language that it has, and none for those it has not', () => {
  const text = file(unit(tuv('en', 'E'), tuv('de', 'D'), tuv('fr', 'F')) + unit(tuv('en', 'X'), tuv('fr', 'Y')));
  expect(
    tmx
      .parse(text)
      .segments.all()
      .map(({ id, targetLanguage }) => [id, targetLanguage]),
  ).toEqual([
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
    const content = contentFrom('<hi>D', codeTexts(catalog.segments.at(0)?.source));
    expect(refusalOf(changeSegments(tmx, catalog, new Map([['u', { content }]])), 'u')).toMatch(/do not fit/);
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

describe('texts within codes', () => {
  const image = (alt: string) => `<ph x="1">&lt;img alt="${alt}"&gt;</ph>`;
  const note = (text: string) => `<ph x="2">[${text}]</ph>`;
  const flow = (text: string) => `<sub>${text}</sub>`;
  const source = tuv('en', `See ${image(flow(`A ${note(flow('N'))}`))} here.`);

  test('are segments of their own, in every language, paired by their codes', () => {
    const body = unit(source, tuv('de', `${note('x')}${image(flow('Ein B'))}`), tuv('fr', 'Voir'));
    expect(pairs(file(body))).toEqual([
      ['u/de', `See ${image(flow(''))} here.`, `${note('x')}${image(flow(''))}`],
      ['u/de/sub1', `A ${note(flow(''))}`, 'Ein B'],
      ['u/de/sub2', 'N', undefined],
      ['u/fr', `See ${image(flow(''))} here.`, 'Voir'],
      ['u/fr/sub1', `A ${note(flow(''))}`, undefined],
      ['u/fr/sub2', 'N', undefined],
    ]);
    expect(
      tmx
        .parse(file(body))
        .segments.all()
        .map(({ state }) => state),
    ).toEqual(['translated', 'translated', 'untranslated', 'translated', 'untranslated', 'untranslated']);
    expect(
      pairs(file(`<TU tuid="u"><TUV lang="en"><SEG><PH>[<SUB>E</SUB>]</PH></SEG></TUV>${tuv('de', '')}</TU>`)),
    ).toEqual([
      ['u', '<PH>[<SUB></SUB>]</PH>', ''],
      ['u/sub1', 'E', undefined],
    ]);
  });

  test('are changed by themselves, and stay when the codes around them move', () => {
    const body = (text: string) => unit(source, tuv('de', text));
    expect(set(body(`${image(flow('B'))} da.`), 'u/sub1', 'B & C')).toBe(body(`${image(flow('B &amp; C'))} da.`));
    expect(set(body(`${image('<sub/>')} da.`), 'u/sub1', 'B')).toBe(body(`${image(flow('B'))} da.`));
    expect(set(body(`${image(flow('B'))} da.`), 'u', `Da: ${image(flow(''))}`)).toBe(body(`Da: ${image(flow('B'))}`));
  });

  test('come with the text around them, in the same language, and wait for it', () => {
    const body = (german: string) => unit(source, tuv('de', german), '<tuv xml:lang="fr"><seg/></tuv>');
    const catalog = tmx.parse(file(body('')));
    const around = contentFrom(`Da: ${image(flow(''))}`, codeTexts(catalog.segments.at(0)?.source));
    const within = contentFrom(`Ein ${note(flow(''))}`, codeTexts(catalog.segments.at(1)?.source));
    const inside = ['u/de/sub1', { content: within }] as const;
    const innermost = ['u/de/sub2', { content: plain('Z') }] as const;
    const both = changeSegments(tmx, catalog, new Map([['u/de', { content: around }], inside, innermost]));
    expect([...both.refused]).toEqual([]);
    expect(both.text).toBe(file(body(`Da: ${image(flow(`Ein ${note(flow('Z'))}`))}`)));
    const other = changeSegments(tmx, catalog, new Map([['u/fr', { content: around }], innermost]));
    expect(refusalOf(other, 'u/de/sub2')).toBe('The text around this one must be translated first.');
    expect(other.refused.size).toBe(1);
    expect(other.text).toContain(tuv('fr', `Da: ${image(flow(''))}`));
  });
});

const seg = fc.string({
  unit: fc.constantFrom(
    'a',
    ' ',
    '\n',
    '&amp;',
    '😀',
    '<ph x="1"/>',
    '<ph x="2">[<sub>s</sub>]</ph>',
    '<ph x="2">[<sub/><sub>',
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

const refused = /text around this one/;

test('the laws hold for units of every shape', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(part, { maxLength: 5 }), { maxLength: 4 }),
      fc.constantFrom('en', '*all*'),
      (units, from) => {
        const body = units.map((parts) => unit(...parts, '<tuv xml:lang="it"><seg/></tuv>')).join('\n');
        expect(checkFormatLaws(tmx, file(body, from), { edits: 4, prefixes: 4, refused })).toEqual([]);
      },
    ),
    { numRuns: 80 },
  );
});

test('thirty thousand units within each other are read in one go', () => {
  const text = file(`<tu>${tuv('en', 'E')}${tuv('de', 'D')}`.repeat(30_000));
  expect(tmx.parse(text).segments.count).toBe(30_000);
  expect(changeSegments(tmx, tmx.parse(file('')), new Map([['x', { content: plain('y') }]])).refused.size).toBe(1);
});

test('twenty thousand texts within each other’s codes are read in one go', () => {
  const deep = '<ph>[<sub>'.repeat(20_000);
  expect(tmx.parse(file(unit(tuv('en', deep), tuv('de', 'D')))).segments.count).toBeLessThan(20);
});
