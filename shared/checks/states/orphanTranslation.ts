import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { fact, trait } from '../contract/traits.ts';

/** A translation of nothing: the source is empty and the target is not. */
export const orphanTranslation: SegmentCheck = {
  id: 'orphan-translation',
  severity: 'warning',
  summary: 'There is a translation and no source text',
  needs: { segment: fact.source, source: trait.blank },
  *run(segment, { catalog }) {
    // Of a key that stands for its text alone the source is elsewhere.
    if (catalog.kind !== 'bilingual' || segment.source?.codes.length || segment.target?.value.trim() === '') return;
    yield { message: say`The source is empty, the translation is not` };
  },
};
