import { pushAll } from '../../catalog/pushAll.ts';
import { pushTo } from '../../catalog/pushTo.ts';
import type { PluralCategory } from '../../catalog/segment.ts';
import { neededCategories } from '../../languages/pluralNumbers.ts';
import { type JsonNode, stringRange } from '../json/jsonNode.ts';
import { jsonSlot } from '../json/jsonString.ts';
import type { JsonTree } from '../json/jsonTree.ts';

/** A text of one localization of one key: where it is, or where it would be. */
export interface XcUnit {
  /** The keys from the localization to the object that holds the text: `variations`, `plural`, `few`, `stringUnit`. */
  readonly path: readonly string[];
  /** What tells the texts of one localization apart in ids: `few`, `device.mac`, nothing for the only one. */
  readonly name: string;
  /** The object that holds the text, where it is there. */
  readonly node?: JsonNode;
  readonly value?: JsonNode;
  readonly state?: JsonNode;
  readonly category?: PluralCategory;
}

/** The plural categories that Xcode writes, in the order in which people list them. */
const categories: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

const isCategory = (key: string): key is PluralCategory => categories.some((category) => category === key);

/** The path of a text that stands by itself. */
const onlyPath: readonly string[] = ['stringUnit'];

/** A member of an object, the last if its key is there twice, as programs see it. */
export function memberOf(node: JsonNode | undefined, key: string): JsonNode | undefined {
  if (node?.type !== 'object') return undefined;
  const { children } = node;
  for (let place = children.length - 1; place >= 0; place--) if (children[place]?.key === key) return children[place];
  return undefined;
}

/** The string below a key, as a node. */
export function stringOf(node: JsonNode | undefined, key: string): JsonNode | undefined {
  const member = memberOf(node, key);
  return member?.type === 'string' ? member : undefined;
}

/**
 * The texts of one localization, in the file's order: its string, those of its variations by plural, device or
 * anything else, one within the other, and of its substitutions.
 */
export function unitsOf(localization: JsonNode | undefined): XcUnit[] {
  const [first, second] = localization?.children ?? [];
  if (first && !second && first.key === 'stringUnit' && first.type === 'object') return [unitAt(first, onlyPath, [])];
  const units: XcUnit[] = [];
  const open: { readonly node: JsonNode; readonly path: readonly string[]; readonly names: readonly string[] }[] = [];
  if (localization?.type === 'object') open.push({ node: localization, path: [], names: [] });
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, path, names } = next;
    for (const child of [...node.children].reverse()) {
      const key = String(child.key);
      if (child.type !== 'object' || path.length > 16) continue;
      if (key === 'stringUnit') {
        units.push(unitAt(child, [...path, key], names));
      } else if (key === 'variations' || key === 'substitutions') {
        for (const kind of [...child.children].reverse()) {
          if (kind.type !== 'object') continue;
          const inner = [...path, key, String(kind.key)];
          // A substitution is a kind of its own, variations are sorted by kinds.
          if (key === 'substitutions') open.push({ node: kind, path: inner, names: [...names, String(kind.key)] });
          else pushAll(open, casesOf(kind, inner, names));
        }
      }
    }
  }
  return units.sort((a, b) => (a.node?.start ?? 0) - (b.node?.start ?? 0));
}

function casesOf(kind: JsonNode, path: readonly string[], names: readonly string[]) {
  const nested = kind.key === 'substitutions';
  return kind.children
    .filter((child) => child.type === 'object')
    .reverse()
    .map((child) => {
      const key = String(child.key);
      const name = kind.key === 'plural' || nested ? key : `${kind.key}.${key}`;
      return { node: child, path: [...path, key], names: [...names, name] };
    });
}

function unitAt(node: JsonNode, path: readonly string[], names: readonly string[]): XcUnit {
  const value = stringOf(node, 'value');
  const state = stringOf(node, 'state');
  const category = categoryOf(path);
  return {
    path,
    name: names.join('/'),
    node,
    ...(value ? { value } : {}),
    ...(state ? { state } : {}),
    ...(category ? { category } : {}),
  };
}

/** The plural category that a path ends with. */
function categoryOf(path: readonly string[]): PluralCategory | undefined {
  const last = path.at(-2) ?? '';
  return path.at(-3) === 'plural' && isCategory(last) ? last : undefined;
}

