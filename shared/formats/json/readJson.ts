import type { Problem } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { conflictProblem, isConflictMark } from '../conflictMark.ts';
import { jsonScanner, type TextMember } from './jsonScanner.ts';
import { badEscape } from './jsonString.ts';
import { JsonTree, typeNumbers } from './jsonTree.ts';

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

type Expected = 'value' | 'key' | 'colon' | 'comma' | 'end';

/**
 * Reads JSON with comments and trailing commas, one pass and no recursion, and goes on behind any fault.
 *
 * @param comments `warn` for files that most programs read as strict JSON.
 */
export function readJson(text: string, comments: 'allow' | 'warn' = 'allow'): JsonTree {
  const scanner = jsonScanner(text);
  if (text.charCodeAt(0) === 0xfeff) scanner.setPosition(1);
  const problems: Problem[] = [];
  const tree = new JsonTree(text, problems);
  /** The innermost container that is open (-1 for none), how many items a list has by now, and the last value in it. */
  let container = -1;
  let within: 'object' | 'array' | undefined;
  let count = 0;
  let last = -1;
  /** The first two of those around it. */
  const stack: number[] = [];
  let [openObjects, openArrays] = [0, 0];
  let expected: Expected = 'value';
  /** Where the key of the next value is; -1 where it has none. */
  let keyStart = -1;
  let keyEnd = -1;
  let escapedKey = false;
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
  const afterValue = (): Expected => (within ? 'comma' : 'end');

  const add = (type: number, start: number, end: number): number => {
    const from = keyStart < 0 ? start : keyStart;
    const behind = within === 'array' ? -1 - count++ : keyStart < 0 ? start : keyEnd;
    last = tree.add(type, container, start, end, from, behind, escapedKey);
    keyStart = -1;
    escapedKey = false;
    return last;
  };
  const open = (start: number, type: 'object' | 'array') => {
    const opened = add(typeNumbers[type], start, text.length);
    stack.push(container, count);
    container = opened;
    within = type;
    last = -1;
    count = 0;
    if (type === 'object') openObjects++;
    else openArrays++;
  };
  /** Closes the innermost container. */
  const close = (end: number, closed: boolean): number => {
    if (within === 'object') openObjects--;
    else openArrays--;
    last = container;
    tree.close(last, end, closed);
    count = stack.pop() as number;
    container = stack.pop() as number;
    within = container < 0 ? undefined : tree.type(container) === 'object' ? 'object' : 'array';
    return last;
  };

  const member: TextMember = { keyStart: 0, keyEnd: 0, start: 0, end: 0, hasComma: false };
  /** Reads the members that hold a text, for as long as nothing else comes. */
  const readMembers = () => {
    while (scanner.scanMember(member)) {
      const { keyStart: from, keyEnd: behind, start, end, hasComma } = member;
      last = tree.add(typeNumbers.string, container, start, end, from, behind, false);
      lost = false;
      if (hasComma) tree.setComma(last, end);
      lastComma = hasComma ? end : -1;
      expected = hasComma ? 'key' : 'comma';
      if (!hasComma) return;
    }
  };

  for (;;) {
    if (expected === 'key') readMembers();
    const token = scanner.scan();
    if (token === endOfFile) break;
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
      if ((type === 'object' ? openObjects : openArrays) === 0) {
        fault(start, end, `There is no ${type === 'object' ? '“{”' : '“[”'} for this “${text[start]}”.`);
        continue;
      }
      if (expected === 'colon' || (expected === 'value' && keyStart >= 0))
        fault(start, start, 'A value is missing here.');
      else if (lastComma >= 0 && within === type && last >= 0) {
        problem(
          lastComma,
          lastComma + 1,
          'There is a comma after the last entry.',
          comments === 'warn' ? 'error' : 'warning',
        );
      }
      keyStart = -1;
      // What is open within it ends where it ends.
      while (within !== type) {
        const opened = tree.start(close(start, false));
        fault(opened, opened + 1, `This “${text[opened]}” is not closed.`);
      }
      close(end, true);
      lost = false;
      lastComma = -1;
      expected = afterValue();
      continue;
    }
    if (token === comma) {
      if (expected === 'comma' && last >= 0) {
        tree.setComma(last, start);
        lost = false;
      } else
        fault(
          start,
          end,
          expected === 'colon' || keyStart >= 0
            ? 'A value is missing before this comma.'
            : 'This comma separates nothing.',
        );
      keyStart = -1;
      lastComma = start;
      if (within) expected = within === 'object' ? 'key' : 'value';
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
      fault(start, end, 'The file continues after its end.');
      if (token === openBrace || token === openBracket) break;
      continue;
    }
    if (expected === 'comma') {
      fault(start, start, 'A comma is missing before this.');
      expected = within === 'object' ? 'key' : 'value';
    }
    lastComma = -1;
    if (expected === 'key') {
      if (token !== stringLiteral) {
        fault(start, end, 'A key in quotes is missing here.');
        if (token !== openBrace && token !== openBracket) continue;
      } else {
        if (scanner.getTokenError() === 2) fault(start, end, 'This key has no closing quote.');
        keyStart = start;
        keyEnd = end;
        escapedKey = scanner.hasEscapes();
        expected = 'colon';
        continue;
      }
    } else if (expected === 'colon') fault(start, start, 'A colon is missing before this value.');
    lost = lost && expected !== 'value';
    if (token === openBrace || token === openBracket) {
      open(start, token === openBrace ? 'object' : 'array');
      expected = within === 'object' ? 'key' : 'value';
    } else if (token === stringLiteral && scanner.getTokenError() !== 2) {
      const value = add(typeNumbers.string, start, end);
      const error = scanner.getTokenError();
      if (error === 6) problem(start, end, 'A line end or tab in a string must be written as an escape.');
      else if (error !== 0) {
        const bad = badEscape(text, { start: start + 1, end: end - 1 }) ?? {
          start: tree.keyStart(value),
          end: tree.keyEnd(value),
        };
        problem(bad.start, bad.end, `JSON knows no escape “${text.slice(bad.start, bad.end)}”.`);
      }
      expected = afterValue();
    } else {
      if (token === stringLiteral) fault(start, end, 'This text has no closing quote.');
      else if (token === unknown) fault(start, end, `“${clip(text, start, end)}” is not a value of JSON.`);
      else if (scanner.getTokenError() !== 0) {
        fault(start, end, `“${clip(text, start, end)}” is not a number of JSON; digits are missing at its end.`);
      }
      add(typeNumbers.literal, start, end);
      expected = afterValue();
    }
  }
  if (expected === 'colon' || (expected === 'value' && keyStart >= 0)) {
    fault(text.length, text.length, 'A value is missing here.');
  }
  if (within) {
    const opened = tree.start(container);
    fault(opened, opened + 1, `This “${text[opened]}” is not closed.`);
  }
  while (within) close(text.length, false);
  if (tree.count === 0 && problems.length === 0) problem(0, 0, 'The file is empty.', 'warning');
  return tree;
}

/** The line of a merge conflict's mark that starts at an offset. */
function conflictAt(text: string, start: number): TextRange | undefined {
  if (!/^[<|=>]{7}/.test(text.slice(start, start + 7)) || (start > 0 && !/[\r\n]/.test(text[start - 1] ?? '')))
    return undefined;
  const length = text.slice(start, start + 400).search(/[\r\n]|$/);
  return isConflictMark(text.slice(start, start + length)) ? { start, end: start + length } : undefined;
}

function clip(text: string, start: number, end: number): string {
  return end - start > 40 ? `${text.slice(start, start + 40)}…` : text.slice(start, end);
}
