import { say } from '../../sentences/sentence.ts';
import { toChineseNumber } from '../datesInText.ts';
import { all, report, swap } from '../detectors.ts';
import { type StyleDetector, type StyleRule, styleRule } from '../styleRule.ts';
import { thousands } from '../thousands.ts';

const no = (needsModel: string) => ({ needsModel });
const kanji = '〇一二三四五六七八九';
const toKanji = (digits: string) => [...digits].map((digit) => kanji[Number(digit)]).join('');

/** Numbers that name about how many: 2、3人. */
const about = swap(
  { ja: /(?<![\d.、，])([1-9])[、，・]([1-9])(?=(?:人|個|日|年|回|本|枚|冊|台|度|か月|週間|時間|分|名|件|つ|歳))/gu },
  ([, a = '', b = '']) => (Number(b) === Number(a) + 1 ? `${toKanji(a)}、${toKanji(b)}` : undefined),
);
const aboutChinese = swap(
  { zh: /(?<![、\p{sc=Han}])([一二三四五六七八九])、([一二三四五六七八九])(?=[个个人天年次本件台岁只张位种])/gu },
  ([, a, b]) => `${a}${b}`,
);

/** Native counting: 1つ, 2人, 一つ. */
const native = swap({ ja: /(?<![\d.,０-９])[1-9１-９](?=つ(?!の?数))/gu }, ({ 0: digit }) =>
  toKanji(String(Number(digit.normalize('NFKC')))),
);

/** Large whole numbers in units of ten thousand. */
function myriads(names: readonly [string, string, string], space: string): StyleDetector {
  const [man, oku, cho] = names;
  return swap(
    /(?<![\p{sc=Latn}\d.,:/_#$€£¥₩-])(\d{1,3}(?:,\d{3})+|\d{5,16})(?![\d.,:/_]|\p{sc=Latn}|%)/gu,
    ({ 0: hit }) => {
      const value = Number(hit.replaceAll(',', ''));
      if (value < 10000 || !Number.isSafeInteger(value) || (value % 10000 !== 0 && !hit.includes(',')))
        return undefined;
      const parts: string[] = [];
      let rest = value;
      for (const [size, name] of [
        [1e12, cho],
        [1e8, oku],
        [1e4, man],
      ] as const) {
        const count = Math.floor(rest / size);
        if (count > 0) parts.push(`${count}${name}`);
        rest %= size;
      }
      if (rest > 0) parts.push(String(rest));
      return parts.join(space);
    },
  );
}

const full = (text: string) => text.replace(/[0-9]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
/** Whole numbers that stand among eastern letters. */
const among = /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、。])\d+(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、。])/gu;

/** Korean numbers with 만, 억, 조 and the digits behind them. */
const koreanGaps = (space: string): StyleDetector =>
  all(
    swap(/(?<=\d(?:만|억|조))[ \u00a0]?(?=\d)/gu, ({ 0: hit }) => (hit === space ? undefined : space)),
    myriads(['만', '억', '조'], space),
  );

