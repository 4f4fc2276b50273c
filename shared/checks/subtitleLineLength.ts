import type { Segment } from '../catalog/segment.ts';
import { balancedLines } from './balancedLines.ts';
import type { CheckContext, Fix, SegmentCheck } from './check.ts';
import { isUnspaced } from './language.ts';
import { fact } from './segmentTraits.ts';
import { lineWidth, shownLength, shownLines } from './subtitleFigures.ts';

/** A subtitle with too long a line, or too many lines. */
export const subtitleLineLength: SegmentCheck = {
  scope: 'segment',
  id: 'subtitle-line-length',
  severity: 'info',
  summary: 'A line of the subtitle is too long, or there are too many',
  inSource: true,
  needs: { segment: fact.timing },
  mayFind: ({ state }) => state !== 'untranslated',
  *run(segment, context) {
    if (!segment.target) return;
    const message = context.message(segment, 'target');
    const lines = shownLines(message);
    const width = lineWidth(context.targetLanguage, context.settings);
    const most = context.settings.subtitles.lines;
    if (segment.source && !context.catalog.isSource && isBroad(segment, context)) return;
    const fix = message.units.length === 0 ? balanced(message.value, width, most, context) : undefined;
    if (lines.length > most && lines.filter((line) => line.text !== '').length > most) {
      const start = lines[most]?.start ?? 0;
      yield {
        start,
        message: `The subtitle has ${lines.length} lines, allowed are ${most}`,
        data: { lines: lines.length, max: most },
        ...(fix ? { fix } : {}),
      };
    }
    for (const { text, start, end } of lines) {
      const length = shownLength(text, context.targetLanguage);
      if (length <= width) continue;
      yield {
        start,
        end,
        message: `The line has ${length} characters, ${width} fit`,
        data: { length, max: width },
        ...(fix ? { fix } : {}),
      };
    }
  },
};

/** True when the source itself has too long a line, or too many: the film is not made by these limits. */
function isBroad(segment: Segment, context: CheckContext): boolean {
  const lines = shownLines(context.message(segment, 'source'));
  const width = lineWidth(context.sourceLanguage, context.settings);
  return (
    lines.length > context.settings.subtitles.lines ||
    lines.some((line) => shownLength(line.text, context.sourceLanguage) > width)
  );
}

/** The same words on lines of nearly the same length, where they fit. */
function balanced(value: string, width: number, most: number, { targetLanguage }: CheckContext): Fix | undefined {
  if (isUnspaced(targetLanguage) || /^[-–—]/m.test(value)) return undefined;
  const words = value.split(/[ \n]+/).filter((word) => word !== '');
  const newText = balancedLines(words, width, most, targetLanguage)?.join('\n');
  if (newText === undefined) return undefined;
  return { title: 'Break the lines anew', edits: [{ range: { start: 0, end: value.length }, newText }] };
}
