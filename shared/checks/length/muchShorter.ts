import { rootLanguage } from '../../languages/languageTag.ts';
import { isCjk } from '../../languages/writing.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { fact } from '../contract/traits.ts';
import { sentencesIn } from './sentenceCount.ts';
import { findsInPart, lengthsOf, wordiness } from './usualLength.ts';

/**
 * From what length on a translation is too short that usually has another: one sentence may be put into fewer words, and
 * Chinese, Japanese and Korean say a whole message with very few signs.
 */
const shortest = (usual: number, sentences: number, isDense: boolean) =>
  isDense ? usual * 0.2 : usual * (sentences > 1 ? 0.4 : 0.3) - 4;

const isDenseLanguage = (language: string) => isCjk(language) || rootLanguage(language) === 'ko';

/** Whether a text has more syllables of Chinese, Japanese or Korean than words of others, whatever its file is named after. */
function isInSyllables(text: string): boolean {
  const signs = text.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu)?.length ?? 0;
  const words = text.match(/(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])[\p{L}\p{M}\p{N}_])+/gu)?.length ?? 0;
  return signs > words;
}

/** How long a translation usually is that is written so, by the length of its source; see {@link wordiness}. */
const usualInSyllables = (source: number) => source * wordiness('zh');

/** A translation that is shorter than any translation of such a text should be: a part of it may be lost. */
export const muchShorter: SegmentCheck = {
  id: 'much-shorter',
  severity: 'info',
  summary: 'The translation is much shorter than usual',
  judges: 'words',
  explains: findsInPart,
  needs: { segment: fact.source | fact.differs },
  mayFind: ({ source, target }) =>
    source !== undefined &&
    target !== undefined &&
    source.value.length > 40 &&
    target.value.length * 2 < source.value.length,
  *run(segment, context) {
    const lengths = lengthsOf(segment, context);
    if (!lengths) return;
    const { source, target } = lengths;
    const isOfDense = isDenseLanguage(context.targetLanguage) || isDenseLanguage(context.sourceLanguage);
    const isOther = !isOfDense && isInSyllables(context.message(segment, 'target').shape);
    if (source <= (isOfDense || isOther ? 60 : 40) || target === 0) return;
    const usual = isOther ? usualInSyllables(source) : lengths.usual;
    const sentences = sentencesIn(context.message(segment, 'source').shape, context.sourceLanguage);
    if (target >= shortest(usual, sentences, isOfDense || isOther)) return;
    const message = say`The translation has ${target} characters, the source ${source}: a part of it may be missing`;
    yield { message, data: { source, target } };
  },
};
