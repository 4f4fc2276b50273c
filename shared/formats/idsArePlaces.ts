import type { Format } from './format.ts';

/**
 * Whether the ids of a format are the numbers of blocks or lines, which move with everything that is put before them: two
 * states of such a file are compared by their texts.
 *
 * @example idsArePlaces(markdown); // true
 */
export function idsArePlaces({ facts }: Pick<Format, 'facts'>): boolean {
  return facts?.genre !== undefined && facts.genre !== 'messages';
}
