import { say } from '../../sentences/sentence.ts';
import { all, finding, swap } from '../detectors.ts';
import { type StyleDetector, type StyleRule, styleRule } from '../styleRule.ts';
import { eastern, everyLanguage } from './ruleText.ts';

const easternSign = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}。、，．：；！？「」『』]/u;

/** Pairs of brackets that a pattern finds (opening, content, closing) with other brackets. */
function rebracket(
  pattern: RegExp,
  to: (content: string, match: RegExpExecArray) => readonly [string, string] | undefined,
): StyleDetector {
  return function* ({ text }) {
    for (const match of text.matchAll(pattern)) {
      const [whole] = match;
      const content = whole.slice(1, -1);
      const brackets = to(content, match);
      if (!brackets || (whole[0] === brackets[0] && whole.at(-1) === brackets[1])) continue;
      const start = match.index;
      const end = start + whole.length;
      yield {
        start,
        end,
        message: say`${whole.charAt(0)}…${whole.at(-1) ?? ''} should be ${brackets[0]}…${brackets[1]}`,
        edits: [
          ...(finding(text, { start, end: start + 1, newText: brackets[0] }).edits ?? []),
          ...(finding(text, { start: end - 1, end, newText: brackets[1] }).edits ?? []),
        ],
      };
    }
  };
}

const round = /[(（][^()（）]*[)）]/gu;
const fullWidth = rebracket(round, (content, { input, index }) => {
  const beside = (input[index - 1] ?? '') + (input[index + content.length + 2] ?? '');
  return easternSign.test(content) || easternSign.test(beside) ? ['（', '）'] : undefined;
});
const halfWidth = rebracket(round, () => ['(', ')']);

/** Brackets that set something off in Chinese, without the round ones that hold remarks. */
const special = /〔[^〔〕\n]*〕|【[^【】\n]*】|［[^［］\n]*］/gu;
/** Names of dynasties and periods (Chinese), and of countries in their short form. */
const periods =
  /^(?:夏|商|周|西周|东周|春秋|战国|秦|汉|西汉|东汉|三国|魏|蜀|吴|晋|西晋|东晋|南北朝|隋|唐|五代|宋|北宋|南宋|辽|金|元|明|清)$/u;
const nations =
  /^(?:英|美|法|德|俄|日|意|西|葡|荷|加|澳|印|韩|英国|美国|法国|德国|俄国|俄罗斯|日本|意大利|西班牙|葡萄牙|荷兰|加拿大|澳大利亚|印度|韩国|古希腊|希腊|瑞士|瑞典|奥地利)$/u;

/** Titles in angle brackets and corner brackets. */
const wholeTitles = /《[^《》\n]*》|『[^『』\n]*』/gu;
const partTitles = /〈[^〈〉\n]*〉|「[^「」\n]*」/gu;
const parts = /〈[^〈〉\n]*〉/gu;

const stop: Readonly<Record<string, string>> = {
  ja: '。',
  zh: '。',
  ko: '.',
  en: '.',
  de: '.',
  es: '.',
  fr: '.',
  it: '.',
};

/** A whole sentence between brackets: four words, or eight eastern letters. */
function isSentence(content: string): boolean {
  return (
    (content.match(/[\p{L}\uFFFC]+/gu) ?? []).length >= 4 ||
    (easternSign.test(content) && content.length >= 8) ||
    /(?:니다|세요|어요|아요|네요)$/u.test(content)
  );
}

/** `(A whole sentence)` on its own gets its full stop. */
const stopInside = swap(
  /[(（](?<=(?:^|[.!?。！？]\s*|\n).)(?=\p{Lu}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])([^()（）\n]*[^()（）\n.!?…。！？:\s])([)）])[.。]?(?=\s|$)/gu,
  (match, { root }) => {
    const [whole, content = '', close = ''] = match;
    return isSentence(content) ? `${whole[0]}${content}${stop[root] ?? '.'}${close}` : undefined;
  },
);

