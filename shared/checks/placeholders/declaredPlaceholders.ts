import { type Catalog, contentOf } from '../../catalog/catalog.ts';
import { movedRange } from '../../catalog/movedSegment.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { factsOf } from '../../formats/factsOf.ts';
import { type JsonNode, stringRange } from '../../formats/json/jsonNode.ts';
import { jsonSlot } from '../../formats/json/jsonString.ts';
import { readJson } from '../../formats/json/readJson.ts';
import type { IcuArgument } from '../../messages/message.ts';
import { orList, say } from '../../sentences/sentence.ts';
import type { CheckContext, FileCheck, FileFinding } from '../contract/check.ts';
import { quote } from '../contract/sides.ts';

/** One entry's declarations, by name as the message uses it. */
interface Declared {
  readonly name: string;
  readonly range: TextRange;
  /** ARB: `type`; Chrome: `content`. */
  readonly says: string | undefined;
}

/** Placeholders that a file declares beside its messages (ARB, browser extensions) and that differ from those in use. */
export const declaredPlaceholders: FileCheck = {
  scope: 'file',
  id: 'declared-placeholders',
  severity: 'warning',
  summary: 'A placeholder is used and not declared, or declared and not used',
  inSource: true,
  needsFact: 'placeholdersDeclared',
  // All that it finds is found in single entries.
  run: () => [],
  findsElsewhere({ catalog }) {
    if (factsOf(catalog).placeholdersDeclared !== 'beside') return false;
    for (const place of catalog.segments.entryFacts.of(attributesOf, catalog).values())
      if (place === 'elsewhere') return true;
    return false;
  },
  inSegment(segment, context) {
    return factsOf(context.catalog).placeholdersDeclared === 'beside'
      ? inArb(segment, context)
      : inChrome(segment, context);
  },
};

const none: readonly FileFinding[] = [];

function inArb(segment: Segment, context: CheckContext): Iterable<FileFinding> {
  const { catalog } = context;
  const place = catalog.segments.entryFacts.of(attributesOf, catalog).get(segment.id);
  const part =
    place === 'elsewhere'
      ? wholeOf(catalog, `@${segment.id}`)
      : place && partAt(catalog, movedRange(place, segment.range.end));
  const list = part && listIn(part);
  return list ? arb(segment, declaredIn(list, part, 'type'), context) : none;
}

function inChrome(segment: Segment, context: CheckContext): Iterable<FileFinding> {
  const { catalog } = context;
  const { range, id } = segment;
  const entry = contentOf(catalog).slice(range.start, range.end);
  const part = entry.includes('$') || entry.includes('"placeholders"') ? partAt(catalog, range) : undefined;
  if (part?.entry?.key !== id) return none;
  const list = listIn(part);
  return chrome(segment, list ? declaredIn(list, part, 'content') : [], context);
}

/** An entry of the file that was read with others or by itself. */
interface Part {
  readonly entry: JsonNode | undefined;
  /** How far it stands behind its place in what was read. */
  readonly offset: number;
}

/** Where an entry declares its placeholders (`@name`), from its end on: mostly that is the next entry. */
type AttributesPlace = TextRange | 'elsewhere';

/** The attributes of an ARB file that declare placeholders, by the id of their entry: no edit of texts changes them. */
function attributesOf(catalog: Catalog): ReadonlyMap<string, AttributesPlace> {
  const made = new Map<string, AttributesPlace>();
  let last: JsonNode | undefined;
  for (const entry of catalog.text.includes('"placeholders"') ? (readJson(catalog.text).root?.children ?? []) : []) {
    const key = String(entry.key);
    if (key.startsWith('@') && listIn({ entry, offset: 0 })) {
      const id = key.slice(1);
      const isNext = last?.key === id && !made.has(id);
      const range = { start: entry.keyRange.start, end: entry.end };
      made.set(id, isNext && last ? movedRange(range, -last.end) : 'elsewhere');
    }
    last = entry;
  }
  return made;
}

/** An entry that is read by itself. */
function partAt(catalog: Catalog, { start, end }: TextRange): Part {
  const [entry] = readJson(`{${contentOf(catalog).slice(start, end)}}`).root?.children ?? [];
  return { entry, offset: start - 1 };
}

const rootOf = ({ text }: Catalog) => readJson(text).root;

