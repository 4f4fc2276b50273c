import { contentOf } from '../../catalog/catalog.ts';
import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import type { CheckContext } from '../contract/check.ts';

/**
 * How the file writes a part of a target: with its escapes, its references and the line breaks that are spaces to readers.
 *
 * @param range in UTF-16 code units of the value.
 * @returns '' for a text that stands in no file yet, as one that a fix would make.
 * @example writtenAs(target, { start: 4, end: 5 }, context); // '\n' for a space of a Markdown paragraph
 */
export function writtenAs(target: Slot, { start, end }: TextRange, { catalog }: CheckContext): string {
  return contentOf(catalog).slice(target.toText(start), target.toText(end));
}
