import type { TextRange } from '../../catalog/textRange.ts';
import { childPath, type PathElement } from '../elementPaths.ts';
import { barriers, farEnds, impliedEnds, inlines, preformatted } from './htmlElements.data.ts';
import type { HtmlAttribute, HtmlToken } from './htmlTokens.ts';

/** An element that is open while a text is read; its path starts at the innermost `id`. */
export interface OpenElement extends PathElement {
  readonly name: string;
  /** Offset of its start tag, and behind it. */
  readonly start: number;
  readonly openEnd: number;
  readonly idRange: TextRange | undefined;
  /** True where it ends the text before it. */
  readonly block: boolean;
  readonly translate: boolean;
  readonly keepSpace: boolean;
  /** Runs of text found in it so far. */
  runs: number;
}

/** How far up an end tag looks for its element: what lies deeper is left open, as browsers limit depth too. */
const reach = 100;

/** The element around all. */
export function rootElement(): OpenElement {
  return {
    name: '',
    start: 0,
    openEnd: 0,
    path: '',
    idRange: undefined,
    block: true,
    translate: true,
    keepSpace: false,
    depth: 0,
    runs: 0,
  };
}

/** What the tag of an element says of it. */
export interface OwnFacts {
  readonly id: HtmlAttribute | undefined;
  readonly block: boolean;
  readonly translate: boolean;
}

/** An element below another, with its path. */
export function childElement(parent: OpenElement, token: HtmlToken, text: string, facts: OwnFacts): OpenElement {
  const { name, start, end } = token;
  const below = childPath(parent, name);
  const range = facts.id?.value;
  return {
    path: range ? text.slice(range.start, range.end).trim() : below.path,
    depth: range ? 1 : below.depth,
    counter: range ? undefined : below.counter,
    first: undefined,
    counts: undefined,
    name,
    start,
    openEnd: end,
    idRange: range,
    block: facts.block,
    translate: facts.translate,
    keepSpace: parent.keepSpace || preformatted.has(name),
    runs: 0,
  };
}

/**
 * How many of the open elements a start tag ends before it opens its own (HTML, “Optional tags”).
 *
 * @param open the innermost one last.
 */
export function endedByStart(open: readonly OpenElement[], name: string): number {
  let ended = 0;
  for (const { closes, within } of impliedEnds.get(name) ?? []) {
    const most = Math.min(open.length, ended + reach);
    for (let up = ended; up < most; up++) {
      const element = open[open.length - 1 - up] as OpenElement;
      // The outermost of those that end: a row ends its cell, whatever is open in it.
      if (closes.has(element.name)) ended = up + 1;
      else if (within.has(element.name)) break;
    }
  }
  return ended;
}

/** How many of the open elements an end tag ends; 0 where it has no element. */
export function endedByEnd(open: readonly OpenElement[], name: string): number {
  const inline = inlines.has(name) && !farEnds.has(name);
  const most = Math.min(open.length, reach);
  for (let up = 0; up < most; up++) {
    const element = open[open.length - 1 - up] as OpenElement;
    if (element.name === name) return up + 1;
    if (inline && element.block) return 0;
    if (barriers.has(element.name) && !farEnds.has(name)) return 0;
    if (element.name === 'table' || element.name === 'template') return 0;
  }
  return 0;
}
