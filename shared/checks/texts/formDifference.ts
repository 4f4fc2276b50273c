import { countedBy } from '../../catalog/countedBy.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import type { IcuForm } from '../messages/icuForms.ts';
import { type IcuVariant, variantPairs } from '../messages/icuVariants.ts';

/** A form of an ICU plural or select that lacks what the source has for the same number or word. */
export interface FormDifference {
  /** `few`, `female`. */
  readonly name: string;
  /** Where the form's text starts in the target, in UTF-16 code units of its value. */
  readonly start: number;
  /** The text of the form, as a message of its own. */
  readonly target: Message;
  /** The text of the source that it is compared with, as a message of its own. */
  readonly source: Message;
  /** The units of `source` that the form lacks, in order. */
  readonly missing: readonly MessageUnit[];
}

/** What is compared: the units that count, and which of them are the same. */
export interface UnitComparison {
  /** Units of the source that the translation must have too for the same choices, in order. */
  wanted(source: IcuVariant, target: IcuVariant, message: Message): readonly MessageUnit[];
  keyOf(unit: MessageUnit): string;
}

/**
 * Compares what readers get for the same choices of plurals and selects: a unit may stand in each form or around all of
 * them. A form that the source does not have is compared with its `other`.
 *
 * @returns each form of the target that lacks a unit.
 */
export function formDifferences(source: Message, target: Message, comparison: UnitComparison): FormDifference[] {
  const differences = new Map<string, Place & { readonly missing: Set<MessageUnit> }>();
  for (const pair of variantPairs(source, target)) {
    for (const unit of lacking(source, pair, comparison)) {
      const place = placeOf(unit, pair.source.forms, pair.target.forms);
      if (!place) continue;
      const key = `${place.form.start} ${place.from?.start}`;
      const difference = differences.get(key) ?? { ...place, missing: new Set() };
      difference.missing.add(unit);
      differences.set(key, difference);
    }
  }
  return [...differences.values()].map(({ form, from, missing }) => ({
    name: form.name,
    start: form.start,
    target: partOf(target, form),
    source: from ? partOf(source, from) : source,
    missing: [...missing].map((unit) => movedBy(unit, -(from?.start ?? 0))).sort((a, b) => a.start - b.start),
  }));
}

/** A unit of a form of an ICU plural or select that no variant of the source has as often. */
export interface FormExtra {
  /** `few`, `female`. */
  readonly name: string;
  readonly unit: MessageUnit;
}

/**
 * Units that stand in a form of the target more often than in any variant of the source: what one form of the source has
 * may stand in each of the target's.
 *
 * @param counted units of the target that count, of those of a variant.
 */
export function extraInForms(
  source: Message,
  target: Message,
  { keyOf, counted }: Pick<UnitComparison, 'keyOf'> & { counted(target: IcuVariant): readonly MessageUnit[] },
): FormExtra[] {
  const most = new Map<string, number>();
  for (const { source: variant } of [...variantPairs(source, source), ...variantPairs(source, target)])
    for (const [key, count] of countedBy(variant.units, keyOf)) most.set(key, Math.max(count, most.get(key) ?? 0));
  const extras = new Map<MessageUnit, FormExtra>();
  for (const { target: variant } of variantPairs(source, target)) {
    const left = new Map(most);
    for (const unit of counted(variant)) {
      const count = left.get(keyOf(unit)) ?? 0;
      left.set(keyOf(unit), count - 1);
      const form =
        count > 0 ? undefined : variant.forms.find(({ start, end }) => start <= unit.start && unit.end <= end);
      if (form) extras.set(unit, { name: form.name, unit });
    }
  }
  return [...extras.values()];
}

/** Units of the source that a variant of the target has not, or not as often. */
function lacking(
  message: Message,
  { source, target }: { readonly source: IcuVariant; readonly target: IcuVariant },
  { wanted, keyOf }: UnitComparison,
): MessageUnit[] {
  const left = countedBy(target.units, keyOf);
  return wanted(source, target, message).filter((unit) => {
    const count = left.get(keyOf(unit)) ?? 0;
    left.set(keyOf(unit), count - 1);
    return count <= 0;
  });
}

/** A form of the target, and the form of the source that it is compared with; the whole source without one. */
interface Place {
  readonly form: IcuForm;
  readonly from: IcuForm | undefined;
}

/** The innermost form of the target whose counterpart has the unit; the outermost one where it stands in none. */
function placeOf(unit: MessageUnit, ours: readonly IcuForm[], theirs: readonly IcuForm[]): Place | undefined {
  for (const form of theirs) {
    const from = ours.find((one) => one.argument === form.argument && one.start <= unit.start && unit.end <= one.end);
    if (from) return { form, from };
  }
  const form = theirs.at(-1);
  return form && { form, from: undefined };
}

function partOf(message: Message, { start, end }: { readonly start: number; readonly end: number }): Message {
  const inside = <T extends { readonly start: number; readonly end: number }>(list: readonly T[]) =>
    list.filter((one) => one.start >= start && one.end <= end).map((one) => movedBy(one, -start));
  return {
    value: message.value.slice(start, end),
    shape: message.shape.slice(start, end),
    codes: inside(message.codes),
    units: inside(message.units),
    faults: [],
  };
}

function movedBy<T extends { readonly start: number; readonly end: number }>(one: T, distance: number): T {
  return { ...one, start: one.start + distance, end: one.end + distance };
}
