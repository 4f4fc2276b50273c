import type { ErrorSeverity } from '../../shared/api/qualityEvaluation.ts';

/** Where an error stands in the taxonomy of the API (shapes.md §12). */
export interface ErrorKind {
  readonly type: 'Accuracy' | 'Fluency' | 'Style' | 'Miscellaneous';
  readonly sub_type: string;
  readonly severity: ErrorSeverity;
}

const accuracy = (sub_type: string, severity: ErrorSeverity): ErrorKind => ({ type: 'Accuracy', sub_type, severity });
const fluency = (sub_type: string, severity: ErrorSeverity): ErrorKind => ({ type: 'Fluency', sub_type, severity });
const style = (sub_type: string, severity: ErrorSeverity): ErrorKind => ({ type: 'Style', sub_type, severity });

/** The kind of what each check finds; Critical is what breaks the program or says something else. */
export const errorKinds: Readonly<Record<string, ErrorKind>> = {
  untranslated: accuracy('Untranslated text', 'Major'),
  'blank-target': accuracy('Omission', 'Critical'),
  'same-as-source': accuracy('Untranslated text', 'Major'),
  'placeholder-missing': accuracy('Omission', 'Critical'),
  'placeholder-extra': accuracy('Addition', 'Critical'),
  'tag-missing': accuracy('Omission', 'Major'),
  'tag-extra': accuracy('Addition', 'Major'),
  'tag-order': accuracy('Mistranslation', 'Minor'),
  'tag-attributes': accuracy('Mistranslation', 'Major'),
  'icu-arguments': accuracy('Mistranslation', 'Critical'),
  'icu-syntax': fluency('Character encoding', 'Critical'),
  escapes: accuracy('Mistranslation', 'Major'),
  entities: accuracy('Mistranslation', 'Major'),
  numbers: accuracy('Mistranslation', 'Major'),
  urls: accuracy('Mistranslation', 'Major'),
  'file-paths': accuracy('Mistranslation', 'Major'),
  'ip-addresses': accuracy('Mistranslation', 'Major'),
  'command-options': accuracy('Mistranslation', 'Major'),
  'function-names': accuracy('Mistranslation', 'Major'),
  'product-codes': accuracy('Mistranslation', 'Major'),
  acronyms: accuracy('Mistranslation', 'Minor'),
  'do-not-translate': accuracy('Over-translation', 'Major'),
  symbols: accuracy('Mistranslation', 'Minor'),
  'newline-count': accuracy('Omission', 'Minor'),
  'glossary-term': accuracy('Mistranslation', 'Major'),
  'forbidden-term': accuracy('Mistranslation', 'Major'),
  'end-punctuation': fluency('Punctuation', 'Minor'),
  'full-stop': fluency('Punctuation', 'Minor'),
  'start-punctuation': fluency('Punctuation', 'Minor'),
  'punctuation-spacing': fluency('Punctuation', 'Minor'),
  'quotation-marks': fluency('Punctuation', 'Minor'),
  brackets: fluency('Punctuation', 'Minor'),
  'leading-whitespace': fluency('Punctuation', 'Minor'),
  'trailing-whitespace': fluency('Punctuation', 'Minor'),
  'double-space': fluency('Punctuation', 'Minor'),
  'space-around-tag': fluency('Punctuation', 'Minor'),
  tabs: fluency('Punctuation', 'Minor'),
  'repeated-word': fluency('Grammar', 'Minor'),
  'tripled-letter': fluency('Spelling', 'Minor'),
  spelling: fluency('Spelling', 'Minor'),
  'start-capital': fluency('Spelling', 'Minor'),
  'other-script': accuracy('Untranslated text', 'Major'),
  'mixed-script': fluency('Character encoding', 'Major'),
  'garbled-text': fluency('Character encoding', 'Critical'),
  'invisible-character': fluency('Character encoding', 'Minor'),
  normalization: fluency('Character encoding', 'Minor'),
  kashida: fluency('Character encoding', 'Minor'),
  'inconsistent-translation': fluency('Inconsistency', 'Minor'),
  'same-translation': fluency('Inconsistency', 'Minor'),
  'orphan-translation': accuracy('Addition', 'Major'),
  'much-longer': accuracy('Over-translation', 'Minor'),
  'much-shorter': accuracy('Under-translation', 'Minor'),
  'plural-number': accuracy('Omission', 'Major'),
  'choice-forms': accuracy('Mistranslation', 'Critical'),
  'markdown-links': accuracy('Mistranslation', 'Major'),
  'rst-references': accuracy('Mistranslation', 'Major'),
  'markdown-marks': accuracy('Omission', 'Minor'),
  'rst-markup': accuracy('Omission', 'Minor'),
  bbcode: accuracy('Omission', 'Major'),
  'unsafe-html': accuracy('Addition', 'Critical'),
  accelerators: accuracy('Omission', 'Minor'),
  'merge-marker': accuracy('Addition', 'Critical'),
  'translator-comment': accuracy('Addition', 'Major'),
  'style-rule': style('Inconsistent style', 'Minor'),
};

/** What no kind of the taxonomy is about; Major where the check calls it an error, Minor elsewhere. */
export const otherKind = { type: 'Miscellaneous', sub_type: 'Miscellaneous' } as const;

/** What one error takes off, as in MQM's default weights. */
export const penalties: Readonly<Record<ErrorSeverity, number>> = { Critical: 25, Major: 5, Minor: 1 };
