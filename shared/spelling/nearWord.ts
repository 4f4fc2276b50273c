import { rootLanguage } from '../languages/languageTag.ts';

/** Letters without their marks: `é` is `e`. */
function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** What a slip may be, the likeliest first. */
const kinds = ['apostrophe', 'swap', 'double', 'other'] as const;
type Kind = (typeof kinds)[number];

/** What is known of the words of a language. */
export interface WordEvidence {
  /** Letters that its words have. */
  readonly letters: Iterable<string>;
  /** True for the words of its dictionary. */
  isWord(word: string): boolean;
  /** True for words that many texts have. */
  isUsual(word: string): boolean;
  /** BCP 47: which letters are not heard depends on it. */
  readonly language: string;
}

/** Shortest word that is long enough to tell what was meant: many words of few letters are near to names and to codes. */
const longEnough = 6;

/**
 * The word that was certainly meant by one that no dictionary knows; undefined where rivals are as near. It is at edit
 * distance 1, and the only one of these:
 *
 * - that an apostrophe makes (`isnt`), or that sounds the same (`ermano`, `numéro`), where no rival is usual;
 * - that is usual, by two letters swapped, one doubled or halved; by a letter left out or replaced within a long word without rivals;
 * - that the dictionary has at all, by two letters swapped, or one doubled or halved in a long word.
 *
 * What may be a form or a part of a word that the dictionary lacks stays: `dialogs`, `globbing`, `refname`. A word is never split.
 *
 * @param word in lower case.
 * @example nearWord('recieved', english); // 'received', though “relieved” is as near
 */
export function nearWord(word: string, evidence: WordEvidence): string | undefined {
  const slips = new Map<string, Kind>();
  for (const candidate of nearTexts(word, evidence.letters)) {
    const kind = slips.has(candidate) ? undefined : slipBetween(word, candidate);
    if (kind && evidence.isWord(candidate)) slips.set(candidate, kind);
  }
  const candidates = [...slips.keys()];
  const usual = candidates.filter((candidate) => evidence.isUsual(candidate));
  const sound = soundOf(word, evidence.language);
  const missing = candidates.filter((candidate) => slips.get(candidate) === 'apostrophe');
  const alike = candidates.filter((candidate) => soundOf(candidate, evidence.language) === sound);
  for (const [only, rival] of [missing, word.length > 4 || usual.length > 0 ? alike : []]) {
    if (word.length < 4 || only === undefined || rival !== undefined) continue;
    if (usual.every((one) => one === only)) return only;
  }
  const [first, second] = usual.length > 0 ? usual : candidates;
  if (first === undefined || second !== undefined) return undefined;
  const slip = slips.get(first);
  const isUsual = usual.length > 0;
  if (slip === 'swap') return isUsual || (word.length > 4 && candidates.length === 1) ? first : undefined;
  if (word.length < 4 || isDoubledForm(word, first)) return undefined;
  if (first.length < word.length && (slip === 'other' || word.endsWith(first))) return undefined;
  if (slip === 'double') return isUsual || word.length >= longEnough ? first : undefined;
  const isInner = !first.startsWith(word) && !word.startsWith(first) && !first.endsWith(word) && !word.endsWith(first);
  const least = first.length > word.length ? longEnough : longEnough + 1;
  return isUsual && candidates.length === 1 && word.length >= least && isInner ? first : undefined;
}

/** `globbing` is of `glob` and not a slip of `globing`. */
function isDoubledForm(word: string, meant: string): boolean {
  return meant.length < word.length && /([^aeiou])\1(?:ed|ers?|ing)$/.test(word);
}

/** Romance languages, in which an `h` is not heard. */
const silentH = new Set(['ca', 'es', 'fr', 'gl', 'it', 'pt']);

/** What a word sounds like, roughly: without the marks of its letters, and letters that are not heard. */
function soundOf(word: string, language: string): string {
  const root = rootLanguage(language);
  const letters = bare(word);
  if (root === 'ru') return letters.replaceAll('ы', 'и');
  return silentH.has(root) ? letters.replace(/(?<![cpst])h/g, '') : letters;
}

/**
 * The words of a dictionary at edit distance 1, the likeliest slips first.
 *
 * @param word in lower case.
 * @param letters that words of the language have.
 * @param isWord true for the dictionary's words.
 */
export function nearWords(
  word: string,
  letters: Iterable<string>,
  isWord: (word: string) => boolean,
): readonly string[] {
  const kindOf = (candidate: string) => kinds.indexOf(slipBetween(word, candidate) ?? 'other');
  const words = [...new Set(nearTexts(word, letters))].filter(isWord);
  return words.sort((a, b) => kindOf(a) - kindOf(b));
}

/** What makes one word of another at edit distance 1; undefined where it takes more, or a space. */
export function slipBetween(word: string, meant: string): Kind | undefined {
  if (word === meant || /\s/.test(meant)) return undefined;
  const [a, b] = [[...word], [...meant]];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const removed = a.slice(start, a.length - end);
  const added = b.slice(start, b.length - end);
  if (removed.length === 2 && added.length === 2 && removed[0] === added[1] && removed[1] === added[0]) return 'swap';
  if (removed.length > 1 || added.length > 1) return undefined;
  if (removed.length === 1 && added.length === 1)
    return bare(removed[0] ?? '') === bare(added[0] ?? '') ? 'double' : 'other';
  const [letter, longer] = removed.length === 1 ? [removed[0], a] : [added[0], b];
  // before a last s it would make a possessive of a plural
  if (letter === "'" && added.length === 1) return /^s$/.test(a.slice(start).join('')) ? 'other' : 'apostrophe';
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
