import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const messages = (source: string, target: string) => checkExample('file-paths', { source, target }).messages;

test('a path that makes an adjective is put into other words', () => {
  expect(messages('Blocked by an /etc/hosts-style rule', 'Blockiert durch eine Regel wie in hosts-Dateien')).toEqual(
    [],
  );
  expect(messages('Blocked by /etc/hosts', 'Blockiert durch eine Regel')).toEqual(['The path “/etc/hosts” is missing']);
});

test('names of keys, a program of an example and a folder that Windows translates are no lost paths', () => {
  expect(messages('Move with ↑/PgUp/PgDn', 'Bewegen mit ↑/BildAuf/BildAb')).toEqual([]);
  expect(messages('Write Open=program.exe,*', 'Écrivez Open=programme.exe,*')).toEqual([]);
  expect(messages('It reads C:\\Program Files alone', 'Lê apenas C:\\Arquivos de Programas')).toEqual([]);
  expect(messages('It reads C:\\Skerry alone', 'Lê apenas C:\\Arquivos')).toHaveLength(1);
});
