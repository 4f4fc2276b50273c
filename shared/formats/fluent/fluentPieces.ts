/** What an entry starts with; a text or placeable that goes on in another line never has it at the start of one. */
const entry = /-?[A-Za-z][\w-]*[ ]*=/y;

/**
 * Cuts a text before each entry, and before the comment above it. Read one by one, the pieces give the same entries as the
 * whole: what is not closed ends there, as an entry begins wherever such a line does.
 *
 * @example fluentPieces('# One\na = 1\nb = 2\n'); // ['# One\na = 1\n', 'b = 2\n']
 */
export function fluentPieces(text: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  let isBelowComment = true;
  for (let line = 0; line < text.length; ) {
    const isComment = text[line] === '#';
    entry.lastIndex = line;
    if (!isBelowComment && (isComment || entry.test(text))) {
      pieces.push(text.slice(start, line));
      start = line;
    }
    isBelowComment = isComment;
    const end = text.indexOf('\n', line);
    line = end < 0 ? text.length : end + 1;
  }
  pieces.push(text.slice(start));
  return pieces;
}
