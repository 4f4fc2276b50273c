import type { Problem } from '../../catalog/catalog.ts';

/** Deeper nesting is no message for people, and the parser of Fluent calls itself for each level. */
export const deepest = 100;

/** What opens and closes a level, and what no level goes on behind: the start of an entry or a comment. */
const signs = /\{[ \r\n]*"(?:[^"\\\r\n]|\\.)*"[ \r\n]*\}|[{}()]|^(?:#|-?[A-Za-z][\w-]*[ ]*=)/gm;

/** The text with entries that nest too deep blanked out and reported; everything else stays where it is. */
export function withoutDeep(text: string): { text: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const parts: string[] = [];
  let braces = 0;
  let parens = 0;
  let start = 0;
  let copied = 0;
  let deep = false;
  const close = (end: number) => {
    if (deep) {
      const message = 'This message nests deeper than anybody can read, and is left out.';
      const line = /[^\r\n]*/y;
      line.lastIndex = start;
      const range = { start, end: start + (line.exec(text)?.[0].length ?? 0) };
      problems.push({ id: 'syntax', range, message, severity: 'error' });
      parts.push(text.slice(copied, start), text.slice(start, end).replace(/[^\r\n]/g, ' '));
      copied = end;
    }
    start = end;
    braces = 0;
    parens = 0;
    deep = false;
  };
  for (const match of text.matchAll(signs)) {
    const sign = match[0];
    if (sign === '{') braces++;
    else if (sign === '}') {
      braces = Math.max(0, braces - 1);
      if (braces === 0) parens = 0;
    } else if (sign === '(') parens += braces > 0 ? 1 : 0;
    else if (sign === ')') parens = Math.max(0, parens - 1);
    else if (sign[0] !== '{') close(match.index);
    if (braces + parens > deepest) deep = true;
  }
  close(text.length);
  return { text: copied === 0 ? text : parts.join('') + text.slice(copied), problems };
}
