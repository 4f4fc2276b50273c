import { escaped } from '../catalog/escaped.ts';
import { rootLanguage } from './languageTag.ts';

/** The names of weekdays and months of a language. */
export interface CalendarNames {
  /** Finds any of them where it is no part of a word; the whole match is the name. Global. */
  readonly pattern: RegExp;
  /** `day 0` (Sunday) to `day 6`, `month 1` to `month 12`, by the name in lower case; names of two are left out. */
  readonly meaning: ReadonlyMap<string, string>;
  /** Every name in lower case, those too that are more often something else. */
  readonly words: ReadonlySet<string>;
}

const joiner = '\u200c';

const namesByLanguage = new Map<string, CalendarNames | undefined>();

/** Words of a language that are more often something else than the name of a month. */
const ordinary: Readonly<Record<string, readonly string[]>> = {
  en: ['may', 'march'],
  da: ['maj'],
  nl: ['mei'],
  ro: ['mai'],
};

/**
 * The full names of weekdays and months in a language, alone and in a date (CLDR, through `Intl`); undefined for a
 * language without them.
 *
 * @param language BCP 47, `_` or `-`.
 */
export function calendarNames(language: string): CalendarNames | undefined {
  if (namesByLanguage.has(language)) return namesByLanguage.get(language);
  const made = makeNames(language.replaceAll('_', '-'));
  namesByLanguage.set(language, made);
  return made;
}

function makeNames(language: string): CalendarNames | undefined {
  const meaning = new Map<string, string>();
  const doubtful = new Set(ordinary[rootLanguage(language)]);
  const add = (name: string | undefined, means: string) => {
    const key = name?.toLowerCase() ?? '';
    // A number with a sign is a month in Chinese and in nothing else; it is read with its day.
    if (key.length < 3 || /\p{Nd}/u.test(key)) return;
    if (meaning.has(key) && meaning.get(key) !== means) doubtful.add(key);
    // Many keyboards of Persian have no joiner: “سه شنبه” for “سه‌شنبه”; some write “پنج شنبه” for “پنجشنبه”.
    const joined = key.replace(/(?<=[\u0600-\u06ff])(?=شنبه$)/u, joiner);
    const forms = joined.includes(joiner)
      ? [joined, joined.replaceAll(joiner, ' '), joined.replaceAll(joiner, '')]
      : [];
    for (const form of [key, ...forms]) meaning.set(form, means);
  };
  try {
    if (Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return undefined;
    const zone = { timeZone: 'UTC', calendar: 'gregory' } as const;
    const weekday = new Intl.DateTimeFormat(language, { ...zone, weekday: 'long' });
    const alone = new Intl.DateTimeFormat(language, { ...zone, month: 'long' });
    const inDate = new Intl.DateTimeFormat(language, { ...zone, month: 'long', day: 'numeric' });
    // The third of January 2021 was a Sunday.
    for (let day = 0; day < 7; day++) add(weekday.format(Date.UTC(2021, 0, 3 + day)), `day ${day}`);
    for (let month = 0; month < 12; month++) {
      const date = Date.UTC(2021, month, 5);
      add(alone.format(date), `month ${month + 1}`);
      add(inDate.formatToParts(date).find(({ type }) => type === 'month')?.value, `month ${month + 1}`);
    }
  } catch {
    return undefined;
  }
  const words = new Set(meaning.keys());
  for (const name of doubtful) meaning.delete(name);
  const names = [...meaning.keys()].sort((a, b) => b.length - a.length);
  if (names.length === 0) return undefined;
  const each = names.map(escaped).join('|');
  return {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}\\p{Nd}_${joiner}-])(?:${each})(?![\\p{M}\\p{Nd}_${joiner}-]|(?=\\p{L})[^\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}])`,
      'giu',
    ),
    meaning,
    words,
  };
}
