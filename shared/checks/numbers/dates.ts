import { calendarNames } from '../../languages/calendarNames.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { isCjk } from '../../languages/writing.ts';
import type { Message } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import { type DateInText, datesInText, mayHaveDate } from '../../style/datesInText.ts';
import type { StyleText } from '../../style/styleRule.ts';
import { styleText } from '../../style/styleText.ts';
import { mayHaveTime, type TimeInText, timesInText } from '../../style/timesInText.ts';
import type { CheckContext, SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { quote, type Sides, sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { isExample } from '../texts/isExample.ts';

/** Another date, time of day, weekday or month than in the source, which the digits alone do not tell. */
export const dates: SegmentCheck = {
  id: 'dates',
  severity: 'warning',
  optional: true,
  summary: 'A date, time, weekday or month differs from the source',
  judges: 'words',
  needs: { segment: fact.source | fact.differs },
  mayFind: ({ source, state }, traits, context) =>
    source !== undefined &&
    state !== 'untranslated' &&
    (((traits.source & traits.target & trait.digit) !== 0 && timely.test(source.value)) ||
      hasName(source.value, context)),
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides || sides.source.value === sides.target.value) return;
    if (isExample(segment)) return;
    yield* names(sides, context);
    const { shape } = sides.source;
    if (!timely.test(shape) || !(mayHaveDate(shape) || mayHaveTime(shape))) return;
    if (!/\d/.test(shape) || !/\p{Nd}/u.test(sides.target.shape)) return;
    const source = styleText(sides.source, context.sourceLanguage);
    const [ourDates, ourTimes] = [datesInText(source), timesInText(source)];
    if (ourDates.length === 0 && ourTimes.length === 0) return;
    const target = styleText(sides.target, context.targetLanguage);
    yield* otherDates(ourDates, source, target);
    yield* otherTimes(ourTimes, target);
  },
};

/** A look for what every date with a year and every time of day has: a number and a sign, a year, half of the day. */
const timely = /\d(?:[:./-] ?\d|[ \u00a0\u202f]?(?:[AaPp]\.? ?[Mm]|[hU年년点點时時시]))|[12]\d{3}|年/;

/** A look at the endings that all names of weekdays, and of most months, have in English. */
const english = /day|uary|ember|ober|april|june|july|august|march|\bmay\b/i;

function hasName(source: string, { sourceLanguage }: CheckContext): boolean {
  if (/^en\b/i.test(sourceLanguage) && !english.test(source)) return false;
  const names = calendarNames(sourceLanguage);
  return names !== undefined && source.search(names.pattern) >= 0;
}

/** Weekdays and months that are another one, where the one of the source is not there. */
function* names({ source, target }: Sides, context: CheckContext): Iterable<SegmentFinding> {
  if (!hasName(source.shape, context)) return;
  const ours = namesIn(source, context.sourceLanguage);
  if (ours.length === 0) return;
  const theirs = namesIn(target, context.targetLanguage);
  const ourDays = new Set(ours.map(({ means }) => means));
  const named = new Set(theirs.map(({ means }) => means));
  const left = ours.filter(({ means }, i) => !named.has(means) && ours.findIndex((one) => one.means === means) === i);
  for (const { means, start, end, text } of theirs) {
    const kind = means.slice(0, 4);
    if (ourDays.has(means)) continue;
    const lost = left.find((one) => one.means.startsWith(kind));
    if (!lost) continue;
    const message = say`${quote(text)} is ${quote(lost.text)} in the source`;
    yield { start, end, message, data: { source: lost.text } };
  }
}

/** `3月`, `3월`: East Asia counts its months. */
const monthInEast = /(?<!\p{Nd})(0?[1-9]|1[0-2]) ?[月월](?![間间])/gu;

function namesIn({ shape }: Message, language: string) {
  const names = calendarNames(language);
  if (!names) return [];
  const numbered = isCjk(language) || rootLanguage(language) === 'ko' ? [...shape.matchAll(monthInEast)] : [];
  return [...shape.matchAll(names.pattern), ...numbered].map((match) => ({
    means: names.meaning.get(match[0].toLowerCase()) ?? (match[1] ? `month ${Number(match[1])}` : ''),
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}

/** Dates of the same digits that are other days. Where digits differ, `numbers` says so. */
function* otherDates(ours: readonly DateInText[], source: StyleText, target: StyleText): Iterable<SegmentFinding> {
  if (ours.length === 0) return;
  const theirs = datesInText(target);
  if (ours.length !== theirs.length) return;
  const digits = digitsOf(source.text);
  const days = new Set(ours.flatMap((one) => readings(one, source)));
  const theirDays = new Set(theirs.flatMap((one) => readings(one, target)));
  const wanted = ours.find((one) => !theirDays.has(dayOf(one)));
  if (!wanted) return;
  for (const date of theirs) {
    if (readings(date, target).some((day) => days.has(day))) continue;
    if ([...digitsOf(date.text)].some((run) => !digits.has(run))) continue;
    const message = say`${quote(date.text)} is a different day from ${quote(wanted.text)} in the source`;
    yield { start: date.start, end: date.end, message, data: { source: wanted.text } };
  }
}

const dayOf = ({ year, month, day }: Pick<DateInText, 'year' | 'month' | 'day'>) => `${year}-${month}-${day}`;

/** The days that a date may mean: English without a region has both orders. */
function readings(date: DateInText, { tag }: StyleText): readonly string[] {
  const { year, month, day, form, sign } = date;
  const open = form === 'numeric' && tag === 'en' && !/^\d{4}/.test(date.text) && day <= 12 && !sign.startsWith('.');
  return open ? [dayOf(date), dayOf({ year, month: day, day: month })] : [dayOf(date)];
}

function digitsOf(text: string): Set<string> {
  return new Set([...text.matchAll(/\d+/g)].map(([run]) => run.replace(/^0+(?=.)/, '')));
}

/** Times of day that are others, where one of them is of twelve hours: all else `numbers` compares. */
function* otherTimes(ours: readonly TimeInText[], target: StyleText): Iterable<SegmentFinding> {
  if (ours.length === 0) return;
  const theirs = timesInText(target);
  if (ours.length !== theirs.length) return;
  if (![...ours, ...theirs].some(({ clock }) => clock === 'half')) return;
  const [sourceTimes, named] = [differentTimes(ours), differentTimes(theirs)];
  const wanted = sourceTimes.find((one) => !named.some((other) => isSameTime(one, other)));
  if (!wanted) return;
  for (const time of theirs) {
    if (sourceTimes.some((one) => isSameTime(one, time))) continue;
    const message = say`${quote(time.text)} is a different time from ${quote(wanted.text)} in the source`;
    yield { start: time.start, end: time.end, message, data: { source: wanted.text } };
  }
}

/** The first of every time: a text may name one again and again. */
function differentTimes(times: readonly TimeInText[]): readonly TimeInText[] {
  const timesByText = new Map<string, TimeInText>();
  for (const time of times) {
    const key = `${time.hour}:${time.minute}:${time.second ?? 0} ${time.clock}`;
    if (!timesByText.has(key)) timesByText.set(key, time);
  }
  return [...timesByText.values()];
}

/** A time without a half of the day may be of either: words beside it tell. */
function isSameTime(a: TimeInText, b: TimeInText): boolean {
  if (a.minute !== b.minute || (a.second ?? 0) !== (b.second ?? 0)) return false;
  if (a.hour % 24 === b.hour % 24) return true;
  const isOpen = ({ clock, hour }: TimeInText) => clock === 'day' && hour <= 12;
  return (isOpen(a) || isOpen(b)) && a.hour % 12 === b.hour % 12;
}