/** The last entry with a key, in the whole file. */
function wholeOf(catalog: Catalog, key: string): Part {
  const root = catalog.segments.facts.of(rootOf, catalog);
  return { entry: root?.children.findLast((entry) => entry.key === key), offset: 0 };
}

/** `$NAME$` has to be declared in every language, with its content: the browser does not load the extension otherwise. */
function* chrome(segment: Segment, declared: readonly Declared[], context: CheckContext): Iterable<FileFinding> {
  const names = new Set(declared.map(({ name }) => name.toLowerCase()));
  const used = new Set<string>();
  const { units } = context.message(segment, 'target');
  for (const { id, syntax, start, end } of units) {
    if (syntax !== 'chrome' || /^\d$/.test(id)) continue;
    const isNew = !used.has(id);
    used.add(id);
    // What Chrome itself defines: @@extension_id, @@bidi_dir and others.
    if (names.has(id) || id.startsWith('@@') || !isNew || !segment.target) continue;
    const message = say`${quote(`$${id.toUpperCase()}$`)} is not declared among the placeholders of “${segment.id}”: the browser refuses the file`;
    const range = { start: segment.target.toText(start), end: segment.target.toText(end) };
    yield { range, segment: segment.id, message, data: { placeholder: id }, severity: 'error' };
  }
  // Beside one that is used, another is there for languages that need it.
  for (const { name, range, says } of declared) {
    const data = { placeholder: name };
    if (says === undefined) {
      const message = say`The placeholder “${name}” has no content: the browser refuses the file`;
      yield { range, segment: segment.id, message, data, severity: 'error' };
    } else if (used.size === 0 && isOwn(segment, context)) {
      yield { range, segment: segment.id, message: say`The placeholder “${name}” is not used`, data, severity: 'hint' };
    }
  }
}

/** Types that the arguments of a message need (gen_l10n of Flutter). */
const neededTypes: Partial<Record<IcuArgument['type'], readonly string[]>> = {
  plural: ['num', 'int', 'double', 'Object'],
  selectordinal: ['num', 'int', 'double', 'Object'],
  select: ['String', 'Object'],
  date: ['DateTime', 'Object'],
  time: ['DateTime', 'Object'],
};

function* arb(segment: Segment, declared: readonly Declared[], context: CheckContext): Iterable<FileFinding> {
  const message = context.message(segment, 'target');
  if (!message.icu || message.faults.length > 0 || !segment.target) return;
  const used = message.icu.arguments;
  const names = new Set(declared.map(({ name }) => name));
  for (const { name, range, says } of declared) {
    const argument = used.get(name);
    const data = { placeholder: name };
    if (!argument) {
      // Where a translation lacks it, `placeholder-missing` says so.
      if (!isOwn(segment, context)) continue;
      const text = say`The placeholder “${name}” is declared and not used in “${segment.id}”`;
      yield { range, segment: segment.id, message: text, data };
      continue;
    }
    const needed = neededTypes[argument.type];
    if (!needed || says === undefined || needed.includes(says.replace(/\?$/, ''))) continue;
    const text = say`“${name}” is of type ${says}, and its ${argument.type} needs ${orList(needed.filter((type) => type !== 'Object'))}`;
    yield { range, segment: segment.id, message: text, data, severity: 'error' };
  }
  for (const { name, type, start, end } of used.values()) {
    if (names.has(name) || type === 'tag' || !isOwn(segment, context)) continue;
    const range = { start: segment.target.toText(start), end: segment.target.toText(end) };
    const text = say`“${name}” is not declared among the placeholders of “${segment.id}”`;
    yield { range, segment: segment.id, message: text, data: { placeholder: name } };
  }
}

/** True for an entry of a source file, or of one without. */
function isOwn({ source }: Segment, { catalog }: CheckContext): boolean {
  return catalog.isSource === true || source === undefined;
}

/** The placeholders that an entry declares. */
function listIn({ entry }: Part): JsonNode | undefined {
  const placeholders = entry?.type === 'object' ? entry.children.find(({ key }) => key === 'placeholders') : undefined;
  return placeholders?.type === 'object' ? placeholders : undefined;
}

function declaredIn(list: JsonNode, { offset }: Part, field: string): Declared[] {
  return list.children.map((one) => {
    const value = one.type === 'object' ? one.children.find(({ key }) => key === field) : undefined;
    const says = value?.type === 'string' ? jsonSlot(one.tree.text, stringRange(value)).value : undefined;
    return { name: String(one.key), range: movedRange(one.keyRange, offset), says };
  });
}
