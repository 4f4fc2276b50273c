import type { PluralCategory, PluralForm } from '../../catalog/segment.ts';
import type { JsonDialect } from './jsonDialect.ts';
import { formKey, isCategory, mayHoldForms, PluralGroups, saysCount } from './jsonPluralGroups.ts';
import type { JsonTree } from './jsonTree.ts';

/**
 * Whether another text under a key may make plural forms of its object's members, or none of what were some.
 *
 * @param key as it is written, without quotes.
 * @param before,after the text as it is written.
 */
export function changesForms(key: string, before: string, after: string): boolean {
  return /_(?:other|plural|\d)$|\\/.test(key) && saysCount(before) !== saysCount(after);
}

/**
 * Which keys of i18next JSON v1 to v3 (`items` with `items_plural`, `items_0`, `items_1` …) name forms: all of them, those
 * of messages that say the count, or none, where another library reads the file: there a program chooses between two texts.
 */
export type CountedKeys = 'all' | 'counting' | 'none';

/** What keys of v1 to v3 are in the files of a dialect. v4 knows none, but files that were moved to it keep some. */
export function countedKeys(dialect: JsonDialect): CountedKeys {
  return dialect === 'i18next-v3' ? 'all' : dialect === 'i18next' ? 'counting' : 'none';
}

/** The groups of the objects of one text. Whoever asks in reading order has each object looked at once. */
export class PluralReader {
  private readonly tree: JsonTree;
  private readonly counted: CountedKeys;
  /** Objects within each other, the innermost last, that is the object that was asked for last. */
  private readonly open: { readonly object: number; readonly groups: PluralGroups | undefined }[] = [];
  /** The members of one object mostly come one after the other. */
  private last = -1;
  private lastGroups: PluralGroups | undefined;

  constructor(tree: JsonTree, counted: CountedKeys) {
    this.tree = tree;
    this.counted = counted;
  }

  /** @returns undefined where none of the object's members is a form of a plural message. */
  groups(object: number): PluralGroups | undefined {
    if (object === this.last) return this.lastGroups;
    const { tree, open } = this;
    let innermost = open.at(-1);
    while (innermost && (innermost.object > object || tree.behind(innermost.object) <= object)) {
      open.pop();
      innermost = open.at(-1);
    }
    if (innermost?.object !== object) {
      innermost = { object, groups: groupsOf(tree, object, this.counted) };
      open.push(innermost);
    }
    this.last = object;
    this.lastGroups = innermost.groups;
    return innermost.groups;
  }

  /** False where none of an object's members can be a form of a plural message. */
  hasForms(object: number): boolean {
    return this.groups(object) !== undefined;
  }

  /**
   * What form of a plural message a string is: `items_few`, `place_ordinal_two` (i18next JSON v4), `items_plural`,
   * `items_2` (v3), or `items: { one, other }`.
   *
   * @param object that holds the string.
   * @param prefix of the ids of the object's members: `cart.`.
   * @param key the member's, without modifiers.
   * @param kind of forms that are named by their object's keys.
   */
  form(object: number, key: string, prefix: string, kind: PluralForm['kind'] = 'cardinal'): PluralForm | undefined {
    const groups = this.groups(object);
    if (!groups) return undefined;
    const read = formKey(key);
    if (read?.kind === 'suffix' && groups.hasSuffixes && groups.has(read.base, 'suffix')) {
      return {
        group: prefix + read.name,
        kind: read.ordinal ? 'ordinal' : 'cardinal',
        category: read.ending as PluralCategory,
        idPattern: `${prefix}${read.base}{category}`,
      };
    }
    if (isCategory(key)) {
      if (!groups.named) return undefined;
      return { group: prefix.slice(0, -1), kind, category: key, idPattern: `${prefix}{category}` };
    }
    if (groups.hasPairs) {
      const isPlural = key.endsWith('_plural');
      const base = isPlural ? key.slice(0, -7) : key;
      if (groups.has(base, 'pair')) return v3Form(prefix + base, { category: isPlural ? 'other' : 'one' });
    }
    if (read?.kind === 'number' && groups.hasNumbers && groups.has(read.base, 'number')) {
      return v3Form(prefix + read.base, { index: Number(read.ending) });
    }
    return undefined;
  }

  /** Whether the key of a string is that of a plural form of i18next, and of which version. */
  version(value: number): 3 | 4 | undefined {
    const object = this.tree.parent(value);
    const groups = object >= 0 && this.tree.type(object) === 'object' ? this.groups(object) : undefined;
    const read = groups && formKey(String(this.tree.key(value)));
    if (!read || !groups.has(read.base, read.kind)) return undefined;
    return read.kind === 'suffix' ? 4 : 3;
  }
}

function groupsOf(tree: JsonTree, object: number, counted: CountedKeys): PluralGroups | undefined {
  if (!mayHoldForms(tree, object)) return undefined;
  const groups = new PluralGroups(tree, object, counted);
  return groups.isEmpty ? undefined : groups;
}

function v3Form(group: string, which: { category: PluralCategory } | { index: number }): PluralForm {
  return { group, kind: 'cardinal', ...which, idStyle: 'i18next-v3' };
}
