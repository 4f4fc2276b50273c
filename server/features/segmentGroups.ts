import type { Segment } from '../../shared/catalog/segment.ts';
import type { TextRange } from '../../shared/catalog/textRange.ts';

/** One line of the outline: a segment, or neighbours whose ids start alike. */
export type SegmentGroup =
  | { readonly name: string; readonly range: TextRange; readonly segment: Segment }
  | { readonly name: string; readonly range: TextRange; readonly children: readonly SegmentGroup[] };

/** Deeper keys stay in the last group. */
const mostLevels = 8;

interface Open {
  readonly name: string;
  readonly children: SegmentGroup[];
}

/**
 * Segments in groups by the dotted parts of their ids, in the order of the file. Only neighbours are grouped, so that a
 * group's range holds its children and nothing else; a group of one segment is that segment.
 *
 * @example segmentGroups(segments of 'cart.title', 'cart.total', 'menu'); // cart { title, total }, menu
 */
export function segmentGroups(segments: readonly Segment[]): readonly SegmentGroup[] {
  const top: Open = { name: '', children: [] };
  const stack: Open[] = [top];
  const close = (depth: number) => {
    while (stack.length > depth) {
      const done = stack.pop();
      const parent = stack.at(-1);
      if (done && parent) parent.children.push(closed(done));
    }
  };
  segments.forEach((segment, index) => {
    const parts = partsOf(segment);
    const path = parts.slice(0, -1);
    let common = 0;
    while (common < path.length && common < stack.length - 1 && stack[common + 1]?.name === path[common]) common++;
    close(common + 1);
    const next = segments[index + 1];
    const nextParts = next ? partsOf(next) : [];
    for (let level = common; level < path.length; level++) {
      // A group is opened only where the next segment belongs to it as well.
      const shared = path.slice(0, level + 1).every((part, i) => nextParts.length > level + 1 && nextParts[i] === part);
      if (!shared) break;
      stack.push({ name: path[level] ?? '', children: [] });
    }
    const name = parts.slice(stack.length - 1).join('.');
    stack.at(-1)?.children.push({ name, range: segment.range, segment });
  });
  close(1);
  return top.children;
}

function partsOf(segment: Segment): string[] {
  const parts = segment.id.split('.');
  // Ids that are sentences (PO) have dots too, and no groups.
  if (parts.some((part) => part === '' || /\s/.test(part))) return [segment.id];
  return parts.length > mostLevels ? [...parts.slice(0, mostLevels - 1), parts.slice(mostLevels - 1).join('.')] : parts;
}

function closed({ name, children }: Open): SegmentGroup {
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  for (const { range } of children) {
    start = Math.min(start, range.start);
    end = Math.max(end, range.end);
  }
  return { name, range: { start, end }, children };
}
