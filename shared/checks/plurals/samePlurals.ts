import { rootLanguage } from '../../languages/languageTag.ts';
import { neededCategories } from '../../languages/pluralNumbers.ts';
import { singularNouns } from '../../languages/singularNouns.data.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { quote } from '../contract/sides.ts';
import { fact } from '../contract/traits.ts';
import { formsOf } from './pluralForms.ts';

/** A plural message all forms of which are the same in the translation, though the source tells them apart. */
export const samePlurals: SegmentCheck = {
  id: 'same-plurals',
  severity: 'info',
  optional: true,
  comparesSegments: 'target',
  summary: 'All plural forms of the translation are the same',
  needs: { segment: fact.plural },
  *run(segment, { catalog, targetLanguage }) {
    const forms = formsOf(segment, catalog);
    if (forms.length < 2 || forms[0]?.id !== segment.id || singularNouns.has(rootLanguage(targetLanguage))) return;
    if (neededCategories(targetLanguage, segment.plural?.kind ?? 'cardinal').length < 2) return;
    const text = segment.target?.value;
    if (forms.some((form) => form.target?.value !== text)) return;
    const sources = new Set(forms.map((form) => form.source?.value));
    if (sources.size < 2) return;
    yield {
      message: say`All ${forms.length} plural forms are ${quote(text ?? '')}`,
      data: { forms: forms.length },
    };
  },
};
