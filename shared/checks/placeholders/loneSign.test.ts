import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test('Rails leaves a sign alone that begins no placeholder', () => {
  const segment = { source: '%{count} of the boats', target: '%{count} % der Boote' };
  const count = (dialect: string) =>
    checkExample('lone-sign', segment, { syntaxes: ['ruby'], format: 'yaml', dialect }).messages.length;
  expect([count('rails'), count('yaml')]).toEqual([0, 1]);
});

test('a sign that was split by a space is one, and is joined again', () => {
  const segment = { source: 'It moored %s%% of %s', target: 'Es hat %s% % von %s festgemacht' };
  const { marked, fixed } = checkExample('lone-sign', segment, { syntaxes: ['printf'] });
  expect([marked, fixed]).toEqual([['% %'], ['Es hat %s%% von %s festgemacht']]);
});

test('a placeholder of Python that was cut short is named as one', () => {
  const segment = { source: '%(boats)d boat of %(port)s', target: '%(boats)d Boot, %(boats) von %(port)s' };
  const { messages, marked, fixed } = checkExample('lone-sign', segment, { syntaxes: ['printf'] });
  expect(messages).toEqual(['“%(boats)” is a placeholder without the letter that ends it']);
  expect([marked, fixed]).toEqual([['%(boats)'], []]);
});

test('a placeholder with a space in it is put right where its form may do without it', () => {
  const plural = { group: 'boats', kind: 'cardinal' as const, category: 'one' as const };
  const { messages, fixed } = checkExample(
    'lone-sign',
    { source: '%s boat', target: 'Boot % s', plural },
    { syntaxes: ['printf'] },
  );
  expect([messages, fixed]).toEqual([['“% s” should be “%s”'], ['Boot %s']]);
});

test('a numbered placeholder that was cut short is named as one', () => {
  const segment = { source: '%1$s boat;%1$s boats', target: '%1$ Boot;%1$s Boote' };
  expect(checkExample('lone-sign', segment, { syntaxes: ['printf'] }).messages).toEqual([
    '“%1$” is a placeholder without the letter that ends it',
  ]);
});

test('a sign that the source does not have may be what is left of a placeholder', () => {
  const segment = { source: 'Added %1$s of %2$s', target: '%1$s von% %2$s hinzugefügt' };
  const { messages, fixed } = checkExample('lone-sign', segment, { syntaxes: ['printf'] });
  expect([messages, fixed]).toEqual([['“%” is left over from a placeholder, or must be written “%%”'], []]);
  const share = { source: 'The share of %s', target: '50 % von %s' };
  expect(checkExample('lone-sign', share, { syntaxes: ['printf'] }).fixed).toEqual(['50 %% von %s']);
});

test('a number and its percent sign may be parted where the file numbers its places with one sign', () => {
  const others = ['Boat %1', 'Boat %1 of %2'].map((text) => ({ source: text, target: text.replace('Boat', 'Boot') }));
  const share = { source: 'Save %1%', target: 'Économiser %1\u00a0%' };
  const messages = (more: typeof others) =>
    checkExample('lone-sign', [share, ...more], { format: 'xliff-1.2', syntaxes: ['printf', 'brace'] }).messages;
  expect(messages(others)).toEqual([]);
});
