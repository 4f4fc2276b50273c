/**
 * A text as its paragraphs (runs of lines that are not blank) and the white space around them, in turn; together they are
 * the text again.
 *
 * @example paragraphsOf('  One\ntwo\n\nThree\n'); // ['  ', 'One\ntwo', '\n\n', 'Three', '\n']
 */
export function paragraphsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let paragraph = '';
  let space = '';
  let isOver = true;
  const close = () => {
    for (const part of [paragraph, space]) if (part !== '') parts.push(part);
    paragraph = '';
    space = '';
  };
  for (const line of text.split(/(?<=\n)/)) {
    const words = line.trim();
    if (words === '') {
      space += line;
      isOver = true;
      continue;
    }
    const start = line.indexOf(words);
    if (isOver) {
      space += line.slice(0, start);
      close();
      paragraph = words;
    } else paragraph += space + line.slice(0, start) + words;
    space = line.slice(start + words.length);
    isOver = false;
  }
  close();
  return parts;
}
