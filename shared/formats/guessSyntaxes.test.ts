import { expect, test } from 'vitest';
import type { MessageSyntax } from '../catalog/segment.ts';
import { guessSyntaxes } from './guessSyntaxes.ts';

test.each<[string, MessageSyntax[]]>([
  ['Hi {{name}}', ['i18next']],
  ['{n, plural, other {#}} of {m}', ['icu']],
  ['{n, plural, other {#}} of {{m}}', ['icu', 'i18next']],
  ['@:menu.open {name}', ['vue']],
  ["me{'@'}example.org {name}", ['vue']],
  ['{$START_LINK}Go{$CLOSE_LINK} {{x}}', ['angular']],
  ['%{name} has %<n>d', ['ruby']],
  ['%(name)s, %ld, %5.2f', ['printf']],
  ['%name% is here', ['named-percent']],
  ['%1 of %2, %n file(s)', ['qt']],
  ['Cannot open %0', ['qt']],
  ['残り%d個', ['printf']],
  ['{0:N2} and {}', ['brace']],
  ['100% sure, 50 % of it, 5%2', []],
  ['Note: me@example.org costs $5 @:) {see below}', []],
])('%s', (value, expected) => expect(guessSyntaxes([value])).toEqual(expected));

test('interpolations of Angular are not those of i18next, however many there are', () => {
  expect(guessSyntaxes(['{$START_LINK}Go{$CLOSE_LINK}', '{{x}}', '{{y}}'])).toEqual(['angular']);
});
