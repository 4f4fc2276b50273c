import type { TextEdit } from '../../catalog/textRange.ts';
import { encodeContent } from '../../xml/encodeContent.ts';
import type { CodeAtom, EdgeAtom, RunFormat, TextAtom } from './atoms.ts';
import { formatFor } from './formatFor.ts';
import type { OfficeSlot } from './officeSlot.ts';
import { rootScope } from './paragraphExtent.ts';
import type { Item } from './paragraphValue.ts';

type Neighbour = TextAtom | CodeAtom | EdgeAtom;

/**
 * The edit that puts text between two codes that no run lies between: a new run beside the others, with the look that
 * text has there.
 *
 * @param gap the number of codes before the text.
 * @returns undefined where there is no place for a run, as within another one.
 */
export function insertRun(slot: OfficeSlot, gap: number, value: string): TextEdit | undefined {
  const index = indexOfGap(slot.items, gap);
  const before = nearest(slot.items.slice(0, index).reverse());
  const after = nearest(slot.items.slice(index));
  const inRun = before && after && sameRun(before, after);
  const raw = encodeContent({ value, codes: [] }, '\n');
  const { scope, look } = surroundings(slot.items.slice(0, index));
  const format = formatFor(slot, scope, look);
  if (inRun) {
    const bare = isInText(before) && isInText(after) && sameLook(before.format, format);
    return bare ? insertion(before.end, raw) : undefined;
  }
  const place = before ? endOf(before) : after ? startOf(after) : undefined;
  if (place === undefined) return undefined;
  const here = (before ?? after)?.format;
  const around = here ? { first: here, last: here } : {};
  return insertion(place, slot.paragraph.writer.render([{ kind: 'text', format, raw }], around));
}

const insertion = (offset: number, newText: string): TextEdit => ({ range: { start: offset, end: offset }, newText });

function indexOfGap(items: readonly Item[], gap: number): number {
  let codes = 0;
  const index = items.findIndex((item) => (item.kind === 'code' ? codes++ === gap : codes === gap));
  return index < 0 ? items.length : index;
}

function nearest(items: readonly Item[]): Neighbour | undefined {
  for (const item of items) if (item.atom) return item.atom;
  return undefined;
}

function sameRun(a: Neighbour, b: Neighbour): boolean {
  return !isEdge(a) && !isEdge(b) && a.outer.start === b.outer.start;
}

const isEdge = (atom: Neighbour): atom is EdgeAtom => atom.kind === 'open' || atom.kind === 'close';
const isInText = (atom: Neighbour) => atom.kind === 'text' || (atom.kind === 'code' && atom.within === 'text');
const endOf = (atom: Neighbour) => (atom.kind !== 'open' && atom.outer ? atom.outer.end : atom.end);
const startOf = (atom: Neighbour) => (atom.kind !== 'close' && atom.outer ? atom.outer.start : atom.start);
const sameLook = (a: RunFormat | undefined, b: RunFormat) => a?.raw === b.raw;

/** The pair and the look that are open behind some items. */
function surroundings(items: readonly Item[]): { scope: number; look: string } {
  const scopes = [rootScope];
  let look = '';
  for (const item of items) {
    if (item.kind === 'text' || item.atom?.kind === 'code') continue;
    const opens = item.code.kind === 'open';
    if (!item.atom) look = opens ? item.code.id : '';
    else if (opens) scopes.push(item.atom.pair);
    else scopes.pop();
  }
  return { scope: scopes.at(-1) ?? rootScope, look };
}
