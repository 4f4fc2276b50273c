import type { PluralCategory } from '../../catalog/segment.ts';
import { numbersOf } from '../../languages/pluralNumbers.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { icuForms, isPluralForm, saysNumber } from '../messages/icuForms.ts';
import { coversFew } from './pluralForms.ts';

/** A form of an ICU plural that stands for many numbers and does not say which. */
export const pluralNumber: SegmentCheck = {
  id: 'plural-number',
  severity: 'info',
  summary: 'A plural form does not say the number',
  needs: { segment: fact.differs, target: trait.special },
  mayFind: ({ target }) => target?.value.includes('{') === true && /,\s*(?:plural|selectordinal)\b/.test(target.value),
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides?.source.icu || !sides.target.icu) return;
    const ours = icuForms(sides.source).filter(isPluralForm);
    for (const form of icuForms(sides.target)) {
      if (!isPluralForm(form) || form.name.startsWith('=') || saysNumber(form)) continue;
      // Where the source leaves the number out of its last form too, it is said elsewhere, or nowhere.
      const others = ours.filter(({ argument, name }) => argument === form.argument && name === 'other');
      if (others.length === 0 || !others.every(saysNumber)) continue;
      const kind = form.type === 'plural' ? 'cardinal' : 'ordinal';
      const numbers = numbersOf(context.targetLanguage, kind).get(form.name as PluralCategory);
      if (!numbers || coversFew(numbers)) continue;
      const examples = numbers.slice(0, 3).join(', ');
      yield {
        start: form.start,
        end: form.end,
        message: say`The form “${form.name}” stands for ${examples} … and does not say the number`,
        data: { argument: form.argument, category: form.name },
      };
    }
  },
};
