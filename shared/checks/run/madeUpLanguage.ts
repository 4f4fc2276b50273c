/**
 * Languages that play with another one, and those that test a program: pirates, LOLCAT, upside down, Klingon, pseudolocales,
 * and English of other rules, which a whole word after it names (`en-oulipo`). Games and Crowdin name them so.
 */
const madeUp =
  /^(?:en-(?:pt|ud|ws|pirate|lolcat|lol|shakespeare|aa|x[a-z]|[a-z]{5,8})|enp|enws|lol|pr|tlh|qya|sjn|qps|qaa|zxx|xx|ar-xb|[a-z]{2,3}-x-\w+)(?:-|$)/;

/** Pseudolocales: a program makes their texts longer and marks them, to show where a layout breaks. Kosovo (`XK`) is none. */
const pseudo = /^(?:qps|[a-z]{2,3}-x(?!k)[a-z](?:-|$)|[a-z]{2,3}-x-pseudo)/;

const checksOfWriting: ReadonlySet<string> = new Set([
  'invisible-character',
  'max-length',
  'normalization',
  'garbled-text',
  'leading-whitespace',
  'trailing-whitespace',
  'double-space',
  'space-around-tag',
  'kashida',
]);

const checksOfWords: ReadonlySet<string> = new Set([
  'same-as-source',
  'repeated-word',
  'tripled-letter',
  'start-capital',
  'capitals',
  'acronyms',
  'numbers',
  'units',
  'dates',
  'end-punctuation',
  'full-stop',
  'start-punctuation',
  'pure-punctuation',
  'punctuation-spacing',
  'quotation-marks',
  'brackets',
  'symbols',
  'much-longer',
  'much-shorter',
  'sentence-count',
  'mixed-script',
  'inconsistent-translation',
  'same-translation',
  'plural-in-brackets',
  'inclusive-words',
  'typography',
]);

/**
 * Whether a check asks how a language is written, of one that nobody writes as its rules say.
 *
 * @param check its id.
 * @param language BCP 47, `_` or `-`.
 * @example isOfMadeUpLanguage('spelling', 'en-PT'); // true, pirates write “Arrr”
 * @example isOfMadeUpLanguage('placeholder-missing', 'en-PT'); // false
 */
export function isOfMadeUpLanguage(check: string, language: string): boolean {
  const tag = language.toLowerCase().replaceAll('_', '-');
  // A code of its own is spelled by the dictionary that the project brings; a variant of English would be by that of English.
  if (check === 'spelling') return tag.startsWith('en-') && madeUp.test(tag);
  return (checksOfWords.has(check) && madeUp.test(tag)) || (checksOfWriting.has(check) && pseudo.test(tag));
}
