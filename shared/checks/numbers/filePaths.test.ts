import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const messages = (source: string, target: string) => checkExample('file-paths', { source, target }).messages;

test('a path that makes an adjective is put into other words', () => {
  expect(messages('Blocked by an /etc/hosts-style rule', 'Blockiert durch eine Regel wie in hosts-Dateien')).toEqual(
    [],
  );
  expect(messages('Blocked by /etc/hosts', 'Blockiert durch eine Regel')).toEqual(['The path “/etc/hosts” is missing']);
});
