import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SegmentChange } from '../../catalog/catalog.ts';
import { plain } from '../../catalog/content.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { formatFor } from '../formats.ts';
import { refusalOf } from '../refusalOf.ts';
import { qtTs } from './qtTs.ts';

const file = (body: string, language = 'de') =>
  `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="${language}" sourcelanguage="en">\n<context>\n    <name>Quay</name>\n${body}</context>\n</TS>\n`;
const message = (inner: string, attributes = '') =>
  `    <message${attributes}>\n        <source>Sail %1</source>\n        ${inner}\n    </message>\n`;
const numerus = (inner: string) => message(inner, ' numerus="yes"');

/** The messages after changes by segment id. */
function change(body: string, changes: Record<string, SegmentChange>, language = 'de'): string {
  const catalog = qtTs.parse(file(body, language));
  const result = changeSegments(qtTs, catalog, new Map(Object.entries(changes)));
  expect([...result.refused]).toEqual([]);
  const frame = file('', language).indexOf('</context>');
  return result.text.slice(frame, -'</context>\n</TS>\n'.length);
}

describe('which files', () => {
  test.each([
    ['<?xml version="1.0"?>\n<!DOCTYPE TS>\n<TS language="de"></TS>', 'qt-ts'],
    ['\uFEFF<!-- licence -->\r\n<!DOCTYPE TS []><TS>', 'qt-ts'],
    ['<TS version="2.1">', 'qt-ts'],
    ["import { x } from './x.ts';\nexport const TS = '<TS version=\"2.1\">';", undefined],
    ['<TS>value;\n', undefined],
    ['// <!DOCTYPE TS>\nexport const a = 1;', undefined],
    ['<Foo>bar', undefined],
    ['', undefined],
  ])('%j', (text, id) => {
    expect(formatFor('/app/src/app_de.ts', text)?.id).toBe(id);
  });
});

describe('state', () => {
  test('goes with the text: an unfinished translation becomes finished, and back', () => {
    const body = message('<translation type="unfinished"></translation>');
    const done = message('<translation>Segle %1</translation>');
    const id = 'Quay|Sail %1';
    expect(change(body, { [id]: { content: plain('Segle %1'), state: 'translated' } })).toBe(done);
    expect(change(done, { [id]: { state: 'needs-review' } })).toBe(
      message('<translation type="unfinished">Segle %1</translation>'),
    );
    expect(change(done, { [id]: { content: plain('') } })).toBe(body);
    expect(change(done, { [id]: { state: 'final' } })).toBe(done);
  });

  test('of a plural stays unfinished until every form has its text', () => {
    const body = numerus('<translation type="unfinished"><numerusform/><numerusform></numerusform></translation>');
    const one = { content: plain('ein'), state: 'translated' as const };
    const many = { content: plain('viele'), state: 'translated' as const };
    expect(change(body, { 'Quay|Sail %1[0]': one })).toBe(
      numerus('<translation type="unfinished"><numerusform>ein</numerusform><numerusform></numerusform></translation>'),
    );
    expect(change(body, { 'Quay|Sail %1[0]': one, 'Quay|Sail %1[1]': many })).toBe(
      numerus('<translation><numerusform>ein</numerusform><numerusform>viele</numerusform></translation>'),
    );
  });
});

describe('a translation that is not there', () => {
  test('is put before what has to follow it, with the indentation of its neighbour', () => {
    const body = '    <message>\n        <source>Sail %1</source>\n        <userdata>u</userdata>\n    </message>\n';
    expect(change(body, { 'Quay|Sail %1': { content: plain('x') } })).toBe(
      body.replace('</source>\n', '</source>\n        <translation>x</translation>\n'),
    );
  });

  test('gets the forms up to the one that is written', () => {
    const body = '    <message numerus="yes">\n        <source>Sail %1</source>\n    </message>\n';
    const state = 'translated';
    expect(change(body, { 'Quay|Sail %1[1]': { content: plain('pár'), state } }, 'cs')).toBe(
      body.replace(
        '</source>\n',
        '</source>\n        <translation>\n            <numerusform></numerusform>\n            <numerusform>pár</numerusform>\n        </translation>\n',
      ),
    );
  });

  test('has as many forms as Qt reads', () => {
    const ids = (language: string) =>
      qtTs.parse(file(numerus('<translation type="unfinished"></translation>'), language)).segments.count;
    expect(['hu_HU', 'de', 'pt_BR', 'pl', 'sl', 'cy', 'ar'].map(ids)).toEqual([1, 2, 2, 3, 4, 5, 6]);
    expect(qtTs.parse(file(message(''), 'tr')).pluralForms).toBe(1);
  });

  test('may have a form for fractions or millions behind them', () => {
    const problems = (language: string, count: number) => {
      const forms = `<translation>${'<numerusform>a</numerusform>'.repeat(count)}</translation>`;
      return [...qtTs.parse(file(numerus(forms), language)).problems].length;
    };
    expect([problems('uk', 3), problems('uk', 4), problems('uk', 5), problems('it', 3)]).toEqual([0, 0, 1, 0]);
  });
});

