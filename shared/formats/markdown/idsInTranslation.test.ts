import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairCatalogs } from '../pair.ts';
import { reparse } from '../reparse.ts';
import { markdown } from './markdown.ts';

const languages = { source: 'en', target: 'de' };

/** What each text of a translation is paired with, and the ids of what it lacks. */
function pairs(source: string, target: string) {
  const { segments, pair } = pairCatalogs(markdown.parse(target), markdown.parse(source), languages, markdown);
  const texts = segments.all().map(({ target, source: from }) => [target?.value, from?.value]);
  return { texts, missing: pair?.missing.map(({ id }) => id) };
}

test('headings with ids translate those that a tool makes the same ids of', () => {
  const source =
    '# Harbour guide\n\nHi\n\n## What\'s `new`? <Badge text="2" />\n\nOne\n\n### Setup\n\nTwo\n\n## [Setup](/a)\n\nThree\n';
  const target =
    '# Hafen {#harbour-guide}\n\nHallo\n\n## Neu {#what-s-new}\n\nEins\n\n### Start {#setup}\n\nZwei\n\n## Anfang {#setup-1}\n\nDrei\n';
  expect(pairs(source, target)).toEqual({
    texts: [
      ['Hafen', 'Harbour guide'],
      ['Hallo', 'Hi'],
      ['Neu', 'What\'s `new`? <Badge text="2" />'],
      ['Eins', 'One'],
      ['Start', 'Setup'],
      ['Zwei', 'Two'],
      ['Anfang', '[Setup](/a)'],
      ['Drei', 'Three'],
    ],
    missing: [],
  });
});

test('a section that the translation lacks moves no other, and is named by its slug', () => {
  const source = '# Ship\n\n## Bow\n\nOne\n\n## Galley stove\n\nTwo\n\nMore\n\n## Stern\n\nThree\n\nLast\n';
  const target = '# Schiff {#ship}\n\n## Bug {#bow}\n\nEins\n\n## Heck {#stern}\n\nDrei\n';
  expect(pairs(source, target)).toEqual({
    texts: [
      ['Schiff', 'Ship'],
      ['Bug', 'Bow'],
      ['Eins', 'One'],
      ['Heck', 'Stern'],
      // Nobody can tell which of its two paragraphs this is.
      ['Drei', undefined],
    ],
    missing: ['galley-stove', 'galley-stove/p', 'galley-stove/p[2]', 'stern/p[2]'],
  });
});

test('headings without a common id are paired by their place between those with one', () => {
  const source = '## Bow\n\nOne\n\n## Renamed\n\nTwo\n\n## Stern\n\nThree\n\n## New\n\nFour\n';
  const target = '## Bug {#bow}\n\nEins\n\n## Alt {#old-name}\n\nZwei\n\n## Heck {#stern}\n\nDrei\n';
  expect(pairs(source, target)).toMatchObject({ missing: ['new', 'new/p'] });
  expect(pairs(source, target).texts.slice(2, 4)).toEqual([
    ['Alt', 'Renamed'],
    ['Zwei', 'Two'],
  ]);
});

test('a section with an id of its own is not paired with one of another id', () => {
  const { texts, missing } = pairs('## Bow {#bow}\n\nOne\n', '## Heck {#stern}\n\nEins\n');
  expect(texts).toEqual([
    ['Heck', undefined],
    ['Eins', undefined],
  ]);
  expect(missing).toEqual(['bow', 'bow/p']);
});

const title = fc.constantFrom('Bow', 'Stern', "What's up?", 'Bow', 'h2', '2.0', '???', '`code` *it*', 'Ñandú');
const section = fc.record({ title, level: fc.integer({ min: 1, max: 4 }), texts: fc.nat(3), hasId: fc.boolean() });

test('with ids on either side each text is paired with its own, whatever the sections', () => {
  fc.assert(
    fc.property(fc.array(section, { maxLength: 8 }), fc.boolean(), (sections, inSource) => {
      const text = (hasIds: boolean) =>
        sections
          .map(
            (heading, i) =>
              `${'#'.repeat(heading.level)} ${heading.title}${hasIds && heading.hasId ? ` {#part-${i}}` : ''}\n\n${'Text.\n\n'.repeat(heading.texts)}`,
          )
          .join('');
      const [source, target] = [markdown.parse(text(inSource)), markdown.parse(text(!inSource))];
      const paired = pairCatalogs(target, source, languages, markdown);
      expect(paired.segments.all().map(({ source: from }) => from?.range)).toEqual(
        source.segments.all().map(({ target }) => target?.range),
      );
      expect(paired.pair?.missing).toEqual([]);
    }),
  );
});

test('a section whose slug or place another one has is still missing', () => {
  const ours = '## Bug\n\nEins\n\n## Heck {#stern}\n\nZwei\n';
  const { texts, missing } = pairs('## Stern\n\nTwo\n\n# h2\n\nOne\n\n# ???\n', ours);
  expect(texts.map(([, from]) => from)).toEqual([undefined, undefined, 'Stern', 'Two']);
  expect(missing).toEqual(['h1', 'h1/p', 'h1[2]']);
});

test('every text of the source file is paired once, missing, or one of those that cannot be told apart', () => {
  const textOf = (sections: readonly { level: number; title: string; id: number; hasId: boolean }[]) =>
    sections
      .map(
        (heading) =>
          `${'#'.repeat(heading.level)} ${heading.title}${heading.hasId ? ` {#part-${heading.id}}` : ''}\n\nA.\n\n`,
      )
      .join('');
  const some = fc.uniqueArray(
    fc.record({ title, level: fc.integer({ min: 1, max: 3 }), id: fc.nat(9), hasId: fc.boolean() }),
    { maxLength: 7, selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(some, some, (ours, theirs) => {
      const source = markdown.parse(textOf(theirs));
      const { segments, pair } = pairCatalogs(markdown.parse(textOf(ours)), source, languages, markdown);
      const paired = segments.all().flatMap(({ source: from }) => from?.range.start ?? []);
      expect(new Set(paired).size).toBe(paired.length);
      const left = new Set([...(pair?.alignment?.unpaired ?? []), ...(pair?.missing.map(({ id }) => id) ?? [])]);
      const others = source.segments
        .all()
        .filter(({ range }) => !paired.includes(range.start))
        .map(({ id }) => pair?.idOf(id));
      expect(others.filter((id) => !left.has(id ?? ''))).toEqual([]);
      for (const id of pair?.alignment?.unpaired ?? []) expect(others).toContain(id);
    }),
  );
});

test('an edit on either side is paired as the whole files are', () => {
  const source = '## Bow\n\nOne\n\n## Stern\n\nTwo\n';
  const target = '## Bug {#bow}\n\nEins\n\n## Heck {#stern}\n\nZwei\n';
  const [theirs, ours] = [markdown.parse(source), markdown.parse(target)];
  const last = pairCatalogs(ours, theirs, languages, markdown);
  const sources = (catalog: typeof last) => catalog.segments.all().map(({ source: from }) => from?.value);
  const renamed = reparse(markdown, theirs, source.replace('Bow', 'Stem').replace('Stern', 'Bow'));
  expect(sources(pairCatalogs(ours, renamed, languages, markdown, last))).toEqual(['Bow', 'Two', undefined, undefined]);
  const typed = reparse(markdown, ours, target.replace('Bug', 'Stern'));
  expect(sources(pairCatalogs(typed, theirs, languages, markdown, last))).toEqual(['Bow', 'One', 'Stern', 'Two']);
});
