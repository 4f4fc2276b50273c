/** A word with its length as viewers see it, or what stands between words of one line. */
export interface ShownWord {
  readonly text: string;
  readonly length: number;
}

/**
 * Words on as few lines as hold them, the longest line as short as can be, and so again for the lines after the first;
 * where several first lines do, the shortest.
 *
 * @param width what a line holds, in the unit of the words' lengths.
 * @param most lines that there may be.
 * @param space what joins the words of a line; nothing in languages without spaces.
 * @returns undefined where so many lines do not hold the words.
 * @example balancedLines(['cast', 'off,', 'we', 'sail'].map(measured), 10, 2, measured(' ')); // ['cast off,', 'we sail']
 */
export function balancedLines(
  words: readonly ShownWord[],
  width: number,
  most: number,
  space: ShownWord,
): string[] | undefined {
  const lengths = words.map(({ length }) => length);
  const count = leastLines(lengths, space.length, width, most);
  if (count === undefined) return undefined;
  const lines: string[] = [];
  const split = splitter(lengths, space.length, width);
  let from = 0;
  for (let left = count; left > 0; left--) {
    const { end } = split(from, left);
    lines.push(
      words
        .slice(from, end)
        .map(({ text }) => text)
        .join(space.text),
    );
    from = end;
  }
  return lines;
}

/** How many lines words need when each takes all that it holds, which is the least; undefined beyond `most`. */
function leastLines(lengths: readonly number[], space: number, width: number, most: number): number | undefined {
  let count = 1;
  let line = -space;
  for (const length of lengths) {
    if (length > width) return undefined;
    if (line + space + length > width) {
      count++;
      line = -space;
      if (count > most) return undefined;
    }
    line += space + length;
  }
  return count;
}

/** Where the first line of the words from one on ends, and how long the longest of all their lines is. */
interface Split {
  readonly end: number;
  readonly longest: number;
}

/** The best split of the words from one on into lines; each is worked out once, and no line beyond the width tried. */
function splitter(lengths: readonly number[], space: number, width: number) {
  const splitByLength = new Map<number, Split>();
  return function split(from: number, lines: number): Split {
    const key = lines * lengths.length + from;
    const cached = splitByLength.get(key);
    if (cached) return cached;
    let best: Split = { end: lengths.length, longest: Number.POSITIVE_INFINITY };
    let line = -space;
    for (let end = from + 1; end <= lengths.length; end++) {
      line += space + (lengths[end - 1] ?? 0);
      if (line > width || line >= best.longest) break;
      if (lines === 1 && end < lengths.length) continue;
      if (lines > 1 && end === lengths.length) break;
      const longest = lines === 1 ? line : Math.max(line, split(end, lines - 1).longest);
      if (longest < best.longest) best = { end, longest };
    }
    splitByLength.set(key, best);
    return best;
  };
}
