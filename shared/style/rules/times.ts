import { say } from '../../sentences/sentence.ts';
import { toChineseNumber } from '../datesInText.ts';
import { finding, report, swap } from '../detectors.ts';
import { type StyleDetector, type StyleRule, type StyleText, styleRule } from '../styleRule.ts';
import { type TimeInText, timesInText } from '../timesInText.ts';
import { everyLanguage, isAlike, respell, two, western } from './ruleText.ts';

const twelve = (hour: number) => (hour % 12 === 0 ? 12 : hour % 12);

/** Times that are written otherwise; undefined for those that stay. */
function times(write: (time: TimeInText, text: StyleText) => string | undefined): StyleDetector {
  return function* (text) {
    for (const time of timesInText(text)) {
      const newText = write(time, text);
      if (newText === undefined || newText === time.text) continue;
      // The full stop of p.m. is that of the sentence too.
      const rest = text.text.slice(time.end);
      const stop =
        /\.$/.test(time.text) && !/\.$/.test(newText) && /^\s*(?:$|\n)/.test(rest) && time.start > 0 ? '.' : '';
      if (newText + stop !== time.text) yield finding(text.text, { ...time, newText: newText + stop });
    }
  };
}

/** True where a time may be one of twelve hours without a word on the half of the day: it stays as it is. */
const unclear = ({ clock, hour }: TimeInText) => clock === 'day' && hour > 0 && hour < 13;

/** The second half of the day; 24:00 is the first minute of another one. */
const isLate = ({ hour }: TimeInText) => hour % 24 >= 12;

interface Half {
  readonly am: string;
  readonly pm: string;
  /** Between the figures and the sign. */
  readonly space?: string;
  readonly sign?: string;
  /** Full hours without their minutes. */
  readonly short?: boolean;
  readonly noon?: boolean;
  readonly bare?: boolean;
}

/** Twelve hours and a sign. The digits keep their leading zero and their minutes as they are. */
const half = ({ am, pm, space = ' ', sign = ':', short, noon, bare }: Half): StyleDetector =>
  times((time, { root, tag }) => {
    if (unclear(time) || time.second !== undefined || /[点點时時시분分]/.test(time.text)) return undefined;
    if (noon && time.minute === 0 && time.hour % 12 === 0)
      return root === 'en' ? (time.hour === 12 ? 'noon' : 'midnight') : undefined;
    const figures = /^\d{1,2}(?:[:.]\d\d)?/.exec(time.text)?.[0] ?? '';
    const padded = /^0/.test(figures) && time.clock === 'half' && !short;
    const hour = padded ? two(twelve(time.hour)) : String(twelve(time.hour));
    const minutes =
      time.minute === 0 && (short || (time.clock === 'half' && !/[:.]/.test(figures)))
        ? ''
        : `${sign}${two(time.minute)}`;
    const digits = hour + minutes;
    if (bare) return digits;
    const wanted = digits + space + (isLate(time) ? pm : am);
    return isAlike(time.text, wanted) && tag !== '' ? undefined : wanted;
  });

/** The day's 24 hours. */
const day = (write: (time: TimeInText) => string): StyleDetector =>
  times((time) => (time.second === undefined ? write(time) : undefined));

/** Eastern words before the figures. */
const eastHalf = (write: (time: TimeInText, word: string) => string): StyleDetector =>
  times((time, { root, text }) => {
    if (!/^(?:ja|ko|zh)$/.test(root) || unclear(time) || time.second !== undefined) return undefined;
    const late = isLate(time);
    const word =
      root === 'ko' ? (late ? '오후 ' : '오전 ') : root === 'ja' ? (late ? '午後' : '午前') : late ? '下午' : '上午';
    const had = /^(?:早上|晚上)/.exec(time.text)?.[0] ?? word;
    return text === '' ? undefined : write(time, had);
  });

const minutes = (time: TimeInText, sign: string) => (time.minute === 0 ? '' : `${time.minute}${sign}`);

const uhr = (sign: string, pad: boolean, full = false): StyleDetector =>
  times((time, { root }) => {
    if (root !== 'de' || time.second !== undefined || /\d\s?h/.test(time.text)) return undefined;
    if (time.clock === 'day' && !/Uhr/.test(time.text) && time.hour === 0 && time.minute > 24) return undefined;
    const hour = pad ? two(time.hour) : String(time.hour);
    const rest = full && time.minute === 0 ? '' : `${sign}${two(time.minute)}`;
    const wanted = `${hour}${rest} Uhr`;
    return time.text.replaceAll('\u00a0', ' ') === wanted ? undefined : wanted;
  });

