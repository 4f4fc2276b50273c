/**
 * The words of a comment that goes over several lines, without the spaces around its line ends and at its ends.
 *
 * @example unindented(' One\n     two ') // 'One\ntwo'
 */
export function unindented(comment: string): string {
  if (!/[\r\n]/.test(comment)) return comment.trim();
  return comment.replace(/(?<![ \t])[ \t]*(?:\r\n?|\n)[ \t]*/g, '\n').trim();
}
