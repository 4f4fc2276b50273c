import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { pushAll } from '../catalog/pushAll.ts';
import type { MessageQuoting } from '../catalog/segment.ts';
import { type Sentence, say } from '../sentences/sentence.ts';
import type { IcuArgument, IcuMessage, MessageFault, MessageUnit } from './message.ts';
import { placeholder } from './placeholder.ts';
import { quotedInPairs } from './quotedInPairs.ts';
import { simpleIcu } from './simpleIcu.ts';

/** What an ICU message is made of. */
export interface IcuReading {
  readonly units: readonly MessageUnit[];
  readonly icu?: IcuMessage;
  readonly faults: readonly MessageFault[];
}

/** Of a message without arguments: most are. */
export const noArguments: IcuMessage['arguments'] = new Map();

const noUnits: readonly MessageUnit[] = [];

/** Sub-messages in sub-messages; what people write stays below 5. */
const deepest = 40;

/**
 * Reads an ICU message (UTS #35, MessageFormat 1): `{name}`, `{n, number}`, plural, selectordinal and select, `#`,
 * quoting with apostrophes. Each simple argument is a unit with the argument's name as id. Of a plural or select the
 * parts around the sub-messages are units: `{n, plural, one {` (open), `} other {` (standalone), `}}` (close), all
 * with the id `n:plural`. A quoted argument (`'{name}'`) is a unit too: it has to be kept either way.
 *
 * @param options.quoting what apostrophes do, where it is not what ICU says.
 */
export function readIcu(value: string, { quoting = 'icu' }: { readonly quoting?: MessageQuoting } = {}): IcuReading {
  const pairs = quoting === 'pairs' ? quotedInPairs(value) : undefined;
  const faults = pairs?.faults ?? [];
  const unlike = quoting === 'icu' ? {} : { quoting };
  if (!value.includes('{') && !value.includes('}')) {
    const texts = [{ start: 0, end: value.length }];
    return { units: noUnits, icu: { arguments: noArguments, texts, ...unlike }, faults };
  }
  const simple = pairs ? undefined : simpleIcu(value);
  if (simple) {
    const texts = [{ start: 0, end: value.length }];
    return { units: simple.units, icu: { arguments: simple.arguments, texts, ...unlike }, faults };
  }
  const tooDeep = depthFault(value);
  if (tooDeep) return { units: [], faults: [tooDeep] };
  const text = pairs?.open ?? (quoting === 'none' ? value.replaceAll("'", '\u2019') : value);
  try {
    const elements = parse(text, { captureLocation: true, ignoreTag: true, shouldParseSkeletons: false });
    const { units, icu } = collect(elements, value, quoting === 'icu');
    if (pairs) pushAll(units, pairs.units);
    units.sort((a, b) => a.start - b.start);
    return { units, icu: { ...icu, ...unlike }, faults };
  } catch (error) {
    return { units: [], faults: [...faults, faultOf(error, value)] };
  }
}

function depthFault(value: string): MessageFault | undefined {
  let depth = 0;
  for (let offset = 0; offset < value.length; offset++) {
    const char = value.charCodeAt(offset);
    if (char === 123 && ++depth > deepest * 2) {
      return { start: offset, end: offset + 1, message: say`Sub-messages are nested more than ${deepest} deep` };
    }
    if (char === 125) depth--;
  }
  return undefined;
}

function collect(
  elements: MessageFormatElement[],
  value: string,
  quoting: boolean,
): { units: MessageUnit[]; icu: IcuMessage } {
  const units: MessageUnit[] = [];
  const argumentsByName = new Map<string, IcuArgument>();
  const texts: { start: number; end: number }[] = [];
  const visit = (list: MessageFormatElement[], start: number, end: number): void => {
    let nested = false;
    for (const element of list) {
      const from = element.location?.start.offset ?? start;
      const to = element.location?.end.offset ?? end;
      if (element.type === TYPE.literal) {
        if (quoting) quoted(value, from, to, units);
      } else if (element.type === TYPE.pound) units.push(placeholder('icu', from, to, '#'));
      else if (element.type === TYPE.plural || element.type === TYPE.select) {
        nested = true;
        branches(element, from, to);
      } else if (element.type !== TYPE.tag) {
        units.push(placeholder('icu', from, to, element.value));
        add(argumentsByName, { name: element.value, type: typeOf(element), start: from, end: to, selectors: [] });
      }
    }
    if (!nested) texts.push({ start, end });
    else around(list, start, end, texts);
  };
  const branches = (element: PluralElement | SelectElement, from: number, to: number): void => {
    const type = typeOf(element);
    const id = `${element.value}:${type}`;
    const options = Object.entries(element.options).sort(
      (a, b) => (a[1].location?.start.offset ?? 0) - (b[1].location?.start.offset ?? 0),
    );
    const selectors: { name: string; start: number; end: number }[] = [];
    let offset = from;
    for (const [name, option] of options) {
      const open = (option.location?.start.offset ?? offset) + 1;
      const close = (option.location?.end.offset ?? open + 1) - 1;
      units.push({ ...placeholder('icu', offset, open, id), kind: offset === from ? 'open' : 'standalone' });
      selectors.push({ name, ...selectorBefore(value, open - 1, name) });
      visit(option.value, open, close);
      offset = close;
    }
    units.push({ ...placeholder('icu', offset, to, id), kind: 'close' });
    add(argumentsByName, { name: element.value, type, start: from, end: to, selectors });
  };
  visit(elements, 0, value.length);
  return { units, icu: { arguments: argumentsByName, texts } };
}

