/** A word of a text, with its place in it. */
export interface Word {
  readonly text: string;
  readonly lower: string;
  /** Lower case, without diacritics. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** Endings that English words take and lose. */
const english = new Set([
  '',
  's',
  'es',
  'd',
  'ed',
  'ing',
  'e',
  'y',
  'ies',
  'ied',
  'ping',
  'ting',
  'ning',
  'ped',
  'ted',
]);
/** Languages that inflect by long chains of endings. */
const agglutinative = new Set(['fi', 'et', 'hu', 'tr', 'az', 'kk', 'ky', 'uz', 'eu', 'ka', 'ko', 'mn']);
/** Languages with several cases and stems that change a little. */
const inflected = new Set([
  'ru',
  'uk',
  'be',
  'bg',
  'sr',
  'hr',
  'bs',
  'sl',
  'mk',
  'cs',
  'sk',
  'pl',
  'lt',
  'lv',
  'el',
  'is',
  'la',
  'sq',
  'hy',
]);
/** Languages that write compounds as one word. */
const compounding = new Set(['de', 'nl', 'sv', 'da', 'nb', 'nn', 'no', 'is', 'fi', 'et', 'hu', 'af', 'fy', 'lb']);
/** Languages that inflect in place, or hardly. */
const uninflected = new Set(['vi', 'zh', 'ja', 'th', 'id', 'ms', 'km', 'lo', 'my']);

/** The words of a text: runs of letters, marks and digits. */
export function wordsOf(text: string): readonly Word[] {
  const recent = lastTexts.find((one) => one.text === text);
  if (recent) return recent.words;
  const words: Word[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const [word] = match;
    const lower = word.toLowerCase();
    words.push({ text: word, lower, folded: unaccented(lower), start: match.index, end: match.index + word.length });
  }
  lastTexts = [{ text, words }, ...lastTexts.slice(0, 3)];
  return words;
}

/** The texts looked at last: every term of a segment is looked for in the same two. */
let lastTexts: readonly { readonly text: string; readonly words: readonly Word[] }[] = [];

/** Lower case, without diacritics. */
export function fold(text: string): string {
  return unaccented(text.toLowerCase());
}

function unaccented(text: string): string {
  return /^[\x00-\x7f]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{Mn}+/gu, '');
}

/** True for words whose case has to be kept: `PDF`, `iCal`, `GitHub`. */
function hasFixedCase(word: string): boolean {
  return /^.+\p{Lu}/u.test(word);
}

/**
 * Whether a word of a text is a form of a word of a term: the same, or with other endings on a shared stem.
 *
 * @param language root of a BCP 47 tag; it decides which endings are believed.
 * @example isFormOf(word('files'), word('file'), 'en'); // true
 */
export function isFormOf(word: Word, term: Word, language: string): boolean {
  // Most words differ in their first letter, which every form shares.
  if (word.folded[0] !== term.folded[0]) return false;
  if (hasFixedCase(term.text)) {
    return (
      word.text === term.text ||
      (word.text.startsWith(term.text) && /^(?:s|es)$/.test(word.text.slice(term.text.length)))
    );
  }
  if (word.folded === term.folded) return true;
  if (term.folded.length < 3 || /\d/.test(term.folded) || uninflected.has(language)) return false;
  // German nouns are written with a capital: a verb of the same stem is another word.
  if (language === 'de' && /^\p{Lu}/u.test(term.text) && /^\p{Ll}/u.test(word.text)) return false;
  let shared = 0;
  while (shared < term.folded.length && term.folded[shared] === word.folded[shared]) shared++;
  const lost = term.folded.length - shared;
  const gained = word.folded.length - shared;
  if (language === 'en') {
    return shared >= 2 && lost <= 1 && english.has(term.folded.slice(shared)) && english.has(word.folded.slice(shared));
  }
  if (shared < Math.max(3, Math.ceil(term.folded.length * 0.6))) return false;
  if (agglutinative.has(language)) return lost <= 2 && gained <= 8;
  if (inflected.has(language)) return lost <= 3 && gained <= 4;
  return term.folded.length >= 4 && lost <= 2 && gained <= (term.folded.length < 6 ? 2 : 3);
}

/** How many letters a form of a word shares with it at least, by {@link isFormOf}: what an index can look up. */
export function sharedLength(term: Word, language: string): number {
  const { length } = term.folded;
  if (length < 3 || hasFixedCase(term.text) || /\d/.test(term.folded) || uninflected.has(language)) return length;
  if (language === 'en') return Math.max(2, length - 1);
  const lost = inflected.has(language) ? 3 : 2;
  return Math.min(length, Math.max(3, Math.ceil(length * 0.6), length - lost));
}

/** Where a word of a term is the first or last part of a compound: offsets in the text. */
export function inCompound(word: Word, term: Word, language: string): { start: number; end: number } | undefined {
  if (!compounding.has(language) || term.text.length < 5 || word.text.length <= term.text.length) return undefined;
  const { lower } = word;
  const part = term.lower;
  if (lower.length !== word.text.length) return undefined;
  if (lower.startsWith(part)) return { start: word.start, end: word.start + part.length };
  if (lower.endsWith(part)) return { start: word.end - part.length, end: word.end };
  return undefined;
}
