import type { Junk } from '@fluent/syntax';
import type { Problem } from '../../catalog/catalog.ts';
import { type Sentence, type SentenceValue, say } from '../../sentences/sentence.ts';

/** By the code of the parser of Fluent: what is wrong, in plain words. */
const faults: Readonly<Record<string, (about: SentenceValue) => Sentence>> = {
  E0002: () =>
    say`This line is neither a message nor a comment: a message is “id = Text”, and further lines are indented.`,
  E0003: (about) => say`“${about}” is expected here.`,
  E0004: (about) => say`A character from ${about} is expected here.`,
  E0005: (about) => say`The message “${about}” has neither a text nor attributes; “{ "" }” stands for an empty text.`,
  E0006: (about) => say`The term “-${about}” has no text.`,
  E0008: () => say`Functions are written in capitals: “NUMBER($n)”.`,
  E0009: () => say`The name of an argument must be a plain word.`,
  E0010: () => say`One of the variants must be the default: “*[other]”.`,
  E0011: () => say`A variant, such as “*[other]”, is expected after “->”.`,
  E0012: () => say`A text is expected here; “{ "" }” stands for an empty one.`,
  E0013: () => say`A variant’s key is expected here.`,
  E0014: () => say`A number or a text in quotes is expected here.`,
  E0015: () => say`Only one variant can be the default.`,
  E0016: () => say`A message cannot select a variant; use a variable.`,
  E0017: () => say`A term cannot select a variant; use one of its attributes.`,
  E0018: () => say`The attribute of a message cannot select a variant.`,
  E0019: () => say`The attribute of a term cannot be displayed.`,
  E0020: () => say`The text in quotes is not closed on its line.`,
  E0021: () => say`Arguments without a name must come before named ones.`,
  E0022: () => say`Two arguments have the same name.`,
  E0024: () => say`The variants of a message cannot be referred to.`,
  E0025: (about) => say`“\\${about}” is not an escape; there are \\\\, \\", \\uXXXX and \\UXXXXXX.`,
  E0026: (about) => say`“${about}” is not an escape: \\u needs four hexadecimal digits, \\U six.`,
  E0027: () => say`This brace closes nothing; write {"}"} for the character.`,
  E0028: () =>
    say`A variable, message, term, function or text in quotes is expected after “{”; write {"{"} for the character.`,
  E0029: () => say`Only a variable, a function, an attribute of a term or a text in quotes can select a variant.`,
};

/** The problem that a stretch is which Fluent cannot read. */
export function junkProblem(text: string, junk: Junk): Problem {
  const { start = 0, end = 0 } = junk.span ?? {};
  const [fault] = junk.annotations;
  const about = String(fault?.arguments[0] ?? '');
  const words = faults[fault?.code ?? ''];
  const comment = text[start] === '#' && fault?.code === 'E0003';
  const message = comment
    ? say`A comment needs a space after its “#”.`
    : fault?.code === 'E0003' && about === '\u2424'
      ? say`The line should end here.`
      : (words?.(about === '\n' ? say`a line end` : about) ?? say`Fluent cannot read this.`);
  const isEscape = fault?.code === 'E0025' || fault?.code === 'E0026';
  const offset = comment
    ? start
    : (fault?.span?.start ?? start) - (isEscape && text[(fault?.span?.start ?? 0) - 1] === '\\' ? 1 : 0);
  return { id: 'syntax', range: placeOf(text, start, end, offset), message, severity: 'error' };
}

/** From the place of a fault to the end of its line; the whole line where nothing is left of it. */
function placeOf(text: string, start: number, end: number, offset: number): { start: number; end: number } {
  const lineEnd = (from: number) => {
    const line = /[^\r\n]*/y;
    line.lastIndex = from;
    return Math.min(end, from + (line.exec(text)?.[0].length ?? 0));
  };
  const to = lineEnd(offset);
  if (to > offset) return { start: offset, end: to };
  let from = offset;
  while (from > start && /[\r\n]/.test(text[from - 1] ?? '')) from--;
  const behind = from;
  while (from > start && !/[\r\n]/.test(text[from - 1] ?? '')) from--;
  return behind > from ? { start: from, end: behind } : { start, end: Math.max(start, lineEnd(start)) };
}
