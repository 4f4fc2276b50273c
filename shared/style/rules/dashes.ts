import { swap } from '../detectors.ts';
import { type StyleDetector, type StyleRule, styleRule } from '../styleRule.ts';
import { everyLanguage, respell, western } from './ruleText.ts';

/** Two numbers with a sign between them and nothing that makes a date, a code or a calculation of them. */
const range =
  /(?<![\p{sc=Latn}\p{Nd}\uFFFC.,:/+*=^~–—-])(?<!\p{Nd} ?)(\d+(?:[.,:]\d+)*)([ \u00a0\u202f]?[-–—―－~～〜][ \u00a0\u202f]?)(\d+(?:[.,:]\d+)*)(?![\p{Nd}\uFFFC/+*=^~–—-])(?![.,:]\d)(?! ?[-–+*=] ?\d)/gu;

/** The number of a side of a range: `9:30` and `9.5` count as what they stand for. */
function amount(text: string): number {
  return Number.parseFloat(text.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(/[.,:]/, '.'));
}

/** Ranges of numbers, with what stands between them instead. */
function ranges(join: (from: string, to: string) => string): StyleDetector {
  const plain = join('1', '2');
  return respell(range, (match) => {
    const [hit, from = '', sign = '', to = ''] = match;
    if (!(amount(from) < amount(to)) || /^0\d/.test(to)) return undefined;
    // 555-1234 is a telephone number.
    if (/^\d{3}-\d{4}$/.test(hit)) return undefined;
    // A subtraction has spaces around a hyphen; a range with spaces is one between years and times.
    if (/^[ \u00a0]-[ \u00a0]$/.test(sign) && !/^(?:1\d|20)\d\d$|:/.test(from)) return undefined;
    if (/^(?:da|de|von|from|between|entre|zwischen|tra)$/iu.test(wordBefore(match)) && plain.includes(' '))
      return undefined;
    return join(from, to);
  });
}

function wordBefore(match: RegExpExecArray): string {
  return /(?<!\p{L})(\p{L}+)\s*$/u.exec(match.input.slice(Math.max(0, match.index - 12), match.index))?.[1] ?? '';
}

const sign = (text: string) => ranges((from, to) => `${from}${text}${to}`);

/** A dash between two parts of a sentence: em dash, spaced en dash, spaced hyphens. Spaces on both sides or on none. */
const sentenceDash =
  /(?<=[\p{L}\p{Nd}”’»)\]%.!?…"'\uFFFC])(?<!^\s*[\p{Nd}\p{L}]?[.)]?)(?: ?[\u00a0\u202f]?— |[ \u00a0\u202f]?—[ \u00a0\u202f]|—|[ \u00a0\u202f](?:–|---?|-)[ \u00a0\u202f])(?=[\p{L}“‘«„([\uFFFC])/gmu;

function breaks(wanted: string): StyleDetector {
  return respell(sentenceDash, (match, { root }) => {
    const hit = match[0];
    // Spanish and French set an aside between dashes that lean on it: —así—.
    if (root === 'es' && !/^[ \u00a0](?:—|–|-)[ \u00a0]$/.test(hit)) return undefined;
    if (/\d$/.test(match.input.slice(0, match.index)) && /-/.test(hit)) return undefined;
    return wanted;
  });
}

const eastDash = (wanted: string): StyleDetector =>
  swap(
    /(?<=[\p{sc=Hang}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}] )[-–—―~](?= [\p{sc=Hang}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/gu,
    () => wanted,
  );

const east = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}]';

/** One dash, or two hyphens, where Chinese and Japanese have a dash of two ems. */
const doubleEmDash = swap(new RegExp(`(?<=${east}|[”’」』）])(?:[—―]+|--+)(?=${east}|[“‘「『（])`, 'gu'), () => '——');

/** Signs between two places or times, as in 北京—上海. */
const passage = swap(
  new RegExp(`(?<=${east}|\\p{Nd}[年月日时時])[-–—－~～〜](?=${east}|\\p{Nd}+[年月日时時])`, 'gu'),
  () => '——',
);

const related = (wanted: string): StyleDetector => swap(/(?<=\p{sc=Han})[-–－](?=\p{sc=Han})/gu, () => wanted);

export const dashRules: readonly StyleRule[] = [
  styleRule('punctuation', 'dash', ['ja', 'ko', 'zh'], {
    use_em_dash: eastDash('—'),
    use_hyphen: eastDash('-'),
    use_tilde: eastDash('~'),
  }),
  styleRule('punctuation', 'em_dash', ['ja', 'zh'], { use_double_em_dash: doubleEmDash }),
  styleRule('punctuation', 'explanatory_note_indicator', ['ja', 'zh'], {
    use_double_em_dash: doubleEmDash,
    use_parentheses: swap(
      new RegExp(`(?<=${east})——([^—。！？\\uFFFC]{1,60})——(?=${east}|[，。、])`, 'gu'),
      ([, note]) => `（${note}）`,
    ),
  }),
  styleRule('punctuation', 'passage_of_time_and_movement_between_locations', ['ja', 'zh'], {
    use_double_em_dash: passage,
  }),
  styleRule('punctuation', 'range_indicator', everyLanguage, {
    use_en_dash_with_spaces: sign(' – '),
    use_en_dash_without_space_on_either_side: sign('–'),
    use_en_dash_without_spaces: sign('–'),
    use_english_word_to: sign(' to '),
    use_full_width_dash: sign('—'),
    use_full_width_wave_dash: sign('〜'),
    use_german_word_bis: sign(' bis '),
    use_half_width_dash: sign('–'),
    use_hyphen: sign('-'),
    use_hyphen_with_space_on_either_side: sign(' - '),
    use_hyphen_with_spaces: sign(' - '),
    use_hyphen_without_space_on_either_side: sign('-'),
    use_hyphen_without_spaces: sign('-'),
    use_italian_words_da_a: ranges((from, to) => `da ${from} a ${to}`),
    use_japanese_word_から: sign('から'),
    use_korean_words_부터_까지: ranges((from, to) => `${from}부터 ${to}까지`),
    use_spanish_words_de_a: ranges((from, to) => `de ${from} a ${to}`),
    use_tilde: sign('~'),
  }),
  styleRule('punctuation', 'related_phrases_indicator', ['zh'], {
    use_comma: related('、'),
    use_hyphen: swap(/(?<=\p{sc=Han})[–－](?=\p{sc=Han})/gu, () => '-'),
    use_middle_dot: related('·'),
  }),
  styleRule('punctuation', 'sentence_break_indicator', western, {
    use_em_dash_with_space_on_either_side: breaks(' — '),
    use_em_dash_without_space_on_either_side: breaks('—'),
    use_en_dash_with_space_on_either_side: breaks(' – '),
  }),
];
