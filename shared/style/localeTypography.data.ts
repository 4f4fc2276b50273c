import type { StyleSets } from './styleSets.ts';

/**
 * What printed texts of a language usually have, as options of the style rules: the marks of quotations (CLDR,
 * delimiters), the apostrophe, the ellipsis, the dash between numbers.
 */
export const localeTypography: StyleSets = {
  de: {
    punctuation: {
      apostrophe: 'use_curly_apostrophes',
      ellipsis: 'use_one_ellipsis_character',
      quotation_style:
        'use_double_german_quotation_marks_for_primary_quotations_and_single_german_quotation_marks_for_secondary_quotations',
      range_indicator: 'use_en_dash_without_space_on_either_side',
      sentence_break_indicator: 'use_en_dash_with_space_on_either_side',
    },
  },
  'de-ch': {
    punctuation: {
      apostrophe: 'use_curly_apostrophes',
      ellipsis: 'use_one_ellipsis_character',
      quotation_style: 'use_guillemets_for_primary_quotations_and_single_guillemets_for_secondary_quotations',
      range_indicator: 'use_en_dash_without_space_on_either_side',
    },
  },
  en: {
    punctuation: {
      apostrophe: 'use_curly_apostrophes',
      ellipsis: 'use_one_ellipsis_character',
      quotation_mark: 'use_curly_quotation_marks',
      range_indicator: 'use_en_dash_without_space_on_either_side',
    },
  },
  es: {
    punctuation: {
      ellipsis: 'use_one_ellipsis_character',
      quotation_style:
        'use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations',
    },
  },
  fr: {
    punctuation: {
      apostrophe: 'use_curly_apostrophes',
      ellipsis: 'use_one_ellipsis_character',
      quotation_style:
        'use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations',
    },
  },
  it: {
    punctuation: {
      apostrophe: 'use_curly_apostrophes',
      ellipsis: 'use_one_ellipsis_character',
      quotation_style:
        'use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations',
    },
  },
  ja: {
    punctuation: {
      periods_and_commas: 'use_full_width_japanese_periods_and_full_width_japanese_commas',
      quotation_style: 'use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations',
    },
  },
  ko: { punctuation: { quotation_mark: 'use_curly_quotation_marks' } },
  zh: {
    punctuation: {
      colon: 'use_full_width_colon',
      ellipsis: 'use_six_dots_in_the_center',
      periods_and_commas: 'use_full_width_japanese_periods_and_full_width_non_japanese_commas',
      quotation_mark: 'use_curly_quotation_marks',
    },
  },
};
