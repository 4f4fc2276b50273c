import type { Attribute, Message, Pattern, SelectExpression, Term, Variant } from '@fluent/syntax';
import { addTo } from '../../catalog/addTo.ts';
import { type Problem, uniqueIds } from '../../catalog/catalog.ts';
import type { Draft } from '../../catalog/draft.ts';
import type { PluralCategory, PluralForm, Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { expressionName } from './expressionName.ts';
import { type FluentNode, fluentNodes } from './fluentNodes.ts';
import { patternRange, patternSlot, soleSelect } from './fluentPattern.ts';

/** One pattern that is no select expression by itself: what is translated as one piece. */
export interface FluentUnit {
  /** Unique in the file: `key`, `-term`, `key.attr`, `key[one]`, `key.attr[one][other]`. */
  readonly id: string;
  readonly slot: Slot;
  /** What is replaced by another text: the slot, or the literal that an empty text is written as. */
  readonly whole: TextRange;
  /** From the id, the attribute's dot or the variant's bracket to the end of the pattern. */
  readonly range: TextRange;
  readonly idRange: TextRange;
  /** The value or attribute of which it is the text, or one of the texts. */
  readonly part: FluentPart;
  /** Of a variant. */
  readonly variant?: Variant;
  /** The innermost select expression around a variant. */
  readonly select?: SelectExpression;
  /** Of a variant: whether the program takes it when no key fits, on every level. */
  readonly isDefault: boolean;
  readonly plural?: PluralForm;
}

/** The value of a message or term, or one of its attributes. */
export interface FluentPart {
  /** As a unit's id, of the first unit of this name. */
  readonly id: string;
  /** Of an attribute. */
  readonly attribute?: Attribute;
  readonly pattern: Pattern;
  /** True for attributes of terms: they serve selectors and are not shown. */
  readonly inner: boolean;
}

/** A message or term. */
export interface FluentEntry {
  /** Unique in the file. */
  readonly id: string;
  readonly node: Message | Term;
  /** Of the id; for a term of its `-`. */
  readonly start: number;
  readonly end: number;
  /** Start of the comment that belongs to it. */
  readonly commentStart: number;
  readonly comment: readonly string[];
  /** The comment of the group in which it stands. */
  readonly group: string | undefined;
  readonly units: readonly FluentUnit[];
}

/** The messages and terms of a text, in order, and its faults. */
export interface FluentReading {
  readonly entries: readonly FluentEntry[];
  readonly problems: readonly Problem[];
  /** The comment of the group that goes on behind the text. */
  readonly group: string | undefined;
}

const categories: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/**
 * Reads a text, or a piece of one. What Fluent cannot read is left out up to the next entry, as programs do.
 *
 * @param group the comment of the group that it starts in.
 * @param unique makes an id unique in the file.
 */
export function readFluent(text: string, group?: string, unique = uniqueIds()): FluentReading {
  const { text: shallow, nodes, problems: faults, group: groupBehind } = fluentNodes(text, group);
  const problems = [...faults];
  const entries: FluentEntry[] = [];
  for (const node of nodes) {
    const entry = fluentEntry(shallow, node, unique);
    entries.push(entry);
    for (const problem of duplicates(entry)) problems.push(problem);
  }
  problems.sort((a, b) => a.range.start - b.range.start);
  return { entries, problems, group: groupBehind };
}

/**
 * The texts of a message or term.
 *
 * @param unique is called for its id and those of its attributes and variants, in the same order each time.
 */
function fluentEntry(
  text: string,
  { node, comment, commentStart, group }: FluentNode,
  unique: (id: string) => string,
): FluentEntry {
  const term = node.type === 'Term';
  const start = (node.id.span?.start ?? 0) - (term ? 1 : 0);
  const idRange = { start, end: node.id.span?.end ?? start };
  // A message without a value has no text of its own, but its id is taken all the same.
  const id = unique((term ? '-' : '') + node.id.name);
  const units: FluentUnit[] = [];
  if (node.value) {
    const part: FluentPart = { id, pattern: node.value, inner: false };
    addUnits(text, units, { id, pattern: node.value, start, idRange, part, isDefault: true, selectors: none }, unique);
  }
  for (const attribute of node.attributes) {
    const name = unique(`${id}.${attribute.id.name}`);
    const part: FluentPart = { id: name, attribute, pattern: attribute.value, inner: term };
    const place = { start: attribute.span?.start ?? 0, end: attribute.id.span?.end ?? 0 };
    const { start } = place;
    const first = { id: name, pattern: attribute.value, start, idRange: place, part, isDefault: true, selectors: none };
    addUnits(text, units, first, unique);
  }
  const last = node.attributes.at(-1)?.value ?? node.value;
  return { id, node, start, end: last?.span?.end ?? idRange.end, commentStart, comment, group, units };
}

const none: ReadonlySet<string> = new Set();

/** A pattern whose units are still to be found. */
interface Start {
  readonly id: string;
  readonly pattern: Pattern;
  readonly start: number;
  readonly idRange: TextRange;
  readonly part: FluentPart;
  readonly isDefault: boolean;
  readonly selectors: ReadonlySet<string>;
  readonly variant?: Variant;
  readonly select?: SelectExpression;
  readonly plural?: PluralForm;
}

/** The pattern, or those of its variants where it is a select expression and nothing else. */
function addUnits(text: string, units: FluentUnit[], first: Start, unique: (id: string) => string): void {
  if (!soleSelect(first.pattern)) {
    units.push(unitOf(text, first, first.id));
    return;
  }
  const stack: Start[] = [first];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const select = soleSelect(next.pattern);
    if (select) for (const variant of variantsOf(next, select).reverse()) stack.push(variant);
    else units.push(unitOf(text, next, next.variant ? unique(next.id) : next.id));
  }
}

