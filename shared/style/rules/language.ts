import { say } from '../../sentences/sentence.ts';
import { all, nothingToFind, onlyReports, report, swap, turned, type WordTable, words } from '../detectors.ts';
import { type StyleDetector, type StyleRule, styleRule } from '../styleRule.ts';
import { western } from './ruleText.ts';
import {
  accented,
  cederEndings,
  cederStems,
  circumflexes,
  contractions,
  elerForms,
  foreignPlurals,
  germanAddress,
  negativeContractions,
} from './words.data.ts';

const no = (needsModel: string) => ({ needsModel });

const cederForms = (from: string, to: string): WordTable => ({
  fr: Object.fromEntries(
    cederStems.flatMap((stem) => {
      const vowel = stem.lastIndexOf('é');
      const form = (accent: string) => `${stem.slice(0, vowel)}${accent}${stem.slice(vowel + 1)}er`;
      return cederEndings.map((ending) => [form(from) + ending, form(to) + ending]);
    }),
  ),
});

/** Letters without their marks, for languages that keep ñ and the cedilla apart. */
const stripped = (letter: string) =>
  letter
    .normalize('NFD')
    .replace(/[\u0300-\u0327\u0329-\u036f]/g, '')
    .replace(/\u0327/g, '')
    .normalize('NFC');

/** Words in capitals: two or more in a row, or one long one, are shouted; an abbreviation has five letters at most. */
const shouted = /(?<![\p{L}\p{Nd}\uFFFC_-])(?:\p{Lu}{2,}(?:,? \p{Lu}+)+|\p{Lu}{7,})(?![\p{L}\p{Nd}\uFFFC_-])/gu;
const allCaps: StyleDetector = onlyReports(function* ({ text }) {
  const plain = text.replace(/\b[IVXLCDM]{2,}\b/g, (roman) => '\uFFFC'.repeat(roman.length));
  for (const { 0: hit, index } of plain.matchAll(shouted)) {
    // Abbreviations between commas are a list of them.
    if (!/^\p{Lu}+$|\p{Lu} \p{Lu}{2}/u.test(hit)) continue;
    yield { start: index, end: index + hit.length, message: say`“${hit}” should not be in capitals` };
  }
});

