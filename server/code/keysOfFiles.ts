import { pushAll } from '../../shared/catalog/pushAll.ts';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { startingWith } from '../../shared/catalog/startingWith.ts';
import type { KeyFile, Resolved } from './keyIndex.ts';
import { groupsOf, patternMatcher } from './keyNames.ts';

/** A key of a file with its segments. */
interface KeyInFile {
  readonly file: KeyFile;
  readonly key: string;
  readonly segments: readonly Segment[];
  /** Its place among the keys of all files. */
  readonly place: number;
}

/** The keys of several files, for whoever looks for many of them. */
export interface KeyTable {
  /** Those of all files that are exactly a key. */
  exactly(key: string): readonly KeyInFile[];
  /** Those of all files that begin with some text, in the order of the files. */
  beginning(start: string): readonly KeyInFile[];
}

/** See {@link KeyTable}; it is made when it is first asked. */
export function keyTable(files: readonly KeyFile[]): KeyTable {
  let made: ReturnType<typeof sortedKeys> | undefined;
  const keys = () => {
    made ??= sortedKeys(files);
    return made;
  };
  return {
    exactly: (key) => keys().byKey.get(key) ?? [],
    beginning(start) {
      const { byKey, sorted } = keys();
      const among: KeyInFile[] = [];
      for (const key of startingWith(sorted, start)) pushAll(among, byKey.get(key) ?? []);
      return among.sort(inOrder);
    },
  };
}

function sortedKeys(files: readonly KeyFile[]) {
  const byKey = new Map<string, KeyInFile[]>();
  let place = 0;
  for (const file of files) {
    for (const [key, segments] of file.byKey) pushTo(byKey, key, { file, key, segments, place: place++ });
  }
  return { byKey, sorted: [...byKey.keys()].sort() };
}

const inOrder = (a: KeyInFile, b: KeyInFile) => a.place - b.place;

/** Keys by what follows each of the groups that they are in: `a.b.c` by `b.c` and by `c`. */
export function keysByEnding(files: readonly KeyFile[]): ReadonlyMap<string, readonly Resolved[]> {
  const endings = new Map<string, Resolved[]>();
  for (const file of files) {
    for (const [key, segments] of file.byKey) {
      for (const group of groupsOf(key)) pushTo(endings, key.slice(group.length + 1), { file, segments, key });
    }
  }
  return endings;
}

/** The segments that a pattern may mean, of the files that `isAsked` says. */
export function matchesOf(table: KeyTable, pattern: string, isAsked: (file: KeyFile) => boolean): readonly Resolved[] {
  const matches = patternMatcher(pattern);
  const [start = ''] = pattern.split('*', 1);
  return byFile(
    pattern,
    table.beginning(start).filter(({ file, key }) => isAsked(file) && matches(key)),
  );
}

/**
 * The segments of a key in each of the files that `isAsked` says: its own, those below it, and with a context those of
 * `key_context`.
 */
export function findKey(
  table: KeyTable,
  key: string,
  passed: readonly string[] | undefined,
  isAsked: (file: KeyFile) => boolean,
): readonly Resolved[] {
  const exact = table.exactly(key).filter(({ file }) => isAsked(file));
  const having = new Set(exact.map(({ file }) => file));
  const below = table.beginning(`${key}.`).filter(({ file }) => isAsked(file) && !having.has(file));
  const mayHaveContext = passed === undefined || passed.includes('context');
  const inContext = mayHaveContext ? table.beginning(`${key}_`).filter(({ file }) => isAsked(file)) : [];
  return byFile(key, [...exact, ...below, ...inContext].sort(inOrder));
}

/** Keys, those of each file as one: the segments of the key itself first. */
function byFile(key: string, keys: readonly KeyInFile[]): readonly Resolved[] {
  const lists = new Map<KeyFile, KeyInFile[]>();
  for (const one of keys) pushTo(lists, one.file, one);
  return [...lists].map(([file, ofFile]) => {
    const exact = ofFile.filter((one) => one.key === key);
    const segments = new Set([...exact, ...ofFile].flatMap((one) => one.segments));
    return { file, segments: [...segments], key };
  });
}
