/** The line end and white space before an element; nothing where something else stands before it on its line. */
export function indentBefore(text: string, offset: number): string {
  let start = offset;
  while (text.charAt(start - 1) === ' ' || text.charAt(start - 1) === '\t') start--;
  const before = text.charAt(start - 1);
  if (before !== '\n' && before !== '\r') return '';
  return text.slice(before === '\n' && text.charAt(start - 2) === '\r' ? start - 2 : start - 1, offset);
}
