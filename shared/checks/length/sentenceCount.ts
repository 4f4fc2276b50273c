import { rootLanguage } from '../../languages/languageTag.ts';
import { sentenceEnds } from '../../languages/sentenceEnds.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';

/** Languages that end sentences with a space or not at all. */
const without = new Set(['th', 'lo', 'km', 'my', 'bo', 'dz', 'jbo']);

/** A translation with more or fewer sentences than the source. */
export const sentenceCount: SegmentCheck = {
  id: 'sentence-count',
  severity: 'hint',
  optional: true,
  summary: 'The translation has more or fewer sentences than the source',
  judges: 'words',
  needs: { segment: fact.source | fact.differs, text: { either: trait.sentence } },
  *run(segment, context) {
    const { sourceLanguage, targetLanguage } = context;
    // A sentence goes on over several subtitles.
    if (segment.timing || without.has(rootLanguage(sourceLanguage)) || without.has(rootLanguage(targetLanguage)))
      return;
    const sides = sidesOf(segment, context);
    if (!sides) return;
    const [source, target] = [
      sentencesIn(sides.source.shape, sourceLanguage),
      sentencesIn(sides.target.shape, targetLanguage),
    ];
    if (source === target || source === 0 || target === 0) return;
    const message = say`The translation has ${counted(target)}, the source ${counted(source)}`;
    yield { message, data: { source, target } };
  },
};

/** Behind an initial, `e.g.`, `Mr.`, `1.` and the end of a line that is wrapped the sentence goes on. */
function goesOn(sentence: string): boolean {
  const words = sentence.trimEnd();
  if (abbreviated.test(words)) return true;
  return sentence.slice(words.length).includes('\n') && words !== '' && !/[.!?…:;。！？।]$/u.test(words);
}

const abbreviated = /(?:^|[\s(])(?:\p{L}|[b-df-hj-np-tv-xz]{2,3}|(?:\p{L}\.)+\p{L}|\p{Nd}+)\.$/iu;

/** How many sentences a text has (UAX #29), those without a word and abbreviations aside. */
export function sentencesIn(text: string, language: string): number {
  let count = 0;
  let isOpen = false;
  let start = 0;
  for (const end of sentenceEnds(text, language)) {
    const sentence = text.slice(start, end);
    start = end;
    if (!/\p{L}/u.test(sentence)) continue;
    if (!isOpen) count++;
    isOpen = goesOn(sentence);
  }
  return count;
}

const counted = (count: number) => (count === 1 ? say`1 sentence` : say`${count} sentences`);