export const easternRules: readonly StyleRule[] = [
  styleRule('numbers', 'approximate_numbers', ['ja'], { use_kanji_numbers: about }),
  styleRule('numbers', 'kanji_numbers', ['ja'], {
    use_kanji_numbers_for_numbers_in_phrases_and_counting_method_based_on_native_japanese_readings: native,
  }),
  styleRule('numbers', 'large_number_format', ['ja', 'ko', 'zh'], {
    always_use_arabic_numerals: swap(
      {
        ja: /(?<![\d.,])(\d{1,4})(万|億)(?![\d億兆万])/gu,
        zh: /(?<![\d.,])(\d{1,4})(万|亿)(?![\d亿万])/gu,
        ko: /(?<![\d.,])(\d{1,4})(만|억)(?![\d ]*\d)/gu,
      },
      ([, figures, unit = '']) => (Number(figures) * (/[万만]/.test(unit) ? 1e4 : 1e8)).toLocaleString('en-US'),
    ),
    spell_out_large_numbers: no('numbers in words follow the grammar of their sentence'),
    use_abbreviations_for_large_numbers: no('how far a number may be rounded is a matter of the text'),
    use_chinese_characters_for_ten_thousands_and_hundred_millions: myriads(['万', '亿', '万亿'], ''),
    use_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years: swap(
      /(?<![\p{sc=Latn}\p{Nd}.,:/_#-])\d{5,}(?![\p{Nd}.,:/_-]|\p{sc=Latn})(?=\s?(?:円|元|人|件|個|个|本|명|개|원|km|kg|MB|GB|名|台|回|次|페이지|ページ|页))/gu,
      ({ 0: hit }) => thousands(hit, ','),
    ),
    use_kanji_for_trillions_hundred_millions_and_ten_thousands: myriads(['万', '億', '兆'], ''),
    use_korean_words_만_억_조_with_space: koreanGaps(' '),
    use_korean_words_만_억_조_without_space: koreanGaps(''),
  }),
  styleRule('numbers', 'number_separator', ['zh'], {
    do_not_use_chinese_comma_to_separate_numbers_indicating_approximate_value: aboutChinese,
    use_chinese_comma_to_separate_numbers_in_abbreviations: swap(
      /(?<![\p{sc=Han}])([一二三四五六七八九])([一二三四五六七八九])(?=(?:年级|季度|线城市|产业))/gu,
      ([, a, b]) => `${a}、${b}`,
    ),
  }),
  styleRule('numbers', 'use_of_hiragana_and_kanji', ['ja'], {
    use_hiragana_japanese_word_か所_or_か月_when_using_arabic_numerals_in_horizontal_writing_but_use_kanji_japanese_word_箇所_or_箇月_when_using_kanji_numbers:
      all(
        swap(/(?<=[\d０-９])(?:箇|ヶ|ケ|カ|ヵ|ｹ)(?=[所月])/gu, () => 'か'),
        swap(/(?<=[一二三四五六七八九十])(?:か|ヶ|ケ|カ|ヵ|ｹ)(?=[所月])/gu, () => '箇'),
      ),
  }),
  styleRule('numbers', 'writing_numbers', ['ja', 'zh'], {
    always_use_kanji_numbers: swap(
      /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、。])\d{1,2}(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])(?!年)/gu,
      ({ 0: hit }) => (/^0/.test(hit) ? undefined : toChineseNumber(Number(hit))),
    ),
    use_arabic_numerals: swap(
      /(?<![\p{sc=Han}])([二三四五六七八九]?十[一二三四五六七八九]?)(?=(?:年|月|日|人|個|个|回|次|時|点|分|件|本|台|名|歳|岁))/gu,
      ({ 0: hit }) => {
        const ten = hit.indexOf('十');
        const tens = ten === 0 ? 1 : kanji.indexOf(hit[0] ?? '');
        return String(tens * 10 + Math.max(0, kanji.indexOf(hit[ten + 1] ?? '〇')));
      },
    ),
    use_full_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural: swap(
      among,
      ({ 0: hit }) => full(hit),
    ),
    use_half_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural: swap(
      /[０-９]+/gu,
      ({ 0: hit }) => hit.normalize('NFKC'),
    ),
  }),
  styleRule('numbers', 'zero_format', ['zh'], {
    use_chinese_word_〇_for_numbering: swap(
      /(?<=[一二三四五六七八九])零(?=[一二三四五六七八九〇零]*(?:年|号|室|房))|(?<=[一二三四五六七八九][零〇])零(?=[一二三四五六七八九])/gu,
      () => '〇',
    ),
    use_chinese_word_零_for_measurement: swap(/(?<=[百千万亿])〇|〇(?=[点度])/gu, () => '零'),
  }),
  styleRule('punctuation', 'chinese_mixed_with_english', ['zh'], {
    do_not_place_english_in_quotation_marks: swap(
      /[“"]([\p{sc=Latn}\p{Nd}][\p{sc=Latn}\p{Nd} .'-]*)[”"]/gu,
      ([, english]) => english,
    ),
    place_english_in_quotation_marks: no('names of products and quoted words are distinguished by their meaning'),
  }),
  styleRule('spelling_and_grammar', 'foreign_word_translation', ['zh'], {
    use_equivalent_expressions_in_chinese: report(
      /(?<![\p{sc=Latn}\p{Nd}\uFFFC._/-])\p{Ll}{3,}(?: \p{Ll}{2,})*(?![\p{sc=Latn}\p{Nd}\uFFFC._/-])/gu,
      (hit) => say`“${hit}” has an expression in Chinese`,
    ),
    use_foreign_forms_or_abbreviations_for_technical_terms_or_brand_names: no(
      'which words are terms and brands is a matter of the subject',
    ),
    use_literal_translation: no('a translation has to be found'),
    use_localized_names_for_brands_with_official_chinese_translations: no(
      'official names of brands are a matter of a glossary',
    ),
    use_mixture_of_transliteration_and_translation: no('a translation has to be found'),
    use_transliteration: no('a transliteration has to be found'),
  }),
];