function unitOf(text: string, from: Start, id: string): FluentUnit {
  const { start, pattern, selectors, idRange, part, isDefault, variant, select, plural } = from;
  const written = patternRange(text, pattern);
  const slot = patternSlot(text, pattern, selectors);
  const whole = slot.value === '' ? written : slot.range;
  const unit: Draft<FluentUnit> = { id, slot, whole, range: { start, end: written.end }, idRange, part, isDefault };
  if (variant) unit.variant = variant;
  if (select) unit.select = select;
  if (plural) unit.plural = plural;
  return unit;
}

function variantsOf(from: Start, select: SelectExpression): Start[] {
  const kind = pluralKind(select);
  const selectors = new Set([...from.selectors, expressionName(select.selector)]);
  return select.variants.map((variant) => {
    const key = keyOf(variant);
    const start: Draft<Start> = {
      id: `${from.id}[${key}]`,
      pattern: variant.value,
      start: variant.span?.start ?? 0,
      idRange: { start: variant.key.span?.start ?? 0, end: variant.key.span?.end ?? 0 },
      part: from.part,
      isDefault: from.isDefault && variant.default,
      selectors,
      variant,
      select,
    };
    if (kind && categories.has(key) && !soleSelect(variant.value)) {
      start.plural = { group: from.id, kind, category: key as PluralCategory, idPattern: `${from.id}[{category}]` };
    }
    return start;
  });
}

/** A variant's key: `one`, `0`. */
export function keyOf(variant: Variant): string {
  return variant.key.type === 'Identifier' ? variant.key.name : variant.key.value;
}

/** Where the selector may be a number and every word among the keys is a plural category, what they count. */
function pluralKind({ selector, variants }: SelectExpression): PluralForm['kind'] | undefined {
  const call = selector.type === 'FunctionReference' && selector.id.name === 'NUMBER' ? selector : undefined;
  if (selector.type !== 'VariableReference' && !call) return undefined;
  const words = variants.flatMap((variant) => (variant.key.type === 'Identifier' ? [variant.key.name] : []));
  if (!words.includes('other') || !words.every((word) => categories.has(word))) return undefined;
  const named = call?.arguments.named ?? [];
  const ordinal = named.some(({ name, value }) => name.name === 'type' && value.value === 'ordinal');
  return ordinal ? 'ordinal' : 'cardinal';
}

/** Ids, attributes and keys of variants that are there twice. */
function duplicates({ id, node, start, units }: FluentEntry): Problem[] {
  const problems: Problem[] = [];
  const name = (node.type === 'Term' ? '-' : '') + node.id.name;
  if (id !== name) {
    const message = say`“${name}” appears twice; programs see only the first one.`;
    const range = { start, end: node.id.span?.end ?? start };
    problems.push({ id: 'duplicate-id', range, message, severity: 'warning' });
  }
  const names = new Set<string>();
  for (const { id: attribute } of node.attributes) {
    if (names.has(attribute.name)) {
      const message = say`“${name}” has the attribute “.${attribute.name}” twice; programs see only the last one.`;
      const range = { start: attribute.span?.start ?? 0, end: attribute.span?.end ?? 0 };
      problems.push({ id: 'duplicate-id', range, message, severity: 'warning' });
    }
    names.add(attribute.name);
  }
  const keys = new Map<SelectExpression, Set<string>>();
  for (const { select, variant, idRange } of units) {
    if (!select || !variant) continue;
    const key = keyOf(variant);
    if (keys.get(select)?.has(key)) {
      const message = say`The variant “[${key}]” appears twice; programs take the first one.`;
      problems.push({ id: 'duplicate-id', range: idRange, message, severity: 'warning' });
    }
    addTo(keys, select, key);
  }
  return problems;
}
