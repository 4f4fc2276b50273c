import type { FormatFacts } from '../formatFacts.ts';

/** What Rails passes to every message of validation. */
const ofValidation = /^(?:attribute|model|value|count)$/;

/** The record in labels and messages, without which other wordings do. */
const ofRecord = /^(?:model|attribute|record)$/;

/** What is so in the files of Rails, beside what is in all of YAML. */
export const rails: FormatFacts = {
  languageDeclaration: /^["']?([A-Za-z]{2,3}(?:[-_][A-Za-z\d]+)*)["']?:[ \t]*(?:#.*)?$/dm,
  // It goes by `one` and `other` in every language, unless a library brings CLDR's rules.
  takesOne: () => true,
  oneIsOneAlone: true,
  rulesAreBrought: true,
  otherServesAll: true,
  // The rules that come with rails-i18n: https://github.com/svenfuchs/rails-i18n/tree/master/rails/pluralization
  formsOfLanguage: { az: ['other'], fa: ['other'], kn: ['other'], lv: ['one', 'other'], pap: ['other'] },
  loneSignIsText: true,
  mayShow: (id, placeholder) => ofValidation.test(placeholder) && /(?:^|\.)errors\./.test(id),
  mayLeaveOut: (id, placeholder) => ofRecord.test(placeholder) && /(?:^|\.)(?:errors|helpers)\./.test(id),
};
