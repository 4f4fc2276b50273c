import { basename, dirname } from 'node:path';
import { addTo } from '../../../shared/catalog/addTo.ts';
import { slashedPath } from '../../../shared/catalog/slashedPath.ts';
import type { KeyFile } from '../keyIndex.ts';
import { groupsOf } from '../keyNames.ts';

/** How the keys of a file are written. */
export interface KeyStyle {
  /** Of each part of a key. */
  readonly letters: 'camel' | 'snake' | 'kebab' | 'upper-snake' | 'pascal' | 'text';
  /** True where most keys stand in a group: `cart.title`. */
  readonly isGrouped: boolean;
  /** True where dots are part of a key: `"cart.title": "Cart"` rather than objects within objects. */
  readonly isFlat: boolean;
}

/** What a key is proposed from. */
export interface KeyOrigin {
  /** The words of the text, without what is put between them. */
  readonly words: string;
  /** The text as its file will have it: the key, where keys are texts. */
  readonly text?: string;
  /** The attribute or element that it stands in. */
  readonly role?: string | undefined;
  /** Absolute path of the source file. */
  readonly path: string;
  /** Keys that this source file asks for already. */
  readonly neighbours: readonly string[];
  /** What the code puts in front of every key here; the proposed key begins with it. */
  readonly prefix?: string;
}

const mostWords = 5;
const longest = 32;
const pluralEnding = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$|_(?:plural|\d+)$/;

const styles = new WeakMap<Pick<KeyFile, 'file' | 'byKey'>, KeyStyle>();

/** How the keys of a source file are written; nested camel case where it has none. */
export function keyStyleOf(keys: Pick<KeyFile, 'file' | 'byKey'>): KeyStyle {
  const style = styles.get(keys) ?? readStyle(keys);
  styles.set(keys, style);
  return style;
}

