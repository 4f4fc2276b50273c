import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { formatFor } from '../formats.ts';
import { tbx } from './tbx.ts';
import { useOf } from './tbxConcepts.ts';

const file = (body: string) =>
  `<?xml version="1.0"?>\n<tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"><text><body>\n${body}\n</body></text></tbx>\n`;
const word = (text: string, status = '') =>
  `<termSec><term>${text}</term>${status && `<termNote type="administrativeStatus">${status}Term-admn-sts</termNote>`}</termSec>`;
const section = (language: string, ...words: readonly string[]) =>
  `<langSec xml:lang="${language}">${words.join('')}</langSec>`;
const concept = (...sections: readonly string[]) => `<conceptEntry id="c">${sections.join('')}</conceptEntry>`;
const segments = (body: string) =>
  tbx
    .parse(file(body))
    .segments.all()
    .map(({ id, source, target }) => [id, source?.value, target?.value]);

function set(body: string, id: string, value: string): string {
  const result = changeSegments(tbx, tbx.parse(file(body)), new Map([[id, { content: plain(value) }]]));
  expect([...result.refused]).toEqual([]);
  return result.text.slice(file('').indexOf('<body>') + 7, -'\n</body></text></tbx>\n'.length);
}

test.each([
  ['<?xml version="1.0"?>\n<!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd">\n<martif type="TBX">', 'tbx'],
  ['\uFEFF<?xml-model href="x"?><tbx style="dct">', 'tbx'],
  ['<?xml version="1.0"?><toolbox/>', undefined],
])('%j', (text, id) => {
  expect(formatFor('words.tbx', text)?.id).toBe(id);
});

describe('segments', () => {
  test('are the terms of the other languages; the source is the preferred term', () => {
    const body = concept(
      section('de', word('Pfahl', 'deprecated'), word('Poller', 'preferred'), word('Haltepoller')),
      section('en', word('post', 'admitted'), word('bollard', 'preferred')),
      section('fr', word('bitte')),
    );
    expect(segments(body)).toEqual([
      ['c/de#2', 'bollard', 'Pfahl'],
      ['c/de', 'bollard', 'Poller'],
      ['c/de#3', 'bollard', 'Haltepoller'],
      ['c/fr', 'bollard', 'bitte'],
    ]);
    const [deprecated, preferred] = tbx.parse(file(body)).segments;
    expect([deprecated?.obsolete, preferred?.obsolete]).toEqual([true, undefined]);
  });

  test('of a concept that lacks the source language have no source', () => {
    expect(
      segments(concept(section('en', word('a')), section('de', word('b'))) + concept(section('de', word('z')))),
    ).toEqual([
      ['c/de', 'a', 'b'],
      ['c/de~2', undefined, 'z'],
    ]);
  });

  test('take their source language from the first concept where the root names another', () => {
    const text = file(concept(section('nl', word('kiel')), section('de', word('Kiel')))).replace(
      'xml:lang="en"',
      'xml:lang="sv"',
    );
    expect(tbx.parse(text)).toMatchObject({ sourceLanguage: 'nl', targetLanguage: 'de' });
  });
});

describe('edits', () => {
  test('touch the term alone, an obsolete one too', () => {
    const body = (text: string) => concept(section('en', word('a')), section('de', word(text, 'superseded')));
    expect(set(body('Rumpf &amp; Kiel'), 'c/de', 'Rumpf < Kiel')).toBe(body('Rumpf &lt; Kiel'));
  });

  test('fill a term that is empty', () => {
    const body = (term: string) => concept(section('en', word('a')), section('de', `<termSec>${term}</termSec>`));
    expect(set(body('<term/>'), 'c/de', 'b')).toBe(body('<term>b</term>'));
  });
});

test.each([
  ['preferredTerm-admn-sts', 'preferred'],
  ['standardizedTerm', 'preferred'],
  ['admittedTerm-admn-sts', 'allowed'],
  ['nonstandardizedTerm', 'allowed'],
  [undefined, 'allowed'],
  ['deprecatedTerm-admn-sts', 'forbidden'],
  ['supersededTerm-admn-sts', 'forbidden'],
  ['notRecommended', 'forbidden'],
])('the status %s makes a term %s', (status, use) => {
  expect(useOf(status)).toBe(use);
});

const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '&amp;', '😀', '<hi>b</hi>', '港') });
const words = fc.array(
  fc.tuple(text, fc.constantFrom('', 'preferred', 'deprecated', 'strange')).map(([term, status]) => word(term, status)),
  { maxLength: 3 },
);
const part = fc.oneof(
  fc.tuple(fc.constantFrom('en', 'de', 'fr-CA', 'DE'), words).map(([language, all]) => section(language, ...all)),
  fc.constantFrom(
    '<langSec/>',
    '<note>n</note>',
    '<descrip type="definition">d</descrip>',
    '</conceptEntry>',
    '<term>x</term>',
  ),
);

test('the laws hold for concepts of every shape', () => {
  fc.assert(
    fc.property(fc.array(fc.array(part, { maxLength: 5 }), { maxLength: 4 }), (concepts) => {
      const body = concepts.map((parts) => concept(...parts)).join('\n');
      expect(checkFormatLaws(tbx, file(body), { edits: 4, prefixes: 4 })).toEqual([]);
    }),
    { numRuns: 80 },
  );
});

test('thirty thousand concepts within each other are read in one go', () => {
  const body = `<conceptEntry>${section('en', word('a'))}${section('de', word('b'))}`.repeat(30_000);
  expect(tbx.parse(file(body)).segments.count).toBe(30_000);
});

test('what is not closed before the next concept is no note of this one', () => {
  const terms = section('en', word('a')) + section('de', word('b'));
  const open = `<conceptEntry><descrip type="definition">d</descrip><descrip>lost${terms}`;
  const { segments } = tbx.parse(file(open.repeat(20_000)));
  expect(segments.count).toBe(20_000);
  expect(
    new Set(
      segments
        .all()
        .slice(0, -1)
        .map(({ notes }) => JSON.stringify(notes)),
    ),
  ).toEqual(new Set([JSON.stringify([{ text: 'd', from: 'definition' }])]));
});
