import { segmentsById } from '../catalog/catalog.ts';
import type { Segment } from '../catalog/segment.ts';
import type { TextRange } from '../catalog/textRange.ts';
import { type JsonNode, stringRange } from '../formats/json/jsonNode.ts';
import { jsonSlot } from '../formats/json/jsonString.ts';
import { readJson } from '../formats/json/readJson.ts';
import type { IcuArgument } from '../messages/message.ts';
import type { CheckContext, FileCheck, FileFinding } from './check.ts';
import { quote } from './sides.ts';

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
  readsText: true,
  *run(context) {
    const { dialect } = context.catalog;
    if (dialect !== 'arb' && dialect !== 'chrome') return;
    const { text } = context.catalog;
    if (!text.includes(dialect === 'arb' ? '"placeholders"' : '$')) return;
    const segments = segmentsById(context.catalog);
    const tree = readJson(text);
    for (const entry of tree.root?.children ?? []) {
      const key = String(entry.key);
      if (dialect === 'arb') {
        const segment = key.startsWith('@') ? segments.get(key.slice(1)) : undefined;
        const list = memberOf(entry, 'placeholders');
        if (segment && list) yield* arb(segment, declaredIn(list, 'type'), context);
        continue;
      }
      const segment = segments.get(key);
      const list = memberOf(entry, 'placeholders');
      if (segment) yield* chrome(segment, list ? declaredIn(list, 'content') : [], context);
    }
  },
};

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
    const message = `${quote(`$${id.toUpperCase()}$`)} is not declared among the placeholders of “${segment.id}”: the browser refuses the file`;
    const range = { start: segment.target.toText(start), end: segment.target.toText(end) };
    yield { range, segment: segment.id, message, data: { placeholder: id }, severity: 'error' };
  }
  for (const { name, range, says } of declared) {
    const data = { placeholder: name };
    if (says === undefined) {
      const message = `The placeholder “${name}” has no content: the browser refuses the file`;
      yield { range, segment: segment.id, message, data, severity: 'error' };
    } else if (!used.has(name.toLowerCase()) && isOwn(segment, context)) {
      yield { range, segment: segment.id, message: `The placeholder “${name}” is not used`, data, severity: 'hint' };
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
      const text = `The placeholder “${name}” is declared and not used in “${segment.id}”`;
      yield { range, segment: segment.id, message: text, data };
      continue;
    }
    const needed = neededTypes[argument.type];
    if (!needed || says === undefined || needed.includes(says.replace(/\?$/, ''))) continue;
    const text = `“${name}” is of type ${says}, and its ${argument.type} needs ${needed.filter((type) => type !== 'Object').join(' or ')}`;
    yield { range, segment: segment.id, message: text, data, severity: 'error' };
  }
  for (const { name, type, start, end } of used.values()) {
    if (names.has(name) || type === 'tag' || !isOwn(segment, context)) continue;
    const range = { start: segment.target.toText(start), end: segment.target.toText(end) };
    const text = `“${name}” is not declared among the placeholders of “${segment.id}”`;
    yield { range, segment: segment.id, message: text, data: { placeholder: name } };
  }
}

/** True for an entry of a source file, or of one without. */
function isOwn({ source }: Segment, { catalog }: CheckContext): boolean {
  return catalog.isSource === true || source === undefined;
}

function memberOf(object: JsonNode, name: string): JsonNode | undefined {
  const found = object.type === 'object' ? object.children.find(({ key }) => key === name) : undefined;
  return found?.type === 'object' ? found : undefined;
}

function declaredIn(list: JsonNode, field: string): Declared[] {
  return list.children.map((one) => {
    const value = one.type === 'object' ? one.children.find(({ key }) => key === field) : undefined;
    const says = value?.type === 'string' ? jsonSlot(one.tree.text, stringRange(value)).value : undefined;
    return { name: String(one.key), range: one.keyRange, says };
  });
}