function readStyle({ file, byKey }: Pick<KeyFile, 'file' | 'byKey'>): KeyStyle {
  const counts = new Map<KeyStyle['letters'], number>();
  const count = (letters: KeyStyle['letters']) => counts.set(letters, (counts.get(letters) ?? 0) + 1);
  let [all, grouped, flat, phrases] = [0, 0, 0, 0];
  for (const { id, idRange } of file.catalog.segments) {
    if (++all > 2000) break;
    const raw = idRange ? file.catalog.text.slice(idRange.start, idRange.end).replace(/^(['"`])(.*)\1$/s, '$2') : '';
    if (/\S\s\S/.test(id)) phrases++;
    if (!id.includes('.')) continue;
    grouped++;
    if (raw === id) flat++;
  }
  const leaves = [...byKey.keys()]
    .slice(0, 2000)
    .map((key) => (key.split('.').at(-1) ?? key).replace(pluralEnding, ''));
  const variants = file.catalog.syntaxes.includes('i18next') ? contextsAmong(leaves) : new Set<string>();
  for (const leaf of leaves) {
    if (variants.has(leaf)) continue;
    if (/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/.test(leaf) && leaf.length > 1) count('upper-snake');
    else if (leaf.includes('_')) count('snake');
    else if (leaf.includes('-')) count('kebab');
    else if (/^[A-Z][a-z]/.test(leaf)) count('pascal');
    else if (/[a-z][A-Z]/.test(leaf)) count('camel');
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['camel' as const];
  return {
    letters: phrases * 2 > all ? 'text' : most,
    isGrouped: grouped * 2 > all,
    isFlat: flat * 2 > grouped && grouped > 0,
  };
}

/** Names that differ in their last part alone, `crew_male` and `crew_female`: those of one message by its context (i18next). */
function contextsAmong(leaves: readonly string[]): ReadonlySet<string> {
  const byStart = new Map<string, Set<string>>();
  for (const leaf of new Set(leaves)) {
    const [, start] = /^(.+)_[a-z]+$/.exec(leaf) ?? [];
    if (start !== undefined) addTo(byStart, start, leaf);
  }
  return new Set([...byStart.values()].flatMap((same) => (same.size > 1 ? [...same] : [])));
}

/**
 * A name for a new key, from its text and its place, in the style of the keys that are there: `cart.payNow` for “Pay now”
 * in `Cart.tsx`.
 *
 * @param isTaken whether a key is there already, with another text or as a group.
 * @example proposeKey({ words: 'Pay now', path: '/app/Cart.tsx', neighbours: [] }, style, () => false); // 'cart.payNow'
 */
export function proposeKey(origin: KeyOrigin, style: KeyStyle, isTaken: (key: string) => boolean): string {
  if (style.letters === 'text' && !origin.prefix) return uniqueKey(origin.text ?? origin.words.trim(), isTaken);
  const words = wordsIn(origin.words);
  const leaf = inStyle(words.length > 0 ? words : [...wordsIn(origin.role ?? ''), 'text'], style.letters);
  const group = origin.prefix || groupOf(origin, style);
  if (!group) return uniqueKey(leaf, isTaken);
  // Where the group cannot be had, as an entry has its name, the key goes without.
  return numbered(`${group}.${leaf}`, isTaken) ?? (origin.prefix ? `${group}.${leaf}` : uniqueKey(leaf, isTaken));
}

/** The words that a key is made of: letters and digits of the Latin script, without diacritics and a number in front. */
function wordsIn(text: string): readonly string[] {
  const tokens = text.trim().split(/\s+/);
  const first = tokens.findIndex((token) => /\p{L}/u.test(token));
  const plain = tokens
    .slice(Math.max(first, 0))
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '');
  const all = plain.replace(/([a-z])([A-Z])/g, '$1 $2').match(/[A-Za-z0-9]+/g) ?? [];
  const words: string[] = [];
  for (const word of all.slice(0, mostWords)) {
    if (words.length > 0 && [...words, word].join(' ').length > longest) break;
    words.push(word.slice(0, longest).toLowerCase());
  }
  return /^\d/.test(words[0] ?? '') ? ['text', ...words] : words;
}

function inStyle(words: readonly string[], letters: KeyStyle['letters']): string {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  switch (letters) {
    case 'snake':
      return words.join('_');
    case 'kebab':
      return words.join('-');
    case 'upper-snake':
      return words.join('_').toUpperCase();
    case 'pascal':
      return words.map(capital).join('');
    default:
      return words.map((word, i) => (i === 0 ? word : capital(word))).join('');
  }
}

/** Where the file keeps its keys: the smallest group that holds most of them, else the one with more than any other, else one of its own name. */
function groupOf({ neighbours, path }: KeyOrigin, style: KeyStyle): string {
  // The dot of a key that is a text ends a sentence.
  const grouped = neighbours.filter((key) => /^[\w$-]+(?:\.[\w$-]+)+$/.test(key));
  const counts = new Map<string, number>();
  for (const group of grouped.flatMap(groupsOf)) counts.set(group, (counts.get(group) ?? 0) + 1);
  const most = [...counts].filter(([, count]) => 2 * count > grouped.length).sort((a, b) => b[0].length - a[0].length);
  const [[group] = []] = most.length > 0 ? most : [...counts].sort((a, b) => b[1] - a[1]);
  if (group !== undefined) return group;
  return style.isGrouped ? inStyle(wordsIn(nameOfPlace(path)), style.letters) : '';
}

/** Files whose name says nothing of their own: their folder's does. */
const impersonal = /^(?:index|page|layout|template|main|app|view|component|\+page|\+layout|\+error)$/i;

function nameOfPlace(path: string): string {
  const slashed = slashedPath(path);
  let folder = dirname(slashed);
  let name = basename(slashed).replace(/\.(?:component|page|view|container|server|client)?\.?[^.]+$/, '');
  // Folders of routes: (group), [parameter].
  while (impersonal.test(name) || /^[[(]/.test(name)) {
    if (folder === dirname(folder)) break;
    name = basename(folder);
    folder = dirname(folder);
  }
  return name;
}

/** So many texts of one file begin with the same words at most. */
const mostAlike = 200;

/** A key, or the first free one with a number behind it; undefined where none of them is free. */
function numbered(key: string, isTaken: (key: string) => boolean): string | undefined {
  if (!isTaken(key)) return key;
  for (let number = 2; number <= mostAlike; number++) if (!isTaken(`${key}${number}`)) return `${key}${number}`;
  return undefined;
}

function uniqueKey(key: string, isTaken: (key: string) => boolean): string {
  let free = numbered(key, isTaken);
  for (let longer = `${key}Text`; free === undefined; longer += 'Text') free = numbered(longer, isTaken);
  return free;
}
