import { neededCategories } from '../../languages/pluralNumbers.ts';
import type { Message } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';

/** Plural forms separated with `|` (vue-i18n, Laravel) that are more or fewer than the language can use. */
export const choiceForms: SegmentCheck = {
  id: 'choice-forms',
  severity: 'warning',
  summary: 'The number of plural forms separated with “|” does not fit',
  needs: { segment: fact.differs, source: trait.symbol },
  mayFind: ({ source }) => source?.value.includes('|') === true,
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    const ours = sides?.source.forms?.length;
    // Numbers and intervals in front of the forms say themselves what each is for.
    if (!sides || !ours || sides.target.units.some(({ optional, id }) => optional && id !== '|')) return;
    const theirs = sides.target.forms?.length ?? 1;
    const needed = neededCategories(context.targetLanguage, 'cardinal').length;
    const most = Math.max(ours, needed + 1);
    const least = Math.min(ours, needed);
    if (theirs <= most && theirs >= least) return;
    // One form serves all numbers where it shows none (“Fehler”), and where nouns have two forms at most, which may be alike.
    const isForAll = needed < 3 || !sides.target.units.some(({ type }) => type === 'placeholder');
    if (theirs === 1 && isForAll && !showsTwice(sides.target)) return;
    const wanted = least === most ? least : say`${least} to ${most}`;
    const message =
      theirs === 1
        ? say`The translation has one form, the language uses ${wanted}`
        : say`The translation has ${theirs} forms, the language uses ${wanted}`;
    yield { message, data: { source: ours, target: theirs, needed } };
  },
};

/** Whether one form shows a value twice: it is two that have lost what separates them. */
const showsTwice = ({ units, value }: Message) =>
  units.some(({ type, start, end }) => type === 'placeholder' && value.split(value.slice(start, end)).length > 2);
