import type { Segment } from '../../catalog/segment.ts';
import { say } from '../../sentences/sentence.ts';
import type { FileCheck } from '../contract/check.ts';
import { showsAsSource, silences } from './subtitleTimes.ts';

/** A subtitle that shows while the one before still does, or that ends before it starts. */
export const subtitleOverlap: FileCheck = {
  scope: 'file',
  id: 'subtitle-overlap',
  severity: 'warning',
  summary: 'Two subtitles show at the same time',
  inSource: true,
  *run({ catalog }) {
    const asInSource = (segment: Segment) => showsAsSource(catalog, segment);
    let last: Segment | undefined;
    for (const segment of catalog.segments) {
      const { timing } = segment;
      if (!timing) continue;
      const range = segment.idRange ?? segment.range;
      const silent = silences(segment, 'subtitle-overlap');
      if (timing.end <= timing.start && !silent && !asInSource(segment)) {
        const message =
          timing.end === timing.start ? say`The subtitle shows for no time` : say`The subtitle ends before it starts`;
        yield {
          range,
          segment: segment.id,
          message,
          data: { start: timing.start, end: timing.end },
          severity: 'error',
        };
      }
      if (last?.timing && last.timing.end - timing.start >= oneFrame && !silent && !apart(last, segment)) {
        if (!(asInSource(segment) && asInSource(last))) {
          const late = timing.start < last.timing.start;
          yield {
            range,
            segment: segment.id,
            message: late
              ? say`The subtitle starts ${last.timing.start - timing.start} ms before the one above it`
              : say`The subtitle starts ${last.timing.end - timing.start} ms before the one above it ends`,
            data: { overlap: last.timing.end - timing.start, other: last.id },
          };
        }
      }
      if (!last?.timing || timing.end >= last.timing.end) last = segment;
    }
  },
};

/** In ms, of 24 in a second: what shows for less is not seen. */
const oneFrame = 40;

/** Two subtitles at different places of the picture may show together. */
function apart(a: Segment, b: Segment): boolean {
  const place = (segment: Segment) => /\{\\an?(\d+)|\{\\pos\([^)]*\)/.exec(segment.target?.value ?? '')?.[0];
  return place(a) !== place(b);
}
