import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Finding } from '../../../shared/checks/contract/check.ts';
import { po } from '../../../shared/formats/po/po.ts';
import { asWritten, withEnglish } from '../../../shared/sentences/sentence.ts';
import type { RowFilter } from '../../../shared/tableProtocol.ts';
import { EndlessStep } from '../../watchdog/withinLimit.ts';
import { passingRows } from './rowFilter.ts';
import { sideBySideOf, tableOf } from './testTables.ts';

const catalog = po.parse(`msgid "Hoist the sails"
msgstr "Die Segel hissen"

#. On the pier
msgid "Anchor the boat"
msgstr ""

#, fuzzy
msgid "Leave the harbour"
msgstr "Den Hafen verlassen"

msgctxt "menu"
msgid "Sail"
msgstr "Segel"
`);
const entries = catalog.segments.all();
const finding = (check: string): Finding => ({
  check,
  severity: 'warning',
  range: { start: 0, end: 0 },
  ...withEnglish(asWritten('')),
});
const findings = new Map([
  [entries[0]?.id ?? '', [finding('numbers'), finding('spaces')]],
  [entries[3]?.id ?? '', [finding('numbers')]],
]);
const rows = (of = catalog) => tableOf({ catalog: of, findings });
const passing = (filter: RowFilter) => passingRows(rows(), filter);

test.each([
  [{}, [0, 1, 2, 3]],
  [{ text: 'SEGEL' }, [0, 3]],
  [{ text: 'pier' }, [1]],
  [{ text: 'menu' }, [3]],
  [{ text: '/^den/i' }, [2]],
  [{ text: '/' }, []],
  [{ state: 'untranslated' }, [1]],
  [{ state: 'needs-review', text: 'hafen' }, [2]],
  [{ check: '*' }, [0, 3]],
  [{ check: 'spaces' }, [0]],
  [{ check: 'numbers', text: 'sail', state: 'translated' }, [0, 3]],
  [{ state: 'untranslated', keep: [entries[0]?.id ?? ''] }, [0, 1]],
] as const)('%j', (filter, places) => {
  expect(passing(filter)).toEqual(places);
});

test('of several languages one has to be in the state, any may hold the text, and the source is no work', () => {
  const [en, de, fr] = [
    { a: 'Sail', b: 'Boat' },
    { a: 'Segel', b: '' },
    { a: '', b: 'Bateau' },
  ];
  const several = sideBySideOf(en, { de, fr });
  expect(passingRows(several, { state: 'untranslated' })).toEqual([0, 1]);
  expect(passingRows(several, { state: 'untranslated', text: 'segel' })).toEqual([0]);
  expect(passingRows(several, { state: 'translated', text: 'boat' })).toEqual([1]);
  expect(passingRows(several, { text: 'bateau' })).toEqual([1]);
});

test('a search for a text is one for its letters, whatever signs it has', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3 }), (text) => {
      fc.pre(!/^\/.+\/[imsu]*$/su.test(text));
      const wanted = text.toLowerCase();
      const expected = entries.flatMap(({ id, source, target, notes, context }, place) => {
        const texts = [id, source?.value, target?.value, context, ...notes.map((note) => note.text)];
        return texts.some((one) => one?.toLowerCase().includes(wanted)) ? [place] : [];
      });
      expect(passing({ text })).toEqual(expected);
    }),
  );
});

test('a pattern that cannot be read or has no end is an error for who asked', () => {
  expect(() => passing({ text: '/(/' })).toThrow(SyntaxError);
  const long = po.parse(`msgid "${'a'.repeat(40)}!"\nmsgstr ""\n`);
  expect(() => passingRows(rows(long), { text: '/^(a+)+$/' })).toThrow(EndlessStep);
});
