import type { Problem } from '../../catalog/catalog.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';

/** Deeper nesting is no message for people, and the parser of Fluent calls itself for each level. */
const deepest = 100;

/** More white space within a text is none either, and the parser looks at each of it again for each before it. */
const longest = 1000;

/** What opens and closes a level, and what no level goes on behind: the start of an entry or a comment. */
const signs = /\{[ \r\n]*"(?:[^"\\\r\n]|\\.)*"[ \r\n]*\}|[{}()]|(?<![^\n])(?:#|-?[A-Za-z][\w-]*[ ]*=)/.source;
const blanks = `(?<![ \\r\\n])[ \\r\\n]{${longest},}(?<=[ \\r])(?=[^ \\r\\n])`;

/** Whether a text has white space of which a text may consist no longer. */
function hasLongBlanks(text: string): boolean {
  for (let offset = longest - 1; offset < text.length; offset += longest) {
    if (!isBlank(text, offset)) continue;
    let [from, to] = [offset, offset + 1];
    while (isBlank(text, from - 1)) from--;
    while (isBlank(text, to)) to++;
    if (to - from >= longest) return true;
  }
  return false;
}

const isBlank = (text: string, offset: number) =>
  offset >= 0 && offset < text.length && ' \r\n'.includes(text.charAt(offset));

const tooManyBlanks = say`This message has too many spaces in a row and is skipped.`;
const tooDeep = say`This message is nested too deeply and is skipped.`;

/** The text with entries that cannot be read blanked out and reported; everything else stays where it is. */
export function withoutUnreadable(text: string): { text: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const parts: string[] = [];
  let braces = 0;
  let parens = 0;
  let start = 0;
  let copied = 0;
  let fault: Sentence | undefined;
  const close = (end: number) => {
    if (fault) {
      const line = /[^\r\n]*/y;
      line.lastIndex = start;
      const range = { start, end: start + (line.exec(text)?.[0].length ?? 0) };
      problems.push({ id: 'syntax', range, message: fault, severity: 'error' });
      parts.push(text.slice(copied, start), text.slice(start, end).replace(/[^\r\n]/g, ' '));
      copied = end;
    }
    start = end;
    braces = 0;
    parens = 0;
    fault = undefined;
  };
  const all = hasLongBlanks(text) ? `${signs}|${blanks}` : signs;
  for (const match of text.matchAll(new RegExp(all, 'g'))) {
    const sign = match[0];
    if (sign === '{') braces++;
    else if (sign === '}') {
      braces = Math.max(0, braces - 1);
      if (braces === 0) parens = 0;
    } else if (sign === '(') parens += braces > 0 ? 1 : 0;
    else if (sign === ')') parens = Math.max(0, parens - 1);
    else if (isBlank(sign, 0)) fault ??= tooManyBlanks;
    else if (sign[0] !== '{') close(match.index);
    if (braces + parens > deepest) fault ??= tooDeep;
  }
  close(text.length);
  return { text: copied === 0 ? text : parts.join('') + text.slice(copied), problems };
}
