/** Letters without their marks: `é` is `e`. */
function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** How likely a slip is, the likeliest first; of several words of one kind none is certain. */
const kinds = ['apostrophe', 'swap', 'double', 'other'] as const;
type Kind = (typeof kinds)[number];

/**
 * The word that was certainly meant by one that no dictionary knows: the only one that an apostrophe makes, or else the
 * only one that two neighbours swapped make, or else the only one that a letter doubled, a double letter halved or an
 * accent makes, or else the only one at all at edit distance 1. A word is never split.
 *
 * @param word in lower case, four letters or more unless neighbours are swapped.
 * @param letters that words of the language have.
 * @param isWord true for the dictionary's words.
 * @example nearWord('recieved', letters, isWord); // 'received', though “relieved” is as near
 */
export function nearWord(
  word: string,
  letters: Iterable<string>,
  isWord: (word: string) => boolean,
): string | undefined {
  return certainOf(word, [...nearTexts(word, letters)].filter(isWord));
}

/**
 * The same choice among given words.
 *
 * @param words those that are not at edit distance 1 are left out.
 */
export function certainOf(word: string, words: readonly string[]): string | undefined {
  const found = new Map<Kind, Set<string>>();
  for (const candidate of words) {
    const kind = slipBetween(word, candidate);
    if (kind) found.set(kind, (found.get(kind) ?? new Set()).add(candidate));
  }
  for (const kind of kinds) {
    const some = found.get(kind);
    if (!some) continue;
    return some.size === 1 && (kind === 'swap' || word.length > 3) ? [...some][0] : undefined;
  }
  return undefined;
}

/**
 * The words of a dictionary at edit distance 1, the likeliest slips first.
 *
 * @param word in lower case; `letters` and `isWord` as for {@link nearWord}.
 */
export function nearWords(
  word: string,
  letters: Iterable<string>,
  isWord: (word: string) => boolean,
): readonly string[] {
  const kindOf = (candidate: string) => kinds.indexOf(slipBetween(word, candidate) ?? 'other');
  const found = [...new Set(nearTexts(word, letters))].filter(isWord);
  return found.sort((a, b) => kindOf(a) - kindOf(b));
}

/** What makes one word of another at edit distance 1; undefined where it takes more, or a space. */
export function slipBetween(word: string, meant: string): Kind | undefined {
  if (word === meant || /\s/.test(meant)) return undefined;
  const [a, b] = [[...word], [...meant]];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const gone = a.slice(start, a.length - end);
  const come = b.slice(start, b.length - end);
  if (gone.length === 2 && come.length === 2 && gone[0] === come[1] && gone[1] === come[0]) return 'swap';
  if (gone.length > 1 || come.length > 1) return undefined;
  if (gone.length === 1 && come.length === 1) return bare(gone[0] ?? '') === bare(come[0] ?? '') ? 'double' : 'other';
  const [letter, longer] = gone.length === 1 ? [gone[0], a] : [come[0], b];
  // before a last s it would make a possessive of a plural
  if (letter === "'" && come.length === 1) return /^s$/.test(a.slice(start).join('')) ? 'other' : 'apostrophe';
  return longer[start - 1] === letter || longer[start + 1] === letter ? 'double' : 'other';
}

function* nearTexts(word: string, letters: Iterable<string>): Generator<string> {
  const all = [...new Set([...letters, "'"])];
  const chars = [...word];
  for (let i = 0; i <= chars.length; i++) {
    const before = chars.slice(0, i).join('');
    const after = chars.slice(i).join('');
    const rest = chars.slice(i + 1).join('');
    for (const letter of all) {
      yield before + letter + after;
      if (i < chars.length) yield before + letter + rest;
    }
    if (i >= chars.length) continue;
    yield before + rest;
    if (i + 1 < chars.length) yield `${before}${chars[i + 1]}${chars[i]}${chars.slice(i + 2).join('')}`;
  }
}
