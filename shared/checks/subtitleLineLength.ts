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
    const { width, most } = limitsOf(segment, context);
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

/**
 * How long a line may be in characters, and how many lines there may be. Where the source itself has too long a line or
 * too many, the film is not made by the limits: then its subtitle says what may be, with room for another language.
 */
function limitsOf(segment: Segment, context: CheckContext): { readonly width: number; readonly most: number } {
  const { settings, sourceLanguage, targetLanguage } = context;
  const width = lineWidth(targetLanguage, settings);
  const most = settings.subtitles.lines;
  if (!segment.source || context.catalog.isSource) return { width, most };
  const lines = shownLines(context.message(segment, 'source'));
  const usual = lineWidth(sourceLanguage, settings);
  const longest = lines.reduce((most, line) => Math.max(most, shownLength(line.text, sourceLanguage)), 0);
  if (lines.length <= most && longest <= usual) return { width, most };
  return {
    width: Math.max(width, Math.round((width / usual) * longest * roomForAnotherLanguage)),
    most: Math.max(most, lines.length),
  };
}

/** So many times as long as its source a line may be where the source is too long already. */
const roomForAnotherLanguage = 1.5;

/** The same words on lines of nearly the same length, where they fit. */
function balanced(value: string, width: number, most: number, { targetLanguage }: CheckContext): Fix | undefined {
  if (isUnspaced(targetLanguage) || /^[-–—]/m.test(value)) return undefined;
  const words = value.split(/[ \n]+/).filter((word) => word !== '');
  const newText = balancedLines(words, width, most, targetLanguage)?.join('\n');
  if (newText === undefined) return undefined;
  return {
    kind: 'suggestion',
    title: 'Break the lines anew',
    edits: [{ range: { start: 0, end: value.length }, newText }],
  };
}
