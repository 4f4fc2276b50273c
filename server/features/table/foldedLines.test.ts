import fc from 'fast-check';
import { expect, test } from 'vitest';
import { json } from '../../../shared/formats/json/json.ts';
import { xliff12 } from '../../../shared/formats/xliff12/xliff12.ts';
import { type Folds, groupId } from '../../../shared/tableFolds.ts';
import { findGroup } from './findGroup.ts';
import { foldedLines } from './foldedLines.ts';
import type { RowsView } from './rowsView.ts';
import { tableOf } from './testTables.ts';

const keys = ['title', 'nav.home', 'nav.help', 'actions.save', 'nav.back'];
const rows = tableOf({ catalog: json.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, key])))) });
/** The same keys in two files. */
const stacked: RowsView = {
  ...rows,
  count: 10,
  keyAt: (place) => keys[place % 5] ?? '',
  groupAt: (place) => (place < 5 ? 'a.json' : 'b.json'),
};
const all = [...Array(10).keys()];
const lines = (folds: Partial<Folds>, of = rows) =>
  foldedLines(of, all.slice(0, of.count), { byKey: true, rest: 'open', except: [], ...folds });
const shown = ({ places, groupAt }: ReturnType<typeof lines>) =>
  places.map((place, line) => (groupAt(line) ? `${place}×${groupAt(line)?.count}` : place));

test('a folded group is one line in place of its rows; keys that stand apart are groups of their own', () => {
  const nav = groupId(undefined, 'nav');
  expect(shown(lines({ except: [nav] }))).toEqual([0, '1×2', 3, '4×1']);
  expect(shown(lines({ rest: 'folded', except: [nav] }))).toEqual([0, 1, 2, '3×1', 4]);
  expect(shown(lines({ byKey: false, except: [nav] }))).toEqual([0, 1, 2, 3, 4]);
});

test('entries with numbers for ids are grouped by the names that they have besides', () => {
  const units = keys.map((key, i) => `<trans-unit id="${i}" resname="${key}"><source>${key}</source></trans-unit>`);
  const catalog = xliff12.parse(
    `<xliff version="1.2"><file original="a" source-language="en" datatype="plaintext"><body>${units.join('')}</body></file></xliff>`,
  );
  const numbered = tableOf({ catalog });
  expect(shown(lines({ except: [groupId(undefined, 'nav')] }, numbered))).toEqual([0, '1×2', 3, '4×1']);
  const from = { from: 1, direction: 'next', byKey: true } as const;
  expect(findGroup(numbered, all.slice(0, 5), from)?.place).toBe(3);
});

test('a file is folded with all groups in it, and opens to those that are folded', () => {
  const file = groupId('b.json');
  expect(shown(lines({ byKey: false, except: [file] }, stacked))).toEqual([0, 1, 2, 3, 4, '5×5']);
  expect(shown(lines({ rest: 'folded' }, stacked))).toEqual(['0×5', '5×5']);
  expect(shown(lines({ rest: 'folded', except: [file] }, stacked))).toEqual(['0×5', 5, '6×2', '8×1', '9×1']);
});

test('every row has a line, lines stand in the order of rows, and counts add up', () => {
  const ids = ['a.json', 'b.json'].flatMap((file) => [groupId(file), groupId(file, 'nav'), groupId(file, 'actions')]);
  const folds = fc.record({
    byKey: fc.boolean(),
    rest: fc.constantFrom('open' as const, 'folded' as const),
    except: fc.subarray(ids),
  });
  fc.assert(
    fc.property(fc.subarray(all), folds, (places, some) => {
      const folded = foldedLines(stacked, places, some);
      const counts = folded.places.map((_, line) => folded.groupAt(line)?.count ?? 1);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(places.length);
      for (const index of places.keys()) {
        const line = folded.lineOf(index);
        const first = folded.indexOf(line);
        expect(folded.places[line]).toBe(places[first]);
        expect(index - first).toBeGreaterThanOrEqual(0);
        expect(index - first).toBeLessThan(counts[line] ?? 0);
      }
    }),
  );
});
