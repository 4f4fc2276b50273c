import { expect, test } from 'vitest';
import { lackingEntries } from './lackingEntries.ts';
import { pairCatalogs } from './pair.ts';
import { yaml } from './yaml/yaml.ts';

test('a Rails file with one and other alone lacks no form until it shows that its program knows more', () => {
  const of = (texts: string) => {
    const source = yaml.parse(
      'en:\n  boats:\n    one: "%{count} boat"\n    other: "%{count} boats"\n',
      'config/locales/en.yml',
    );
    const target = yaml.parse(`sr:\n${texts}`, 'config/locales/sr.yml');
    const catalog = pairCatalogs(target, source, { source: 'en', target: 'sr' }, yaml);
    return Array.from(lackingEntries(catalog, 'sr'), ({ id }) => id);
  };
  const boats = '  boats:\n    one: "%{count} brod"\n    other: "%{count} brodova"\n';
  expect(of(boats)).toEqual([]);
  expect(of(`${boats}  lamps:\n    few: "%{count} lampe"\n    other: "%{count} lampi"\n`)).toEqual(['boats.few']);
  expect(of('  pier: Molo\n')).toEqual(['boats.one', 'boats.few', 'boats.other']);
});
