import type { Problem } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { conflictProblem, isConflictMark } from '../conflictMark.ts';
import { jsonScanner } from './jsonScanner.ts';
import { badEscape } from './jsonString.ts';

/** One value of a JSON text with its place. Offsets are UTF-16 code units of the text. */
export interface JsonNode {
  readonly type: 'object' | 'array' | 'string' | 'literal';
  readonly parent: JsonNode | undefined;
  /** The decoded key in an object, the index in an array, undefined for the root. */
  readonly key: string | number | undefined;
  /** The key with its quotes; the value's start where there is no key. */
  readonly keyRange: TextRange;
  readonly start: number;
  /** Behind the value; for a container that is never closed, the end of the text. */
  end: number;
  /** Offset of the comma behind the value, -1 where there is none. */
  comma: number;
  /** The members of a container, in order. */
  readonly children: JsonNode[];
  /** False for a container that is never closed. */
  closed: boolean;
}

/** What a JSON text holds. */
export interface JsonTree {
  readonly root: JsonNode | undefined;
  /** Every value in reading order, containers before what they hold. */
  readonly nodes: readonly JsonNode[];
  readonly problems: readonly Problem[];
}

// jsonc-parser's SyntaxKind is an ambient const enum, which a bundler cannot inline.
const openBrace = 1;
const closeBrace = 2;
const openBracket = 3;
const closeBracket = 4;
const comma = 5;
const colon = 6;
const stringLiteral = 10;
const lineComment = 12;
const blockComment = 13;
const lineBreak = 14;
const trivia = 15;
const unknown = 16;
const endOfFile = 17;

const none: JsonNode[] = [];

type Expected = 'value' | 'key' | 'colon' | 'comma' | 'end';

/**
 * Reads JSON with comments and trailing commas, one pass and no recursion, and goes on behind any fault.
 *
 * @param comments `warn` for files that most programs read as strict JSON.
 */
