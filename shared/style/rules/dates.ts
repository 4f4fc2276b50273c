import { type DateInText, datesInText, toChineseDigits, toChineseNumber } from '../datesInText.ts';
import { all, finding } from '../detectors.ts';
import { type StyleDetector, type StyleRule, type StyleText, styleRule } from '../styleRule.ts';
import { germanShort, germanUsual, months } from './months.data.ts';
import { everyLanguage, two, western } from './ruleText.ts';

type Writer = (date: DateInText, text: StyleText) => string | undefined;

/**
 * Dates that are written otherwise. A text that has the wanted form already, in its own order of day and month, stays
 * whatever it means.
 */
function dates(write: Writer, shape: RegExp, only?: DateInText['form']): StyleDetector {
  return function* (text) {
    for (const date of datesInText(text)) {
      if (only && date.form !== only) continue;
      if (shape.test(date.text)) continue;
      const newText = write(date, text);
      if (newText !== undefined && newText !== date.text) yield finding(text.text, { ...date, newText });
    }
  };
}

const name = (date: DateInText, root: string) => months[root]?.[date.month - 1];

/** Day, month and year as numbers in a fixed order. */
const numbers = (pattern: string, only?: DateInText['form']): StyleDetector =>
  dates(
    (date) =>
      pattern
        .replace('yyyy', String(date.year))
        .replace('yy', two(date.year % 100))
        .replace('mm', two(date.month))
        .replace('dd', two(date.day)),
    new RegExp(
      `^${pattern
        .replaceAll('.', '\\.')
        .replace('yyyy', '\\d{4}')
        .replace('yy', '\\d\\d')
        .replace('mm', '\\d\\d')
        .replace('dd', '\\d\\d')}$`,
    ),
    only,
  );

/** As {@link numbers}, with or without leading zeros: dates with the sign already are left alone. */
const either = (pattern: string, sign: string, yearFirst: boolean, only?: DateInText['form']): StyleDetector => {
  const s = sign === '.' ? '\\.' : sign;
  const shape = yearFirst
    ? new RegExp(`^\\d{4}${s}\\d{1,2}${s}\\d{1,2}$`)
    : new RegExp(`^\\d{1,2}${s}\\d{1,2}${s}\\d{4}$`);
  const exact = numbers(pattern, only);
  return function* (text) {
    for (const finding of exact(text)) if (!shape.test(text.text.slice(finding.start, finding.end))) yield finding;
  };
};

/** The usual numeric date of a language. */
function usual({ day, month, year }: DateInText, { root, tag }: StyleText, pad: boolean): string {
  const [d, m] = pad ? [two(day), two(month)] : [String(day), String(month)];
  if (root === 'de') return `${d}.${m}.${year}`;
  if (root === 'ja' || root === 'zh') return `${year}/${m}/${d}`;
  if (root === 'ko') return `${year}. ${m}. ${d}.`;
  return tag === 'en' || tag.startsWith('en-us') ? `${m}/${d}/${year}` : `${d}/${m}/${year}`;
}

const numerals = (pad: boolean): StyleDetector =>
  all(
    dates((date, text) => usual(date, text, pad), /^\d+[./-] ?\d+[./-] ?\d+\.?$/),
    zeros(pad),
  );

/** Leading zeros of numeric dates. */
function zeros(pad: boolean): StyleDetector {
  return dates(
    // ISO 8601 has zeros always.
    (date) =>
      /^\d{4}-/.test(date.text)
        ? undefined
        : date.text.replace(/(?<!\d)\d{1,2}(?!\d)/g, (part, offset: number) => {
            // The year of two digits stands last.
            const last = offset + part.length === date.text.length && !/\d{4}/.test(date.text);
            return last ? part : pad ? part.padStart(2, '0') : part.replace(/^0(?=\d)/, '');
          }),
    /^$/,
    'numeric',
  );
}

/** Day, month in words, year; with the words between that the language has. */
const spelled: Writer = (date, { root }) => {
  const month = name(date, root);
  if (month === undefined) return undefined;
  if (root === 'de') return `${date.day}. ${month} ${date.year}`;
  if (root === 'es') return `${date.day} de ${month} de ${date.year}`;
  if (root === 'fr' && date.day === 1) return `1er ${month} ${date.year}`;
  return `${date.day} ${month} ${date.year}`;
};
const dayMonth = dates(spelled, /^\d{1,2}(?:er|º|\.)?[\s](?:de )?\p{L}+[\s](?:del? )?\d{4}$/u);

const september =
  (wanted: string): Writer =>
  (date, text) =>
    date.month === 9 ? spelled(date, text)?.replace(/sep?tiembre/u, wanted) : spelled(date, text);
const spanish = (wanted: string): StyleDetector =>
  dates(
    september(wanted),
    new RegExp(`^\\d{1,2}\\sde\\s(?:(?!septiembre|setiembre)\\p{L}+|${wanted})\\sdel?\\s\\d{4}$`, 'u'),
  );

const monthDay = (wanted?: string): StyleDetector =>
  dates(
    (date, { root }) => {
      const month = date.month === 9 && wanted && root === 'es' ? wanted : name(date, root);
      return month && `${month} ${date.day}, ${date.year}`;
    },
    wanted ? /^(?!setiembre)\p{L}+\s\d{1,2},\s\d{4}$/iu : /^\p{L}+\s[1-9]\d?,\s\d{4}$/u,
  );

