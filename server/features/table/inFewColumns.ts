import { pushTo } from '../../../shared/catalog/pushTo.ts';
import { rootLanguage } from '../../../shared/languages/languageTag.ts';
import type { Part, SetOfFiles } from './filesOfTable.ts';

/**
 * Sets whose languages share columns: the sources one, and `de` of some files that of `de-DE` of others, unless a set has
 * both. A column is called what most of its files call the language.
 */
export function inFewColumns(sets: readonly SetOfFiles[]): readonly SetOfFiles[] {
  const groups = new Map<string, Part[]>();
  for (const part of sets.flatMap(({ parts }) => parts)) pushTo(groups, groupOf(part), part);
  const keys = new Map<Part, string>();
  for (const parts of groups.values()) {
    const key = mostFrequent(parts.map((part) => part.key));
    const members = new Set(parts);
    const isOneEach = sets.every((set) => {
      const others = set.parts.filter((part) => !members.has(part));
      return set.parts.length - others.length < 2 && !(set.parts.length > others.length && others.some(isCalled(key)));
    });
    if (isOneEach) for (const part of parts) keys.set(part, key);
  }
  return sets.map(({ group, parts }) => ({
    group,
    parts: parts.map((part) => ({ ...part, key: keys.get(part) ?? part.key })),
  }));
}

function groupOf({ key, language, snapshot }: Part): string {
  if (snapshot.file.catalog.isSource) return 'source';
  return language === key ? `language ${rootLanguage(language)}` : key;
}

const isCalled = (key: string) => (part: Part) => part.key === key;

function mostFrequent(keys: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const [[most = ''] = []] = [...counts].sort(([, a], [, b]) => b - a);
  return most;
}
