import type { TextRange } from '../../catalog/textRange.ts';
import { withCaseOf } from '../../languages/withCaseOf.ts';
import { readingText } from '../../messages/readingText.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { replacing } from '../contract/replacing.ts';

/** A word in the target that the glossary forbids. */
export const forbiddenTerm: SegmentCheck = {
  id: 'forbidden-term',
  severity: 'warning',
  summary: 'The glossary forbids this word',
  concerns: ({ terms }) => terms.forbidden.terms.length > 0,
  *run(segment, context) {
    if (!segment.target) return;
    const target = readingText(context.message(segment, 'target'));
    const matches = context.terms.forbidden.findSource(target.text, context.targetLanguage);
    if (matches.length === 0) return;
    const source = segment.source ? readingText(context.message(segment, 'source')).text : '';
    const wanted = new Set(
      context.terms.findSource(source, context.sourceLanguage).flatMap(({ term }) => term.targets),
    );
    for (const { term, range: hit } of matches) {
      const word = target.text.slice(hit.start, hit.end);
      const range = { start: target.toValue(hit.start), end: target.toValue(hit.end) };
      // Another entry asks for the word, or the source has it as it is: a name.
      if (wanted.has(term.source) || source.includes(word)) continue;
      if ([...wanted, ...term.targets].some((whole) => isPartOf(hit, whole, target.text))) continue;
      const preferred = term.targets[0];
      const newText = preferred === undefined ? undefined : withCaseOf(word, preferred);
      const exact = word.toLowerCase() === term.source.toLowerCase();
      yield {
        start: range.start,
        end: range.end,
        message:
          newText === undefined || preferred === undefined
            ? say`“${word}” must not be used`
            : say`“${word}” must not be used; the glossary says “${preferred}”`,
        data: { term: term.source, targets: term.targets },
        fix: newText !== undefined && exact ? replacing(range, newText, say`Use “${newText}”`) : undefined,
      };
    }
  },
};

/** Whether a hit is a part of a term that is asked for: “boat hook” where “boat” must not be used. */
function isPartOf({ start, end }: TextRange, term: string, text: string): boolean {
  if (term.length <= end - start) return false;
  const small = text.toLowerCase();
  const wanted = term.toLowerCase();
  let place = small.indexOf(wanted, Math.max(0, end - wanted.length));
  while (place >= 0 && place <= start) {
    if (place + wanted.length >= end) return true;
    place = small.indexOf(wanted, place + 1);
  }
  return false;
}
