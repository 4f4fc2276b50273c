import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const countFor = (language: string, source: string, target: string) =>
  checkExample('much-shorter', { source, target }, { languages: ['en', language] }).messages.length;

test('scripts with a sign for each syllable say the same with fewer signs', () => {
  const source = "The boat you're looking for isn't moored here. Sorry.";
  expect(countFor('ti', source, 'እቲ ትደልዮ ጃልባ የለን።')).toBe(0);
  expect(countFor('ti', source, 'የለን')).toBe(1);
  expect(countFor('de', source, 'Kein Boot da.')).toBe(1);
});

test('Chinese with names of settings in it is Chinese, whatever the file is named after', () => {
  const source = `Moors the boat at once. Setting MOOR is the same as mooring with boat_moor_min_age and
  boat_moor_table_age set to zero. The boat is moored whenever the table is written, so that this is not needed with FULL.`;
  const target = '立刻停泊船只。设置MOOR等同于将boat_moor_min_age和boat_moor_table_age设为零时停泊。';
  expect(countFor('sw', source, target)).toBe(0);
  expect(countFor('sw', source, '立刻停泊')).toBe(1);
});

test('a text that opens a bracket which another one closes is a piece of a sentence', () => {
  const source = 'Make a drawing of the boat with the trouble (such as a torn sail) with the hatch open (press ';
  expect(countFor('tr', source, 'Ambar açıkken (')).toBe(0);
  expect(countFor('tr', `${source}H)`, 'Ambar açıkken')).toBe(1);
});
