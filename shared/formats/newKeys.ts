import { type Catalog, parsedOf } from '../catalog/catalog.ts';
import { EditRefused } from '../catalog/editRefused.ts';
import { type Sentence, say } from '../sentences/sentence.ts';
import { type Changed, changeSegments } from './change.ts';
import type { Format } from './format.ts';
import { pairCatalogs } from './pair.ts';

/** How keys are written in a file. */
export interface KeyLayout {
  /** True where dots are part of a key, rather than groups within groups. */
  readonly isFlat: boolean;
}

/**
 * Adds entries with new keys to a file of the source language, each beside its neighbours: behind the last of its group, or
 * where the alphabet puts it, where the group is in that order. The rest keeps its bytes; the result is read again and
 * refused where anything else would differ.
 *
 * @param catalog monolingual; a file without entries gets its first ones.
 * @param texts by key: `cart.title`.
 * @returns `refused` by key, in words for the user: the format gets no new entries, the key is there as something else.
 * @example addNewKeys(json, json.parse('{"a":"A"}'), new Map([['b', 'B']]), { isFlat: false }).text; // '{"a":"A","b":"B"}'
 */
export function addNewKeys(
  format: Format,
  catalog: Catalog,
  texts: ReadonlyMap<string, string>,
  { isFlat }: KeyLayout,
): Changed {
  const before = parsedOf(catalog);
  const refuse = (reason: Sentence): Changed => {
    return {
      edits: [],
      text: before.text,
      catalog: before,
      refused: new Map([...texts.keys()].map((key) => [key, reason])),
    };
  };
  if (!format.outline || !format.insert) return refuse(say`New keys cannot be added to ${format.name} files here.`);
  const outline = outlineOf(format, before, texts, isFlat);
  if (outline instanceof EditRefused) return refuse(outline.sentence);
  if (outline === undefined)
    return refuse(
      isAmongGroups(before, texts)
        ? say`There is something else at this key.`
        : say`New keys cannot be added to a file that is laid out like this one.`,
    );
  const language = before.targetLanguage ?? 'en';
  const source = format.parse(outline, before.path);
  const paired = pairCatalogs(before, source, { source: language, target: language }, format);
  const missing = (paired.pair?.missing ?? []).filter(({ id }) => texts.has(id));
  const additions = missing.map((entry) => ({
    missing: entry,
    content: { value: texts.get(entry.id) ?? '', codes: [] },
  }));
  const changed = changeSegments(format, paired, new Map(), additions);
  const refused = new Map(changed.refused);
  for (const key of texts.keys()) {
    if (!refused.has(key) && !additions.some(({ missing: { id } }) => id === key))
      refused.set(
        key,
        before.segments.find(key) ? say`The key “${key}” already exists.` : say`There is something else at this key.`,
      );
  }
  return { ...changed, refused };
}

/** Whether a new key is a group in the file, or would be in a text as if that were a group. */
function isAmongGroups({ segments }: Catalog, texts: ReadonlyMap<string, string>): boolean {
  return segments
    .all()
    .some(({ id }) => [...texts.keys()].some((key) => id.startsWith(`${key}.`) || key.startsWith(`${id}.`)));
}

/** The new keys with their neighbours; without those where one of them is what no new key could be. */
function outlineOf(
  format: Format,
  catalog: Catalog,
  texts: ReadonlyMap<string, string>,
  isFlat: boolean,
): string | undefined | EditRefused {
  const ids = catalog.segments.all().map(({ id }) => id);
  let refusal: EditRefused | undefined;
  for (const keys of [withNeighbours(texts, ids, isFlat), texts]) {
    try {
      return format.outline?.(keys, isFlat, catalog);
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      refusal = error;
    }
  }
  return refusal;
}

/** The new keys with the entries of the file that they are to stand beside, in the order of the file. */
function withNeighbours(
  texts: ReadonlyMap<string, string>,
  ids: readonly string[],
  isFlat: boolean,
): ReadonlyMap<string, string> {
  const ordered = [...texts];
  const outlined = new Map<string, string>();
  // What any entry of the file shows of its dialect, a group `message` alone would hide.
  const [first] = ids;
  if (first !== undefined) outlined.set(first, 'x');
  for (const [key, text] of ordered) {
    const { before, behind } = neighboursOf(key, ids, isFlat);
    if (before !== undefined && !outlined.has(before)) outlined.set(before, 'x');
    if (behind === undefined || before !== undefined) outlined.set(key, text);
    else insertBefore(outlined, behind, [key, text]);
  }
  return outlined;
}

function insertBefore(outlined: Map<string, string>, behind: string, entry: readonly [string, string]): void {
  const rest = [...outlined];
  const place = rest.findIndex(([key]) => key === behind);
  const following = place < 0 ? [] : rest.slice(place);
  for (const [key] of following) outlined.delete(key);
  outlined.set(...entry);
  outlined.set(behind, 'x');
  for (const [key, text] of following) if (key !== behind) outlined.set(key, text);
}

/** The entries that a new key stands between in its group: the last one before it, or where none is, the first one behind. */
function neighboursOf(
  key: string,
  ids: readonly string[],
  isFlat: boolean,
): { readonly before?: string; readonly behind?: string } {
  let siblings: readonly (readonly [string, string])[] = [];
  // Flat keys have no groups but those that their beginnings show; a file in alphabetical order stays in it.
  const parts = isFlat && alphabet(ids) ? [key] : key.split('.');
  // The innermost group that is there already.
  for (let depth = parts.length - 1; depth >= 0 && siblings.length === 0; depth--) {
    const prefix = parts
      .slice(0, depth)
      .map((part) => `${part}.`)
      .join('');
    const names = new Map<string, string>();
    for (const id of ids) {
      if (!id.startsWith(prefix)) continue;
      const name = isFlat ? id : (id.slice(prefix.length).split('.', 1)[0] ?? '');
      if (!names.has(name)) names.set(name, id);
    }
    siblings = [...names];
    if (siblings.length === 0) continue;
    const part = isFlat ? key : (parts[depth] ?? '');
    const order = alphabet(siblings.map(([name]) => name));
    if (!order) return { before: siblings.at(-1)?.[1] ?? '' };
    const next = siblings.findIndex(([name]) => order(name, part) > 0);
    const before = siblings[next < 0 ? siblings.length - 1 : next - 1];
    return before ? { before: before[1] } : { behind: siblings[0]?.[1] ?? '' };
  }
  return {};
}

/** The order that names are in; undefined where they are in none, or are too few to tell. */
function alphabet(names: readonly string[]): ((a: string, b: string) => number) | undefined {
  if (names.length < 3) return undefined;
  const byUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const byLetter = (a: string, b: string) => byUnit(a.toLowerCase(), b.toLowerCase());
  return [byUnit, byLetter].find((order) => names.every((name, i) => i === 0 || order(names[i - 1] ?? '', name) <= 0));
}
