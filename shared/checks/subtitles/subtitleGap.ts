import type { Segment } from '../../catalog/segment.ts';
import { say } from '../../sentences/sentence.ts';
import type { FileCheck } from '../contract/check.ts';
import { shortestGap } from './subtitleFigures.data.ts';
import { leastGap } from './subtitleFigures.ts';
import { showsAsSource, silences } from './subtitleTimes.ts';

/** Two subtitles with too short a gap between them, or one that flickers. Overlaps are `subtitle-overlap`'s. */
export const subtitleGap: FileCheck = {
  scope: 'file',
  id: 'subtitle-gap',
  severity: 'hint',
  optional: true,
  summary: 'The gap between two subtitles is too short to be seen, or flickers',
  inSource: true,
  *run({ catalog, settings }) {
    const least = leastGap(settings);
    const frame = 1000 / settings.subtitles.framesPerSecond;
    let last: Segment | undefined;
    for (const segment of catalog.segments) {
      const before = last?.timing;
      const { timing } = segment;
      if (!timing) continue;
      const previous = last;
      last = segment;
      if (!before || !previous || timing.start < before.end || silences(segment, 'subtitle-gap')) continue;
      const gap = timing.start - before.end;
      // Times in whole ms are not those of frames, and films of 24 pictures a second are shown with 25.
      const short = gap < least - 4;
      const flickers = gap > least + frame / 2 && gap < shortestGap - 1;
      if (!short && !flickers) continue;
      if (showsAsSource(catalog, segment) && showsAsSource(catalog, previous)) continue;
      yield {
        range: segment.idRange ?? segment.range,
        segment: segment.id,
        message: short
          ? say`The gap before this subtitle is ${gap} ms; at least ${least} ms are needed`
          : say`The gap before this subtitle is ${gap} ms; make it ${least} ms, or at least ${shortestGap} ms`,
        data: { gap, least, other: previous.id },
      };
    }
  },
};
