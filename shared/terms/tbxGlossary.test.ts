import { expect, test } from 'vitest';
import { parseGlossary } from './glossaryFile.ts';

const pair = { source: 'en', target: 'de' };
const three = (concepts: string) =>
  `<?xml version="1.0"?>\n<tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"><text><body>${concepts}</body></text></tbx>`;
const word = (text: string, status = '') =>
  `<termSec><term>${text}</term>${status && `<termNote type="administrativeStatus">${status}</termNote>`}</termSec>`;
const concept = (about: string, sections: Record<string, string>) =>
  `<conceptEntry>${about}${Object.entries(sections)
    .map(([language, words]) => `<langSec xml:lang="${language}">${words}</langSec>`)
    .join('')}</conceptEntry>`;

test('the status of a term makes it preferred, allowed or forbidden', () => {
  const text = three(
    concept('<descrip type="definition">A post\n on a quay</descrip>', {
      de: word('Pfahl', 'supersededTerm-admn-sts') + word('Haltepoller') + word('Poller', 'preferredTerm-admn-sts'),
      en: word('bollard', 'preferredTerm-admn-sts') + word('post', 'deprecatedTerm-admn-sts'),
      fr: word('bitte'),
    }),
  );
  const note = 'A post on a quay';
  const { terms, languages } = parseGlossary(text, pair);
  expect(terms).toEqual([
    { source: 'bollard', targets: ['Poller', 'Haltepoller'], forbidden: ['Pfahl'], note },
    { source: 'post', targets: ['Poller', 'Haltepoller'], forbidden: ['Pfahl'], note },
  ]);
  expect(languages).toEqual(['de', 'en', 'fr']);
  expect(parseGlossary(text, { source: 'de', target: 'fr' }).terms[0]).toMatchObject({ source: 'Poller' });
});

test('style DCT says it with elements of its modules', () => {
  const text = three(
    concept('', {
      en: '<termSec><term>pilot</term></termSec>',
      de: '<termSec><term>Pilot</term><min:administrativeStatus>deprecatedTerm-admn-sts</min:administrativeStatus></termSec>',
    }),
  );
  expect(parseGlossary(text, pair).terms).toEqual([{ source: 'pilot', targets: [], forbidden: ['Pilot'] }]);
});

test('TBX 2 is read too, and languages by their root', () => {
  const text =
    '<?xml version="1.0"?><!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd"><martif type="TBX" xml:lang="en"><text><body><termEntry id="1"><langSet xml:lang="en-GB"><ntig><termGrp><term>keel &amp; hull</term></termGrp></ntig></langSet><langSet xml:lang="de-AT"><tig><term>Kiel</term></tig></langSet></termEntry></body></text></martif>';
  const { terms, rows } = parseGlossary(text, pair);
  expect(terms).toEqual([{ source: 'keel & hull', targets: ['Kiel'], forbidden: [] }]);
  expect(rows.map(({ target }) => text.slice(target?.range.start, target?.range.end))).toEqual(['Kiel']);
});

test('a word that one concept forbids stays allowed where another has it', () => {
  const text = three(
    concept('', { en: word('bank'), de: word('Bank') }) +
      concept('', { en: word('bank'), de: word('Ufer') + word('Bank', 'deprecatedTerm-admn-sts') }),
  );
  expect(parseGlossary(text, pair).terms).toEqual([{ source: 'bank', targets: ['Bank', 'Ufer'], forbidden: [] }]);
});

test('a word of many concepts has each of its translations once, in their order', () => {
  const words = ['a', 'b', 'c', 'a', 'd', 'e', 'f', 'b', 'f', 'g'];
  const text = three(words.map((target) => concept('', { en: word('x'), de: word(target) })).join(''));
  expect(parseGlossary(text, pair).terms).toEqual([
    { source: 'x', targets: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], forbidden: [] },
  ]);
});

test('a broken termbase gives what can be read, and says where it broke', () => {
  const text = three(concept('', { en: word('sail & mast'), de: word('Segel') })).replace('</body>', '');
  const { terms, problems } = parseGlossary(text, pair);
  expect(terms[0]).toMatchObject({ source: 'sail & mast', targets: ['Segel'] });
  expect(problems.length).toBeGreaterThan(0);
});
