import type { SegmentCheck } from './check.ts';
import { lengthsOf } from './usualLength.ts';

/** A translation that is longer than any translation of such a text should be. */
export const muchLonger: SegmentCheck = {
  scope: 'segment',
  id: 'much-longer',
  severity: 'info',
  summary: 'The translation is much longer than usual',
  mayFind: ({ source, target }) =>
    source !== undefined &&
    target !== undefined &&
    target.value.length > 40 &&
    target.value.length > source.value.length,
  *run(segment, context) {
    const lengths = lengthsOf(segment, context);
    if (!lengths || lengths.target <= lengths.usual * 2.5 + 40) return;
    const { source, target } = lengths;
    const message = `The translation has ${target} characters, the source ${source}`;
    yield { message, data: { source, target } };
  },
};
