import { addTo } from '../../catalog/addTo.ts';
import type { PluralCategory, PluralForm } from '../../catalog/segment.ts';
import { groupOf, type TreeEntry, type TreeGroup, textsOf } from './entryTree.ts';

const categories: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/**
 * Tells the plural forms of a tree: the entries of a group that has nothing but forms (`boats: { one, other }`), and keys
 * that end with one (`boats_one`, `boats_other`) beside that of `other`.
 *
 * @returns what an entry is a form of; undefined for any other entry.
 */
export function treePlurals(): (entry: TreeEntry) => PluralForm | undefined {
  const kinds = new Map<TreeGroup, { readonly isMessage: boolean; readonly bases: ReadonlySet<string> }>();
  return (entry) => {
    const { parent } = entry;
    const kind = kinds.get(parent) ?? { isMessage: isMessage(parent), bases: basesOf(parent) };
    kinds.set(parent, kind);
    const key = keyOf(entry);
    if (kind.isMessage) {
      return {
        group: parent.id,
        kind: 'cardinal',
        category: key as PluralCategory,
        idPattern: `${parent.id}.{category}`,
      };
    }
    const [, base, category] = suffixed.exec(key) ?? [];
    if (base === undefined || !kind.bases.has(base)) return undefined;
    const group = entry.id.slice(0, entry.id.length - key.length) + base;
    const isOrdinal = base.endsWith('_ordinal');
    return {
      group: isOrdinal ? group.slice(0, -'_ordinal'.length) : group,
      kind: isOrdinal ? 'ordinal' : 'cardinal',
      category: category as PluralCategory,
      idPattern: `${group}_{category}`,
    };
  };
}

const suffixed = /^(.+)_(zero|one|two|few|many|other)$/s;

const keyOf = ({ id, parent }: TreeEntry) => (parent.id === '' ? id : id.slice(parent.id.length + 1));

/** Whether a group holds nothing but the forms of one message, `other` among them. */
function isMessage({ id, owner, entries }: TreeGroup): boolean {
  if (id === '' || !owner || entries.length < 2) return false;
  const keys = entries.map(keyOf);
  return keys.includes('other') && keys.every((key) => categories.has(key)) && entries.every((entry) => textsOf(entry));
}

/** What keys with a form at their end have in front of it, where one of them is `other` and there is another. */
function basesOf({ entries }: TreeGroup): ReadonlySet<string> {
  const forms = new Map<string, Set<string>>();
  for (const entry of entries) {
    const [, base, category] = (!groupOf(entry) && suffixed.exec(keyOf(entry))) || [];
    if (base && category) addTo(forms, base, category);
  }
  return new Set([...forms].flatMap(([base, names]) => (names.has('other') && names.size > 1 ? [base] : [])));
}
