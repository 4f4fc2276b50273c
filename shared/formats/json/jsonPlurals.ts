import type { PluralCategory, PluralForm } from '../../catalog/segment.ts';
import type { JsonNode } from './jsonTree.ts';

const categories = 'zero|one|two|few|many|other';
const suffixed = new RegExp(`^(.*?)_(ordinal_)?(${categories})$`, 's');
const category = new RegExp(`^(?:${categories})$`);
const counted = /^(.+)_(\d)$/s;
const count = /\{\{-?\s*count\b/;

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

/** The groups of the objects of one text, each looked for once. */
export class PluralReader {
  private readonly text: string;
  private readonly known = new Map<JsonNode, PluralGroups>();

  constructor(text: string) {
    this.text = text;
  }

  groups(parent: JsonNode): PluralGroups {
    let found = this.known.get(parent);
    if (!found) {
      found = findGroups(this.text, parent);
      this.known.set(parent, found);
    }
    return found;
  }

  /**
   * What form of a plural message a string is: `items_few`, `place_ordinal_two` (i18next JSON v4), `items_plural`,
   * `items_2` (v3), or `items: { one, other }`.
   *
   * @param prefix of the ids of the object's members: `cart.`.
   * @param key the member's, without modifiers.
   * @param kind of forms that are named by their object's keys.
   */
  form(parent: JsonNode, key: string, prefix: string, kind: PluralForm['kind'] = 'cardinal'): PluralForm | undefined {
    const match = key.includes('_') ? suffixed.exec(key) : null;
    if (match && this.groups(parent).suffixes.has(`${match[1]}_${match[2] ?? ''}`)) {
      const base = `${prefix}${match[1]}`;
      return {
        group: base,
        kind: match[2] ? 'ordinal' : 'cardinal',
        category: match[3] as PluralCategory,
        idPattern: `${base}_${match[2] ?? ''}{category}`,
      };
    }
    if (category.test(key)) {
      if (!this.groups(parent).named) return undefined;
      return { group: prefix.slice(0, -1), kind, category: key as PluralCategory, idPattern: `${prefix}{category}` };
    }
    const { pairs, numbers } = this.groups(parent);
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
  version(node: JsonNode): 3 | 4 | undefined {
    const { parent } = node;
    const key = String(node.key);
    if (parent?.type !== 'object' || !key.includes('_')) return undefined;
    const match = suffixed.exec(key);
    const { suffixes, pairs, numbers } = this.groups(parent);
    if (match && suffixes.has(`${match[1]}_${match[2] ?? ''}`)) return 4;
    if (key.endsWith('_plural') && pairs.has(key.slice(0, -7))) return 3;
    return numbers.has(counted.exec(key)?.[1] ?? '') ? 3 : undefined;
  }
}

function v3Form(group: string, which: { category: PluralCategory } | { index: number }): PluralForm {
  return { group, kind: 'cardinal', ...which, idStyle: 'i18next-v3' };
}

function findGroups(text: string, parent: JsonNode): PluralGroups {
  const forms = new Map<string, string[]>();
  const numbered = new Map<string, { digits: number; counts: boolean }>();
  const suffixes = new Set<string>();
  const pairs = new Set<string>();
  const numbers = new Set<string>();
  let named = 0;
  let keys: Set<string> | undefined;
  for (const child of parent.children) {
    if (child.type !== 'string') continue;
    const key = String(child.key);
    if (category.test(key)) named++;
    if (!key.includes('_')) continue;
    const match = suffixed.exec(key);
    if (match) {
      const base = `${match[1]}_${match[2] ?? ''}`;
      const known = forms.get(base) ?? [];
      known.push(match[3] ?? '');
      forms.set(base, known);
      if (match[3] === 'other' && count.test(text.slice(child.start, child.end))) suffixes.add(base);
    } else if (key.endsWith('_plural')) {
      keys ??= new Set(parent.children.filter((one) => one.type === 'string').map((one) => String(one.key)));
      if (keys.has(key.slice(0, -7))) pairs.add(key.slice(0, -7));
    } else {
      const number = counted.exec(key);
      if (!number?.[1]) continue;
      const known = numbered.get(number[1]) ?? { digits: 0, counts: false };
      known.digits |= 1 << Number(number[2]);
      known.counts ||= count.test(text.slice(child.start, child.end));
      numbered.set(number[1], known);
    }
  }
  for (const [base, list] of forms) {
    if (list.length > 1 && (list.includes('other') || list.includes('few') || list.includes('many')))
      suffixes.add(base);
  }
  // `step_0`, `step_1` are names: forms are counted from 0 without a gap, and one of them says the number.
  for (const [base, { digits, counts }] of numbered) if (counts && (digits & (digits + 1)) === 0) numbers.add(base);
  const byName =
    named > 1 && named === parent.children.length && parent.children.some((child) => child.key === 'other');
  if (!byName && suffixes.size + pairs.size + numbers.size === 0) return noGroups;
  return { suffixes, pairs, numbers, named: byName };
}