/** An argument that is used in several ways keeps the one that says most; selectors of all uses are joined. */
function add(argumentsByName: Map<string, IcuArgument>, argument: IcuArgument): void {
  const earlier = argumentsByName.get(argument.name);
  if (!earlier || (earlier.type === 'none' && argument.type !== 'none')) argumentsByName.set(argument.name, argument);
  else if (earlier.type === argument.type && argument.selectors.length > 0) {
    const names = new Set(earlier.selectors.map((selector) => selector.name));
    const more = argument.selectors.filter((selector) => !names.has(selector.name));
    argumentsByName.set(argument.name, { ...earlier, selectors: [...earlier.selectors, ...more] });
  }
}

/** The text between the plurals and selects of one level. */
function around(list: MessageFormatElement[], start: number, end: number, texts: { start: number; end: number }[]) {
  let offset = start;
  for (const element of list) {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    const from = element.location?.start.offset ?? offset;
    if (from > offset) texts.push({ start: offset, end: from });
    offset = element.location?.end.offset ?? offset;
  }
  if (end > offset) texts.push({ start: offset, end });
  texts.sort((a, b) => a.start - b.start);
}

/** The arguments between a pair of apostrophes that quotes: `'{0} ({1})'`. That of an elision (`l'{name}`) loses its argument. */
function quoted(value: string, from: number, to: number, units: MessageUnit[]): void {
  for (const { 0: stretch, index } of value
    .slice(from, to)
    .matchAll(/(?<!\p{L})'(?=[{}])(?:[^']|'')*'(?!\p{L})|''/gu)) {
    for (const match of stretch.matchAll(/\{\s*([\p{L}_][\p{L}\p{N}_]{0,80}|\d{1,3})\s*\}/gu)) {
      const start = from + index + match.index;
      units.push(placeholder('icu', start, start + match[0].length, match[1] ?? ''));
    }
  }
}

function selectorBefore(value: string, brace: number, name: string): { start: number; end: number } {
  const start = value.lastIndexOf(name, brace - 1);
  return start < 0 ? { start: brace, end: brace + 1 } : { start, end: start + name.length };
}

function typeOf(element: MessageFormatElement): IcuArgument['type'] {
  if (element.type === TYPE.number) return 'number';
  if (element.type === TYPE.date) return 'date';
  if (element.type === TYPE.time) return 'time';
  if (element.type === TYPE.select) return 'select';
  if (element.type === TYPE.plural) return element.pluralType === 'ordinal' ? 'selectordinal' : 'plural';
  return 'none';
}

const reasons: Readonly<Record<string, Sentence>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: say`An argument is not closed with “}”`,
  EMPTY_ARGUMENT: say`The argument “{}” has no name`,
  MALFORMED_ARGUMENT: say`What is between the braces is not an argument`,
  EXPECT_ARGUMENT_TYPE: say`A type is missing after the comma`,
  INVALID_ARGUMENT_TYPE: say`There is no such type of argument`,
  EXPECT_ARGUMENT_STYLE: say`A style is missing after the comma`,
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: say`A quote in the style is not closed`,
  EXPECT_SELECT_ARGUMENT_OPTIONS: say`The choices are missing`,
  EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE: say`The offset has no value`,
  INVALID_PLURAL_ARGUMENT_OFFSET_VALUE: say`The offset is not a number`,
  EXPECT_SELECT_ARGUMENT_SELECTOR: say`A choice is missing`,
  EXPECT_PLURAL_ARGUMENT_SELECTOR: say`A plural form is missing`,
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: say`A choice has no text in braces`,
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: say`A plural form has no text in braces`,
  INVALID_PLURAL_ARGUMENT_SELECTOR: say`What follows “=” is not a number`,
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: say`A plural form appears twice`,
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: say`A choice appears twice`,
  MISSING_OTHER_CLAUSE: say`The form “other” is missing`,
  UNMATCHED_CLOSING_TAG: say`A “}” closes nothing`,
};

function faultOf(error: unknown, value: string): MessageFault {
  const { message, location } = (error ?? {}) as {
    message?: string;
    location?: { start: { offset: number }; end: { offset: number } };
  };
  const start = Math.min(location?.start.offset ?? 0, value.length);
  const end = Math.min(Math.max(location?.end.offset ?? value.length, start), value.length);
  const sentence = reasons[message ?? ''] ?? say`The message is not valid ICU syntax`;
  return start === end && start > 0
    ? { start: start - 1, end, message: sentence }
    : { start, end: Math.max(end, Math.min(start + 1, value.length)), message: sentence };
}
