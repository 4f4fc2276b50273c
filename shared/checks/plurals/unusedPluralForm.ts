import { factsOf } from '../../formats/factsOf.ts';
import { hasOneV3Form } from '../../languages/i18nextV3.data.ts';
import { pluralCategories } from '../../languages/plurals.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { fact } from '../contract/traits.ts';
import { formsOf } from './pluralForms.ts';

/** A plural form under a key of its own that no number of the language takes. */
export const unusedPluralForm: SegmentCheck = {
  id: 'unused-plural-form',
  severity: 'info',
  optional: true,
  comparesSegments: 'plural',
  summary: 'The language has no such plural form',
  inSource: true,
  needs: { segment: fact.plural },
  mayFind: ({ plural }) => plural?.category !== undefined && plural.category !== 'other',
  *run(segment, { catalog, targetLanguage }) {
    const { plural } = segment;
    if (!plural?.category) return;
    const { zeroIsOfLanguage, takesOne } = factsOf(catalog);
    if (plural.category === 'zero' && !zeroIsOfLanguage) return;
    if (plural.category === 'one' && takesOne?.(targetLanguage)) return;
    // The key without a suffix is what i18next v3 falls back to.
    if (plural.idStyle === 'i18next-v3' && hasOneV3Form(targetLanguage)) return;
    if (!isKnown(targetLanguage)) return;
    const categories = pluralCategories(targetLanguage)[plural.kind];
    if (categories.includes(plural.category)) return;
    // Keys that only look like forms (`arrow_one`, `arrow_many`) have no `other`.
    const other = formsOf(segment, catalog).find((form) => form.plural?.category === 'other');
    // One that says what `other` says is there for a tool that wants it.
    if (!other || other.target?.value === segment.target?.value) return;
    yield {
      on: 'segment',
      message: say`No number takes the form “${plural.category}” in ${{ language: targetLanguage }}, which has ${categories.join(', ')}`,
      data: { category: plural.category, categories },
      habit: habitOf(plural.category, targetLanguage),
    };
  },
  habit: ({ plural }, { targetLanguage }) => plural?.category && habitOf(plural.category, targetLanguage),
};

const habitOf = (category: string, language: string) =>
  say`Messages in this file have the form “${category}”, which is never used in ${{ language }}`;

function isKnown(language: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(language.replaceAll('_', '-')).length > 0;
  } catch {
    return false;
  }
}
