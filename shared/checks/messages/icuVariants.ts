import { addTo } from '../../catalog/addTo.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import { pushTo } from '../../catalog/pushTo.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import { type IcuForm, icuForms } from './icuForms.ts';

/** An ICU message as its reader gets it: with one choice of each of its plurals and selects. */
export interface IcuVariant {
  /** The forms that are shown, inner ones before outer ones. */
  readonly forms: readonly IcuForm[];
  /** The units that are shown, without those that are the plurals and selects themselves. */
  readonly units: readonly MessageUnit[];
}

/** The same choices in a source and in its translation. */
export interface VariantPair {
  readonly source: IcuVariant;
  readonly target: IcuVariant;
}

/** Choices by the name of the argument: `one`, `=0`, `female`. */
type Choices = ReadonlyMap<string, string>;

/** Several plurals in one message multiply: with more variants than these nobody has read them all either. */
const mostVariants = 64;
const mostForms = 200;

/**
 * Every variant of a translation, beside the source's for the same choices: where the source has no such form, it shows
 * its `other`, as it does for any number or word that it has no form for.
 *
 * @returns nothing where neither side has forms, or where they have too many.
 * @example variantPairs(source, target).length; // 3, where the target is '{n, plural, one {…} few {…} other {…}}'
 */
export function variantPairs(source: Message, target: Message): readonly VariantPair[] {
  const [ours, theirs] = [icuForms(source), icuForms(target)];
  if (ours.length + theirs.length === 0 || ours.length + theirs.length > mostForms) return [];
  return choicesOf(theirs).map((choices) => ({
    source: variantOf(source, ours, choices),
    target: variantOf(target, theirs, choices),
  }));
}

function choicesOf(forms: readonly IcuForm[]): readonly Choices[] {
  const names = new Map<string, Set<string>>();
  for (const { argument, name } of forms) addTo(names, argument, name);
  let all: Choices[] = [new Map()];
  for (const [argument, selectors] of names) {
    if (all.length * selectors.size > mostVariants) return [];
    all = all.flatMap((choices) => [...selectors].map((name) => new Map(choices).set(argument, name)));
  }
  return all;
}

function variantOf(message: Message, forms: readonly IcuForm[], choices: Choices): IcuVariant {
  const byPlural = new Map<number, IcuForm[]>();
  for (const form of forms) pushTo(byPlural, form.from, form);
  const hidden: IcuForm[] = [];
  for (const same of byPlural.values()) {
    const shown = chosen(same, choices);
    pushAll(
      hidden,
      same.filter((form) => form !== shown),
    );
  }
  hidden.sort((a, b) => a.start - b.start);
  const isShown = (one: { readonly start: number; readonly end: number }) =>
    !hidden.some(({ start, end }) => one.start >= start && one.end <= end);
  return {
    forms: forms.filter(isShown),
    units: message.units.filter((unit) => !isBranch(unit) && isShown(unit)),
  };
}

/** Selectors that stand for the same number in most messages. */
const twins: Readonly<Record<string, string>> = {
  zero: '=0',
  one: '=1',
  two: '=2',
  '=0': 'zero',
  '=1': 'one',
  '=2': 'two',
};

function chosen(forms: readonly IcuForm[], choices: Choices): IcuForm | undefined {
  const [first] = forms;
  const wanted = choices.get(first?.argument ?? '') ?? 'other';
  const named = (name: string | undefined) => forms.find((form) => form.name === name);
  return named(wanted) ?? (first?.type === 'select' ? undefined : named(twins[wanted])) ?? named('other');
}

const isBranch = ({ syntax, id }: MessageUnit) => syntax === 'icu' && id.includes(':');