/**
 * The texts that a localization of a language should have: its own, those of the source's localization that are built
 * like it or where it has none yet, and every plural form that the language needs.
 *
 * @param source the texts of the source's localization; none where the key itself is the text.
 */
export function wantedUnits(
  existing: readonly XcUnit[],
  source: readonly XcUnit[],
  language: string,
): readonly XcUnit[] {
  if (isOneText(existing) && (source.length === 0 || isOneText(source))) return existing;
  const needed = new Set<PluralCategory>([...neededCategories(language, 'cardinal'), 'other']);
  const groups = groupedUnits(existing);
  const alike = existing.length === 0 || source.some((unit) => groups.has(groupOf(unit)));
  const models = new Map<string, XcUnit>();
  for (const unit of alike ? source : []) if (!models.has(groupOf(unit))) models.set(groupOf(unit), unit);
  for (const [group, [unit]] of groups) if (unit && !models.has(group)) models.set(group, unit);
  if (models.size === 0) return [{ path: onlyPath, name: '' }];
  const units: XcUnit[] = [];
  for (const [group, model] of models) {
    const there = groups.get(group) ?? [];
    if (!model.category) units.push(there[0] ?? { path: model.path, name: model.name });
    for (const category of model.category ? categories : []) {
      const present = there.find((unit) => unit.category === category);
      if (present || needed.has(category)) units.push(present ?? inCategory(model, category));
    }
  }
  return units;
}

/** Whether a localization has one text, which stands by itself: most have. */
function isOneText(units: readonly XcUnit[]): boolean {
  return units.length === 1 && units[0]?.path === onlyPath;
}

function groupedUnits(units: readonly XcUnit[]): Map<string, XcUnit[]> {
  const groups = new Map<string, XcUnit[]>();
  for (const unit of units) {
    pushTo(groups, groupOf(unit), unit);
  }
  return groups;
}

/** What the plural forms of one text share. */
function groupOf(unit: XcUnit): string {
  return unit.category ? unit.path.slice(0, -2).join('\u0000') : unit.path.join('\u0000');
}

/** A plural form in another category, as yet without a place in the file. */
function inCategory({ path, name }: XcUnit, category: PluralCategory): XcUnit {
  const names = name.split('/');
  return {
    path: [...path.slice(0, -2), category, 'stringUnit'],
    name: [...names.slice(0, -1), category].join('/'),
    category,
  };
}

/** The text of the source that a text of another language translates. */
export function sourceOf(unit: XcUnit, source: readonly XcUnit[]): XcUnit | undefined {
  const same = (one: XcUnit) => one.path.join('\u0000') === unit.path.join('\u0000');
  const group = groupOf(unit);
  return (
    source.find(same) ??
    source.find((one) => one.category === 'other' && groupOf(one) === group) ??
    source.find((one) => one.path.length === 1) ??
    source.find(({ category }) => category === 'other') ??
    source[0]
  );
}

/** The parts of a string catalog. */
export interface XcCatalog {
  readonly tree: JsonTree;
  /** As the file declares it. */
  readonly sourceLanguage: string | undefined;
  /** What holds the entries, by its number in the tree; -1 where nothing does. */
  readonly strings: number;
  /** The entries in it, by their numbers, in the file's order. */
  readonly entries: Int32Array;
  /** The languages of the file besides that of the source, sorted. */
  readonly languages: readonly string[];
}

/** Finds the parts of a string catalog in its JSON. A large one has a million entries, of which no objects are made. */
export function xcCatalog(text: string, tree: JsonTree): XcCatalog {
  const sourceLanguage = stringOf(tree.root, 'sourceLanguage');
  const source = sourceLanguage && jsonSlot(text, stringRange(sourceLanguage)).value;
  const strings = tree.count > 0 ? tree.member(0, 'strings') : -1;
  const entries: number[] = [];
  const languages = new Set<string>();
  if (strings >= 0 && tree.type(strings) === 'object') {
    for (let entry = tree.first(strings); entry >= 0; entry = tree.next(entry)) {
      if (tree.type(entry) !== 'object') continue;
      entries.push(entry);
      const localizations = tree.member(entry, 'localizations');
      let child = localizations < 0 ? -1 : tree.first(localizations);
      for (; child >= 0; child = tree.next(child)) {
        const key = tree.key(child);
        if (key !== source) languages.add(String(key));
      }
    }
  }
  return { tree, sourceLanguage: source, strings, entries: Int32Array.from(entries), languages: [...languages].sort() };
}
