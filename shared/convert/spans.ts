import { OpenSpans } from '../catalog/openSpans.ts';
import type { BitextCode, BitextContent } from './bitext.ts';

/** How the codes of a content lie to one another. */
export type Span =
  /** Start or end of a span that holds other spans whole. */
  | 'nested'
  /** Start or end of a span that another one crosses. */
  | 'crossing'
  /** A start or end whose partner is not in this content. */
  | 'isolated'
  | 'standalone';

/** For each code of a content, by its object, how it lies to the others. Takes time in proportion to their number. */
export function spansOf(content: BitextContent): ReadonlyMap<BitextCode, Span> {
  const spans = new Map<BitextCode, Span>();
  const open = new OpenSpans<BitextCode>(({ number }) => number);
  for (const part of content) {
    if (typeof part === 'string') continue;
    if (part.kind === 'standalone') spans.set(part, 'standalone');
    else if (part.kind === 'open') {
      spans.set(part, 'isolated');
      open.push(part);
    } else {
      const { innermost } = open;
      const start = open.take(part.number);
      if (!start) {
        spans.set(part, 'isolated');
        continue;
      }
      const span = start === innermost ? 'nested' : 'crossing';
      spans.set(start, span);
      spans.set(part, span);
    }
  }
  return spans;
}