export function readJson(text: string, comments: 'allow' | 'warn' = 'allow'): JsonTree {
  const scanner = jsonScanner(text);
  if (text.charCodeAt(0) === 0xfeff) scanner.setPosition(1);
  const nodes: JsonNode[] = [];
  const problems: Problem[] = [];
  const stack: JsonNode[] = [];
  const open = { object: 0, array: 0 };
  let root: JsonNode | undefined;
  let expected: Expected = 'value';
  let key: TextRange | undefined;
  let lastComma = -1;
  let commented = comments === 'allow';
  let lost = false;

  const problem = (start: number, end: number, message: string, severity: Problem['severity'] = 'error') => {
    problems.push({ id: 'syntax', range: { start, end }, message, severity });
  };
  /** Reports a fault once until reading is on firm ground again. */
  const fault = (start: number, end: number, message: string) => {
    if (!lost) problem(start, end, message);
    lost = true;
  };
  const top = () => stack[stack.length - 1];
  const afterValue = (): Expected => (stack.length > 0 ? 'comma' : 'end');

  const add = (type: JsonNode['type'], start: number, end: number): JsonNode => {
    const parent = top();
    const node: JsonNode = {
      type,
      parent,
      key: parent ? (parent.type === 'array' ? parent.children.length : readKey(text, key)) : undefined,
      keyRange: key ?? { start, end: start },
      start,
      end,
      comma: -1,
      children: type === 'object' || type === 'array' ? [] : none,
      closed: true,
    };
    if (parent) parent.children.push(node);
    else root ??= node;
    nodes.push(node);
    key = undefined;
    return node;
  };

  for (let token = scanner.scan(); token !== endOfFile; token = scanner.scan()) {
    if (token === trivia || token === lineBreak) continue;
    const start = scanner.getTokenOffset();
    const end = start + scanner.getTokenLength();
    if (token === lineComment || token === blockComment) {
      if (scanner.getTokenError() === 1) problem(start, end, 'This comment is not closed.');
      else if (!commented) problem(start, end, 'Many programs do not read comments in JSON.', 'warning');
      commented = true;
      continue;
    }
    if (token === closeBrace || token === closeBracket) {
      const type = token === closeBrace ? 'object' : 'array';
      if (open[type] === 0) {
        fault(start, end, `There is no ${type === 'object' ? '“{”' : '“[”'} for this “${text[start]}”.`);
        continue;
      }
      if (expected === 'colon' || (expected === 'value' && key)) fault(start, start, 'A value is missing here.');
      else if (lastComma >= 0 && top()?.type === type && top()?.children.length) {
        problem(
          lastComma,
          lastComma + 1,
          'There is a comma behind the last entry.',
          comments === 'warn' ? 'error' : 'warning',
        );
      }
      key = undefined;
      for (let node = stack.pop(); node; node = stack.pop()) {
        if (node.type === 'object' || node.type === 'array') open[node.type]--;
        node.end = end;
        if (node.type === type) break;
        node.end = start;
        node.closed = false;
        fault(node.start, node.start + 1, `This “${text[node.start]}” is not closed.`);
      }
      lost = false;
      lastComma = -1;
      expected = afterValue();
      continue;
    }
    if (token === comma) {
      const parent = top();
      const last = parent?.children.at(-1);
      if (expected === 'comma' && last) {
        last.comma = start;
        lost = false;
      } else
        fault(
          start,
          end,
          expected === 'colon' || key ? 'A value is missing before this comma.' : 'This comma separates nothing.',
        );
      key = undefined;
      lastComma = start;
      if (parent) expected = parent.type === 'object' ? 'key' : 'value';
      continue;
    }
    if (token === colon) {
      if (expected === 'colon') expected = 'value';
      else fault(start, end, 'This colon has no key before it.');
      continue;
    }
    const mark = token === unknown ? conflictAt(text, start) : undefined;
    if (mark) {
      problems.push(conflictProblem(mark));
      scanner.setPosition(mark.end);
      // Both sides of a conflict end as they like: a comma more or less is no fault of its own.
      lost = true;
      continue;
    }
    if (token === unknown && expected !== 'value') {
      fault(start, end, `“${clip(text, start, end)}” does not belong here.`);
      continue;
    }
    // A value or a key.
    if (expected === 'end') {
      fault(start, end, 'The file goes on behind its end.');
      if (token === openBrace || token === openBracket) break;
      continue;
    }
    if (expected === 'comma') {
      fault(start, start, 'A comma is missing before this.');
      expected = top()?.type === 'object' ? 'key' : 'value';
    }
    lastComma = -1;
    if (expected === 'key') {
      if (token !== stringLiteral) {
        fault(start, end, 'A key in quotes is missing here.');
        if (token !== openBrace && token !== openBracket) continue;
      } else {
        if (scanner.getTokenError() === 2) fault(start, end, 'This key has no closing quote.');
        key = { start, end };
        expected = 'colon';
        continue;
      }
    } else if (expected === 'colon') fault(start, start, 'A colon is missing before this value.');
    lost = lost && expected !== 'value';
    if (token === openBrace || token === openBracket) {
      const node = add(token === openBrace ? 'object' : 'array', start, text.length);
      stack.push(node);
      if (node.type === 'object' || node.type === 'array') open[node.type]++;
      expected = node.type === 'object' ? 'key' : 'value';
    } else if (token === stringLiteral && scanner.getTokenError() !== 2) {
      const node = add('string', start, end);
      const error = scanner.getTokenError();
      if (error === 6) problem(start, end, 'A line end or tab in a string must be written as an escape.');
      else if (error !== 0) {
        const bad = badEscape(text, { start: start + 1, end: end - 1 }) ?? node.keyRange;
        problem(bad.start, bad.end, `JSON knows no escape “${text.slice(bad.start, bad.end)}”.`);
      }
      expected = afterValue();
    } else {
      if (token === stringLiteral) fault(start, end, 'This text has no closing quote.');
      else if (token === unknown) fault(start, end, `“${clip(text, start, end)}” is not a value of JSON.`);
      add('literal', start, end);
      expected = afterValue();
    }
  }
  if (expected === 'colon' || (expected === 'value' && key))
    fault(text.length, text.length, 'A value is missing here.');
  const unclosed = stack.pop();
  if (unclosed) fault(unclosed.start, unclosed.start + 1, `This “${text[unclosed.start]}” is not closed.`);
  for (let node: JsonNode | undefined = unclosed; node; node = node.parent) node.closed = false;
  if (!root && problems.length === 0) problem(0, 0, 'The file is empty.', 'warning');
  return { root, nodes, problems };
}

/** The line of a merge conflict's mark that starts at an offset. */
function conflictAt(text: string, start: number): TextRange | undefined {
  if (!/^[<|=>]{7}/.test(text.slice(start, start + 7)) || (start > 0 && !/[\r\n]/.test(text[start - 1] ?? '')))
    return undefined;
  const length = text.slice(start, start + 400).search(/[\r\n]|$/);
  return isConflictMark(text.slice(start, start + length)) ? { start, end: start + length } : undefined;
}

/** The keys from the root to a node. */
export function pathOf(node: JsonNode): (string | number)[] {
  const path: (string | number)[] = [];
  for (let at: JsonNode | undefined = node; at?.parent; at = at.parent) path.push(at.key ?? '');
  return path.reverse();
}

/** The string that a node holds, without quotes. */
export function stringRange(node: JsonNode): TextRange {
  return { start: node.start + 1, end: node.end - 1 };
}

function readKey(text: string, range: TextRange | undefined): string {
  if (!range) return '';
  const raw = text.slice(range.start + 1, range.end - 1);
  if (!raw.includes('\\')) return raw;
  try {
    return String(JSON.parse(text.slice(range.start, range.end)));
  } catch {
    return raw;
  }
}

function clip(text: string, start: number, end: number): string {
  return end - start > 40 ? `${text.slice(start, start + 40)}…` : text.slice(start, end);
}
