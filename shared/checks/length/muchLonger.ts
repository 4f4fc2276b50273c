import { say } from '../../sentences/sentence.ts';
import type { CheckContext, SegmentCheck } from '../contract/check.ts';
import { fact, trait } from '../contract/traits.ts';
import { findsInPart, lengthsOf, usualLength, wordiness } from './usualLength.ts';

/** From what length on a translation is too long that usually has another: short texts may have a few words more. */
const longest = (usual: number, { targetLanguage }: CheckContext) =>
  usual * 3.5 + 50 * Math.min(1, wordiness(targetLanguage));

/** A translation that is longer than any translation of such a text should be. */
export const muchLonger: SegmentCheck = {
  id: 'much-longer',
  severity: 'info',
  summary: 'The translation is much longer than usual',
  judges: 'words',
  explains: findsInPart,
  needs: { segment: fact.source | fact.differs },
  mayFind: ({ source, target }, traits, context) =>
    source !== undefined &&
    target !== undefined &&
    target.value.length > 12 &&
    target.value.length > source.value.length &&
    // How long a source with placeholders is without them has to be looked at.
    ((traits.source & trait.special) !== 0 ||
      target.value.length > longest(usualLength(source.value.trim().length, context), context)),
  *run(segment, context) {
    const lengths = lengthsOf(segment, context);
    if (!lengths || lengths.target <= longest(lengths.usual, context)) return;
    const { source, target } = lengths;
    const message = say`The translation has ${target} characters, the source ${source}`;
    yield { message, data: { source, target } };
  },
};
