/**
 * Languages that play with another one, and those that test a program: pirates, LOLCAT, upside down, Klingon, pseudolocales,
 * and English of other rules, which a whole word after it names (`en-oulipo`). Games and Crowdin name them so.
 */
const madeUp =
  /^(?:en-(?:pt|ud|ws|pirate|lolcat|lol|shakespeare|aa|x[a-z]|[a-z]{5,8})|enp|enws|lol|pr|tlh|qya|sjn|qps|qaa|zxx|xx|ar-xb|[a-z]{2,3}-x-\w+)(?:-|$)/;

/**
 * Whether nobody writes a language as its rules say.
 *
 * @param language BCP 47, `_` or `-`.
 * @example isMadeUp('en_PT'); // true, pirates write “Arrr”
 */
export const isMadeUp = (language: string): boolean => madeUp.test(language.toLowerCase().replaceAll('_', '-'));
