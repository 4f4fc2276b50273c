/** Commands of LaTeX with an argument, or two in a row, which no path and no escape looks like. */
const command =
  /\\(?:begin|end|documentclass|usepackage|(?:sub){0,2}section|chapter|paragraph|text(?:bf|it|tt|sc|rm|sf|up)|emph|href|url|footnote|caption|label|title|author|includegraphics)\*?[[{]|\{\\[A-Za-z]{2,20}(?:\\[A-Za-z]{2,20})+\s/;

/** A percent sign, or a comment from the start of a line; no directive. */
const percent = /\\%|^[ \t]*%(?![A-Za-z@](?![\p{L}\p{N}])|\d{1,3}\$|\().*$/gmu;

/**
 * A text as long as another one, without what a percent sign means in LaTeX: `\%` is the sign, and a line that starts with
 * `%` is a comment. Other texts are as they are.
 *
 * @example withoutTexPercents('\\emph{5\\%d}'); // '\\emph{5\uFFFC\uFFFCd}'
 */
export function withoutTexPercents(value: string): string {
  if (!value.includes('\\') || !command.test(value)) return value;
  return value.replace(percent, (text) => '\uFFFC'.repeat(text.length));
}
