import { expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import { analyzeMessage } from './analyzeMessage.ts';
import { angular } from './angular.ts';

test.each<[string, string[]]>([
  ['{{ user.name | uppercase }} and {{count}}', ['user.name | uppercase', 'count']],
  ['{$START_LINK}Go{$CLOSE_LINK} {$PH_1}', ['LINK', 'LINK', 'PH_1']],
  [`Hi \${this.user}:USER: and \${n}`, ['USER', 'n']],
  ['{single} is prose here', []],
])('%s', (value, expected) => expect(angular.find(value).map((unit) => unit.id)).toEqual(expected));

test('ICU expressions are read with interpolations in them', () => {
  const value = '{minutes, plural, =0 {just now} other {{{minutes}} min ago by {$AUTHOR}}}';
  const { icu, units, faults } = analyzeMessage(plain(value), ['angular']);
  expect(faults).toEqual([]);
  expect(icu?.arguments.get('minutes')?.selectors.map((selector) => selector.name)).toEqual(['=0', 'other']);
  expect(units.filter((unit) => unit.syntax === 'angular').map((unit) => unit.id)).toEqual(['minutes', 'AUTHOR']);
  expect(analyzeMessage(plain('Hello {{ name }}'), ['angular', 'icu']).faults).toEqual([]);
});
