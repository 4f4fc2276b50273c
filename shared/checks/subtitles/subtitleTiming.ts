import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import { say } from '../../sentences/sentence.ts';
import type { FileCheck, FileFinding } from '../contract/check.ts';
import { silences, sourceTiming, type Timing, timeText } from './subtitleTimes.ts';

/** Difference that nobody sees, in ms: two frames and what rounding makes of them. */
const unseen = 100;
/** With more than this share of other times the whole file was timed again. */
const share = 0.2;

/** A subtitle that shows at another time than the one that it translates. */
export const subtitleTiming: FileCheck = {
  scope: 'file',
  id: 'subtitle-timing',
  severity: 'warning',
  summary: 'The subtitle shows at a different time from its source',
  *run({ catalog }) {
    if (!catalog.pair) return;
    const cut = cutOtherwise(catalog);
    if (cut) return yield cut;
    const { first, moved, paired, apart } = timesOf(catalog);
    if (!first) return;
    if (moved > Math.max(3, paired * share)) {
      yield shifted(first, { moved, paired, apart });
      return;
    }
    for (const segment of catalog.segments) {
      const source = sourceTiming(catalog, segment);
      if (!source || !segment.timing || !isMoved(segment.timing, source)) continue;
      if (silences(segment, 'subtitle-timing')) continue;
      const which = Math.abs(segment.timing.start - source.start) > unseen ? 'start' : 'end';
      yield {
        range: segment.idRange ?? segment.range,
        segment: segment.id,
        message:
          which === 'start'
            ? say`The subtitle starts at ${timeText(segment.timing.start)}, its source at ${timeText(source.start)}`
            : say`The subtitle ends at ${timeText(segment.timing.end)}, its source at ${timeText(source.end)}`,
        data: { source: { ...source }, target: { ...segment.timing } },
      };
    }
  },
};

interface Times {
  /** The first subtitle that shows at another time than its source. */
  readonly first: Segment | undefined;
  /** How many do. */
  readonly moved: number;
  /** How many have a source. */
  readonly paired: number;
  /** How many never show together with it. */
  readonly apart: number;
}

function timesOf(catalog: Catalog): Times {
  let first: Segment | undefined;
  let [moved, paired, apart] = [0, 0, 0];
  for (const segment of catalog.segments) {
    const source = sourceTiming(catalog, segment);
    if (!source) continue;
    paired++;
    const { timing } = segment;
    if (!timing) continue;
    if (timing.start >= source.end || source.start >= timing.end) apart++;
    if (!isMoved(timing, source)) continue;
    first ??= segment;
    moved++;
  }
  return { first, moved, paired, apart };
}

function isMoved(timing: Timing, source: Timing): boolean {
  return Math.max(Math.abs(source.start - timing.start), Math.abs(source.end - timing.end)) > unseen;
}

/** One finding for a file that was cut or timed in another way: its texts may belong to others than they stand beside. */
function shifted(first: Segment, data: Pick<Times, 'moved' | 'paired' | 'apart'>): FileFinding {
  const { moved, paired, apart } = data;
  return {
    range: first.idRange ?? first.range,
    segment: first.id,
    message:
      apart === 0
        ? say`From here on ${moved} of ${paired} subtitles show at different times from their source`
        : say`From here on ${moved} of ${paired} subtitles show at different times from their source, and ${apart} never together with it`,
    data: { moved, paired, apart },
    severity: apart === 0 ? 'info' : undefined,
  };
}

/** One finding for a file in which nobody can tell what some subtitles translate: they show in other stretches of the film. */
function cutOtherwise(catalog: Catalog): FileFinding | undefined {
  const unsure = catalog.pair?.alignment?.sourceIds;
  if (!unsure || unsure.size === 0) return undefined;
  const first = catalog.segments.find(unsure.keys().next().value ?? '');
  if (!first?.timing) return undefined;
  return {
    range: first.idRange ?? first.range,
    segment: first.id,
    message: say`${unsure.size} of ${catalog.segments.count} subtitles are split differently from the source, or are next to such subtitles: they are not compared with it`,
    data: { cut: unsure.size, of: catalog.segments.count },
    severity: 'info',
  };
}
