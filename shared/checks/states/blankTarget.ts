import { isBlank } from '../../catalog/content.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';

/** A target of nothing but white space, where the source has text. */
export const blankTarget: SegmentCheck = {
  id: 'blank-target',
  severity: 'error',
  summary: 'The translation is only white space',
  reports: 'no translation',
  explains: 'all',
  needs: { segment: fact.source | fact.differs, target: trait.blank },
  *run(segment, context) {
    if (littleWord.test(segment.source?.value.trim() ?? '')) return;
    const sides = sidesOf(segment, context);
    if (sides?.target.shape.trim() !== '' || isBlank(sides.source)) return;
    // A mark that another language writes as a space: what separates thousands, or the items of a list.
    if (/^[\s\p{P}|｜]$/u.test(sides.source.value) && sides.source.value !== '%') return;
    const severity = isFragment(sides.source.value) ? { severity: 'warning' as const } : {};
    yield { message: say`The translation is only white space`, ...severity };
  },
};

/** A mark, or a piece of a sentence that others complete: its words may stand in those, or the language has none for it. */
const isFragment = (source: string) =>
  !/[\p{L}\p{N}]/u.test(source) || source !== source.trim() || (/^\p{Ll}/u.test(source) && !/[.!?]$/.test(source));

/** What other languages say by an ending, or elsewhere in the sentence around it. */
const littleWord =
  /^(?:the|an?|on|at|in|of|to|by|for|from|with|is|are|and|or|as|than|after|before|until|till|since|per|via|into|about)$/i;