const conjunctions = {
  en: /(?<=^|[.!?]["”’]?\s{1,20}|\n)(?:And|But|Or|Nor|So|Yet)(?= \p{L})/gu,
  de: /(?<=^|[.!?]["“‘]?\s{1,20}|\n)(?:Und|Aber|Oder|Sondern|Denn)(?= \p{L})/gu,
  fr: /(?<=^|[.!?]\s{1,20}|\n)(?:Et|Mais|Ou|Donc|Or|Ni|Car)(?= \p{L})/gu,
  es: /(?<=^|[.!?]\s{1,20}|\n)(?:Y|E|Pero|O|U|Ni|Sino)(?= \p{L})/gu,
  it: /(?<=^|[.!?]\s{1,20}|\n)(?:E|Ed|Ma|O|Oppure|Né)(?= \p{L})/gu,
};

/** What a contraction says; those with two readings (’s, ’d) only before words that decide. */
const expand = all(
  words(turned(negativeContractions)),
  swap({ en: /(?<![\p{L}])(can|won|shan|ain)(['’])t(?!\p{L})/giu }, ([, stem = '']) =>
    ({ can: 'cannot', won: 'will not', shan: 'shall not' })[stem.toLowerCase()]?.replace(/^./, (first) =>
      /^\p{Lu}/u.test(stem) ? first.toUpperCase() : first,
    ),
  ),
  swap({ en: /(?<=\p{L})n['’]t(?!\p{L})/gu }, ({ input, index }) =>
    /(?:ca|wo|sha|ai)$/i.test(input.slice(0, index)) ? undefined : ' not',
  ),
  swap({ en: /(?<=\p{L})['’]re(?!\p{L})/gu }, () => ' are'),
  swap({ en: /(?<=\p{L})['’]ll(?!\p{L})/gu }, () => ' will'),
  swap({ en: /(?<=\p{L})['’]ve(?!\p{L})/gu }, () => ' have'),
  swap({ en: /(?<=\bI)['’]m(?!\p{L})/gu }, () => ' am'),
  swap(
    {
      en: /(?<=\b(?:[Ii]t|[Tt]hat|[Tt]here|[Ww]hat|[Hh]ere|[Hh]e|[Ss]he))['’]s(?= (?:a|an|the|not|no|your|our|my|their|always|now|only|very|too|important|possible|easy|best|ready|also)\b)/gu,
    },
    () => ' is',
  ),
  swap({ en: /(?<=\b[Ll]et)['’]s(?!\p{L})/gu }, () => ' us'),
);

/** French numbers in words; hyphens between their elements. */
const frenchUnits =
  'un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingt|vingts|trente|quarante|cinquante|soixante|cents?|mille';
const frenchNumber = new RegExp(
  `(?<![\\p{L}-])(?:(?:vingt|trente|quarante|cinquante|soixante)[ -]et[ -](?:une?|onze)|(?:${frenchUnits})(?:[ -](?:${frenchUnits}))+)(?![\\p{L}-])`,
  'giu',
);

/** Irregular inversions: aimé-je, and since 1990 aimè-je. */
const inversion = (from: string, to: string): StyleDetector =>
  swap({ fr: new RegExp(`(?<=\\p{Ll}{2})${from}(?=-je(?!\\p{L}))`, 'gu') }, () => to);

const numero = { fr: /(?<![\p{L}\p{Nd}])(?:[nN][°ºᵒo]|[nN]\.º|№|[nN]o\.?|numéro|Numéro)[ \u00a0\u202f]?(?=\d)/gu };
const numeroAs = (sign: string): StyleDetector =>
  swap(numero, ({ 0: hit }) => {
    const wanted = `${hit.startsWith('N') ? 'N' : 'n'}${sign}\u00a0`;
    // “non 5” is none of them: only what is followed by a number is here.
    return hit.replace(/[ \u202f]/g, '\u00a0') === wanted ? undefined : wanted;
  });

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

const passive = {
  en: /(?<!\p{L})(?:is|are|was|were|be|been|being) (?:\p{Ll}+ly )?(?:\p{Ll}{2,}ed|made|done|given|sent|shown|written|taken|found|built|set|kept|held) by (?=\p{L})/giu,
  de: /(?<!\p{L})(?:wird|werden|wurde|wurden) (?:[\p{L} ]{0,30} )?(?:von|durch) [\p{L} ]{2,40} ge\p{Ll}+t(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:est|sont|était|étaient|sera|seront|a été|ont été) (?:\p{Ll}{3,}[éiu]e?s?|\p{Ll}{2,}(?:ait|rit|uit|int|ert)e?s?) par (?=\p{L})/gu,
  es: /(?<!\p{L})(?:es|son|fue|fueron|será|serán|ha sido|han sido) \p{Ll}{3,}[ai]d[oa]s? por (?=\p{L})/gu,
  it: /(?<!\p{L})(?:è|sono|viene|vengono|è stat[oa]|sono stat[ie]) \p{Ll}{3,}[aiu]t[oaie] (?:da|dal|dalla|dai|dalle) (?=\p{L})/gu,
};
const activeVoice = report(passive, (hit) => say`“${hit.trim()}” should be in the active voice`);

/** Letters with an accent in Spanish that the academy leaves out since 2010. */
const solo = swap({ es: /(?<!\p{L})[Ss]ólo(?!\p{L})/gu }, ({ 0: hit }) => hit.replace('ó', 'o'));

export const languageRules: readonly StyleRule[] = [
  styleRule('spelling_and_grammar', 'abbreviating_french_word_numero', ['fr'], {
    abbreviate_as_n_then_degree_symbol: numeroAs('°'),
    abbreviate_as_n_then_o_in_superscript: numeroAs('º'),
    abbreviate_as_no: numeroAs('o'),
  }),
  styleRule('spelling_and_grammar', 'accents_and_cedillas', ['fr'], {
    do_not_use_on_capital_letters: swap(/[ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜ]/gu, ({ 0: letter }) => stripped(letter)),
    never_use: swap(/[àâäçéèêëîïôöùûüÿÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸ]/gu, ({ 0: letter }) => stripped(letter)),
    use_even_on_capital_letters: words(accented),
  }),
  styleRule('spelling_and_grammar', 'accents_in_verbs_conjugated_like_french_word_céder', ['fr'], {
    use_acute_accent: words(cederForms('è', 'é')),
    use_grave_accent: words(cederForms('é', 'è')),
  }),
  styleRule('spelling_and_grammar', 'accents_with_subject_verb_inversion', ['fr'], {
    use_acute_accent: inversion('è', 'é'),
    use_grave_accent: inversion('é', 'è'),
  }),
  styleRule('spelling_and_grammar', 'active_passive_voice', western, {
    use_active_voice_if_subject_is_prominent_and_agent_is_clear: activeVoice,
    use_active_voice_to_describe_operations_with_user_as_subject: no('who acts in a sentence is a matter of meaning'),
    use_active_voice_unless_agent_is_unknown_or_irrelevant: activeVoice,
    use_passive_voice_as_needed: no('where the passive serves the reader is a matter of meaning'),
    use_passive_voice_for_automatic_operations_from_user_perspective: no(
      'what happens by itself is a matter of meaning',
    ),
    use_passive_voice_if_agent_is_unknown_or_irrelevant: no('whether the one who acts is known is a matter of meaning'),
  }),
  styleRule('spelling_and_grammar', 'all_caps', western, {
    do_not_use_all_caps_except_for_acronyms_initialisms_or_proper_nouns: allCaps,
    do_not_use_all_caps_except_for_acronyms_or_brand_names: allCaps,
  }),
  styleRule('spelling_and_grammar', 'conjunctions', western, {
    never_start_sentence_with_coordinating_conjunction: report(
      conjunctions,
      (hit) => say`A sentence should not begin with “${hit}”`,
    ),
  }),
  styleRule('spelling_and_grammar', 'contractions', ['en'], {
    do_not_use_contractions: expand,
    use_contractions: all(words(negativeContractions), words(contractions)),
    use_contractions_but_avoid_negative_contractions: all(words(contractions), words(turned(negativeContractions))),
  }),
  styleRule('spelling_and_grammar', 'eszett', ['de'], {
    replace_eszett_with_ss: swap(/[ßẞ]/gu, ({ 0: letter }) => (letter === 'ẞ' ? 'SS' : 'ss')),
  }),
  styleRule('spelling_and_grammar', 'french_verbs_ending_in_eler_and_eter', ['fr'], {
    transcribe_open_e_sound_by_doubling_next_consonant: words(turned(elerForms)),
    // Nouns of the same spelling (étiquette, étincelle, ficelle) follow an article.
    transcribe_open_e_sound_with_grave_accent: (text) =>
      [...words(elerForms)(text)].filter(
        ({ start }) =>
          !/(?:\b(?:la|une|cette|sa|ma|ta|votre|notre|leur|l['’]|d['’]|en|de|des|les|son|mon|ton|aucune|chaque|toute) ?)$/iu.test(
            text.text.slice(Math.max(0, start - 9), start),
          ) &&
          /(?:\b(?:il|elle|on|ils|elles|qui|je|tu|se|s['’]|n['’]|me|te|les?) ?)$/iu.test(
            text.text.slice(Math.max(0, start - 6), start),
          ),
      ),
  }),
  styleRule('spelling_and_grammar', 'i_and_u_with_circumflex_accents', ['fr'], {
    do_not_use_circumflex_accents_except_in_verbs_and_to_distinguish_homophones: words(circumflexes),
    // Without the sign these are other words: faite, gout, boite.
    use_circumflex_accents: (text) =>
      [...words(turned(circumflexes))(text)].filter(
        ({ start, end }) => !/^(?:faite|parait|futes)$/i.test(text.text.slice(start, end)),
      ),
  }),
  styleRule('spelling_and_grammar', 'informal_address_pronouns', ['de'], {
    capitalize_informal_address_pronouns: words(germanAddress),
    // At the start of a sentence they are capitals anyhow.
    do_not_capitalize_informal_address_pronouns: swap(
      /(?<=[\p{L}\p{Nd},;)\uFFFC-] )(?:Du|Dich|Dir|Dein(?:e[nmrs]?)?|Euch|Euer|Eure[nmr]?)(?!\p{L})/gu,
      ({ 0: hit }) => hit.toLowerCase(),
    ),
  }),
  styleRule('spelling_and_grammar', 'passive_voice', western, { avoid_passive_voice_when_agent_is_known: activeVoice }),
  styleRule('spelling_and_grammar', 'past_participle_of_french_word_laisser_followed_by_infinitive', ['fr'], {
    make_french_word_laisser_agree_with_direct_object_complement_if_it_appears_before_verb: no(
      'the object that the participle agrees with is a matter of the sentence',
    ),
    use_invariable_form_french_word_laissé: swap(
      /(?<=\b(?:ai|as|a|avons|avez|ont|avais|avait|avaient|est|sont|suis|es|sommes|êtes) )laissée?s?(?= \p{Ll}+(?:er|ir|re|oir)(?!\p{L}))/gu,
      () => 'laissé',
    ),
  }),
  styleRule('spelling_and_grammar', 'pluralizing_foreign_words', ['fr'], {
    use_french_spelling_rules: words(foreignPlurals),
    use_original_language_spelling: words(turned(foreignPlurals)),
  }),
  styleRule('spelling_and_grammar', 'quotation_modification', western, {
    do_not_modify_text_in_quotation_marks: nothingToFind,
    modify_text_in_quotation_marks_according_to_custom_rules: nothingToFind,
  }),
  styleRule('spelling_and_grammar', 'spanish_word_solo', ['es'], {
    never_use_acute_accent: solo,
    use_acute_accent_when_used_as_adverb: no('whether solo is an adverb is a matter of the sentence'),
  }),
  styleRule('spelling_and_grammar', 'spelled_out_numbers', ['fr'], {
    use_hyphens: swap(frenchNumber, ({ 0: hit }) => hit.replaceAll(' ', '-')),
    use_hyphens_between_elements_under_100_and_not_separated_by_french_word_et: swap(frenchNumber, ({ 0: hit }) =>
      hit
        .replace(/[ -]et[ -]/gi, ' et ')
        .replace(/(?<=(?:cents?|mille))-|-(?=(?:cents?|mille))/gi, ' ')
        .replace(/(?<!(?:cents?|mille|et)) (?!(?:cents?|mille|et)(?!\p{L}))/giu, '-'),
    ),
  }),
  styleRule('spelling_and_grammar', 'umlauts', ['de'], {
    replace_umlauts_with_ae_oe_ue: swap(/[äöüÄÖÜ]/gu, ({ 0: letter, input, index }) => {
      const wanted = umlauts[letter];
      return /\p{Lu}/u.test(letter) && /\p{Lu}/u.test(input[index + 1] ?? '') ? wanted?.toUpperCase() : wanted;
    }),
  }),
];
