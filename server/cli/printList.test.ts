import { expect, test } from 'vitest';
import { printList } from './printList.ts';
import type { Terminal } from './terminal.ts';

function printed(names: readonly string[], json = false) {
  const lines: string[] = [];
  const terminal = { out: (line: string) => lines.push(line), say: (line: string) => lines.push(`said: ${line}`) };
  printList(
    names.map((name, i) => ({ id: `${i}`, name })),
    json,
    terminal as unknown as Terminal,
    { none: 'Nothing there.', head: ['id', 'name', 'n'], row: ({ id, name }) => [id, name, '7'], right: [2] },
  );
  return lines;
}

test('a list is a table for people, lines of JSON for programs, and a sentence where it is empty', () => {
  expect(printed(['Shop', 'Pier'])).toEqual(['id  name  n', '0   Shop  7', '1   Pier  7']);
  expect(printed(['Shop'], true)).toEqual(['{"id":"0","name":"Shop"}']);
  expect(printed([])).toEqual(['said: Nothing there.']);
  expect(printed([], true)).toEqual([]);
});

test('a name of a service steers no terminal and begins no line', () => {
  expect(printed(['\u001b[31mred\nline'])).toEqual(['id  name                n', '0   \\u001b[31mred⏎line  7']);
});
