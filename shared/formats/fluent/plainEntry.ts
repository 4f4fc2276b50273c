import type { SyntaxNode } from '@fluent/syntax';
import { Identifier, Message, Pattern, Term, TextElement } from '@fluent/syntax/esm/ast.js';

/**
 * Where an entry ends whose texts are of one line each, with no placeables but variables: that is most of a file, and
 * there is nothing in it that can be wrong.
 *
 * @param start of the id, or of the `-` before it, in UTF-16 code units.
 * @returns start of the next entry or comment, or the length of the text; -1 where it may be anything else.
 * @example plainEntryEnd('a = { $n } x\n    .b = y\nc = z\n', 0); // 23
 */
export function plainEntryEnd(text: string, start: number): number {
  let at = textStart(text, text.charCodeAt(start) === dash ? start + 1 : start);
  while (at >= 0) {
    const end = textEnd(text, at);
    if (end < 0 || end === text.length) return end;
    const next = end + (text.charCodeAt(end) === carriageReturn ? 2 : 1);
    const unit = text.charCodeAt(next);
    if (next === text.length || isLetter(unit) || unit === dash || unit === hash) return next;
    const dot = behindSpaces(text, next);
    if (dot === next || text.charCodeAt(dot) !== fullStop) return -1;
    at = textStart(text, dot + 1);
  }
  return -1;
}

/**
 * What the parser makes of such an entry, where it is one line without placeables; undefined for any other.
 *
 * @param start as that of {@link plainEntryEnd}.
 */
export function plainEntry(text: string, start: number): Message | Term | undefined {
  const isTerm = text.charCodeAt(start) === dash;
  const idStart = isTerm ? start + 1 : start;
  const from = textStart(text, idStart);
  const end = from < 0 ? -1 : textEnd(text, from);
  if (end < 0) return undefined;
  const behind = end + (text.charCodeAt(end) === carriageReturn ? 2 : 1);
  const raw = text.slice(from, end);
  if (raw.includes('{') || plainEntryEnd(text, start) !== Math.min(behind, text.length)) return undefined;
  const idEnd = identifierEnd(text, idStart);
  const id = spanned(new Identifier(text.slice(idStart, idEnd)), idStart, idEnd);
  let last = end;
  while (text.charCodeAt(last - 1) === space) last--;
  const element = spanned(new TextElement(text.slice(from, last)), from, end);
  const pattern = spanned(new Pattern([element]), from, end);
  return spanned(isTerm ? new Term(id, pattern) : new Message(id, pattern), start, end);
}

function spanned<Node extends SyntaxNode>(node: Node, start: number, end: number): Node {
  node.addSpan(start, end);
  return node;
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const hash = 0x23;
const dollar = 0x24;
const dash = 0x2d;
const fullStop = 0x2e;
const equals = 0x3d;
const underscore = 0x5f;
const open = 0x7b;
const close = 0x7d;

/** Where the text behind an identifier and its `=` starts; -1 where there is none on the line. */
function textStart(text: string, start: number): number {
  const id = identifierEnd(text, start);
  const sign = id < 0 ? -1 : behindSpaces(text, id);
  if (sign < 0 || text.charCodeAt(sign) !== equals) return -1;
  const at = behindSpaces(text, sign + 1);
  const unit = text.charCodeAt(at);
  return at === text.length || unit === lineFeed || unit === carriageReturn ? -1 : at;
}

/** Where the line of a text ends; -1 where something stands in it that needs a closer look. */
function textEnd(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === lineFeed) return at;
    if (unit === carriageReturn) return text.charCodeAt(at + 1) === lineFeed ? at : -1;
    if (unit === close) return -1;
    if (unit !== open) continue;
    const sign = behindSpaces(text, at + 1);
    const id = text.charCodeAt(sign) === dollar ? identifierEnd(text, sign + 1) : -1;
    at = id < 0 ? -1 : behindSpaces(text, id);
    if (at < 0 || text.charCodeAt(at) !== close) return -1;
  }
  return at;
}

/** Behind an identifier; -1 where none starts. */
function identifierEnd(text: string, start: number): number {
  if (!isLetter(text.charCodeAt(start))) return -1;
  let at = start + 1;
  for (; ; at++) {
    const unit = text.charCodeAt(at);
    if (!isLetter(unit) && !(unit >= 0x30 && unit <= 0x39) && unit !== dash && unit !== underscore) return at;
  }
}

function isLetter(unit: number): boolean {
  const lower = unit | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

function behindSpaces(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) === space) at++;
  return at;
}
