/** Scripts by the name of their property value (UAX #24), as users know them. */
const scripts: readonly (readonly [value: string, name: string])[] = [
  ['Han', 'Chinese or Japanese'],
  ['Hiragana', 'Japanese'],
  ['Katakana', 'Japanese'],
  ['Hangul', 'Korean'],
  ['Arabic', 'Arabic'],
  ['Hebrew', 'Hebrew'],
  ...[
    'Thai',
    'Devanagari',
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Oriya',
    'Tamil',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Sinhala',
    'Lao',
    'Khmer',
    'Myanmar',
    'Tibetan',
    'Ethiopic',
    'Syriac',
    'Thaana',
    'Georgian',
    'Armenian',
    'Cyrillic',
    'Greek',
    'Latin',
  ].map((value) => [value, value] as const),
];

const tests = scripts.map(([value, name]) => ({ name, test: new RegExp(`\\p{Script=${value}}`, 'u') }));

/** The script of a text's first letter that belongs to a known one; undefined where none does. */
export function scriptOf(text: string): string | undefined {
  for (const letter of text) {
    const script = tests.find(({ test }) => test.test(letter));
    if (script) return script.name;
  }
  return undefined;
}

/** Why a text cannot be set, and what would make it possible. @param has whether some font here has a letter. */
export function missingLetters(text: string, has: (letter: string) => boolean): string {
  const missing = [...text].filter((letter) => !has(letter)).join('');
  const script = scriptOf(missing);
  const what = script === undefined ? `the sign “${[...missing][0] ?? ''}”` : `${script} letters`;
  return `The fonts of this service lack ${what}; start it with --fonts and a folder of TrueType or OpenType fonts that have them.`;
}
