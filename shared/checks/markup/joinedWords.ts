import { rootLanguage } from '../../languages/languageTag.ts';
import { separatesWords } from '../../languages/writing.ts';

/**
 * Articles and prepositions of Hebrew and Arabic are written together with their word, and so are those of Romance languages
 * that have lost their vowel: `d{ $action -> [delete] ’eliminar }`.
 *
 * @param before the last eight code units before a tag, or fewer at the start: three letters and a sign fit in.
 */
export function isJoined(before: string, language: string): boolean {
  const root = rootLanguage(language);
  if (elides.has(root)) return /(?<![\p{L}\p{M}])[cdjlmnst]$/iu.test(before);
  return ['he', 'iw', 'ar', 'yi'].includes(root) && /(?:^|[\s\p{P}])\p{L}{1,3}$/u.test(before);
}

const elides = new Set('fr ca it oc wa fur lij lmo pms scn vec nap sc'.split(' '));

/** Languages that join words: “the <i>file</i> name” is one word with a tag in it. */
export const joinsWords = new Set(
  'de nl sv da nb nn no fi et hu is lb af tr ko kn ta te ml eu ka az kk ky tk tt ug uz mn'.split(' '),
);

/** Whether a word that touches a tag is another one than the word in it. */
export const isWordApart = (language: string) => separatesWords(language) && !joinsWords.has(rootLanguage(language));
