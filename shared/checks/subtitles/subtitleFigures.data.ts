/** Who a programme is made for: how fast it may be read depends on it. `sdh`: for the deaf and hard of hearing. */
export type SubtitleProgramme = 'adult' | 'children' | 'sdh';

/** How two speakers in one subtitle are told apart: a hyphen before both or the second only, with a space or without. */
export interface DialogueStyle {
  readonly lines: 'both' | 'second';
  readonly space: boolean;
}

/**
 * Characters per second by language; `*` for all others. Source: Netflix timed text style guides, as the published
 * figures stood in 2025.
 */
export const readingSpeeds: Readonly<Record<SubtitleProgramme, Readonly<Record<string, number>>>> = {
  adult: { '*': 17, en: 20, ar: 20, hi: 22, ko: 12, zh: 9, yue: 9, ja: 4 },
  children: { '*': 13, en: 17, ar: 17, hi: 18, ko: 9, zh: 7, yue: 7, ja: 4 },
  sdh: { '*': 20, ar: 23, hi: 25, ko: 14, zh: 11, yue: 11, ja: 7 },
};

/** Characters in one line by language; `*` for all others. */
export const lineWidths: Readonly<Record<string, number>> = { '*': 42, th: 35, ko: 16, zh: 16, yue: 16, ja: 13 };

/** Shortest time that a subtitle shows, in ms: five sixths of a second; `*` for all but those named. */
export const shortestTimes: Readonly<Record<string, number>> = { '*': 833, ja: 500 };

/** Longest time that a subtitle shows, in ms. */
export const longestTime = 7000;

/** Frames that have to be left between two subtitles. */
export const leastFrames = 2;

/** A gap shorter than this, in ms, looks like a flicker: it is closed to {@link leastFrames}. */
export const shortestGap = 500;

const both = { space: { lines: 'both', space: true }, tight: { lines: 'both', space: false } } as const;
const second = { space: { lines: 'second', space: true }, tight: { lines: 'second', space: false } } as const;

/** By language; `*` for all others, undefined where speakers are told apart in another way. */
export const dialogueStyles: Readonly<Record<string, DialogueStyle | undefined>> = {
  '*': both.tight,
  ar: both.space,
  pt: both.space,
  cs: both.space,
  fr: both.space,
  hu: both.space,
  id: both.space,
  it: both.space,
  ko: both.space,
  ms: both.space,
  pl: both.space,
  ro: both.space,
  ru: both.space,
  sk: both.space,
  es: both.space,
  th: both.space,
  vi: both.space,
  nl: second.tight,
  fi: second.tight,
  he: second.tight,
  sr: second.tight,
  bg: second.space,
  ja: undefined,
};

/** Languages that set sounds and speakers in brackets of their own. */
export const otherSoundBrackets: ReadonlySet<string> = new Set(['ja', 'zh', 'yue']);

/** Languages whose letters are not set in italics. */
export const uprightLanguages: ReadonlySet<string> = new Set(['ar', 'he', 'iw', 'hi', 'ko', 'th', 'zh', 'yue']);

/** Languages in which whole numbers up to ten are written as words in subtitles. */
export const spelledNumbers: ReadonlySet<string> = new Set(
  'en de fr es it pt nl sv da nb no fi is pl cs sk hu ro bg hr sr sl uk ru el tr ca eu gl et lv lt id ms'.split(' '),
);