describe('texts', () => {
  test('are escaped as Qt does it, unless the file does not', () => {
    const id = 'Quay|Sail %1';
    expect(change(message('<translation>a</translation>'), { [id]: { content: plain(`a "b" & 'c'`) } })).toContain(
      '<translation>a &quot;b&quot; &amp; &apos;c&apos;</translation>',
    );
    expect(change(message('<translation>"a"</translation>'), { [id]: { content: plain('"a" "b"') } })).toContain(
      '<translation>"a" "b"</translation>',
    );
  });

  test('with variants by length are the first; the others stay', () => {
    const variants = (first: string) =>
      message(
        `<translation variants="yes"><lengthvariant>${first}</lengthvariant><lengthvariant>s</lengthvariant></translation>`,
      );
    expect(change(variants('long'), { 'Quay|Sail %1': { content: plain('longer') } })).toBe(variants('longer'));
  });

  test('of obsolete messages are not changed', () => {
    const catalog = qtTs.parse(file(message('<translation type="vanished">x</translation>')));
    const result = changeSegments(qtTs, catalog, new Map([['Quay|Sail %1', { content: plain('y') }]]));
    expect(refusalOf(result, 'Quay|Sail %1')).toMatch(/obsolete/);
  });
});

test.each(['', '<translatorcomment>mind the gap</translatorcomment>\n        ', '<translatorcomment/>\n        '])(
  'a check is silenced in the translator’s comment %j',
  (comment) => {
    const catalog = qtTs.parse(file(message(`${comment}<translation>x</translation>`)));
    const text = applyEdits(catalog.text, qtTs.ignore?.(catalog, catalog.segments.at(0) as never, 'numbers') ?? []);
    const [segment] = qtTs.parse(text).segments;
    expect(segment?.ignored).toEqual(['numbers']);
    expect(text).toMatch(/<\/translatorcomment>\s*<translation>x/);
  },
);

const words = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '&amp;', '&quot;', '😀', '%n', '<byte value="x9"/>') });
const inner = fc.oneof(
  words.map((text) => `<translation>${text}</translation>`),
  words.map((text) => `<translation type="unfinished">${text}</translation>`),
  fc.array(words, { maxLength: 4 }).map((texts) => {
    const forms = texts.map((text) => `<numerusform>${text}</numerusform>`).join('');
    return `<translation variants="no">${forms}</translation>`;
  }),
  words.map((text) => `<translation variants="yes"><lengthvariant>${text}</lengthvariant></translation>`),
  fc.constantFrom('', '<translation/>', '<translation type="vanished"/>', '<translation><numerusform/>', '</context>'),
);

test('the laws hold for messages of every shape', () => {
  const body = fc.array(
    fc
      .tuple(words, inner, fc.constantFrom('', ' numerus="yes"', ' id="m"'))
      .map(([source, rest, attributes]) => `<message${attributes}><source>${source}</source>${rest}</message>\n`),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(body, fc.constantFrom('hu', 'de', 'ru'), (messages, language) => {
      expect(checkFormatLaws(qtTs, file(messages.join(''), language), { edits: 4, prefixes: 4 })).toEqual([]);
    }),
    { numRuns: 80 },
  );
});

test('a hundred thousand contexts within each other are read in one go', () => {
  const deep = file('<context><name>a</name>'.repeat(100_000) + message('<translation>x</translation>'));
  expect(qtTs.parse(deep).segments.all().at(-1)?.target?.value).toBe('x');
});

test('a language that lupdate left as that of the source is the one in the name of the file', () => {
  const language = (declared: string, path: string) =>
    qtTs.parse(`<TS version="2.1" language="${declared}" sourcelanguage="en"></TS>`, path).targetLanguage;
  expect(language('en_US', 'i18n/boats_ru.ts')).toBe('ru');
  expect(language('fr_CH', 'i18n/boats_ru.ts')).toBe('fr_CH');
  expect(language('en_US', 'i18n/boats_en.ts')).toBe('en_US');
});
