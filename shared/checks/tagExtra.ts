import type { SegmentCheck } from './check.ts';
import { removal } from './removal.ts';
import { fact } from './segmentTraits.ts';
import { codeOf, tagDifference, tagKey } from './tagDifference.ts';

/** A tag or inline code of the translation that the source has not, or not as often. */
export const tagExtra: SegmentCheck = {
  scope: 'segment',
  id: 'tag-extra',
  severity: 'error',
  summary: 'The translation has a tag that the source has not',
  needs: { segment: fact.source, units: 'different' },
  *run(segment, context) {
    const difference = tagDifference(segment, context);
    if (!difference) return;
    const { source, target, extra } = difference;
    const originals = new Map(source.units.toReversed().map((unit) => [tagKey(unit), unit]));
    for (const unit of extra) {
      const original = originals.get(tagKey(unit));
      const code = original && codeOf(source, original);
      if (code?.canCopy === true) continue;
      const name = target.value.slice(unit.start, unit.end);
      yield {
        start: unit.start,
        end: unit.end,
        message: original ? `“${name}” stands here more often than in the source` : `“${name}” is not in the source`,
        data: { tag: name, id: unit.id },
        fix: {
          title: `Remove “${name}”`,
          edits: [
            unit.kind === 'standalone'
              ? removal(target.value, unit)
              : { range: { start: unit.start, end: unit.end }, newText: '' },
          ],
        },
      };
    }
  },
};
