import { isUnspaced } from '../../languages/writing.ts';
import type { Message } from '../../messages/message.ts';
import type { ProjectSettings } from '../../settings.ts';
import { balancedLines, type ShownWord } from './balancedLines.ts';
import { lineWidth, shownLength, shownLines } from './subtitleFigures.ts';

/** What one subtitle may hold. */
export interface SubtitleLimits {
  /** Characters a line, as {@link shownLength} counts them. */
  readonly width: number;
  readonly lines: number;
}

/** So many times as long as its source a line may be where the source is too long already. */
const roomForAnotherLanguage = 1.5;

/**
 * How long a line may be, and how many there may be. Where the source itself has too long a line or too many, the film
 * is not made by the limits: then its subtitle says what may be, with room for another language.
 *
 * @param source the subtitle in the language of the film, if there is one.
 */
export function subtitleLimits(
  source: Message | undefined,
  sourceLanguage: string,
  targetLanguage: string,
  settings: ProjectSettings,
): SubtitleLimits {
  const width = lineWidth(targetLanguage, settings);
  const most = settings.subtitles.lines;
  if (!source) return { width, lines: most };
  const lines = shownLines(source);
  const usual = lineWidth(sourceLanguage, settings);
  const longest = lines.reduce((longest, line) => Math.max(longest, shownLength(line.text, sourceLanguage)), 0);
  if (lines.length <= most && longest <= usual) return { width, lines: most };
  return {
    width: Math.max(width, Math.round((width / usual) * longest * roomForAnotherLanguage)),
    lines: Math.max(most, lines.length),
  };
}

/**
 * The same words on as few lines as hold them, of nearly the same length; tags take no room.
 *
 * @returns undefined where the words do not fit, or where each line is what another speaker says.
 * @example wrappedSubtitle(analyzeMessage(plain('cast off, we sail'), []), { width: 10, lines: 2 }, 'en'); // 'cast off,\nwe sail'
 */
export function wrappedSubtitle(message: Message, limits: SubtitleLimits, language: string): string | undefined {
  if (/^[-–—]/m.test(message.shape)) return undefined;
  const unspaced = isUnspaced(language);
  const space = unspaced ? '' : ' ';
  const words = (unspaced ? phrases : spacedWords)(message, language);
  const lines = balancedLines(words, limits.width, limits.lines, { text: space, length: shownLength(space, language) });
  return lines?.map((line) => line.trim()).join('\n');
}

/** True where a line of a subtitle is too long, or there are too many. */
export function exceedsLimits(message: Message, { width, lines: most }: SubtitleLimits, language: string): boolean {
  const lines = shownLines(message).filter(({ text }) => text !== '');
  return lines.length > most || lines.some(({ text }) => shownLength(text, language) > width);
}

function spacedWords({ value, shape }: Message, language: string): ShownWord[] {
  return [...shape.matchAll(/[^ \n]+/g)].map(({ 0: word, index }) => shown(value, index, word, language));
}

function shown(value: string, start: number, shape: string, language: string): ShownWord {
  const length = shownLength(shape.replaceAll('\uFFFC', ''), language);
  return { text: value.slice(start, start + shape.length), length };
}

/** What no line begins with: closing signs, small kana, and the syllables that Japanese puts behind a word. */
const staysBehind = /^[\s\p{Pe}\p{Pf}\p{Po}\p{Sk}\p{Mn}\p{Mc}\p{Lm}\u3041-\u309f\ufffcー々]/u;
/** What no line ends with. */
const staysInFront = /[\p{Ps}\p{Pi}\ufffc]$/u;

/** Stretches of a text without spaces between which a line may end (Unicode’s words, UAX #29, joined by the signs above). */
function phrases({ value, shape }: Message, language: string): ShownWord[] {
  const starts: number[] = [];
  let before = '';
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: 'word' }).segment(shape)) {
    const joins = starts.length > 0 && (staysBehind.test(segment) || staysInFront.test(before));
    if (!joins && segment !== '\n') starts.push(index);
    before = segment;
  }
  return starts.map((start, i) => {
    const stretch = shape.slice(start, starts[i + 1] ?? shape.length);
    const { text, length } = shown(value, start, stretch, language);
    return { text: text.replaceAll('\n', ''), length };
  });
}
