import type { Segment } from './segment.ts';

/**
 * The id of the message that a segment is a form of; its own where it is no plural form.
 *
 * @example messageId({ id: 'boats_one', plural }) // 'boats', the group of the form
 */
export function messageId({ id, plural }: Pick<Segment, 'id' | 'plural'>): string {
  return plural?.group ?? id;
}