const lower = { am: 'a.m.', pm: 'p.m.' };
const plain = { am: 'am', pm: 'pm' };
const upper = { am: 'A.M.', pm: 'P.M.' };
const capitals = { am: 'AM', pm: 'PM' };

/** Hours, minutes and seconds apart by one sign. */
const hms = (from: string, to: string): StyleDetector =>
  swap(
    new RegExp(
      `(?<![\\p{sc=Latn}\\p{Nd}\\uFFFC.,:/-])((?:[01]?\\d|2[0-4]))${from}([0-5]\\d)${from}([0-5]\\d)(?![\\p{Nd}\\p{L}:/]|[.]\\d)`,
      'gu',
    ),
    ([, h, m, s]) => [h, m, s].join(to),
  );

const figures = (write: (hour: string, minute: string) => string): StyleDetector =>
  respell(
    /(?<![\p{sc=Latn}\p{Nd}\uFFFC.,:/+-])([01]?\d|2[0-4])(?:(?<colon> ?: ?)|(?<h>[ \u00a0\u202f]?h[ \u00a0\u202f]?))([0-5]\d)(?![\p{sc=Latn}\p{Nd}\uFFFC:/]|[.,]\d)/gu,
    ({ 1: hour = '', 4: minute = '' }) => write(hour, minute),
  );

const time = '(?<![\\p{sc=Latn}\\p{Nd}\\uFFFC.,:/+-])';

const wide = (wanted: string) =>
  swap(new RegExp(`${time}(?:00|24)([:.])00(?![\\p{Nd}:.]\\d|:)`, 'gu'), ([, sign]) => `${wanted}${sign}00`);

