import type { UnevenSection } from '../catalog/alignment.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Correspondence } from './format.ts';

/** A list by its texts; items are known by nothing but their number. */
interface List {
  /** One more than the highest number of an item with a text. */
  length: number;
  readonly numbers: Set<string>;
  readonly ids: string[];
}

/** What the texts of two files have in common where one of them has lists. */
const hasList = /\[\s*["{]|^\s*- /m;

/** The forms of a plural text as Nextcloud has them, as many as the language asks for: `"_%n rope_::_%n ropes_": […]`. */
const isPlural = /(?:^|\.)_[^\n]+_::_[^\n]+_$/;

/**
 * Finds the lists of JSON and YAML files that have more or fewer items than in the source: which item translates which
 * nobody can tell, so none of them is compared. A list that one of the files lacks is missing or extra as any entry is.
 *
 * @example // { "tips": ["Row", "Sail"] } and { "tips": ["Segeln"] }
 * alignedLists(source, target).alignment?.sections; // [{ path: 'tips', blocks: [{ name: 'item', source: 2, target: 1 }] }]
 */
export function alignedLists(source: Catalog, target: Catalog): Correspondence {
  if (!hasList.test(source.text) || !hasList.test(target.text)) return {};
  const [ours, theirs] = [listsOf(source), listsOf(target)];
  const sections: UnevenSection[] = [];
  const sourceIds = new Map<string, undefined>();
  const unpaired = new Set<string>();
  for (const [path, { length, ids }] of theirs) {
    const other = ours.get(path);
    if (!other || other.length === length) continue;
    if (!isPlural.test(path)) sections.push({ path, blocks: [{ name: 'item', source: other.length, target: length }] });
    for (const id of ids) sourceIds.set(id, undefined);
    for (const id of other.ids) unpaired.add(id);
  }
  return sourceIds.size + unpaired.size > 0 ? { alignment: { sections, sourceIds, unpaired } } : {};
}

function listsOf(catalog: Catalog): ReadonlyMap<string, List> {
  const lists = new Map<string, List>();
  for (const { id } of catalog.segments.readings()) {
    for (const { 1: number = '', index } of id.matchAll(/(?:^|\.)(0|[1-9]\d{0,3})(?=\.|$)/g)) {
      const path = id.slice(0, index);
      const list = lists.get(path) ?? { length: 0, numbers: new Set<string>(), ids: [] };
      lists.set(path, list);
      list.length = Math.max(list.length, Number(number) + 1);
      list.numbers.add(number);
      list.ids.push(id);
    }
  }
  // Codes such as `404` number no items.
  for (const [path, { length, numbers }] of lists) if (length > 2 * numbers.size) lists.delete(path);
  return lists;
}
