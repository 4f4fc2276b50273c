import type { Junk } from '@fluent/syntax';
import type { Problem } from '../../catalog/catalog.ts';

/** By the code of the parser of Fluent: what is wrong, in plain words. `%` stands for what it says about the place. */
const words: Readonly<Record<string, string>> = {
  E0002: 'This line is neither a message nor a comment: a message is “id = Text”, and further lines are indented.',
  E0003: '“%” is expected here.',
  E0004: 'A character of % is expected here.',
  E0005: 'The message “%” has neither a text nor attributes; “{ "" }” is an empty text.',
  E0006: 'The term “-%” has no text.',
  E0008: 'Functions are written in capitals: “NUMBER($n)”.',
  E0009: 'An argument’s name is a plain word.',
  E0010: 'One of the variants must be the default: “*[other]”.',
  E0011: 'A variant, such as “*[other]”, is expected after “->”.',
  E0012: 'A text is expected here; “{ "" }” is an empty one.',
  E0013: 'A variant’s key is expected here.',
  E0014: 'A number or a text in quotes is expected here.',
  E0015: 'Only one variant can be the default.',
  E0016: 'A message cannot choose among variants; a variable can.',
  E0017: 'A term cannot choose among variants; one of its attributes can.',
  E0018: 'The attribute of a message cannot choose among variants.',
  E0019: 'The attribute of a term cannot be shown.',
  E0020: 'The text in quotes is not closed on its line.',
  E0021: 'Arguments without a name go before those with one.',
  E0022: 'Two arguments have the same name.',
  E0024: 'Variants of a message cannot be named.',
  E0025: '“\\%” is not an escape; there are \\\\, \\", \\uXXXX and \\UXXXXXX.',
  E0026: '“%” is not an escape: \\u needs four hexadecimal digits, \\U six.',
  E0027: 'This brace closes nothing; write {"}"} for the character.',
  E0028: 'A variable, message, term, function or text in quotes is expected after “{”; write {"{"} for the character.',
  E0029: 'Only a variable, a function, an attribute of a term or a text in quotes can choose among variants.',
};

/** The problem that a stretch is which Fluent cannot read. */
export function junkProblem(text: string, junk: Junk): Problem {
  const { start = 0, end = 0 } = junk.span ?? {};
  const [fault] = junk.annotations;
  const about = String(fault?.arguments[0] ?? '');
  const say = fault?.code === 'E0003' && about === '\u2424' ? 'The line should end here.' : words[fault?.code ?? ''];
  const comment = text[start] === '#' && fault?.code === 'E0003';
  const message = comment
    ? 'A comment needs a space after its “#”.'
    : (say ?? 'Fluent cannot read this.').replace('%', () => (about === '\n' ? 'a line end' : about));
  const isEscape = fault?.code === 'E0025' || fault?.code === 'E0026';
  const at = comment
    ? start
    : (fault?.span?.start ?? start) - (isEscape && text[(fault?.span?.start ?? 0) - 1] === '\\' ? 1 : 0);
  return { id: 'syntax', range: placeOf(text, start, end, at), message, severity: 'error' };
}

/** From the place of a fault to the end of its line; the whole line where nothing is left of it. */
function placeOf(text: string, start: number, end: number, at: number): { start: number; end: number } {
  const lineEnd = (from: number) => {
    const line = /[^\r\n]*/y;
    line.lastIndex = from;
    return Math.min(end, from + (line.exec(text)?.[0].length ?? 0));
  };
  const to = lineEnd(at);
  if (to > at) return { start: at, end: to };
  let from = at;
  while (from > start && /[\r\n]/.test(text[from - 1] ?? '')) from--;
  const behind = from;
  while (from > start && !/[\r\n]/.test(text[from - 1] ?? '')) from--;
  return behind > from ? { start: from, end: behind } : { start, end: Math.max(start, lineEnd(start)) };
}
