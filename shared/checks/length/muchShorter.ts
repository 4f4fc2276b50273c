import { rootLanguage } from '../../languages/languageTag.ts';
import { isCjk } from '../../languages/writing.ts';
import type { CheckContext, SegmentCheck } from '../contract/check.ts';
import { fact } from '../contract/segmentTraits.ts';
import { sentencesIn } from './sentenceCount.ts';
import { findsInPart, type Lengths, lengthsOf } from './usualLength.ts';

/**
 * From what length on a translation is too short that usually has another: one sentence may be put into fewer words, and
 * Chinese, Japanese and Korean say a whole message with very few signs.
 */
function shortest({ usual }: Lengths, sentences: number, { sourceLanguage, targetLanguage }: CheckContext): number {
  if (isDense(targetLanguage) || isDense(sourceLanguage)) return usual * 0.2;
  return usual * (sentences > 1 ? 0.4 : 0.3) - 4;
}

const isDense = (language: string) => isCjk(language) || rootLanguage(language) === 'ko';

/** A translation that is shorter than any translation of such a text should be: a part of it may be lost. */
export const muchShorter: SegmentCheck = {
  scope: 'segment',
  id: 'much-shorter',
  severity: 'info',
  summary: 'The translation is much shorter than usual',
  explains: findsInPart,
  needs: { segment: fact.source | fact.differs },
  mayFind: ({ source, target }) =>
    source !== undefined &&
    target !== undefined &&
    source.value.length > 40 &&
    target.value.length * 2 < source.value.length,
  *run(segment, context) {
    const lengths = lengthsOf(segment, context);
    const least = isDense(context.targetLanguage) || isDense(context.sourceLanguage) ? 60 : 40;
    if (!lengths || lengths.source <= least || lengths.target === 0) return;
    const sentences = sentencesIn(context.message(segment, 'source').shape, context.sourceLanguage);
    if (lengths.target >= shortest(lengths, sentences, context)) return;
    const { source, target } = lengths;
    const message = `The translation has ${target} characters, the source ${source}: a part of it may be missing`;
    yield { message, data: { source, target } };
  },
};
