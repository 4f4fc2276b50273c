import type { Bindings } from '../bindings.ts';
import type { Api, ts } from '../codeParsers.mjs';
import { decodedEntities } from './decodedEntities.ts';
import { inline, isParted, jsxTag } from './jsxTag.ts';
import { pluralOf } from './pluralOf.ts';
import { argumentName, argumentOf, partsOfExpression } from './textParts.ts';
import { type MessageAbilities, type TextPart, trimmedParts, wordsOf } from './textPlace.ts';

/** Neighbouring children of an element that make one text. */
export interface JsxRun {
  /** UTF-16 offsets in the script. */
  readonly start: number;
  readonly end: number;
  readonly parts: readonly TextPart[];
  readonly isPiece?: true;
  /** The elements that are part of it. */
  readonly tags?: readonly ts.JsxChild[];
}

const letters = /\p{L}{2}/u;

/** A child of an element as a part of a text. */
export interface JsxPiece {
  readonly node: ts.JsxChild;
  readonly parts: readonly TextPart[];
}

/**
 * The texts among the children of an element: words and the expressions between them, `Hello {name}!`. Expressions on a
 * line of their own before or behind the words are not part of it. Where an element with words stands within the words of
 * another, they are one text with a tag, and so is one with a value between words; in messages that cannot have tags, what it
 * cuts them into are pieces, and its own words are one.
 */
export function jsxRuns(
  api: Api,
  element: ts.JsxElement | ts.JsxFragment,
  bindings: Bindings,
  abilities: MessageAbilities,
): readonly JsxRun[] {
  const { children, parent } = element;
  const runs: JsxPiece[][] = [[]];
  for (const [i, child] of children.entries()) {
    const tag = abilities.tags
      ? jsxTag(api, child, (inner) => partsOfChild(api, inner, bindings, abilities))
      : undefined;
    const parts = tag ? [tag] : partsOfChild(api, child, bindings, abilities);
    if (tag && isParted(api, children, i, -1)) runs.push([]);
    if (parts) runs.at(-1)?.push({ node: child, parts });
    else if (!(api.isJsxExpression(child) && !child.expression)) runs.push([]);
    if (tag && isParted(api, children, i, 1)) runs.push([]);
  }
  const sentences = runs.map((run) => sentenceIn(api, run));
  const whole = new Set(sentences.flatMap((sentence) => sentence?.tags ?? []));
  const isInner = (child: ts.Node): child is ts.JsxElement =>
    api.isJsxElement(child) && inline.test(child.openingElement.tagName.getText()) && !whole.has(child);
  const isWithin = isInner(element) && (api.isJsxElement(parent) || api.isJsxFragment(parent)) && hasWords(api, parent);
  const isCut = isWithin || children.some((_, i) => cutsWords(api, children, i, isInner));
  return runs.flatMap((run, i) => {
    const sentence = sentences[i];
    if (sentence) return [sentence];
    return betweenTags(run).flatMap((between): JsxRun[] => {
      const text = runOf(api, withoutLayout(api, between));
      return text ? [{ ...text, ...(isCut ? { isPiece: true as const } : {}) }] : [];
    });
  });
}

/** A run of which words of its own and words of an element are parts; undefined for any other. */
function sentenceIn(api: Api, run: readonly JsxPiece[]): JsxRun | undefined {
  const isWorded = ({ parts: [part] }: JsxPiece) =>
    part !== undefined && 'tag' in part && letters.test(wordsOf([part]));
  const isEdge = (piece: JsxPiece) => isTag(piece) && !isWorded(piece);
  let pieces = [...run];
  for (let count = -1; count !== pieces.length; ) {
    count = pieces.length;
    pieces = [...withoutLayout(api, pieces)];
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (first && isEdge(first)) pieces.shift();
    else if (last && isEdge(last)) pieces.pop();
  }
  const hasOwn = pieces.some((piece) => !isTag(piece) && letters.test(wordsOf(piece.parts)));
  const text =
    hasOwn && pieces.some(({ parts: [part] }) => part && 'tag' in part && part.inner.length > 0)
      ? runOf(api, pieces)
      : undefined;
  return text && { ...text, tags: pieces.filter(isTag).map(({ node }) => node) };
}

