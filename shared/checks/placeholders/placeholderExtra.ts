import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { fact } from '../contract/traits.ts';
import { removal } from '../texts/removal.ts';
import { placeholderDifference } from './placeholderDifference.ts';
import { doubtAbout } from './unsurePlaceholders.ts';

/** A placeholder of the translation that the source does not have. */
export const placeholderExtra: SegmentCheck = {
  id: 'placeholder-extra',
  severity: 'error',
  summary: 'The translation has a placeholder that the source does not have',
  looksUp: 'locales',
  explains: ['brackets', 'lone-sign', 'numbers', 'symbols'],
  needs: { segment: fact.source, units: 'different' },
  *run(segment, context) {
    const difference = placeholderDifference(segment, context);
    if (!difference || difference.swapped || difference.changed.length > 0) return;
    const { target, extra, missing } = difference;
    // Names that were translated: what is missing says it.
    if (extra.length <= missing.length && extra.every(({ syntax }) => syntax === missing[0]?.syntax)) return;
    for (const unit of extra) {
      const severity = doubtAbout(unit, 'extra', segment, context);
      if (severity === 'none') continue;
      const placeholder = target.value.slice(unit.start, unit.end);
      yield {
        start: unit.start,
        end: unit.end,
        message: say`“${placeholder}” is not in the source`,
        data: { placeholder },
        severity,
        fix: { kind: 'suggestion', title: say`Remove “${placeholder}”`, edits: [removal(target.value, unit)] },
      };
    }
  },
};
