import type { Bindings } from '../bindings.ts';
import type { ts } from '../codeParsers.mjs';
import { decodedEntities } from './decodedEntities.ts';
import { argumentOf, partsOfExpression } from './textParts.ts';
import { type TextPart, trimmedParts, wordsOf } from './textPlace.ts';

type Api = typeof ts;

/** Neighbouring children of an element that make one text. */
export interface JsxRun {
  /** UTF-16 offsets in the script. */
  readonly start: number;
  readonly end: number;
  readonly parts: readonly TextPart[];
  readonly isPiece?: true;
}

const letters = /\p{L}{2}/u;

interface Piece {
  readonly node: ts.JsxChild;
  readonly parts: readonly TextPart[];
}

/** Elements that stand within a sentence. */
const inline = /^(?:a|abbr|b|bdi|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|u|\w*Link|Strong|Bold|Em|Text)$/;

/**
 * The texts among the children of an element: words and the expressions between them, `Hello {name}!`. Expressions on a
 * line of their own before or behind the words are not part of it. Where an element with words stands within the words of
 * another, what it cuts them into are pieces, and its own words are one.
 */
export function jsxRuns(api: Api, element: ts.JsxElement | ts.JsxFragment, bindings: Bindings): readonly JsxRun[] {
  const { children, parent } = element;
  const runs: Piece[][] = [[]];
  for (const child of children) {
    const parts = partsOfChild(api, child, bindings);
    if (parts) runs.at(-1)?.push({ node: child, parts });
    else if (!(api.isJsxExpression(child) && !child.expression)) runs.push([]);
  }
  const isInner = (child: ts.Node) => api.isJsxElement(child) && inline.test(child.openingElement.tagName.getText());
  const isWithin = isInner(element) && (api.isJsxElement(parent) || api.isJsxFragment(parent)) && hasWords(api, parent);
  const isCut =
    isWithin ||
    children.some((child) => api.isJsxElement(child) && isInner(child) && letters.test(wordsIn(api, child)));
  return runs.flatMap((run) => {
    const pieces = withoutLayout(api, run);
    const parts = trimmedParts(pieces.flatMap((piece) => piece.parts));
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (!first || !last || !letters.test(wordsOf(parts))) return [];
    const [start, end] = [startOf(api, first.node), endOf(api, last.node)];
    return [{ start, end, parts, ...(isCut ? { isPiece: true as const } : {}) }];
  });
}

function partsOfChild(api: Api, child: ts.JsxChild, bindings: Bindings): readonly TextPart[] | undefined {
  if (api.isJsxText(child)) return [{ words: decodedEntities(shownText(child.text)) }];
  if (!api.isJsxExpression(child) || !child.expression || child.dotDotDotToken) return undefined;
  const text = partsOfExpression(api, child.expression, bindings);
  if (text) return text;
  const isBranch = api.isConditionalExpression(child.expression) || api.isBinaryExpression(child.expression);
  const argument = isBranch ? undefined : argumentOf(api, child.expression, bindings);
  return argument && [argument];
}

/** As JSX shows text: lines are trimmed and joined by a space (TypeScript and Babel, JSX whitespace). */
function shownText(text: string): string {
  const lines = text.split(/\r\n|\n|\r/);
  return lines
    .map((line, i) => {
      const start = i === 0 ? line : line.replace(/^[ \t]+/, '');
      return i === lines.length - 1 ? start : start.replace(/(?<![ \t])[ \t]+$/, '');
    })
    .filter((line, i) => line !== '' || (lines.length === 1 && i === 0))
    .join(' ');
}

/** Without expressions that a line break parts from the words. */
function withoutLayout(api: Api, run: readonly Piece[]): readonly Piece[] {
  const isText = ({ node }: Piece) => api.isJsxText(node) && node.text.trim() !== '';
  const breaks = ({ node }: Piece, pattern: RegExp) => api.isJsxText(node) && pattern.test(node.text);
  let pieces = run.filter(({ node }, i) => !isEdgeSpace(api, node, i, run.length));
  const first = pieces.findIndex(isText);
  if (first > 0 && pieces[first] && breaks(pieces[first], /^[ \t]*[\r\n]/)) pieces = pieces.slice(first);
  const last = pieces.findLastIndex(isText);
  const behind = pieces[last];
  if (behind && last < pieces.length - 1 && breaks(behind, /[\r\n][ \t]*$/)) pieces = pieces.slice(0, last + 1);
  return pieces;
}

function isEdgeSpace(api: Api, node: ts.JsxChild, i: number, count: number): boolean {
  return (i === 0 || i === count - 1) && api.isJsxText(node) && node.text.trim() === '';
}

function startOf(api: Api, node: ts.JsxChild): number {
  if (!api.isJsxText(node)) return node.getStart();
  return node.pos + node.text.length - node.text.trimStart().length;
}

function endOf(api: Api, node: ts.JsxChild): number {
  return api.isJsxText(node) ? node.pos + node.text.trimEnd().length : node.getEnd();
}

/** Whether words stand directly in an element. */
function hasWords(api: Api, { children }: ts.JsxElement | ts.JsxFragment): boolean {
  return children.some((child) => api.isJsxText(child) && letters.test(child.text));
}

function wordsIn(api: Api, element: ts.JsxElement): string {
  const words = element.children.map((child) => {
    if (api.isJsxText(child)) return child.text;
    return api.isJsxElement(child) ? wordsIn(api, child) : '';
  });
  return words.join(' ');
}
