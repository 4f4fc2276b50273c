import type { Message } from '../messages/message.ts';
import type { ProjectSettings } from '../settings.ts';
import { rootOf } from './language.ts';

/** Characters per second for adults, from Netflix's timed text style guides. */
const speeds: Readonly<Record<string, number>> = { en: 20, ar: 20, hi: 22, ko: 12, zh: 9, yue: 9, ja: 4 };
/** Characters in one line, from the same guides. */
const widths: Readonly<Record<string, number>> = { th: 35, ko: 16, zh: 16, yue: 16, ja: 13 };
const wide = new Set(['zh', 'yue', 'ja', 'ko']);

/** What a viewer of a language can read in a second, in characters. */
export function readingSpeed(language: string, settings: ProjectSettings): number {
  return settings.subtitles.charactersPerSecond ?? speeds[rootOf(language)] ?? 17;
}

/** How long a line of a subtitle may be, in characters. */
export function lineWidth(language: string, settings: ProjectSettings): number {
  return settings.subtitles.lineLength ?? widths[rootOf(language)] ?? 42;
}

/** Lines of a subtitle as they show: without tags. Offsets are UTF-16 code units of the value. */
export function shownLines(
  message: Message,
): { readonly text: string; readonly start: number; readonly end: number }[] {
  let start = 0;
  return message.shape.split('\n').map((line) => {
    const at = start;
    start += line.length + 1;
    return { text: line.replaceAll('\uFFFC', '').trim(), start: at, end: at + line.length };
  });
}

/** Length in characters as the language counts: half for Latin letters and digits among full-width characters. */
export function shownLength(text: string, language: string): number {
  if (!wide.has(rootOf(language))) return [...text.normalize('NFC').replace(/[\p{Mn}\p{Cf}]/gu, '')].length;
  let length = 0;
  for (const char of text) length += /[\x20-\x7e\uff61-\uff9f\u00a0-\u00ff]/.test(char) ? 0.5 : 1;
  return length;
}