/** After a full stop: `。（x）`, with a stop within the brackets or behind them. */
const referring = (inside: boolean): StyleDetector =>
  swap(
    /(?<=[.。]\s?)[(（]([^()（）\n]+?)([.。]?)([)）])([.。]?)(?=\s|$|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/gu,
    (match, { root }) => {
      const [whole, content = '', , close = ''] = match;
      if (!isSentence(content) || /[!?！？…]$/u.test(content)) return undefined;
      const mark = stop[root] ?? '.';
      return inside ? `${whole[0]}${content}${mark}${close}` : `${whole[0]}${content}${close}${mark}`;
    },
  );

/** At the end of a sentence: `text（x。）` and `text（x）` become `text（x）。` */
const supplementing = swap(
  /(?<=[^\s.。!?！？](?: ?))([(（])([^()（）\n]*?[^\s.。!?！？…])[.。]([)）])(?=\s|$)/gu,
  (match, { root }) => {
    const [, open = '', content = '', close = ''] = match;
    return /[.。]\s?$/u.test(match.input.slice(0, match.index))
      ? undefined
      : `${open}${content}${close}${stop[root] ?? '.'}`;
  },
);

export const bracketRules: readonly StyleRule[] = [
  styleRule('punctuation', 'bracket', ['ja', 'zh'], {
    use_hexagonal_brackets: rebracket(special, () => ['〔', '〕']),
    use_lenticular_brackets: rebracket(special, () => ['【', '】']),
    use_parentheses: rebracket(special, () => ['（', '）']),
    use_square_brackets_for_nationality_and_hexagonal_brackets_for_historical_period: rebracket(
      /[〔【［（([][^〔〕【】［］（）()[\]\n]{1,5}[〕】］）)\]]/gu,
      (content) => (periods.test(content) ? ['〔', '〕'] : nations.test(content) ? ['［', '］'] : undefined),
    ),
  }),
  styleRule('punctuation', 'corner_bracket_and_periods', ['ja', 'zh'], {
    add_period_after_closing_corner_bracket_at_end_of_sentence: swap(
      /」(?<=[^\s「『。][^「」\n]*「[^「」\n]*」)(?=\s*$)/gu,
      () => '」。',
    ),
  }),
  styleRule('punctuation', 'corner_brackets_and_periods', ['ja', 'zh'], {
    do_not_add_period_before_closing_corner_bracket_when_sentence_continues: swap(
      /[。．](?=[」』][\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/gu,
      () => '',
    ),
  }),
  styleRule('punctuation', 'periods_in_direct_quotes', ['ja', 'ko', 'zh'], {
    do_not_use: swap(/[.。](?=[」』”"])/gu, (match) => (match.input[match.index - 1] === '.' ? undefined : '')),
    use: swap(
      /(?<=です|ます|ました|ません|でした|ださい|니다|습니까|세요|어요|아요|네요)(?=[」』”"])/gu,
      (_match, { root }) => stop[root],
    ),
  }),
  styleRule('punctuation', 'full_sentence_in_round_brackets', everyLanguage, {
    add_period_before_closing_round_bracket: stopInside,
  }),
  styleRule('punctuation', 'text_in_round_brackets_referring_to_previous_sentence', eastern, {
    add_period_after_closing_round_bracket: referring(false),
    add_period_before_closing_round_bracket: referring(true),
  }),
  styleRule('punctuation', 'text_in_round_brackets_supplementing_preceding_text', ['en', ...eastern], {
    add_period_after_closing_round_bracket: supplementing,
  }),
  styleRule('punctuation', 'japanese_reference_materials', ['ja', 'zh', 'ko'], {
    use_double_corner_brackets: all(
      rebracket(/《[^《》\n]*》/gu, () => ['『', '』']),
      rebracket(/(?<=書籍|雑誌|新聞|単行本|小説|辞書|事典|図書|文献)「[^「」\n]*」/gu, () => ['『', '』']),
    ),
  }),
  styleRule('punctuation', 'parentheses_for_supplementary_information', eastern, {
    use_parentheses_without_space_on_either_side: all(
      swap(/(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])[ \u00a0]+(?=[(（][^()（）\n]+[)）])/gu, () => ''),
      swap(/(?<=[(（][^()（）\n]+[)）])[ \u00a0]+(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/gu, () => ''),
    ),
  }),
  styleRule('punctuation', 'round_brackets', eastern, {
    use_full_width_round_brackets: fullWidth,
    use_half_width_round_brackets: halfWidth,
  }),
  styleRule('punctuation', 'titles_of_books_and_newspapers', ['ko'], {
    use_double_angle_brackets: rebracket(wholeTitles, () => ['《', '》']),
    use_double_corner_brackets: rebracket(wholeTitles, () => ['『', '』']),
    use_double_straight_quotation_marks: rebracket(wholeTitles, () => ['"', '"']),
  }),
  styleRule('punctuation', 'titles_of_creative_works_trade_names_laws_and_regulations', ['ko'], {
    use_single_angle_brackets: rebracket(partTitles, () => ['〈', '〉']),
    use_single_corner_brackets: rebracket(parts, () => ['「', '」']),
    use_single_straight_quotation_marks: rebracket(partTitles, () => ["'", "'"]),
  }),
];
