import type { ProposedMatch } from '../../catalog/segment.ts';
import { factsOf } from '../../formats/factsOf.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { quote } from '../contract/sides.ts';

/** A fuzzy match of another text that was taken over as it is and is called done. */
export const uneditedMatch: SegmentCheck = {
  id: 'unedited-match',
  severity: 'info',
  summary: 'The translation of a similar text was taken over unchanged',
  // Tools leave earlier sources in files whose translations were corrected long ago.
  concerns: ({ catalog }) => !factsOf(catalog).matchesAreEarlierSources,
  mayFind: ({ matches, state }) => matches.length > 0 && (state === 'translated' || state === 'final'),
  *run({ source, target, matches }) {
    if (!source || !target || matches.some((match) => isOf(match, source.value, target.value))) return;
    const words = wordsOf(source.value);
    const proposal = matches.find(
      (match) =>
        match.source !== undefined &&
        match.target === target.value &&
        (match.similarity ?? 0) < 100 &&
        wordsOf(match.source) !== words,
    );
    if (proposal?.source === undefined) return;
    const data = {
      source: proposal.source,
      ...(proposal.similarity === undefined ? {} : { similarity: proposal.similarity }),
    };
    yield { message: say`This is the translation of ${quote(proposal.source)}`, data };
  },
};

/** A match of this very text. */
function isOf({ source, target }: ProposedMatch, text: string, translation: string): boolean {
  return source === text && target === translation;
}

/** Other marks, spaces and placeholders may well have the same translation. */
function wordsOf(text: string): string {
  return (
    text
      .replace(/<[^<>]*>|%\w+|\{[^{}]*\}/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}
