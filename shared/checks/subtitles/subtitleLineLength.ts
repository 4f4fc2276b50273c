import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { replacing } from '../contract/replacing.ts';
import { fact } from '../contract/traits.ts';
import { linesInOneLanguage } from './linesInOneLanguage.ts';
import { shownLength, shownLines } from './subtitleFigures.ts';
import { exceedsLimits, subtitleLimits, wrappedSubtitle } from './wrappedSubtitle.ts';

/** A subtitle with too long a line, or too many lines. */
export const subtitleLineLength: SegmentCheck = {
  id: 'subtitle-line-length',
  severity: 'info',
  summary: 'A line of the subtitle is too long, or there are too many',
  inSource: true,
  needs: { segment: fact.timing },
  mayFind: ({ state }) => state !== 'untranslated',
  *run(segment, context) {
    if (!segment.target) return;
    const message = context.message(segment, 'target');
    const { settings, sourceLanguage, targetLanguage } = context;
    const source = segment.source && !context.catalog.isSource ? context.message(segment, 'source') : undefined;
    const lines = linesInOneLanguage(message, source);
    const limits = subtitleLimits(source, sourceLanguage, targetLanguage, settings);
    const { width, lines: most } = limits;
    if (!exceedsLimits(message, limits, targetLanguage)) return;
    const ofSource = shownLines(message).filter(({ start }) => !lines.some((line) => line.start === start));
    // Lines of two languages are not joined, and where those of the source fit those of the translation do.
    const fitting = Math.max(width, ...ofSource.map(({ text }) => shownLength(text, targetLanguage)));
    const newText = ofSource.length === 0 ? wrappedSubtitle(message, limits, targetLanguage) : undefined;
    const whole = { start: 0, end: message.value.length };
    const fix = newText === undefined ? undefined : replacing(whole, newText, say`Rewrap the lines`);
    if (lines.length > most && lines.filter((line) => line.text !== '').length > most) {
      const start = lines[most]?.start ?? 0;
      yield {
        start,
        message: say`The subtitle has ${lines.length} lines; at most ${most} are allowed`,
        data: { lines: lines.length, max: most },
        fix,
      };
    }
    for (const { text, start, end } of lines) {
      const length = shownLength(text, targetLanguage);
      if (length <= fitting) continue;
      yield {
        start,
        end,
        message: say`The line has ${length} characters; ${width} fit`,
        data: { length, max: width },
        habit,
        fix,
      };
    }
  },
  habit: () => habit,
};

const habit = say`Subtitles in this file often have a line that is too long`;