export const timeRules: readonly StyleRule[] = [
  styleRule('dates_and_times', 'hours_minutes_seconds_separator', western, {
    use_colon: hms('\\.', ':'),
    use_period: hms(':', '.'),
  }),
  styleRule('dates_and_times', 'hours_minutes_separator', ['fr', 'es', 'it'], {
    use_colon_without_spaces: figures((hour, minute) => `${hour}:${minute}`),
    use_letter_h_with_regular_space_on_either_side: figures((hour, minute) => `${hour} h ${minute}`),
    use_letter_h_without_spaces: figures((hour, minute) => `${hour}h${minute}`),
  }),
  styleRule('dates_and_times', 'midnight_in_numerals', everyLanguage, { use_00_00: wide('00'), use_24_00: wide('24') }),
  styleRule('dates_and_times', 'single_digit_hours', everyLanguage, {
    do_not_use_leading_zero: swap(
      new RegExp(`${time}0(?=[1-9]:[0-5]\\d(?![\\p{Nd}:/]))|${time}0(?=[1-9](?::[0-5]\\d)? ?[ap]\\.?m)`, 'giu'),
      () => '',
    ),
    use_leading_zero: swap(new RegExp(`${time}(?=\\d:[0-5]\\d(?![\\p{Nd}:/]))`, 'gu'), () => '0'),
  }),
  styleRule('dates_and_times', 'time_format', everyLanguage, {
    spell_out_time_in_words: report(
      /(?<![\p{sc=Latn}\p{Nd}\uFFFC.,:/+-])(?:[01]?\d|2[0-4])(?::|h| h )[0-5]\d(?![\p{sc=Latn}\p{Nd}:/]|[.,]\d)/gu,
      (hit) => say`The time ${hit} should be written in words`,
    ),
    use_12_hour_clock_and_do_not_specify_morning_or_evening: half({ am: '', pm: '', bare: true }),
    use_12_hour_clock_and_lowercase_am_or_pm_with_periods: half(lower),
    use_12_hour_clock_and_lowercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm: half(
      { ...lower, noon: true },
    ),
    use_12_hour_clock_and_lowercase_am_or_pm_without_periods: half(plain),
    use_12_hour_clock_and_lowercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
      half({ ...plain, noon: true }),
    use_12_hour_clock_and_specify_morning_or_evening: report(
      {
        es: /(?<![\p{sc=Latn}\p{Nd}\uFFFC.,:/+-])(?:1[3-9]|2[0-4]):[0-5]\d(?![\p{Nd}:/])/gu,
        it: /(?<![\p{sc=Latn}\p{Nd}\uFFFC.,:/+-])(?:1[3-9]|2[0-4])[:.][0-5]\d(?![\p{Nd}:/])/gu,
        fr: /(?<![\p{sc=Latn}\p{Nd}\uFFFC.,:/+-])(?:1[3-9]|2[0-4])(?: ?h ?|:)[0-5]\d(?![\p{Nd}:/])/gu,
      },
      (hit) => say`The time ${hit} should be one of twelve hours, with the part of the day`,
    ),
    use_12_hour_clock_and_uppercase_am_or_pm_with_periods: half(upper),
    use_12_hour_clock_and_uppercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm: half(
      { ...upper, noon: true },
    ),
    use_12_hour_clock_and_uppercase_am_or_pm_without_periods: half(capitals),
    use_12_hour_clock_and_uppercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
      half({ ...capitals, noon: true }),
    use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals:
      eastHalf((t, word) => `${word}${twelve(t.hour)}:${two(t.minute)}`),
    use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_word_点_for_hours:
      eastHalf((t, word) => `${word}${twelve(t.hour)}点${minutes(t, '分')}`),
    use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_words_时_and_分_for_hours_and_minutes:
      eastHalf((t, word) => `${word}${twelve(t.hour)}时${minutes(t, '分')}`),
    use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_chinese_numbers_with_chinese_words_时_and_分_for_hours_and_minutes:
      eastHalf(
        (t, word) =>
          `${word}${toChineseNumber(twelve(t.hour))}时${t.minute === 0 ? '' : `${toChineseNumber(t.minute)}分`}`,
      ),
    use_12_hour_clock_with_arabic_numerals_and_colon: eastHalf(
      (t, word) => `${word}${twelve(t.hour)}:${two(t.minute)}`,
    ),
    use_12_hour_clock_with_korean_words_시_and_분: eastHalf(
      (t, word) => `${word}${twelve(t.hour)}시${t.minute === 0 ? '' : ` ${t.minute}분`}`,
    ),
    use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_lowercase_am_or_pm_without_periods:
      half({ ...plain, short: true }),
    use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_uppercase_am_or_pm_without_periods:
      half({ ...capitals, short: true }),
    use_12_hour_clock_without_leading_zero_use_period_as_separator_and_lowercase_am_or_pm_with_periods_and_spaces: half(
      { am: 'a. m.', pm: 'p. m.', sign: '.', short: true },
    ),
    use_24_hour_clock: day((t) => (t.clock === 'half' ? `${two(t.hour)}:${two(t.minute)}` : t.text)),
    use_24_hour_clock_with_arabic_numerals_and_colon: day((t) =>
      t.clock === 'half' || /[点點时時시]/.test(t.text) ? `${two(t.hour)}:${two(t.minute)}` : t.text,
    ),
    use_24_hour_clock_with_colon_as_separator: day((t) =>
      t.clock === 'half' || !/:/.test(t.text)
        ? `${/^\d:?/.test(t.text) && t.clock === 'day' ? t.hour : two(t.hour)}:${two(t.minute)}${/Uhr/.test(t.text) ? ' Uhr' : ''}`
        : t.text,
    ),
    use_24_hour_clock_with_korean_words_시_and_분: day((t) =>
      /시/.test(t.text) && t.clock === 'day' ? t.text : `${t.hour}시${t.minute === 0 ? '' : ` ${t.minute}분`}`,
    ),
    use_24_hour_clock_with_period_as_separator: day((t) =>
      t.clock === 'half'
        ? `${two(t.hour)}.${two(t.minute)}`
        : t.text.replace(/(?<=\d)(?::|[ \u00a0\u202f]?h[ \u00a0\u202f]?)(?=\d)/, '.'),
    ),
    use_hh_colon_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: uhr(':', true),
    use_hh_colon_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: uhr(':', false),
    use_hh_period_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: uhr('.', true),
    use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: uhr('.', false),
    use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours_and_for_full_hours_state_hour_only:
      uhr('.', false, true),
  }),
];
