import { pushAll } from '../../catalog/pushAll.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';

/** The text of one choice of an ICU plural or select. Offsets are UTF-16 code units of the value. */
export interface IcuForm {
  readonly argument: string;
  readonly type: string;
  /** `one`, `=0`, `female`. */
  readonly name: string;
  /** Where the plural or select starts that it is a form of. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
  /** The placeholders in it, those of its inner forms included; `#` too. */
  readonly units: readonly MessageUnit[];
}

/** Whether a form is one of a plural. */
export const isPluralForm = ({ type }: IcuForm) => type === 'plural' || type === 'selectordinal';

/** Whether a plural form says the number: as `#`, as the argument itself, or as any other number that the program gives. */
export function saysNumber({ argument, units }: IcuForm): boolean {
  return (
    units.some(({ id, type }) => type === 'placeholder' && (id === '#' || id === argument)) ||
    units.some(({ type }) => type === 'code')
  );
}

/**
 * Tells which units of a source stand in a plural form that the translation does not have: `one` in Japanese, whose
 * placeholders and tags it cannot have either.
 */
export function inFormsNotThere(source: Message, target: Message): (unit: MessageUnit) => boolean {
  if (!source.icu || !target.icu) return () => false;
  const theirs = icuForms(target).filter(isPluralForm);
  const left = icuForms(source).filter((form) => {
    const same = theirs.filter(({ argument }) => argument === form.argument);
    return isPluralForm(form) && same.length > 0 && !same.some(({ name }) => name === form.name);
  });
  return ({ start, end }) => left.some((form) => form.start <= start && end <= form.end);
}

/**
 * Every choice of the plurals and selects of an ICU message, inner ones before outer ones.
 *
 * @example icuForms(analyzeMessage(plain('{n, plural, one {#} other {#}}'), ['icu'])).map((form) => form.name); // ['one', 'other']
 */
export function icuForms({ units, value }: Message): IcuForm[] {
  const forms: IcuForm[] = [];
  const open: (Omit<IcuForm, 'end'> & { readonly units: MessageUnit[] })[] = [];
  const starts: number[] = [];
  const close = (end: number) => {
    const form = open.pop();
    if (!form) return;
    forms.push({ ...form, end });
    const around = open.at(-1);
    if (around) pushAll(around.units, form.units);
  };
  for (const unit of units) {
    const isBranch = unit.syntax === 'icu' && unit.id.includes(':');
    if (!isBranch) {
      open.at(-1)?.units.push(unit);
      continue;
    }
    if (unit.kind === 'open') starts.push(unit.start);
    else close(unit.start);
    if (unit.kind === 'close') {
      starts.pop();
      continue;
    }
    const colon = unit.id.lastIndexOf(':');
    const name = /(?<![^\s{},])([^\s{},]+)\s*\{$/.exec(value.slice(unit.start, unit.end))?.[1] ?? '';
    const [argument, type] = [unit.id.slice(0, colon), unit.id.slice(colon + 1)];
    open.push({ argument, type, name, from: starts.at(-1) ?? unit.start, start: unit.end, units: [] });
  }
  return forms;
}
