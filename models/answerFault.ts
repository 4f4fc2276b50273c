/** Why an answer of a model is no translation. */
export type AnswerFault = 'empty' | 'script' | 'loop';

/** Languages that are written in two scripts, and those whose script has another name than those of its letters. */
const scripts: Readonly<Record<string, string>> = {
  Jpan: '\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー',
  Kore: '\\p{Script=Hangul}\\p{Script=Han}',
  Hans: '\\p{Script=Han}',
  Hant: '\\p{Script=Han}',
};
const twoScripts = new Set(['sr', 'bs', 'uz', 'az', 'kk', 'sh']);

/** Letters of an answer that must be there before their script says anything. */
const fewestLetters = 3;

/**
 * Tells an answer that a broken or foreign model gives from a translation: nothing, words in another script than the
 * language's (names that stand in the source count for nothing), or the same words again and again.
 *
 * @param target a code as {@link modelLanguage} gives it.
 * @example answerFault('Good morning', 'Guten Guten Guten Guten', 'de'); // 'loop'
 */
export function answerFault(source: string, answer: string, target: string): AnswerFault | undefined {
  if (answer.trim() === '' || !/[\p{L}\p{N}]/u.test(answer)) return /\p{L}/u.test(source) ? 'empty' : undefined;
  if (isLoop(answer) && !isLoop(source)) return 'loop';
  return isForeign(source, answer, target) ? 'script' : undefined;
}

function isForeign(source: string, answer: string, target: string): boolean {
  const letters = lettersOf(target);
  if (!letters) return false;
  const kept = new Set(wordsIn(source.toLowerCase()));
  const written = wordsIn(answer)
    .filter((word) => !kept.has(word.toLowerCase()))
    .join('');
  const all = [...written].length;
  if (all < fewestLetters) return false;
  return (written.match(letters)?.length ?? 0) * 2 < all;
}

/** Words, which end where Latin letters meet others: in `APIキー` there are two. */
function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{Script=Latin}\p{M}]+|(?:(?!\p{Script=Latin})[\p{L}\p{M}])+/gu) ?? [];
}

/** Letters of the scripts that a language is written in; undefined where they are not known. */
function lettersOf(language: string): RegExp | undefined {
  const script = new Intl.Locale(language).maximize().script;
  if (!script) return undefined;
  const letters = scripts[script] ?? `\\p{Script=${script}}`;
  const both = twoScripts.has(language) ? '\\p{Script=Latin}\\p{Script=Cyrillic}' : '';
  try {
    return new RegExp(`[\\p{M}${letters}${both}]`, 'gu');
  } catch {
    return undefined;
  }
}

/** Longest part that is looked for again, in characters, and how often it must come. */
const longestPart = 60;
const times = 4;

/** True where a text ends with the same words four times or more. */
function isLoop(text: string): boolean {
  const characters = [...text.trim()];
  for (let length = 1; length <= Math.min(longestPart, characters.length / times); length++) {
    const end = characters.length - 1;
    let same = 0;
    while (end - same - length >= 0 && characters[end - same] === characters[end - same - length]) same++;
    // One that was cut off in the middle of its last round repeats as well.
    const isWords = /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
    if (same >= length * (times - 1) && same >= 6 && isWords.test(characters.slice(-length * 2).join(''))) return true;
  }
  return false;
}
