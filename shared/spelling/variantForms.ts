/** Spellings by which British and American English differ, brought to one form. */
const shared: readonly (readonly [RegExp, string])[] = [
  [/our/g, 'or'],
  [/(b|ch|g|t|v)re(s|d)?$/, '$1er$2'],
  [/ogue/g, 'og'],
  [/amme(s?)$/, 'am$1'],
  [/ll/g, 'l'],
  [/ys(e|ed|es|ing|er|ers)$/, 'yz$1'],
  [/is(e|ed|es|ing|ation|ations|er|ers|able)$/, 'iz$1'],
  [/c(e|es)$/, 's$1'],
  [/ae|oe/g, 'e'],
  [/grey/g, 'gray'],
  [/dgement/g, 'dgment'],
  [/([pt])\1(ed|er|ers|ing)$/, '$1$2'],
  [/que(s?)$/, 'ck$1'],
];

/**
 * True for two forms of one word, one British and one American.
 *
 * @example areVariants('colour', 'color'); // true
 */
export function areVariants(one: string, other: string): boolean {
  return one !== other && common(one) === common(other);
}

function common(word: string): string {
  return shared.reduce((text, [pattern, form]) => text.replace(pattern, form), word.toLowerCase());
}

/**
 * What an English word may be in another variant: each one of the differences that it has, and all of them.
 *
 * @example otherVariants('colour'); // ['color']
 */
export function otherVariants(word: string): readonly string[] {
  const variants = shared.map(([pattern, form]) => word.replace(pattern, form)).filter((other) => other !== word);
  return variants.length > 1 ? [...variants, common(word)] : variants;
}
