import { numbersOf } from '../../languages/pluralNumbers.ts';
import type { IcuArgument, Message } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { changeTo } from '../contract/replacing.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { icuForms, isPluralForm, saysNumber } from './icuForms.ts';

/** Plural, select and typed arguments of an ICU message that differ from the source's. */
export const icuArguments: SegmentCheck = {
  id: 'icu-arguments',
  severity: 'error',
  summary: 'The arguments of the ICU message differ from the source',
  explains: ['placeholder-missing', 'placeholder-extra'],
  needs: { segment: fact.source, either: trait.special },
  mayFind: (segment, _traits, { message }) =>
    !!message(segment, 'source').icu?.arguments.size || !!message(segment, 'target').icu?.arguments.size,
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    const ours = sides?.source.icu?.arguments;
    const theirs = sides?.target.icu?.arguments;
    if (!sides || !ours || !theirs || (ours.size === 0 && theirs.size === 0)) return;
    for (const argument of ours.values()) {
      const other = theirs.get(argument.name);
      if (other) yield* compare(argument, other);
      else if (hasBranches(argument) && !isGrammar(argument.name, sides.source, context.targetLanguage)) {
        const message = say`The argument “${argument.name}” is missing`;
        // The text is whole where it chose the form of a word and said no number.
        const severity = inflects(argument.name, sides.source) ? ('info' as const) : undefined;
        yield { message, data: { argument: argument.name }, severity };
      }
    }
    for (const argument of theirs.values()) {
      if (ours.has(argument.name) || !hasBranches(argument)) continue;
      if (segment.declaredPlaceholders?.includes(argument.name)) continue;
      const { start, end, name } = argument;
      yield { start, end, message: say`The argument “${name}” is not in the source`, data: { argument: name } };
    }
  },
};

/**
 * Whether a plural only inflects a word, which a language with one form says without it (“movie”, “movies”), and any
 * language where its word does not change: `{size} {n, plural, one {byte} other {bytes}}`, where another argument is shown.
 */
function isGrammar(name: string, source: Message, language: string): boolean {
  const isShownElsewhere = [...(source.icu?.arguments.values() ?? [])].some(
    (one) => one.name !== name && !hasBranches(one),
  );
  return inflects(name, source) && (numbersOf(language, 'cardinal').size === 1 || isShownElsewhere);
}

/** Whether the forms for an argument differ by their words alone, and none says the number. */
function inflects(name: string, source: Message): boolean {
  const forms = icuForms(source).filter((form) => form.argument === name);
  return forms.length > 0 && forms.every((form) => isPluralForm(form) && !saysNumber(form));
}

const hasBranches = ({ type }: IcuArgument) => type === 'plural' || type === 'select' || type === 'selectordinal';

/** Types that can hold the same value. */
const family: Readonly<Record<IcuArgument['type'], string>> = {
  none: 'any',
  number: 'number',
  plural: 'number',
  selectordinal: 'number',
  date: 'date',
  time: 'date',
  select: 'text',
  tag: 'tag',
};

function* compare(ours: IcuArgument, theirs: IcuArgument): Iterable<SegmentFinding> {
  const { name, start, end } = theirs;
  const [wanted, got] = [family[ours.type], family[theirs.type]];
  if (wanted !== got && wanted !== 'any' && got !== 'any') {
    const message = say`“${name}” is of type ${theirs.type}, in the source of type ${ours.type}`;
    yield { start, end, message, data: { argument: name } };
    return;
  }
  if (wanted === 'date' && ours.type !== theirs.type) {
    const message = say`“${name}” is shown as a ${theirs.type}, in the source as a ${ours.type}`;
    yield { start, end, message, data: { argument: name }, severity: 'warning' };
  }
  if (ours.type === 'select' && theirs.type === 'select') yield* selectKeys(ours, theirs);
}

/** The keys of a select belong to the program: none may be translated. */
function* selectKeys(ours: IcuArgument, theirs: IcuArgument): Iterable<SegmentFinding> {
  const wanted = new Set(ours.selectors.map((selector) => selector.name));
  const got = new Set(theirs.selectors.map((selector) => selector.name));
  const missing = [...wanted].filter((key) => !got.has(key));
  const extra = theirs.selectors.filter((selector) => !wanted.has(selector.name));
  for (const { name, start, end } of extra) {
    // A further choice for a number that the program may pass: “every second hour”.
    if (missing.length === 0 && /^\d+$/.test(name)) continue;
    const only = missing.length === 1 && extra.length === 1 ? missing[0] : undefined;
    yield {
      start,
      end,
      message: say`“${name}” is not an option of “${theirs.name}”; the source has ${[...wanted].join(', ')}`,
      data: { argument: theirs.name, key: name },
      fix: only ? changeTo(only, { start, end }) : undefined,
      severity: missing.length === 0 ? 'warning' : undefined,
    };
  }
  if (extra.length > 0) return;
  for (const key of missing) {
    yield {
      start: theirs.start,
      end: theirs.end,
      message: say`The choice “${key}” of “${theirs.name}” is missing`,
      data: { argument: theirs.name, key },
      severity: 'warning',
    };
  }
}
