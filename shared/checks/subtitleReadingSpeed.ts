import type { SegmentCheck } from './check.ts';
import { readingSpeed, shownLength, shownLines } from './subtitleFigures.ts';

/** A subtitle with more text than can be read in the time that it shows. */
export const subtitleReadingSpeed: SegmentCheck = {
  scope: 'segment',
  id: 'subtitle-reading-speed',
  severity: 'info',
  summary: 'The subtitle is too fast to read',
  inSource: true,
  *run(segment, context) {
    const { timing, target } = segment;
    if (!timing || !target || timing.end <= timing.start || segment.state === 'untranslated') return;
    const lines = shownLines(context.message(segment, 'target'));
    const length = lines.reduce((sum, line) => sum + shownLength(line.text, context.targetLanguage), 0);
    const speed = (length * 1000) / (timing.end - timing.start);
    const limit = readingSpeed(context.targetLanguage, context.settings);
    if (speed <= limit) return;
    const seconds = (timing.end - timing.start) / 1000;
    yield {
      message: `${Math.round(length)} characters in ${seconds.toFixed(1)} s are ${speed.toFixed(1)} per second, readable are ${limit}`,
      data: { speed: Math.round(speed * 10) / 10, limit },
      ...(speed > limit * 1.5 ? { severity: 'warning' as const } : {}),
    };
  },
};
