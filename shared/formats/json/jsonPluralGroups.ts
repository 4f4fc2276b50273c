import { type HashedIds, hashedIds, idHash } from '../../catalog/idSet.ts';
import { NumberRows } from '../../catalog/numberRows.ts';
import type { PluralCategory } from '../../catalog/segment.ts';
import type { CountedKeys } from './jsonPlurals.ts';
import type { JsonTree } from './jsonTree.ts';

const categories: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
const count = /\{\{-?\s*count\b|__count__/;
/** Told at once, where {@link formKey} makes parts of the key: every object of a file is asked. */
const formName = /(?:^|_)(?:zero|one|two|few|many|other|plural)$|_\d$/;
const ordinalEnd = '_ordinal';

/** Whether a text says how many there are of something: `{{count}}`, or `__count__` as in i18next 1. @param text as it is written. */
export const saysCount = (text: string): boolean => count.test(text);

/** Whether a key is a plural category and nothing else. */
export const isCategory = (key: string): key is PluralCategory => key.length < 6 && categories.has(key);

/** What a key says that may be that of a plural form of i18next. */
export interface FormKey {
  /** What it shares with the other forms: `items_` and `place_ordinal_` (v4), `items` (v1 to v3). */
  readonly base: string;
  readonly kind: 'suffix' | 'pair' | 'number';
  /** `items` of all of them. */
  readonly name: string;
  readonly ordinal: boolean;
  /** `few` of `items_few`, `plural` of `items_plural`, `2` of `items_2`. */
  readonly ending: string;
}

/**
 * Reads a key as that of a plural form.
 *
 * @returns undefined where it ends like none.
 * @example formKey('place_ordinal_two')?.base; // 'place_ordinal_'
 */
export function formKey(key: string): FormKey | undefined {
  const underscore = key.lastIndexOf('_');
  // No ending is longer than `_plural`: most keys are told from it without a part of them being made.
  if (underscore < 0 || key.length - underscore > 7) return undefined;
  const ending = key.slice(underscore + 1);
  const name = key.slice(0, underscore);
  if (isCategory(ending)) {
    const ordinal = name.endsWith(ordinalEnd);
    const shared = ordinal ? name.slice(0, -ordinalEnd.length) : name;
    return { base: `${name}_`, kind: 'suffix', name: shared, ordinal, ending };
  }
  if (ending === 'plural') return { base: name, kind: 'pair', name, ordinal: false, ending };
  if (name === '' || ending.length !== 1 || ending < '0' || ending > '9') return undefined;
  return { base: name, kind: 'number', name, ordinal: false, ending };
}

/** Whether an object has a string whose key could name a form, by its end alone. */
export function mayHoldForms(tree: JsonTree, object: number): boolean {
  const behind = tree.behind(object);
  for (let child = object + 1; child < behind; child = tree.behind(child)) {
    if (mayBeForm(tree, child) && formName.test(String(tree.key(child)))) return true;
  }
  return false;
}

const mayBeForm = (tree: JsonTree, child: number) => tree.type(child) === 'string' && tree.mayNameForm(child);

// What is known of the keys with one base, as bits of a number; the digits of `items_0`, `items_1` … come before them.
const digits = (1 << 10) - 1;
/** A number's form says the count. */
const counts = 1 << 10;
/** There is a key with a category, there are several, one is `_other`, `_few` or `_many`, an `_other` says the count. */
const one = 1 << 11;
const several = 1 << 12;
const telling = 1 << 13;
const counting = 1 << 14;
/** There is `items_plural`, it says the count, and there is `items`. */
const many = 1 << 15;
const single = 1 << 16;
const manyCounts = 1 << 17;

const isSuffix = (bits: number) => (bits & counting) !== 0 || ((bits & several) !== 0 && (bits & telling) !== 0);
const isPair = (bits: number, counted: CountedKeys) =>
  (bits & single) !== 0 && (bits & (counted === 'all' ? many : counted === 'counting' ? manyCounts : 0)) !== 0;
/** `step_0`, `step_1` are names: forms are counted from 0 without a gap, and one of them says the number. */
const isNumber = (bits: number, counted: CountedKeys) =>
  counted !== 'none' && (bits & counts) !== 0 && (bits & digits & ((bits & digits) + 1)) === 0;

/** By row: the first member with a base, and what is known of all of them. */
const member = 0;
const facts = 1;

/**
 * The plural messages whose forms stand in one object. Kept are two numbers for a message and a table of hashes: an
 * object of a large file has a million of them. A class, so that who asks needs no list of them.
 */
export class PluralGroups {
  /** True when the object's own keys are the categories: `{ "one": …, "other": … }`. */
  readonly named: boolean;
  /** Whether there are any of i18next JSON v1 to v3: `items` with `items_plural`, or `items_0`, `items_1` … */
  readonly hasPairs: boolean;
  readonly hasNumbers: boolean;
  readonly hasSuffixes: boolean;
  readonly #tree: JsonTree;
  readonly #counted: CountedKeys;
  readonly #rows: NumberRows;
  readonly #ids: HashedIds;

  constructor(tree: JsonTree, object: number, counted: CountedKeys) {
    this.#tree = tree;
    this.#counted = counted;
    const behind = tree.behind(object);
    let likely = 0;
    let named = 0;
    let all = 0;
    let hasOther = false;
    for (let child = object + 1; child < behind; child = tree.behind(child)) {
      all++;
      if (!mayBeForm(tree, child)) continue;
      likely++;
      if (tree.keyEnd(child) - tree.keyStart(child) > 7 && !tree.hasEscapes(child)) continue;
      const key = String(tree.key(child));
      if (isCategory(key)) named++;
      hasOther ||= key === 'other';
    }
    this.named = named > 1 && named === all && hasOther;
    this.#rows = new NumberRows(2, behind - object);
    this.#ids = hashedIds((row) => this.#baseOf(row), likely / 2);
    const kinds = likely > 0 ? this.#read(object) : 0;
    this.hasSuffixes = (kinds & 1) !== 0;
    this.hasPairs = (kinds & 2) !== 0;
    this.hasNumbers = (kinds & 4) !== 0;
  }

  get isEmpty(): boolean {
    return !this.named && !this.hasSuffixes && !this.hasPairs && !this.hasNumbers;
  }

  /** Whether keys of a base and a kind are forms of a plural message. */
  has(base: string, kind: FormKey['kind']): boolean {
    const row = this.#ids.find(idHash(base), base);
    if (row < 0) return false;
    const bits = this.#rows.at(row, facts);
    return kind === 'suffix'
      ? isSuffix(bits)
      : kind === 'pair'
        ? isPair(bits, this.#counted)
        : isNumber(bits, this.#counted);
  }

  /** @returns 1 where there are suffixes, 2 for pairs, 4 for numbers, and their sums. */
  #read(object: number): number {
    const tree = this.#tree;
    const rows = this.#rows;
    const behind = tree.behind(object);
    let mayPair = false;
    for (let child = object + 1; child < behind; child = tree.behind(child)) {
      const key = mayBeForm(tree, child) ? formKey(String(tree.key(child))) : undefined;
      if (!key) continue;
      const row = this.#rowOf(key.base, child, child - object);
      rows.set(row, facts, factsWith(rows.at(row, facts), key, this.#says(child, key)));
      mayPair ||= key.kind === 'pair';
    }
    if (mayPair) {
      for (let child = object + 1; child < behind; child = tree.behind(child)) {
        if (tree.type(child) !== 'string') continue;
        const key = String(tree.key(child));
        const row = this.#ids.find(idHash(key), key);
        if (row >= 0) rows.set(row, facts, rows.at(row, facts) | single);
      }
    }
    let kinds = 0;
    for (let row = 0; row < rows.count; row++) {
      const bits = rows.at(row, facts);
      kinds |=
        (isSuffix(bits) ? 1 : 0) | (isPair(bits, this.#counted) ? 2 : 0) | (isNumber(bits, this.#counted) ? 4 : 0);
    }
    return kinds;
  }

  #says(child: number, { kind, ending }: FormKey): boolean {
    const tree = this.#tree;
    if (kind === 'suffix' && ending !== 'other') return false;
    return saysCount(tree.text.slice(tree.start(child), tree.end(child)));
  }

  #baseOf(row: number): string {
    return formKey(String(this.#tree.key(this.#rows.at(row, member))))?.base ?? '';
  }

  /** The row of a base, which is added where it is new. @param readLength how far the object was read. */
  #rowOf(base: string, child: number, readLength: number): number {
    const hash = idHash(base);
    const existing = this.#ids.find(hash, base);
    if (existing >= 0) return existing;
    const row = this.#rows.add(readLength);
    this.#rows.set(row, member, child);
    this.#ids.add(hash, row);
    return row;
  }
}

function factsWith(bits: number, { kind, ending }: FormKey, says: boolean): number {
  if (kind === 'pair') return bits | many | (says ? manyCounts : 0);
  if (kind === 'number') return bits | (1 << Number(ending)) | (says ? counts : 0);
  const more = bits & one ? several : one;
  return bits | more | (/^(?:other|few|many)$/.test(ending) ? telling : 0) | (says ? counting : 0);
}
