import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test('underlines the fault in the file', () => {
  const segment = { source: '{n} days', target: '{n} Tage {' };
  const { marked, findings } = checkExample('icu-syntax', segment, { syntaxes: ['icu'] });
  expect(marked).toEqual(['{']);
  expect(findings[0]?.severity).toBe('error');
});

test('a source file is looked at too; a source broken in the same way excuses its translation', () => {
  const example = { source: '{n', target: '{n' };
  expect(checkExample('icu-syntax', example, { syntaxes: ['icu'], isSource: true }).messages).toHaveLength(1);
  expect(checkExample('icu-syntax', example, { syntaxes: ['icu'] }).messages).toEqual([]);
});

test('references of Fluent in a source are no arguments', () => {
  const messagesFor = (text: string) =>
    checkExample('icu-syntax', { source: text, target: text }, { syntaxes: ['icu'], isSource: true }).messages;
  expect(messagesFor('Press { general-key } to open { -boat-name }')).toEqual([]);
  expect(messagesFor('Press {general-key}')).toHaveLength(1);
  expect(messagesFor('Press {{ key }} now')).toEqual([]);
  expect(messagesFor('Press {{ key } now')).toHaveLength(1);
  expect(messagesFor('Search for ^\\w{3,5}')).toEqual([]);
});

test('choices of a file that was taken out of Fluent need no “other”', () => {
  const messages = (...texts: string[]) =>
    checkExample(
      'icu-syntax',
      texts.map((text) => ({ source: text, target: text })),
      { syntaxes: ['icu'], isSource: true },
    ).messages;
  const choice = '{kind, select, boat {Row} car {Drive}} home';
  expect(messages(choice)).toEqual(['The form “other” is missing']);
  expect(messages('Press {PLATFORM(), select, macos {Return} other {Enter}}', choice)).toEqual([]);
  expect(messages('Press {PLATFORM(), select, macos {Return} other {Enter}}', 'Row {name')).toHaveLength(1);
});

test('apostrophes are plain characters in ARB files', () => {
  const segment = { source: 'the {name}', target: "l'{name}" };
  const extra = (dialect: string) =>
    checkExample('placeholder-missing', segment, { syntaxes: ['icu'], format: 'json', dialect }).messages.length;
  expect([extra('arb'), extra('formatjs')]).toEqual([0, 1]);
});
