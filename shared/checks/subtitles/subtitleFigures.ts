import { rootLanguage } from '../../languages/languageTag.ts';
import type { Message } from '../../messages/message.ts';
import type { ProjectSettings } from '../../settings.ts';
import {
  type DialogueStyle,
  dialogueStyles,
  leastFrames,
  lineWidths,
  readingSpeeds,
  shortestTimes,
} from './subtitleFigures.data.ts';

const wide = new Set(['zh', 'yue', 'ja', 'ko']);

/** What a viewer of a language can read in a second, in characters; it depends on the programme. */
export function readingSpeed(language: string, settings: ProjectSettings): number {
  const { charactersPerSecond, programme } = settings.subtitles;
  return charactersPerSecond ?? ofLanguage(readingSpeeds[programme], language) ?? 17;
}

/** So many times the limit of reading speed goes unsaid: viewers read on, and only a limit of the project's own is exact. */
export function leeway({ subtitles }: ProjectSettings): number {
  return subtitles.charactersPerSecond === undefined ? 1.2 : 1;
}

/** How long a line of a subtitle may be, in characters. */
export function lineWidth(language: string, settings: ProjectSettings): number {
  return settings.subtitles.lineLength ?? ofLanguage(lineWidths, language) ?? 42;
}

/** The shortest time that a subtitle may show, in ms. */
export function shortestTime(language: string): number {
  return ofLanguage(shortestTimes, language) ?? 833;
}

/** How speakers are told apart; undefined for languages that do it without hyphens. */
export function dialogueStyle(language: string): DialogueStyle | undefined {
  return ofLanguage(dialogueStyles, language);
}

/** The least time between two subtitles, in whole ms. */
export function leastGap({ subtitles }: ProjectSettings): number {
  return Math.floor((leastFrames * 1000) / subtitles.framesPerSecond);
}

function ofLanguage<T>(figures: Readonly<Record<string, T>>, language: string): T | undefined {
  const root = rootLanguage(language);
  return figures[Object.hasOwn(figures, root) ? root : '*'];
}

/** Lines of a subtitle as they show: without tags. Offsets are UTF-16 code units of the value. */
export function shownLines(
  message: Message,
): { readonly text: string; readonly start: number; readonly end: number }[] {
  let start = 0;
  return message.shape.split('\n').map((line) => {
    const lineStart = start;
    start += line.length + 1;
    return { text: line.replaceAll('\uFFFC', '').trim(), start: lineStart, end: lineStart + line.length };
  });
}

/**
 * How many characters viewers read: line by line, without the spaces at the ends of lines.
 *
 * @param text without tags.
 * @example charactersRead('Cast off!\n', 'en'); // 9
 */
export function charactersRead(text: string, language: string): number {
  return text.split('\n').reduce((sum, line) => sum + shownLength(line.trim(), language), 0);
}

/** Length in characters as the language counts: half for Latin letters and digits among full-width characters. */
export function shownLength(text: string, language: string): number {
  if (!wide.has(rootLanguage(language))) return [...text.normalize('NFC').replace(/[\p{Mn}\p{Cf}]/gu, '')].length;
  let length = 0;
  for (const char of text) length += /[\x20-\x7e\uff61-\uff9f\u00a0-\u00ff]/.test(char) ? 0.5 : 1;
  return length;
}
