import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { fact } from '../contract/traits.ts';
import { linesInOneLanguage } from './linesInOneLanguage.ts';
import { charactersRead, leeway, readingSpeed, shownLines } from './subtitleFigures.ts';

/** A subtitle with more text than can be read in the time that it shows. */
export const subtitleReadingSpeed: SegmentCheck = {
  id: 'subtitle-reading-speed',
  severity: 'info',
  summary: 'The subtitle is too fast to read',
  inSource: true,
  needs: { segment: fact.timing },
  mayFind: ({ state }) => state !== 'untranslated',
  *run(segment, context) {
    const { timing, target } = segment;
    if (!timing || !target || timing.end <= timing.start) return;
    const source = segment.source && !context.catalog.isSource ? context.message(segment, 'source') : undefined;
    const lines = linesInOneLanguage(context.message(segment, 'target'), source);
    const { length, speed } = speedOf(lines, timing, context.targetLanguage);
    const limit = readingSpeed(context.targetLanguage, context.settings);
    if (speed <= limit * leeway(context.settings)) return;
    if (source) {
      // A source that is too fast itself leaves a translation of its length no choice.
      const ofSource = speedOf(shownLines(source), timing, context.sourceLanguage).speed;
      if (ofSource > readingSpeed(context.sourceLanguage, context.settings) && speed <= ofSource) return;
    }
    const seconds = (timing.end - timing.start) / 1000;
    yield {
      message: say`${Math.round(length)} characters in ${seconds.toFixed(1)} s are ${speed.toFixed(1)} per second; ${limit} are readable`,
      data: { speed: Math.round(speed * 10) / 10, limit },
      habit,
      severity: speed > limit * 1.5 ? 'warning' : undefined,
    };
  },
  habit: () => habit,
};

const habit = say`Subtitles in this file are often too fast to read`;

function speedOf(
  lines: readonly { readonly text: string }[],
  { start, end }: { readonly start: number; readonly end: number },
  language: string,
) {
  const length = charactersRead(lines.map(({ text }) => text).join('\n'), language);
  return { length, speed: (length * 1000) / (end - start) };
}
