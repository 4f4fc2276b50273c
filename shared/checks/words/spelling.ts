import { rootLanguage } from '../../languages/languageTag.ts';
import type { MessageUnit } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import { wordsToSpell } from '../../spelling/wordsToSpell.ts';
import type { TermIndex } from '../../terms/termIndex.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';

/** Languages that write every noun with a capital: a capital says nothing of a name there. */
const capitalNouns = new Set(['de', 'lb']);

/** A word of the translation that the dictionary of its language does not have. */
export const spelling: SegmentCheck = {
  id: 'spelling',
  severity: 'info',
  optional: true,
  summary: 'A word of the translation is not in the dictionary',
  judges: 'spelling',
  looksUp: 'spelling',
  needs: { segment: fact.differs },
  concerns: (context) => context.spelling?.() !== undefined,
  mayFind: ({ state }, { target }) => state !== 'untranslated' && (target & trait.blank) === 0,
  *run(segment, context) {
    const { targetLanguage, settings, terms } = context;
    const dictionary = context.spelling?.();
    if (!dictionary || !segment.target || segment.source?.value === segment.target.value) return;
    const message = context.message(segment, 'target');
    // what a broken message means as text nobody knows
    if (message.faults.length > 0) return;
    const source = sidesOf(segment, context)?.source.shape.toLowerCase();
    const nouns = capitalNouns.has(rootLanguage(targetLanguage));
    let sourceWords: ReadonlySet<string> | undefined;
    let edges: ReadonlySet<number> | undefined;
    for (const { start, end, word, first, compound } of wordsToSpell(message.shape)) {
      if (!first && !nouns && /^\p{Lu}/u.test(word)) continue;
      // Both are asked for at once, so that both are looked up.
      const whole = compound === undefined ? false : dictionary.isRight(compound);
      if (dictionary.isRight(word) !== false || whole !== false) continue;
      if (source?.includes(word.toLowerCase())) continue;
      edges ??= placeholderEdges(message.units);
      if (edges.has(start) || edges.has(end)) continue;
      sourceWords ??= knownWords(terms, settings.doNotTranslate, settings.words);
      if (sourceWords.has(word.toLowerCase())) continue;
      yield { start, end, message: say`“${word}” is not in the dictionary`, data: { word } };
    }
  },
};

/** Where placeholders start and end: letters right beside one are a part of what stands for it. */
function placeholderEdges(units: readonly MessageUnit[]): ReadonlySet<number> {
  return new Set(units.flatMap(({ type, start, end }) => (type === 'placeholder' ? [start, end] : [])));
}

let last:
  | {
      readonly terms: TermIndex;
      readonly kept: readonly string[];
      readonly ownWords: readonly string[];
      readonly words: ReadonlySet<string>;
    }
  | undefined;

/** The words of the project's glossary and lists, in lower case. */
function knownWords(terms: TermIndex, kept: readonly string[], ownWords: readonly string[]): ReadonlySet<string> {
  if (last && last.terms === terms && last.kept === kept && last.ownWords === ownWords) return last.words;
  const words = new Set<string>();
  for (const phrase of [...terms.terms.flatMap(({ targets }) => targets), ...kept, ...ownWords]) {
    for (const word of phrase
      .toLowerCase()
      .replaceAll('’', "'")
      .split(/[^\p{L}\p{M}']+/u))
      words.add(word);
  }
  last = { terms, kept, ownWords, words };
  return words;
}
