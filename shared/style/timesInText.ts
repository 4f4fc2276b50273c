import type { StyleText } from './styleRule.ts';

/** A time of day in a text; offsets are UTF-16 code units. */
export interface TimeInText {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** 0 to 24. */
  readonly hour: number;
  readonly minute: number;
  readonly second?: number;
  /** `half`: the hour is one of twelve, and what is said beside it tells which half of the day. */
  readonly clock: 'day' | 'half';
}

/** Half-day signs: `p.m.`, `PM`, 下午, 오후. */
const western =
  /(?<![\p{sc=Latn}\p{Nd}\uFFFC.,:/-])(0?\d|1[0-2])(?:[:.]([0-5]\d)(?:[:.]([0-5]\d))?)?[ \u00a0\u202f]?([AaPp])\.? ?([Mm])(?:\.|(?![\p{sc=Latn}\p{Nd}]))/gu;
const east =
  /(上午|早上|下午|晚上|午前|午後|오전|오후) ?(\d{1,2})(?::([0-5]\d)|[点點时時시](?: ?([0-5]?\d)[分분])?)(?!\d)/gu;
/** Times in the figures of the day: `14:30`, `14.30 Uhr`, `14h30`, `14 h 30`. */
const ofDay =
  /(?<![\p{sc=Latn}\p{Nd}\uFFFC.,:/+-])([01]?\d|2[0-4]):([0-5]\d)(?::([0-5]\d))?( ?Uhr)?(?![\p{Nd}:/+]|[.,]\d|[ \u00a0]?[AaPp]\.? ?[Mm]\b)/gu;
const german =
  /(?<![\p{sc=Latn}\p{Nd}\uFFFC.,:/+-])([01]?\d|2[0-4])(?:\.([0-5]\d))?[ \u00a0]Uhr(?!\p{L})(?![ \u00a0]\d)/gu;
const french =
  /(?<![\p{sc=Latn}\p{Nd}\uFFFC.,:/+-])([01]?\d|2[0-4])[ \u00a0\u202f]?h[ \u00a0\u202f]?([0-5]\d)(?![\p{sc=Latn}\p{Nd}])/gu;
const characters = /(?<![\d午早晚上前後전후 ])(\d{1,2})[点點时時시](?: ?([0-5]?\d)[分분])(?!\d)/gu;

/** A look for what every time has: a number and behind it a sign of hours. */
const mayHold = /\d(?:[:点點時时시]|[ \u00a0\u202f]?(?:h|[AaPp]\.? ?[Mm])|[ \u00a0]Uhr)/;

/** Before a colon: books with chapters and verses. */
const verse =
  /(?:\b(?:Gen|Ex|Lev|Num|Deut|Ps|Psalms?|Isa?|Jer|Mt|Mk|Lk|Jn|Matthew|Mark|Luke|John|Acts|Rom|Cor|Hebrews|Rev|Sura|Koran|Quran)\.? ?)$/u;

/** Whether a text may have a time of day; one that is covered in part has no more of them. */
export function mayHaveTime(text: string): boolean {
  return mayHold.test(text);
}

/** The times of a text, in order, without overlap. Durations and scores that look the same are read as times too. */
export function timesInText({ text, root }: StyleText): readonly TimeInText[] {
  if (!mayHold.test(text)) return [];
  const times: TimeInText[] = [];
  const taken = new Set<number>();
  const add = (
    match: RegExpExecArray,
    hour: number,
    minute: string | undefined,
    second: string | undefined,
    clock: TimeInText['clock'],
  ) => {
    const start = match.index;
    const end = start + match[0].length;
    if (hour > 24) return;
    for (let offset = start; offset < end; offset++) if (taken.has(offset)) return;
    if (verse.test(text.slice(Math.max(0, start - 12), start))) return;
    for (let offset = start; offset < end; offset++) taken.add(offset);
    times.push({
      start,
      end,
      text: match[0],
      hour,
      minute: Number(minute ?? 0),
      clock,
      ...(second === undefined ? {} : { second: Number(second) }),
    });
  };
  for (const match of text.matchAll(western)) {
    const hour = Number(match[1]) % 12;
    // “00:00 PM” is no time, but a sample of how wide one is.
    if (hour === Number(match[1]) && hour === 0 && /p/i.test(match[4] ?? '')) continue;
    add(match, /p/i.test(match[4] ?? '') ? hour + 12 : hour, match[2], match[3], 'half');
  }
  for (const match of text.matchAll(east)) {
    const hour = Number(match[2]);
    const late = /下午|晚上|午後|오후/.test(match[1] ?? '');
    if (hour <= 12)
      add(
        match,
        late && hour < 12 ? hour + 12 : !late && hour === 12 ? 0 : hour,
        match[3] ?? match[4],
        undefined,
        'half',
      );
  }
  for (const match of text.matchAll(ofDay)) add(match, Number(match[1]), match[2], match[3], 'day');
  if (root === 'de')
    for (const match of text.matchAll(german)) add(match, Number(match[1]), match[2], undefined, 'day');
  if (root === 'fr')
    for (const match of text.matchAll(french)) add(match, Number(match[1]), match[2], undefined, 'day');
  for (const match of text.matchAll(characters)) add(match, Number(match[1]), match[2], undefined, 'day');
  return times.sort((a, b) => a.start - b.start);
}
