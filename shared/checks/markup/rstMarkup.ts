import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { quote, sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { countsDiffer } from '../texts/countedSigns.ts';
import { isPage } from '../texts/pages.ts';
import { isRst, type RstMark, rstMarks } from './rst.ts';

/** What may stand before and behind an inline mark (docutils, “Inline markup recognition rules” 6 and 7). */
const before = /[\s'"([{<\-/:\p{Ps}\p{Pi}\p{Pf}\p{Pd}\p{Po}\uFFFC]$|^$|\\ ?$/u;
const after = /^(?:$|[\s'")\]}>\-/\\:.,;!?\p{Pe}\p{Pf}\p{Pi}\p{Pd}\p{Po}\uFFFC])/u;

/** Marks of reStructuredText that the translation has lost, or that its letters run into. */
export const rstMarkup: SegmentCheck = {
  id: 'rst-markup',
  severity: 'warning',
  summary: 'Marks of reStructuredText differ from the source, or are not recognized',
  needs: { segment: fact.differs, source: trait.mark },
  mayFind: ({ source }) => source?.value.includes('`') === true && isRst(source.value),
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides || isPage(context.catalog)) return;
    const { source, target } = sides;
    const [sourceMarks, theirs] = [rstMarks(source.value), rstMarks(target.value)];
    const [ours, counts] = [countsOf(sourceMarks), countsOf(theirs)];
    for (const [kind, wanted] of ours) {
      const there = counts.get(kind) ?? 0;
      if (there >= wanted) continue;
      yield {
        message: countsDiffer(kind, there, wanted),
        data: { mark: kind, source: wanted, target: there },
      };
    }
    // AsciiDoc reads marks within words, and so does whoever wrote the source: ``` ``/proc/``_pid_ ```.
    if (sourceMarks.some((mark) => !isRecognized(mark, source.value))) return;
    for (const { start, end, kind } of theirs) {
      // `a|b|c`: bars between words.
      if (kind === 'substitution' && !ours.has(shown.substitution)) continue;
      const lead = target.value.slice(Math.max(0, start - 2), start);
      const ends = target.value.slice(end, end + 2);
      const [isLed, isEnded] = [before.test(lead), after.test(ends)];
      if (isLed && isEnded) continue;
      const text = target.value.slice(start, end);
      const edits = [
        ...(isLed ? [] : [{ range: { start, end: start }, newText: '\\ ' }]),
        ...(isEnded ? [] : [{ range: { start: end, end }, newText: '\\ ' }]),
      ];
      yield {
        start,
        end,
        message: say`${quote(text)} is not recognized as a mark, because a letter touches it`,
        data: { mark: text },
        fix: { kind: 'suggestion', title: say`Separate it with “\\ ”`, edits },
      };
    }
  },
};

/** Whether what stands around a mark lets docutils see that it is one. */
const isRecognized = ({ start, end }: RstMark, text: string) =>
  before.test(text.slice(Math.max(0, start - 2), start)) && after.test(text.slice(end, end + 2));

/** How many different marks of each kind are there (`:ref:`, ``` ``…`` ```): one that is repeated may be left out. */
function countsOf(marks: readonly RstMark[]): Map<string, number> {
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (const { kind, role, target } of marks) {
    const key = `${kind} ${role} ${kind === 'reference' ? seen.size : target}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const name = kind === 'role' ? `:${role}:` : shown[kind];
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

const shown: Readonly<Record<Exclude<RstMark['kind'], 'role'>, string>> = {
  literal: '``…``',
  reference: '`…`_',
  substitution: '|…|',
  footnote: '[…]_',
};
