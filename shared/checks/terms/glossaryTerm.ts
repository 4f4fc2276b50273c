import { withCaseOf } from '../../languages/withCaseOf.ts';
import { readingText } from '../../messages/readingText.ts';
import { orList, say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { replacing } from '../contract/replacing.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact } from '../contract/traits.ts';

/** A term of the glossary in the source whose translation is not in the target. */
export const glossaryTerm: SegmentCheck = {
  id: 'glossary-term',
  severity: 'warning',
  summary: 'A term is not translated as the glossary says',
  reports: 'unused term',
  // A text that is still in the source language has the source's words; half of it replaced would be neither.
  needs: { segment: fact.source },
  concerns: ({ terms }) => terms.terms.length > 0,
  mayFind: ({ state }) => state !== 'untranslated',
  *run(segment, context) {
    const { terms, sourceLanguage, targetLanguage } = context;
    const sides = sidesOf(segment, context);
    if (!sides) return;
    const source = readingText(sides.source);
    const target = readingText(sides.target);
    const seen = new Set<string>();
    for (const { term, range } of terms.findSource(source.text, sourceLanguage)) {
      const preferred = term.targets[0];
      if (preferred === undefined || seen.has(term.source)) continue;
      // `--file-name` is an option, which nobody translates.
      if (/(?:^|\s)--?[\w-]*$/.test(source.text.slice(0, range.start)) && source.text[range.start - 1] === '-')
        continue;
      seen.add(term.source);
      if (term.targets.some((phrase) => terms.findTarget(target.text, phrase, targetLanguage).length > 0)) continue;
      const left = terms.findTarget(target.text, term.source, sourceLanguage);
      const wrong = term.forbidden
        .map((word) => terms.findTarget(target.text, word, targetLanguage))
        .find((places) => places.length === 1);
      const hit = left.length === 1 ? left[0] : wrong?.[0];
      const place = hit && { start: target.toValue(hit.start), end: target.toValue(hit.end) };
      const word = source.text.slice(range.start, range.end);
      const newText = hit ? withCaseOf(target.text.slice(hit.start, hit.end), preferred) : preferred;
      yield {
        ...(place ?? {}),
        message: say`“${word}” should be translated as ${orList(term.targets.map((one) => say`“${one}”`))}`,
        data: { term: term.source, targets: term.targets },
        fix: place && replacing(place, newText, say`Use “${newText}”`),
      };
    }
  },
};
