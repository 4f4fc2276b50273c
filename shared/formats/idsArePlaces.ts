import type { Format } from './format.ts';

/** Formats of texts in a row, which take new entries all the same. */
const rows: ReadonlySet<string> = new Set(['srt', 'vtt', 'text']);

/**
 * Whether the ids of a format are the numbers of blocks or lines, which move with everything that is put before them: two
 * states of such a file are compared by their texts.
 *
 * @example idsArePlaces(markdown); // true
 */
export function idsArePlaces({ id, kind, insert }: Pick<Format, 'id' | 'kind' | 'insert'>): boolean {
  return kind === 'monolingual' && (insert === undefined || rows.has(id));
}
