import type { Catalog } from '../catalog/catalog.ts';
import type { Segment } from '../catalog/segment.ts';
import type { FileCheck, FileFinding } from './check.ts';
import { silences, sourceTiming, timeText } from './subtitleTimes.ts';

/** Difference that nobody sees, in ms: two frames and what rounding makes of them. */
const unseen = 100;
/** With more than this share of other times the whole file was timed anew. */
const share = 0.2;

/** A subtitle that shows at another time than the one that it translates. */
export const subtitleTiming: FileCheck = {
  scope: 'file',
  id: 'subtitle-timing',
  severity: 'warning',
  summary: 'The subtitle shows at another time than its source',
  *run({ catalog }) {
    if (!catalog.pair) return;
    const moved = catalog.segments.filter((segment) => distance(catalog, segment) > unseen);
    if (moved.length === 0) return;
    const paired = catalog.segments.filter((segment) => sourceTiming(catalog, segment) !== undefined);
    const [first] = moved;
    if (first && moved.length > Math.max(3, paired.length * share)) {
      yield { ...anew(catalog, first, moved.length, paired.length) };
      return;
    }
    for (const segment of moved) {
      const source = sourceTiming(catalog, segment);
      if (!source || !segment.timing || silences(segment, 'subtitle-timing')) continue;
      const which = Math.abs(segment.timing.start - source.start) > unseen ? 'start' : 'end';
      yield {
        range: segment.idRange ?? segment.range,
        segment: segment.id,
        message: `The subtitle ${which}s at ${timeText(segment.timing[which])}, its source at ${timeText(source[which])}`,
        data: { source: { ...source }, target: { ...segment.timing } },
      };
    }
  },
};

/** The larger of the differences at start and end, in ms. */
function distance(catalog: Catalog, segment: Segment): number {
  const source = sourceTiming(catalog, segment);
  const { timing } = segment;
  if (!source || !timing) return 0;
  return Math.max(Math.abs(source.start - timing.start), Math.abs(source.end - timing.end));
}

/** One finding for a file that was cut or timed in another way: its texts may belong to others than they stand beside. */
function anew(catalog: Catalog, first: Segment, moved: number, paired: number): FileFinding {
  const apart = catalog.segments.filter((segment) => {
    const source = sourceTiming(catalog, segment);
    const { timing } = segment;
    return source && timing && (timing.start >= source.end || source.start >= timing.end);
  }).length;
  const never = apart === 0 ? '' : `, and ${apart} never together with it`;
  return {
    range: first.idRange ?? first.range,
    segment: first.id,
    message: `From here on ${moved} of ${paired} subtitles show at other times than their source${never}`,
    data: { moved, paired, apart },
    ...(apart === 0 ? { severity: 'info' as const } : {}),
  };
}
