import { type Sentence, say } from '../../sentences/sentence.ts';
import { all, onlyReports, report, swap, words } from '../detectors.ts';
import { type StyleDetector, type StyleRule, styleRule } from '../styleRule.ts';
import { western } from './ruleText.ts';
import {
  casual,
  firstPerson,
  firstSubject,
  formal,
  informal,
  modal,
  negatives,
  nominal,
  oneOf,
  secondPerson,
  stiff,
} from './toneWords.data.ts';
import {
  anglicisms,
  binaryPairs,
  countries,
  directions,
  idioms,
  introductory,
  longWords,
  redundant,
} from './words.data.ts';

const no = (needsModel: string) => ({ needsModel });
const meaning = 'what a sentence is to say has to be understood first';
const person = 'the sentence must be rebuilt';

const address = (table: Readonly<Record<string, RegExp>>, wanted: string): StyleDetector =>
  report(table, (hit) => say`“${hit}” should be a form of ${wanted}`);

/** French and Italian forms for all genders: a stem, a sign, an ending. */
const endings = 'e|ne|le|te|trice|euse|ière|ère|ive';
const inclusive = new RegExp(
  `(?<=\\p{Ll}{3})(?:[·•.](${endings})(?:[·•.]?(s))?|\\((${endings})\\)(s)?|\\((${endings})s\\))(?![\\p{L}\\p{Nd}])`,
  'gu',
);
const genderAs = (write: (ending: string, plural: string) => string): StyleDetector =>
  swap({ fr: inclusive }, ({ 1: a, 2: s1 = '', 3: b, 4: s2 = '', 5: c }) =>
    write(a ?? b ?? c ?? '', c === undefined ? s1 || s2 : 's'),
  );
const noInclusive = (message: Sentence): StyleDetector =>
  report(
    {
      fr: inclusive,
      de: /(?<=\p{Ll})(?:[*:_]innen|[*:_]in|Innen|\/-?innen|\/-?in)(?![\p{L}\p{Nd}])/gu,
      es: /(?<=\p{Ll}{2})(?:@s?|\/as?|\(as?\)|xs?)(?![\p{L}\p{Nd}])(?<=@s?|\/as?|\(as?\))/gu,
      it: /(?<=\p{Ll}{2})(?:\*|ə|\/[ae])(?![\p{L}\p{Nd}])/gu,
    },
    message,
  );
const pairs = words(binaryPairs);

/** Korean endings of sentences: what style a sentence ends in. */
const hangul = '(?=[.!?。…]|$)';
const koStyles = {
  hapsho: '(?:니다|니까|십시오)',
  haeyo: '(?:해요|아요|어요|여요|예요|에요|네요|세요|군요|죠|지요|래요|까요|데요)',
  hae: '(?<!까)(?:야|해|어|지)',
  hara: '(?:한다|는다|된다|었다|았다|였다|이다|있다|없다|하라)',
} as const;
const koOther = (wanted: readonly (keyof typeof koStyles)[], name: string): StyleDetector => {
  const others = (Object.keys(koStyles) as (keyof typeof koStyles)[]).filter(
    (style) => !wanted.includes(style) && style !== 'hae',
  );
  return report(
    { ko: new RegExp(`(?:${others.map((style) => koStyles[style]).join('|')})${hangul}`, 'gu') },
    (hit) => say`The ending “${hit}” is not in ${name} style`,
  );
};
const japanesePolite = /(?:です|ます|でした|ました|ません|ましょう)(?=[。！？]|$)/gu;
const japanesePlain = /(?:である|であった|だった|(?<![んのま])だ|する|した|ない|なかった|れる|られる)(?=[。！？]|$)/gu;

/** Reports the less frequent of two styles in one text. */
const mixed: StyleDetector = onlyReports(({ text, root }) => {
  if (root !== 'ja') return [];
  const polite = [...text.matchAll(japanesePolite)];
  const plain = [...text.matchAll(japanesePlain)];
  if (polite.length === 0 || plain.length === 0) return [];
  const fewer = plain.length <= polite.length ? plain : polite;
  return fewer.map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    message: say`“${match[0]}” mixes です・ます and である`,
  }));
});

