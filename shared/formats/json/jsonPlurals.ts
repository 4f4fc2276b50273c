import type { PluralCategory, PluralForm } from '../../catalog/segment.ts';
import type { JsonTree } from './jsonTree.ts';

const categories = 'zero|one|two|few|many|other';
const suffixed = new RegExp(`^(.*?)_(ordinal_)?(${categories})$`, 's');
const category = new RegExp(`^(?:${categories})$`);
const counted = /^(.+)_(\d)$/s;
const count = /\{\{-?\s*count\b/;

/**
 * Whether another text under a key may make plural forms of its object's members, or none of what were some.
 *
 * @param key as it is written, without quotes.
 * @param before,after the text as it is written.
 */
export function changesForms(key: string, before: string, after: string): boolean {
  return /_(?:other|\d)$|\\/.test(key) && count.test(before) !== count.test(after);
}

/** The plural messages whose forms stand in one object. */
export interface PluralGroups {
  /** `items_` and `place_ordinal_` of i18next JSON v4. */
  readonly suffixes: ReadonlySet<string>;
  /** `items` of `items` and `items_plural`, i18next JSON v1 to v3. */
  readonly pairs: ReadonlySet<string>;
  /** `items` of `items_0`, `items_1` …, i18next JSON v3. */
  readonly numbers: ReadonlySet<string>;
  /** True when the object's own keys are the categories: `{ "one": …, "other": … }`. */
  readonly named: boolean;
}

const noGroups: PluralGroups = { suffixes: new Set(), pairs: new Set(), numbers: new Set(), named: false };

/** The groups of the objects of one text. Whoever asks in reading order has each object looked at once. */
export class PluralReader {
  private readonly tree: JsonTree;
  /** Objects within each other, the innermost last, that is the object that was asked for last. */
  private readonly open: { readonly object: number; readonly groups: PluralGroups }[] = [];
  /** The members of one object mostly come one after the other. */
  private last = -1;
  private lastGroups = noGroups;

  constructor(tree: JsonTree) {
    this.tree = tree;
  }

  groups(object: number): PluralGroups {
    if (object === this.last) return this.lastGroups;
    const { tree, open } = this;
    let innermost = open.at(-1);
    while (innermost && (innermost.object > object || tree.behind(innermost.object) <= object)) {
      open.pop();
      innermost = open.at(-1);
    }
    if (innermost?.object !== object) {
      innermost = { object, groups: mayHoldForms(tree, object) ? findGroups(tree, object) : noGroups };
      open.push(innermost);
    }
    this.last = object;
    this.lastGroups = innermost.groups;
    return innermost.groups;
  }

  /** False where none of an object's members can be a form of a plural message. */
  hasForms(object: number): boolean {
    return this.groups(object) !== noGroups;
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
    const match = key.includes('_') ? suffixed.exec(key) : null;
    if (match && this.groups(object).suffixes.has(`${match[1]}_${match[2] ?? ''}`)) {
      const base = `${prefix}${match[1]}`;
      return {
        group: base,
        kind: match[2] ? 'ordinal' : 'cardinal',
        category: match[3] as PluralCategory,
        idPattern: `${base}_${match[2] ?? ''}{category}`,
      };
    }
    if (category.test(key)) {
      if (!this.groups(object).named) return undefined;
      return { group: prefix.slice(0, -1), kind, category: key as PluralCategory, idPattern: `${prefix}{category}` };
    }
    const { pairs, numbers } = this.groups(object);
    if (pairs.size > 0) {
      const base = key.endsWith('_plural') ? key.slice(0, -7) : key;
      if (pairs.has(base)) return v3Form(prefix + base, { category: base === key ? 'one' : 'other' });
    }
    if (numbers.size > 0) {
      const number = counted.exec(key);
      if (number?.[1] && numbers.has(number[1])) return v3Form(prefix + number[1], { index: Number(number[2]) });
    }
    return undefined;
  }

  /** Whether the key of a string is that of a plural form of i18next, and of which version. */
  version(value: number): 3 | 4 | undefined {
    const object = this.tree.parent(value);
    if (object < 0 || this.tree.type(object) !== 'object' || !this.hasForms(object)) return undefined;
    const key = String(this.tree.key(value));
    const match = suffixed.exec(key);
    const { suffixes, pairs, numbers } = this.groups(object);
    if (match && suffixes.has(`${match[1]}_${match[2] ?? ''}`)) return 4;
    if (key.endsWith('_plural') && pairs.has(key.slice(0, -7))) return 3;
    return numbers.has(counted.exec(key)?.[1] ?? '') ? 3 : undefined;
  }
}

function v3Form(group: string, which: { category: PluralCategory } | { index: number }): PluralForm {
  return { group, kind: 'cardinal', ...which, idStyle: 'i18next-v3' };
}

/** Whether an object has a string whose key could name a form, by its last characters alone. */
function mayHoldForms(tree: JsonTree, object: number): boolean {
  const behind = tree.behind(object);
  for (let child = object + 1; child < behind; child = tree.behind(child)) {
    if (tree.type(child) === 'string' && namesForm(tree, child)) return true;
  }
  return false;
}

function namesForm(tree: JsonTree, value: number): boolean {
  return tree.mayNameForm(value) && formName.test(String(tree.key(value)));
}

const formName = new RegExp(`(?:^|_)(?:${categories}|plural)$|_\\d$`);

function findGroups(tree: JsonTree, object: number): PluralGroups {
  const forms = new Map<string, string[]>();
  const numbered = new Map<string, { digits: number; counts: boolean }>();
  const suffixes = new Set<string>();
  const pairs = new Set<string>();
  const numbers = new Set<string>();
  const children: number[] = [];
  for (let child = tree.first(object); child >= 0; child = tree.next(child)) children.push(child);
  const keys = new Set(
    children.filter((child) => tree.type(child) === 'string').map((child) => String(tree.key(child))),
  );
  const saysCount = (child: number) => count.test(tree.text.slice(tree.start(child), tree.end(child)));
  let named = 0;
  for (const child of children) {
    if (tree.type(child) !== 'string') continue;
    const key = String(tree.key(child));
    if (category.test(key)) named++;
    if (!key.includes('_')) continue;
    const match = suffixed.exec(key);
    if (match) {
      const base = `${match[1]}_${match[2] ?? ''}`;
      const known = forms.get(base) ?? [];
      known.push(match[3] ?? '');
      forms.set(base, known);
      if (match[3] === 'other' && saysCount(child)) suffixes.add(base);
    } else if (key.endsWith('_plural')) {
      if (keys.has(key.slice(0, -7))) pairs.add(key.slice(0, -7));
    } else {
      const number = counted.exec(key);
      if (!number?.[1]) continue;
      const known = numbered.get(number[1]) ?? { digits: 0, counts: false };
      known.digits |= 1 << Number(number[2]);
      known.counts ||= saysCount(child);
      numbered.set(number[1], known);
    }
  }
  for (const [base, list] of forms) {
    if (list.length > 1 && (list.includes('other') || list.includes('few') || list.includes('many')))
      suffixes.add(base);
  }
  // `step_0`, `step_1` are names: forms are counted from 0 without a gap, and one of them says the number.
  for (const [base, { digits, counts }] of numbered) if (counts && (digits & (digits + 1)) === 0) numbers.add(base);
  const byName = named > 1 && named === children.length && children.some((child) => tree.keyIs(child, 'other'));
  if (!byName && suffixes.size + pairs.size + numbers.size === 0) return noGroups;
  return { suffixes, pairs, numbers, named: byName };
}
