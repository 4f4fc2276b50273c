import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { type JsonStyle, type JsonValue, jsonStyle, memberEdits, type NewMember } from '../json/jsonMembers.ts';
import { type JsonNode, stringRange } from '../json/jsonNode.ts';
import { badEscape, encodeJson, jsonSlot } from '../json/jsonString.ts';
import { placesOf, type XcPlace } from './xcstringsParse.ts';
import { memberOf } from './xcstringsUnits.ts';

/** An object of the file, or one to be made, with what it is to get. */
interface Addition {
  /** The object as it is. */
  readonly node: JsonNode | undefined;
  readonly members: Map<string, Addition | Leaf>;
}

/** A value as it will stand in the file. */
interface Leaf {
  readonly raw: string;
}

/**
 * The edits that give texts to segments of one key: the characters that differ, the state, and what of the object
 * around is not there yet, in Xcode's layout and order of keys. See {@link Format.editsTogether}.
 */
export function xcstringsEdits(
  catalog: Catalog,
  changes: readonly (readonly [Segment, SegmentChange])[],
): readonly TextEdit[] {
  const places = placesOf(catalog);
  const edits: TextEdit[] = [];
  const roots = new Map<JsonNode, Addition>();
  for (const [segment, change] of changes) {
    if (!change.content && !change.state) continue;
    const place = places.placeOf(segment);
    if (!place) throw new EditRefused(say`“${segment.id}” is not in this file.`);
    if (!segment.translatable) throw new EditRefused(say`The file says that “${segment.id}” is not to be translated.`);
    const written = stateToWrite(segment, change);
    if (place.unit.value) pushAll(edits, valueEdits(catalog.text, place.unit.value, change));
    const members: [string, string][] = [];
    if (written !== undefined && place.unit.state) pushAll(edits, stateEdits(catalog.text, place.unit.state, written));
    else if (written !== undefined) members.push(['state', written]);
    if (!place.unit.value && change.content) members.push(['value', change.content.value]);
    if (members.length === 0 || (!place.unit.value && !change.content)) continue;
    const root = roots.get(place.entry) ?? { node: place.entry, members: new Map() };
    roots.set(place.entry, root);
    plan(catalog.text, root, place, members);
  }
  if (roots.size === 0) return edits;
  const { tree } = places;
  for (const { start, end } of roots.keys()) {
    if (tree.problems.some(({ range, severity }) => severity === 'error' && range.start <= end && range.end >= start)) {
      throw new EditRefused(say`The entry is not well formed; repair it first.`);
    }
  }
  const style = jsonStyle(catalog.text, tree.root);
  for (const root of roots.values()) pushAll(edits, additionEdits(catalog.text, root, style));
  return edits;
}

/** The state to write; undefined to leave it as it is. */
function stateToWrite(segment: Segment, { content, state }: SegmentChange): string | undefined {
  const wanted = state === 'needs-review' ? 'needs_review' : state ? 'translated' : undefined;
  if (wanted) return wanted;
  if (!content || content.value === segment.target?.value) return undefined;
  if (content.value === '') return segment.target ? undefined : 'new';
  // A text that somebody gave is not new any more.
  return !segment.target || segment.rawState === 'new' ? 'translated' : undefined;
}

function valueEdits(text: string, value: JsonNode, { content }: SegmentChange): TextEdit[] {
  if (!content) return [];
  const range = stringRange(value);
  const slot = jsonSlot(text, range);
  const encode = (part: string) => encodeLike(text, part);
  if (slot.value === content.value) return [];
  if (badEscape(text, range)) return [{ range, newText: encode(content.value) }];
  const edit = minimalEdit(slot, content, (part) => encode(part.value));
  return edit ? [edit] : [];
}

function stateEdits(text: string, state: JsonNode, wanted: string): TextEdit[] {
  const range = stringRange(state);
  return text.slice(range.start, range.end) === wanted ? [] : [{ range, newText: wanted }];
}

/** A value as the file writes it: with its slashes escaped where it does that. */
export function encodeLike(text: string, value: string): string {
  const encoded = encodeJson(value);
  return encoded.includes('/') && text.includes('\\/') ? encoded.replaceAll('/', '\\/') : encoded;
}

/** Notes what is to be added for one text, from its key's object down to its own. */
function plan(
  text: string,
  root: Addition,
  { language, unit, source }: XcPlace,
  members: readonly [string, string][],
): void {
  let addition = root;
  let model: JsonNode | undefined;
  const steps = ['localizations', language, ...unit.path];
  for (const [i, step] of steps.entries()) {
    model = i < 1 ? undefined : i === 1 ? source : memberOf(model, step);
    let next = addition.members.get(step);
    if (!next || 'raw' in next) {
      const node = memberOf(addition.node, step);
      if (node && node.type !== 'object') throw new EditRefused(say`“${step}” is not an object in this file.`);
      next = { node, members: new Map() };
      addition.members.set(step, next);
      // A substitution says which argument it stands for.
      const copied = !node && steps[i - 1] === 'substitutions' ? (model?.children ?? []) : [];
      for (const { type, key, start, end } of copied) {
        if (type === 'literal' || type === 'string') next.members.set(String(key), { raw: text.slice(start, end) });
      }
    }
    addition = next;
  }
  for (const [key, value] of members) addition.members.set(key, { raw: `"${encodeLike(text, value)}"` });
}

function additionEdits(text: string, root: Addition, style: JsonStyle): TextEdit[] {
  const edits: TextEdit[] = [];
  const open = [root];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, members } = next;
    if (!node) continue;
    const list: (JsonNode | NewMember)[] = [...node.children];
    for (const [key, addition] of members) {
      if ('node' in addition && addition.node) {
        open.push(addition);
        continue;
      }
      const member = newMember(key, addition);
      const behind = list.findIndex((one) => keyOf(one) > key);
      list.splice(behind < 0 ? list.length : behind, 0, member);
    }
    pushAll(edits, memberEdits(text, node, list, style));
  }
  return edits;
}

function keyOf(item: JsonNode | NewMember): string {
  return 'start' in item ? String(item.key) : String(JSON.parse(item.key ?? '""'));
}

function newMember(key: string, addition: Addition | Leaf): NewMember {
  return { key: JSON.stringify(key), value: 'raw' in addition ? addition : objectOf(addition) };
}

/** An object that is new as a whole, its keys sorted as Xcode sorts them. */
function objectOf({ members }: Addition): JsonValue {
  const list = [...members].map(([key, addition]) => newMember(key, addition));
  return { type: 'object', members: list.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)) };
}
