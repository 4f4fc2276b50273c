import type { Message } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { fact } from '../contract/traits.ts';
import { charactersRead, leeway, readingSpeed } from './subtitleFigures.ts';

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
    const { length, speed } = speedOf(context.message(segment, 'target'), timing, context.targetLanguage);
    const limit = readingSpeed(context.targetLanguage, context.settings);
    if (speed <= limit * leeway(context.settings)) return;
    if (segment.source && !context.catalog.isSource) {
      // A source that is too fast itself leaves a translation of its length no choice.
      const source = speedOf(context.message(segment, 'source'), timing, context.sourceLanguage).speed;
      if (source > readingSpeed(context.sourceLanguage, context.settings) && speed <= source) return;
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

function speedOf(message: Message, { start, end }: { readonly start: number; readonly end: number }, language: string) {
  const length = charactersRead(message.shape.replaceAll('\uFFFC', ''), language);
  return { length, speed: (length * 1000) / (end - start) };
}
