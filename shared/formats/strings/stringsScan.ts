import type { Problem } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { conflictProblem, isConflictMark } from '../conflictMark.ts';
import { hasBlankLine } from '../lines.ts';
import { StringsEntries, type StringsEntry, type StringsToken } from './stringsEntries.ts';

/** The entries of a file, in order. */
export interface StringsScan {
  readonly entries: StringsEntries;
  readonly problems: Problem[];
}

const word = /[\w$/:.-]+/y;
const lineStart = /(?:\r\n?|\n)[ \t]*(?=["'\w$/]|<{7}|>{7}|={7}|\|{7})/g;

/**
 * Reads an old-style property list of texts (`Localizable.strings`), and goes on with the next line behind any fault.
 * A text without its closing quote ends with its line.
 */
export function scanStrings(text: string): StringsScan {
  const entries = new StringsEntries(text.length);
  let lastEnd = 0;
  const add = (entry: StringsEntry) => {
    entries.add(entry);
    lastEnd = entry.end;
  };
  const problems: Problem[] = [];
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let comments: TextRange[] = [];
  let braces = 0;

  const problem = (start: number, end: number, message: string) => {
    problems.push({ id: 'syntax', range: { start, end }, message, severity: 'error' });
  };

  /** Moves over white space and comments, which are collected. */
  const skip = () => {
    while (at < text.length) {
      const unit = text.charCodeAt(at);
      if (unit <= 0x20 || unit === 0x2028 || unit === 0x2029 || unit === 0xfeff) at++;
      else if (unit === 0x2f && (text[at + 1] === '*' || text[at + 1] === '/')) {
        const block = text[at + 1] === '*';
        const found = block ? text.indexOf('*/', at + 2) : text.slice(at, at + 100_000).search(/[\r\n]/);
        const end = found < 0 ? text.length : block ? found + 2 : at + found;
        if (found < 0 && block) problem(at, at + 2, 'This comment is not closed.');
        comments.push({ start: at, end });
        at = end;
      } else return;
    }
  };

  const token = (before: 'key' | 'value'): StringsToken | undefined => {
    const quote = text.charAt(at);
    if (quote !== '"' && quote !== "'") {
      word.lastIndex = at;
      const length = word.exec(text)?.[0].length ?? 0;
      if (length === 0) return undefined;
      at += length;
      return { range: { start: at - length, end: at }, quote: '' };
    }
    const start = at + 1;
    let end = start;
    while (end < text.length && text[end] !== quote) end += text[end] === '\\' ? 2 : 1;
    const broken = /[\r\n]/.exec(text.slice(start, Math.min(end, start + 100_000)));
    if (end >= text.length || (broken && !goesOn(text, end + 1, before))) {
      const limit = broken ? start + broken.index : text.length;
      const cut = /(?<![ \t])[ \t]*(?:;[ \t]*)?$/.exec(text.slice(start, limit))?.[0].length ?? 0;
      problem(start - 1, start, 'This text has no closing quote.');
      at = limit;
      return { range: { start, end: limit - cut }, quote };
    }
    at = end + 1;
    return { range: { start, end }, quote };
  };

  /** Moves to the next line that may hold an entry. */
  const nextLine = () => {
    lineStart.lastIndex = at;
    const match = lineStart.exec(text);
    at = match ? match.index + match[0].length : text.length;
  };

  for (skip(); at < text.length; skip()) {
    const start = at;
    const char = text.charAt(at);
    const line = /^[^\r\n]*/.exec(text.slice(at, at + 200))?.[0] ?? '';
    if (isConflictMark(line) && /(?:^|[\r\n])$/.test(text.slice(Math.max(0, at - 1), at))) {
      problems.push(conflictProblem({ start: at, end: at + line.length }));
      at += line.length;
      continue;
    }
    if (char === '{' && entries.count === 0 && braces === 0) {
      braces++;
      at++;
      continue;
    }
    if (char === '}' && braces > 0) {
      braces--;
      at++;
      continue;
    }
    const own = attached(text, comments, start, lastEnd);
    comments = [];
    const key = token('key');
    if (!key) {
      problem(at, at + 1, `“${char}” is neither a key nor a comment.`);
      nextLine();
      continue;
    }
    const keyEnd = at;
    skip();
    comments = [];
    if (text[at] === ';' && key.range.end > key.range.start) {
      at++;
      add({ key, end: at, comments: own });
      continue;
    }
    if (text[at] !== '=') {
      if (key.quote === '' || !/["']/.test(text.charAt(at))) {
        problem(key.range.start, keyEnd, 'A “=” and a value are missing behind this key.');
        at = keyEnd;
        nextLine();
        continue;
      }
      problem(keyEnd, keyEnd, 'A “=” is missing behind this key.');
    } else at++;
    skip();
    comments = [];
    const value = token('value');
    if (!value) {
      problem(start, keyEnd, 'This key has no text as its value.');
      if (text[at] !== ';') nextLine();
      else at++;
      continue;
    }
    const valueEnd = at;
    skip();
    const semicolon = text[at] === ';';
    if (semicolon) at++;
    else {
      if (value.quote === '' || text[value.range.end] === value.quote) {
        problem(start, valueEnd, 'A semicolon is missing behind this entry.');
      }
      comments = [];
      at = valueEnd;
    }
    const behind = semicolon ? trailing(text, at) : undefined;
    add({ key, value, end: at, comments: behind ? [...own, behind] : own });
    if (semicolon) comments = [];
    if (behind) at = behind.end;
  }
  return { entries, problems };
}

/** True when what stands behind a text's closing quote belongs there, so that the quote is its own. */
function goesOn(text: string, from: number, token: 'key' | 'value'): boolean {
  const behind = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\r\n]*)*/y;
  behind.lastIndex = from;
  behind.test(text);
  const next = text.charAt(behind.lastIndex || from);
  return token === 'key' ? next === '=' || next === ';' : next === ';' || next === '' || next === '}';
}

/** The comments before an entry that belong to it. */
function attached(text: string, comments: readonly TextRange[], start: number, from: number): TextRange[] {
  const own: TextRange[] = [];
  let end = start;
  for (const comment of [...comments].reverse()) {
    if (hasBlankLine(text.slice(comment.end, end))) break;
    // Behind another entry on its line, it is about that one.
    if (from > 0 && !/[\r\n]/.test(text.slice(from, comment.start))) break;
    own.push(comment);
    end = comment.start;
  }
  return own.reverse();
}

/** A comment on the rest of an entry's line. */
function trailing(text: string, at: number): TextRange | undefined {
  const comment = /[ \t]*(\/\/[^\r\n]*|\/\*[^\r\n]*?\*\/(?=[ \t]*(?:[\r\n]|$)))/y;
  comment.lastIndex = at;
  const match = comment.exec(text);
  const end = at + (match?.[0].length ?? 0);
  return match?.[1] ? { start: end - match[1].length, end } : undefined;
}
