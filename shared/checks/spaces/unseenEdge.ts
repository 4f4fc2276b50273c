import type { Message } from '../../messages/message.ts';
import type { CheckContext } from '../contract/check.ts';
import type { Sides } from '../contract/sides.ts';
import { isPage } from '../texts/pages.ts';
import type { EdgeSpaces } from './edgeFixKind.ts';

/** Whether no reader sees the white space of either side: beside a block of HTML, or that which pads a block of a page. */
export function isUnseenEdge(
  { source, target }: Sides,
  { edge, ours, theirs }: EdgeSpaces,
  { catalog }: CheckContext,
): boolean {
  if (isPage(catalog) && /\u00a0/.test(ours + theirs)) return true;
  const isCollapsed = (space: string, { value }: Message) =>
    space === '' || (/^[ \t]+$/.test(space) && besideBlock[edge].test(value));
  return isCollapsed(ours, source) && isCollapsed(theirs, target);
}

const besideBlock = {
  leading: /^\s*<\/?(?:p|div|ul|ol|li|dl|dt|dd|h[1-6]|table|tr|td|th|blockquote|section|br|hr)\b/i,
  trailing: /<\/?(?:p|div|ul|ol|li|dl|dt|dd|h[1-6]|table|tr|td|th|blockquote|section|br|hr)\b[^<>]*>\s*$/i,
};