const isTag = ({ parts: [part] }: JsxPiece) => part !== undefined && 'tag' in part;

/** What stands between the elements of a run that is no sentence. */
function betweenTags(run: readonly JsxPiece[]): readonly JsxPiece[][] {
  const parts: JsxPiece[][] = [[]];
  for (const piece of run) {
    if (isTag(piece)) parts.push([]);
    else parts.at(-1)?.push(piece);
  }
  return parts;
}

function runOf(api: Api, all: readonly JsxPiece[]): JsxRun | undefined {
  // A `{' '}` at an end keeps words from what stands beside them, and stays.
  const isSpace = ({ parts }: JsxPiece) => parts.every((part) => 'words' in part && part.words.trim() === '');
  const start = all.findIndex((piece) => !isSpace(piece));
  const pieces = all.slice(Math.max(start, 0), all.findLastIndex((piece) => !isSpace(piece)) + 1);
  const parts = trimmedParts(pieces.flatMap((piece) => piece.parts));
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last || !letters.test(wordsOf(parts))) return undefined;
  return { start: startOf(api, first.node), end: endOf(api, last.node), parts };
}

function partsOfChild(
  api: Api,
  child: ts.JsxChild,
  bindings: Bindings,
  abilities: MessageAbilities,
): readonly TextPart[] | undefined {
  if (api.isJsxText(child)) return [{ words: decodedEntities(shownText(child.text)) }];
  if (!api.isJsxExpression(child) || !child.expression || child.dotDotDotToken) return undefined;
  const { expression } = child;
  const text = partsOfExpression(api, expression, bindings, abilities);
  if (text) return text;
  const plural = abilities.plurals ? pluralOf(api, expression, argumentName) : undefined;
  if (plural) return [plural];
  const argument = isBranch(api, expression) ? undefined : argumentOf(api, expression, bindings);
  return argument && [argument];
}

/** What shows one of several things, or nothing: `open ? 'Hide' : 'Show'`, `isNew && <Badge />`. */
function isBranch(api: Api, node: ts.Expression): boolean {
  if (api.isConditionalExpression(node)) return true;
  return api.isBinaryExpression(node) && node.operatorToken.kind === api.SyntaxKind.AmpersandAmpersandToken;
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
function withoutLayout(api: Api, run: readonly JsxPiece[]): readonly JsxPiece[] {
  const isText = ({ node }: JsxPiece) => api.isJsxText(node) && node.text.trim() !== '';
  const breaks = ({ node }: JsxPiece, pattern: RegExp) => api.isJsxText(node) && pattern.test(node.text);
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

/** Whether a child makes pieces of a sentence: an element with words, and a value in one or a choice between words. */
function cutsWords(
  api: Api,
  children: readonly ts.JsxChild[],
  index: number,
  isInner: (child: ts.Node) => child is ts.JsxElement,
): boolean {
  const child = children[index];
  if (!child) return false;
  if (isInner(child) && letters.test(wordsIn(api, child))) return true;
  const isText = (beside: ts.JsxChild | undefined) => beside && api.isJsxText(beside) && letters.test(beside.text);
  if (!isText(children[index - 1]) || !isText(children[index + 1])) return false;
  if (isParted(api, children, index, -1) || isParted(api, children, index, 1)) return false;
  const shows = (one: ts.JsxChild) => api.isJsxExpression(one) && one.expression !== undefined;
  if (isInner(child)) return child.children.some(shows);
  return api.isJsxExpression(child) && child.expression !== undefined && isBranch(api, child.expression);
}

function wordsIn(api: Api, element: ts.JsxElement): string {
  const words = element.children.map((child) => {
    if (api.isJsxText(child)) return child.text;
    return api.isJsxElement(child) ? wordsIn(api, child) : '';
  });
  return words.join(' ');
}
