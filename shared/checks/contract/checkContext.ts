import type { Catalog } from '../../catalog/catalog.ts';
import { plain } from '../../catalog/content.ts';
import type { Segment } from '../../catalog/segment.ts';
import { quotingOf } from '../../formats/factsOf.ts';
import { analyzeMessage } from '../../messages/analyzeMessage.ts';
import type { Message } from '../../messages/message.ts';
import { syntaxesOf } from '../../messages/syntaxesOf.ts';
import type { CheckContext } from './check.ts';

/**
 * The context of a catalog's checks. Analysed messages are kept for the segment asked about last and forgotten with
 * the next one, so that memory does not grow with the file.
 */
export function createCheckContext(catalog: Catalog, rest: Omit<CheckContext, 'catalog' | 'message'>): CheckContext {
  const options = { quoting: quotingOf(catalog) };
  let current: Segment | undefined;
  let source: Message | undefined;
  let target: Message | undefined;
  const analyze = (segment: Segment, side: 'source' | 'target') =>
    analyzeMessage(segment[side] ?? plain(''), syntaxesOf(segment, catalog), options);
  return {
    ...rest,
    catalog,
    message(segment, side) {
      if (segment !== current) {
        current = segment;
        source = undefined;
        target = undefined;
      }
      if (side === 'source') {
        source ??= analyze(segment, side);
        return source;
      }
      target ??= analyze(segment, side);
      return target;
    },
  };
}
