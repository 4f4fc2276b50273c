import { pushAll } from '../../shared/catalog/pushAll.ts';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import type { KeyFile, Resolved } from './keyIndex.ts';
import { groupsOf, patternMatcher } from './keyNames.ts';

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

/** The segments of some files that a pattern may mean. */
export function matchesOf(pattern: string, files: readonly KeyFile[]): readonly Resolved[] {
  const matches = patternMatcher(pattern);
  return files.flatMap((file) => {
    const segments = [...file.byKey].flatMap(([key, ofKey]) => (matches(key) ? ofKey : []));
    return segments.length > 0 ? [{ file, segments: [...new Set(segments)], key: pattern }] : [];
  });
}

/** The segments of a key: its own, those below it, and with a context those of `key_context`. */
export function findKey({ byKey }: KeyFile, key: string, passed: readonly string[] | undefined): readonly Segment[] {
  const exact = byKey.get(key) ?? [];
  const mayHaveContext = passed === undefined || passed.includes('context');
  if (exact.length > 0 && !mayHaveContext) return exact;
  const below: Segment[] = [];
  for (const [name, segments] of byKey) {
    if (exact.length === 0 && name.startsWith(`${key}.`)) pushAll(below, segments);
    else if (mayHaveContext && name.startsWith(`${key}_`)) pushAll(below, segments);
  }
  return [...new Set([...exact, ...below])];
}
