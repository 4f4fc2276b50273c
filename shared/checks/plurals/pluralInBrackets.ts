import { rootLanguage } from '../../languages/languageTag.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { quote } from '../contract/sides.ts';
import { trait } from '../contract/traits.ts';

/** Endings in brackets that stand for a plural, by language; the word before has three letters at least. */
const endings: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})\p{L}{2,}\p{Ll}\((?:s|es|ies)\)(?![\p{L}(])/u,
  de: /(?<!\p{L})\p{L}{2,}\p{Ll}\((?:e|n|en|er|s|nen)\)(?![\p{L}(])/u,
  fr: /(?<!\p{L})\p{L}{2,}\p{Ll}\((?:s|x|es)\)(?![\p{L}(])/u,
  es: /(?<!\p{L})\p{L}{2,}\p{Ll}\((?:s|es)\)(?![\p{L}(])/u,
  pt: /(?<!\p{L})\p{L}{2,}\p{Ll}\((?:s|es)\)(?![\p{L}(])/u,
  nl: /(?<!\p{L})\p{L}{2,}\p{Ll}\((?:s|en)\)(?![\p{L}(])/u,
};

/** A source that writes singular and plural in one: `file(s)`. */
export const pluralInBrackets: SegmentCheck = {
  id: 'plural-in-brackets',
  severity: 'info',
  optional: true,
  summary: 'The source writes singular and plural in one',
  judges: 'words',
  appliesTo: 'all',
  inSource: true,
  needs: { source: trait.bracket },
  mayFind: ({ plural, translatable, obsolete }, _traits, { catalog }) =>
    plural === undefined && translatable && !obsolete && (catalog.kind === 'bilingual' || catalog.isSource === true),
  *run(segment, { sourceLanguage }) {
    const match = endings[rootLanguage(sourceLanguage)]?.exec(segment.source?.value ?? '');
    if (!match) return;
    yield {
      on: 'source',
      start: match.index,
      end: match.index + match[0].length,
      message: say`${quote(match[0])} needs plural forms: many languages cannot write both in one word`,
      data: { found: match[0] },
    };
  },
};