/** Sentences of more words than people keep in mind at once. */
const longSentence: StyleDetector = onlyReports(function* ({ text, root }) {
  const limit = root === 'ja' || root === 'zh' || root === 'ko' ? undefined : 35;
  if (limit === undefined) return;
  for (const match of text.matchAll(/[^.!?\n]+(?:[.!?](?=\S)[^.!?\n]*)*/gu)) {
    const count = (match[0].match(/[\p{L}\p{Nd}]+(?:['’-][\p{L}\p{Nd}]+)*/gu) ?? []).length;
    if (count <= limit) continue;
    const lead = match[0].length - match[0].trimStart().length;
    yield {
      start: match.index + lead,
      end: match.index + match[0].trimEnd().length,
      message: say`The sentence has ${count} words; ${limit} can be read at once`,
    };
  }
});

export const toneRules: readonly StyleRule[] = [
  styleRule('style_and_tone', 'addressing_non_binary_people', ['es'], {
    use_spanish_word_elle: swap(/(?<!\p{L})([Ee]llx)(s?)(?!\p{L})/gu, ([, base = '', s]) => `${base[0]}lle${s}`),
    use_spanish_word_ellx: swap(/(?<!\p{L})([Ee])lle(s?)(?!\p{L})/gu, ([, base, s]) => `${base}llx${s}`),
  }),
  styleRule('style_and_tone', 'addressing_the_reader', ['fr', 'it'], {
    use_formal_french_word_vous: address({ fr: informal.fr }, 'vous'),
    use_formal_italian_word_lei: address({ it: informal.it }, 'Lei'),
    use_informal_french_word_tu: address({ fr: formal.fr }, 'tu'),
    use_informal_italian_word_tu: address({ it: formal.it }, 'tu'),
  }),
  styleRule('style_and_tone', 'anglicisms', ['fr'], {
    avoid_anglicisms_when_there_is_a_french_equivalent: words(anglicisms),
  }),
  styleRule('style_and_tone', 'binary_representation_of_gender', western, {
    avoid_binary_representation_of_gender_when_gender_neutral_language_can_be_used: pairs,
    replace_binary_representations_of_gender_with_gender_neutral_language: pairs,
    use_neutral_pronouns: pairs,
  }),
  styleRule('style_and_tone', 'complex_sentences', western, { avoid_unnecessarily_complex_sentences: longSentence }),
  styleRule('style_and_tone', 'country_names', western, {
    use_long_form: no('a country’s short name is a part of many other names'),
    use_short_form: words(countries),
  }),
  styleRule('style_and_tone', 'declarative_endings', ['ko'], {
    mix_hapsho_and_haeyo_styles: koOther(['hapsho', 'haeyo'], 'hapsho or haeyo'),
    use_hae_style: koOther(['hae'], 'hae'),
    use_haeyo_style: koOther(['haeyo'], 'haeyo'),
    use_hapsho_style: koOther(['hapsho'], 'hapsho'),
    use_hara_style: koOther(['hara'], 'hara'),
  }),
  styleRule('style_and_tone', 'default_first_person_pronoun', [...western, 'ja', 'ko'], {
    do_not_use_first_person_pronouns: report(firstPerson, (hit) => say`“${hit}” speaks in the first person`),
    omit_first_person_subject_when_clear_from_context: report(
      firstSubject,
      (hit) => say`“${hit}” can be left out where it is clear`,
    ),
    use_first_person_pronouns: no(meaning),
  }),
  styleRule('style_and_tone', 'default_second_person_pronoun', [...western, 'ja', 'ko'], {
    do_not_use_second_person_pronouns: report(secondPerson, (hit) => say`“${hit}” addresses the reader`),
    use_second_person_pronouns: no(meaning),
  }),
  styleRule('style_and_tone', 'directional_language', [...western, 'ja'], {
    do_not_use_directional_language: words(directions),
  }),
  styleRule('style_and_tone', 'double_negatives', western, {
    do_not_use_double_negatives: report(negatives, (hit) => say`“${hit}” is a double negative`),
    use_double_negatives: no(meaning),
  }),
  styleRule('style_and_tone', 'formality', western, {
    use_casual_tone: report(stiff, (hit) => say`“${hit}” is formal`),
    use_formal_tone: report(casual, (hit) => say`“${hit}” is casual`),
  }),
  styleRule('style_and_tone', 'gender_unspecified', ['fr', 'de'], {
    use_both_masculine_and_feminine_forms: noInclusive(say`Both forms should be written out`),
    use_gender_neutral_terms: all(noInclusive(say`A neutral term should be used here`), pairs),
    use_masculine_form_only: noInclusive(say`Only the masculine form should be used here`),
    use_middle_dots: genderAs((ending, s) => `·${ending}${s === '' ? '' : `·${s}`}`),
    use_parentheses: genderAs((ending, s) => `(${ending})${s}`),
    use_periods: genderAs((ending, s) => `.${ending}${s === '' ? '' : `.${s}`}`),
  }),
  styleRule('style_and_tone', 'gender_unspecified_or_mixed', ['es', 'it', 'de'], {
    use_both_feminine_and_masculine_forms: noInclusive(say`Both forms should be written out`),
    use_feminine_form_only: noInclusive(say`Only the feminine form should be used here`),
    use_inclusive_nouns_and_adjectives: pairs,
    use_masculine_form_only: noInclusive(say`Only the masculine form should be used here`),
    use_neutral_nouns_and_adjectives: all(noInclusive(say`A neutral term should be used here`), pairs),
  }),
  styleRule('style_and_tone', 'idioms_colloquialisms_and_culture_specific_references', western, {
    do_not_use: words(idioms),
  }),
  styleRule('style_and_tone', 'mixing_styles', ['ja'], { do_not_mix_desu_masu_style_and_dearu_style: mixed }),
  styleRule('style_and_tone', 'modal_verbs', western, {
    avoid_modal_verbs: report(modal, (hit) => say`“${hit}” leaves open what is meant`),
  }),
  styleRule('style_and_tone', 'personal_vs_impersonal_style', western, {
    use_impersonal_style: report(secondPerson, (hit) => say`“${hit}” addresses the reader`),
    use_personal_style: report(
      {
        de: oneOf('man'),
        fr: oneOf("on(?! ?a)|l['’]on|il faut|il convient"),
        es: oneOf('uno debe|hay que|se debe|se deben'),
        it: oneOf('bisogna|occorre|si deve|si devono'),
        en: oneOf('one should|one must|one can|it is possible to|it is necessary to'),
      },
      (hit) => say`“${hit}” addresses nobody`,
    ),
  }),
  styleRule('style_and_tone', 'reader_action_required', ['en'], {
    use_you_must_when_action_is_required_from_reader: swap(
      /(?<!\p{L})(you) (?:need to|have to|are required to|are obliged to)(?= \p{Ll})/giu,
      ([, you = '']) => `${you} must`,
    ),
  }),
  styleRule('style_and_tone', 'redundant_introductory_phrases', western, {
    avoid_redundant_introductory_phrases: words(introductory),
    do_not_use_redundant_phrases_that_refer_to_current_text: words(introductory),
  }),
  styleRule('style_and_tone', 'redundant_phrases', [...western, 'ja'], {
    avoid_relativizing_and_redundant_phrases: words(redundant),
    do_not_use_redundant_phrases: words(redundant),
  }),
  styleRule('style_and_tone', 'referring_to_non_binary_people', ['it'], {
    use_the_singular_and_plural_schwa: swap(/(?<=\p{Ll}{2})\*(?![\p{L}\p{Nd}*])/gu, () => 'ə'),
  }),
  styleRule('style_and_tone', 'short_vs_long_words', western, { use_short_words: words(longWords) }),
  styleRule('style_and_tone', 'simple_words_and_sentences', western, {
    use_simple_words_and_sentences_avoid_hard_to_translate_words_and_figures_of_speech: all(
      words(longWords),
      words(idioms),
      longSentence,
    ),
  }),
  styleRule('style_and_tone', 'text_position_references', [...western, 'ja'], {
    avoid_directional_terms_as_only_reference_to_position_in_text_specify_exact_position_instead: words(directions),
  }),
  styleRule('style_and_tone', 'tone', ['ja'], {
    use_dearu_style_to_give_impression_content_is_accurate_and_rigorous_or_to_convey_sense_of_confidence_and_reliability:
      report({ ja: japanesePolite }, (hit) => say`“${hit}” is not である style`),
    use_desu_masu_style_to_give_impression_content_is_plain_and_straightforward_or_to_give_reader_reassuring_or_soft_impression:
      report({ ja: japanesePlain }, (hit) => say`“${hit}” is not です・ます style`),
  }),
  styleRule('style_and_tone', 'verbal_vs_nominal_style', ['en', 'de'], {
    use_nominal_style: no(person),
    use_verbal_style: words(nominal),
  }),
];
