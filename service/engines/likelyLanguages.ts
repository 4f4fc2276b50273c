import { guessLanguages, type LanguageGuess, leadNeeded, leadOf, wordsAlone } from './detect.ts';
import type { PhraseWords } from './phraseWords.ts';

/** What is known beside the letters of a text. */
export interface DetectionKnowledge {
  readonly words: PhraseWords;
  /** Root code of the language that the texts are wanted in; absent where they are not translated. */
  readonly target?: string;
  /** Whether something here translates a language into the target: whole texts, or known phrases only. */
  readonly served?: (language: string) => 'whole' | 'phrases' | undefined;
}

/**
 * What each kind of knowledge adds to the score of a language, beside the detector's own from 0 to 1; all but the words
 * add less the more words a text has. Measured on interface strings in eleven languages (docs/engines.md).
 */
const weights = { words: 0.4, english: 0.15, whole: 0.04, phrases: 0.03, neighbours: 0.3, standIn: 0.1 };

/** Words of a text that count where its request is looked at as a whole. */
const mostWords = 5;
/** Lead below which a single word that nobody knows resembles no language: only every third such guess is right. */
const namesLead = 0.1;

/**
 * The languages that each text of a request may be in, the likeliest first. A text of a few words often resembles
 * several: the words of the phrase memory, the other texts, and what can be translated here decide between them, and
 * English goes first. A name that nobody knows is English, which leaves it as it is.
 *
 * @returns for each text; nothing for one without letters.
 * @example likelyLanguages(['Edit', 'Open file'], { words, target: 'es' })[0]?.[0]?.language; // 'en'
 */
export function likelyLanguages(
  texts: readonly string[],
  knowledge: DetectionKnowledge,
): readonly (readonly LanguageGuess[])[] {
  const ranked = texts.map((text) => rank(text, knowledge));
  const votes = new Map<string, number>();
  let total = 0;
  for (const { scores, size } of ranked) {
    const best = bestOf(scores);
    if (best === undefined) continue;
    votes.set(best, (votes.get(best) ?? 0) + size);
    total += size;
  }
  return ranked.map(({ scores, size, floor, isClear }) => {
    const best = bestOf(scores);
    const others = total - (best === undefined ? 0 : size);
    if (others > 0 && !isClear && size > 0) {
      for (const [language, count] of votes) {
        const share = (count - (language === best ? size : 0)) / others;
        scores.set(language, (scores.get(language) ?? floor) + (weights.neighbours * share) / size);
      }
    }
    return sorted(scores);
  });
}

interface Ranked {
  readonly scores: Map<string, number>;
  /** Words, as many as count. */
  readonly size: number;
  /** The score of a language that the detector does not name. */
  readonly floor: number;
  /** Its letters alone tell the language. */
  readonly isClear: boolean;
}

function rank(text: string, { words, target, served }: DetectionKnowledge): Ranked {
  const plain = wordsAlone(text);
  const guesses = guessLanguages(text);
  const textWords = [...plain.toLowerCase().matchAll(/\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu)].map(([word]) =>
    word.replace('’', "'"),
  );
  const count = textWords.length;
  const size = Math.min(count, mostWords);
  if (count === 0) return { scores: new Map(), size, floor: 0, isClear: true };
  const [first] = guesses;
  const floor = (guesses.at(-1)?.score ?? 0.55) - 0.05;
  const scores = new Map(guesses.map(({ language, score }) => [language, score]));
  // a script of its own
  if (first?.score === 1) return { scores, size, floor, isClear: true };
  const evidence = words.evidence(textWords);
  const add = (language: string, amount: number) => scores.set(language, (scores.get(language) ?? floor) + amount);
  for (const [language, share] of evidence) add(language, weights.words * share);
  const serving = (language: string) => (language === target ? undefined : served?.(language));
  for (const language of scores.keys()) {
    const service = serving(language);
    if (service) add(language, weights[service] / count);
  }
  // the detector knows Malay, which stands in for Indonesian
  if (scores.has('id')) add('id', -weights.standIn / count);
  if (target !== 'en' && (scores.has('en') || scores.size === 0)) add('en', weights.english / count);
  const isClear = leadOf(guesses) >= leadNeeded(plain);
  const near = guesses.filter(({ score }) => score >= (first?.score ?? 0) * (1 - namesLead));
  const isName = count === 1 && evidence.size === 0 && /^\P{L}*\p{Lu}/u.test(plain) && near.length > 1;
  if (isName && target !== 'en' && !near.some(({ language }) => serving(language))) {
    scores.set('en', Math.max(...scores.values()) + 0.01);
  }
  return { scores, size, floor, isClear };
}

function bestOf(scores: ReadonlyMap<string, number>): string | undefined {
  let best: string | undefined;
  for (const [language, score] of scores) if (best === undefined || score > (scores.get(best) ?? 0)) best = language;
  return best;
}

function sorted(scores: ReadonlyMap<string, number>): readonly LanguageGuess[] {
  return [...scores].map(([language, score]) => ({ language, score })).sort((a, b) => b.score - a.score);
}