const german = (names: readonly string[]): StyleDetector =>
  dates(
    (date) => `${date.day}. ${names[date.month - 1]} ${date.year}`,
    new RegExp(`^[1-9]\\d?\\.\\s(?:${names.map((one) => one.replace('.', '\\.')).join('|')})\\s\\d{4}$`, 'u'),
  );

const chineseDate = dates(
  ({ year, month, day }) => `${toChineseDigits(year)}年${toChineseNumber(month)}月${toChineseNumber(day)}日`,
  /^[〇零一二三四五六七八九]+年/u,
);

export const dateRules: readonly StyleRule[] = [
  styleRule('dates_and_times', 'date_format', everyLanguage, {
    use_dd_period_mm_period_yy_with_leading_zeros_for_single_digit_days_and_months: numbers('dd.mm.yy'),
    use_dd_period_mm_period_yyyy: either('dd.mm.yyyy', '.', false),
    use_dd_period_mm_period_yyyy_with_leading_zeros_for_single_digit_days_and_months: numbers('dd.mm.yyyy'),
    use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_feb_period_mrz_period_apr_period_mai_jun_period_jul_period_aug_period_sep_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
      german(germanShort),
    use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_febr_period_maerz_apr_period_mai_juni_juli_aug_period_sept_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
      german(germanUsual),
    use_dd_period_space_month_yyyy_without_leading_zeros_for_single_digit_days: german(months.de ?? []),
    use_dd_slash_mm_slash_yyyy: either('dd/mm/yyyy', '/', false),
    use_dd_slash_mm_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months: numbers('dd/mm/yyyy'),
    use_dd_space_spelled_out_month_space_yyyy: dayMonth,
    use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month: spanish('septiembre'),
    use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_setiembre_for_ninth_month: spanish('setiembre'),
    use_dd_space_spelled_out_month_space_yyyy_without_leading_zeros_for_single_digit_days: dates(
      spelled,
      /^[1-9]\d?(?:er|º|\.)?[\s](?:de )?\p{L}+[\s](?:del? )?\d{4}$/u,
    ),
    use_historical_eras_and_write_numbers_in_chinese_followed_by_chinese_word_公元前_or_公元后_with_arabic_numerals_in_parentheses:
      { needsModel: 'the reign that a year belongs to is history, not spelling' },
    use_mm_slash_dd_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months: numbers('mm/dd/yyyy'),
    use_numerals_only_with_leading_zero_for_single_digits: numerals(true),
    use_numerals_only_without_leading_zero_for_single_digits: numerals(false),
    use_spelled_out_month_space_dd_comma_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
      monthDay('septiembre'),
    use_spelled_out_month_space_dd_comma_space_yyyy_without_leading_zeros_for_single_digit_days: monthDay(),
    use_traditional_calendar_system_with_chinese_numbers: {
      needsModel: 'whether an event is dated by the lunar calendar is a matter of its subject',
    },
    use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_with_chinese_numbers: chineseDate,
    use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_without_leading_zero_for_single_digit_months_and_days:
      dates(({ year, month, day }) => `${year}年${month}月${day}日`, /^\d{4}年[1-9]\d?月[1-9]\d?日$/),
    use_yyyy_hyphen_mm_hyphen_dd_with_leading_zero_for_single_digit_days_and_months: numbers('yyyy-mm-dd'),
    use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months: numbers('yyyy-mm-dd'),
    'use_yyyy_korean word_년_space_mm_korean word_월_space_dd_korean word_일_without_leading_zero_for_single_digit_days_and_months':
      dates(({ year, month, day }) => `${year}년 ${month}월 ${day}일`, /^\d{4}년 [1-9]\d?월 [1-9]\d?일$/),
    use_yyyy_period_mm_period_dd: either('yyyy.mm.dd', '.', true),
    use_yyyy_period_space_mm_period_space_dd_period_space_without_leading_zero_for_single_digit_days_and_months: dates(
      ({ year, month, day, end }, { text }) => `${year}. ${month}. ${day}${text[end] === '.' ? '' : '.'}`,
      /^\d{4}\. [1-9]\d?\. [1-9]\d?\.?$/,
    ),
    use_yyyy_slash_mm_slash_dd: either('yyyy/mm/dd', '/', true),
    use_yyyy_slash_mm_slash_dd_with_leading_zero_for_single_digit_days_and_months: numbers('yyyy/mm/dd'),
  }),
  styleRule('dates_and_times', 'dates_in_numerical_form', western, {
    use_dd_hyphen_mm_hyphen_yyyy: either('dd-mm-yyyy', '-', false, 'numeric'),
    use_dd_period_mm_period_yyyy: either('dd.mm.yyyy', '.', false, 'numeric'),
    use_dd_slash_mm_slash_yyyy: either('dd/mm/yyyy', '/', false, 'numeric'),
  }),
  styleRule('dates_and_times', 'single_digit_days_and_months', everyLanguage, {
    do_not_use_leading_zero: zeros(false),
    use_leading_zero: zeros(true),
  }),
  styleRule('dates_and_times', 'writing_dates', western, {
    use_dd_space_spelled_out_month_space_yyyy: dayMonth,
    use_numerals: dates((date, text) => usual(date, text, true), /^\d+[./-] ?\d+[./-] ?\d+\.?$/),
  }),
];
