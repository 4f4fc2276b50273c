import { childOf } from './mifChild.ts';
import { bareValue } from './mifText.ts';
import type { MifNode } from './mifTree.ts';

/** What of a file is not translated in it. */
export interface MifAsides {
  /** Statements that are passed over with all that they hold, by their number. */
  readonly skipped: ReadonlySet<number>;
  /** Whether a statement belongs to a text inset: to what another file holds and FrameMaker copies from there. */
  inserted(node: number): boolean;
}

/** Reference pages with their text flows, which nobody reads, and text insets with their tables. */
export function mifAsides(text: string, nodes: readonly MifNode[]): MifAsides {
  const insets = textInsets(nodes);
  let last = 0;
  const inserted = (node: number) => {
    if ((insets[last]?.from ?? 0) > node) last = 0;
    while (last < insets.length && (insets[last]?.to ?? 0) < node) last++;
    const inset = insets[last];
    return inset !== undefined && inset.from < node && node < inset.to;
  };
  const skipped = referencePages(text, nodes);
  for (const table of tablesIn(text, nodes, insets)) skipped.add(table);
  return { skipped, inserted };
}

/** Numbers of the statements that start and end a text inset. */
interface Inset {
  readonly from: number;
  readonly to: number;
}

/** The outermost text insets of each flow, in order; one that has no end holds nothing. */
function textInsets(nodes: readonly MifNode[]): Inset[] {
  const found: Inset[] = [];
  let open: number | undefined;
  let depth = 0;
  let flowEnd = nodes.length;
  for (const [i, node] of nodes.entries()) {
    if (i >= flowEnd) open = undefined;
    if (node.name === 'TextFlow') {
      open = undefined;
      flowEnd = node.next;
    } else if (node.name === 'TextInset') {
      if (open === undefined) {
        open = i;
        depth = 0;
      }
      depth++;
    } else if (node.name === 'TextInsetEnd' && open !== undefined && --depth === 0) {
      found.push({ from: open, to: i });
      open = undefined;
    }
  }
  return found;
}

/** The tables whose anchors stand in text insets. */
function tablesIn(text: string, nodes: readonly MifNode[], insets: readonly Inset[]): number[] {
  const anchored = new Set<string>();
  for (const { from, to } of insets) {
    for (const node of nodes.slice(from, to)) if (node.name === 'ATbl') anchored.add(bareValue(text, node));
  }
  if (anchored.size === 0) return [];
  return nodes.flatMap(({ name }, i) =>
    name === 'Tbl' && anchored.has(bareValue(text, childOf(nodes, i, 'TblID'))) ? [i] : [],
  );
}

/** Reference pages with what is drawn on them, and the text flows that run through them. */
function referencePages(text: string, nodes: readonly MifNode[]): Set<number> {
  const rectangles = new Set<string>();
  const skipped = new Set<number>();
  for (const [i, node] of nodes.entries()) {
    if (node.name === 'Page') {
      if (bareValue(text, childOf(nodes, i, 'PageType')) !== 'ReferencePage') continue;
      skipped.add(i);
      for (let k = i + 1; k < node.next; k++) {
        const id = nodes[k]?.name === 'TextRect' ? childOf(nodes, k, 'ID') : undefined;
        if (id) rectangles.add(bareValue(text, id));
      }
    } else if (node.name === 'TextFlow' && rectangles.size > 0) {
      for (let k = i + 1; k < node.next; k++) {
        const place = nodes[k];
        if (place?.name !== 'TextRectID') continue;
        if (rectangles.has(bareValue(text, place))) skipped.add(i);
        break;
      }
    }
  }
  return skipped;
}
