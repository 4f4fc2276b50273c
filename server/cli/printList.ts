import { tableLines } from './table.ts';
import type { Terminal } from './terminal.ts';
import { visible } from './visible.ts';

/** How a list is shown to people. */
export interface ListTable<One> {
  /** The sentence for people where the list is empty. */
  readonly none: string;
  readonly head?: readonly string[];
  row(one: One): readonly string[];
  /** Columns that are set flush right, counted from 0. */
  readonly right?: readonly number[];
}

/**
 * Prints a list: one JSON object a line for programs, a table for people.
 *
 * @example printList(glossaries, asked.json, terminal, { none: 'No glossaries.', row: ({ id, name }) => [id, name] });
 */
export function printList<One>(
  list: readonly One[],
  json: boolean | undefined,
  terminal: Terminal,
  { none, head, row, right }: ListTable<One>,
): void {
  if (json) for (const one of list) terminal.out(JSON.stringify(one));
  else if (list.length === 0) terminal.say(none);
  else {
    // Names come from files and services: nothing in them may reach a terminal as a command.
    const rows = list.map((one) => row(one).map(visible));
    for (const line of tableLines(head ? [head, ...rows] : rows, right)) terminal.out(line);
  }
}
