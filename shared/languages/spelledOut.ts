import { languageRows } from './languages.data.ts';

/** By English name, in lower case: codes of languages. Of several the one without a region counts. */
const codes = new Map<string, string>();
/** By code: English names. */
const names = new Map<string, string>();
for (const [code, name] of languageRows) {
  const [word = ''] = name.split(' (');
  if (code.includes('-') || !/^\p{L}+$/u.test(word) || codes.has(word.toLowerCase())) continue;
  codes.set(word.toLowerCase(), code);
  names.set(code, word);
}

/**
 * The language that a name spells out in English, in lower case or with a capital.
 *
 * @example codeOfName('german'); // 'de'
 */
export function codeOfName(name: string): string | undefined {
  return /^[A-Za-z][a-z]+$/.test(name) ? codes.get(name.toLowerCase()) : undefined;
}

/**
 * The English name of a language, with or without a capital as another name has it.
 *
 * @returns undefined for a language of which no name is known.
 * @example nameLike('de', 'english'); // 'german'
 */
export function nameLike(language: string, like: string): string | undefined {
  const name = names.get(language);
  return /^[a-z]/.test(like) ? name?.toLowerCase() : name;
}
