/** Rules that no machine decides without understanding the text, each with why: one line, by category and rule. */
export const needsModel: Readonly<Record<string, string>> = {
  'punctuation.comma_and_semicolon': 'how closely two clauses belong together is a matter of meaning',
  'punctuation.emphasis': 'which words are to be stressed is a matter of meaning',
  'spelling_and_grammar.complete_sentences': 'whether words make a sentence takes its grammar',
  'spelling_and_grammar.compound_nouns': 'whether two nouns make one takes a dictionary of compounds and the context',
  'spelling_and_grammar.established_loanwords': 'how well a loanword is established is a matter of usage',
  'spelling_and_grammar.unestablished_loanwords': 'how well a loanword is established is a matter of usage',
  'style_and_tone.gender_neutral_language_readability': 'what reads more easily is a matter of judgement',
  'style_and_tone.inflected_words_masculine_noun_agreement':
    'the nouns that a word agrees with are a matter of grammar',
  'style_and_tone.instructions_style':
    'what instructs the reader is a matter of meaning, and verbs have to be inflected',
  'style_and_tone.positive_vs_negative_language': 'the positive way to say something has to be found',
  'style_and_tone.proximity_agreement': 'the nouns that a word agrees with are a matter of grammar',
  'vocabulary.abbreviations': 'the original term and its explanation have to be known',
  'vocabulary.loanwords': 'another word or an explanation has to be found',
};
