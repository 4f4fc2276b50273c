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
  const open: BitextCode[] = [];
  for (const part of content) {
    if (typeof part === 'string') continue;
    if (part.kind === 'standalone') spans.set(part, 'standalone');
    else if (part.kind === 'open') {
      spans.set(part, 'isolated');
      open.push(part);
    } else {
      const at = open.findLastIndex((code) => code.number === part.number);
      const start = open[at];
      if (!start) {
        spans.set(part, 'isolated');
        continue;
      }
      const span = at === open.length - 1 ? 'nested' : 'crossing';
      spans.set(start, span);
      spans.set(part, span);
      open.splice(at, 1);
    }
  }
  return spans;
}
