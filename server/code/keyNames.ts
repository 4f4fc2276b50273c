import { escaped } from '../../shared/catalog/escaped.ts';
import type { Segment } from '../../shared/catalog/segment.ts';

/** Endings by which i18next tells plural forms apart, with and without `ordinal` (JSON v4), and counted ones (v3). */
const pluralEnding = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$|_(?:plural|\d+)$/;

/** The key that code names for a segment, and each object around it: `a.b_one` → `a.b_one`, `a.b`. */
export function namesOfSegment({ id, plural }: Pick<Segment, 'id' | 'plural'>): readonly string[] {
  const own = id.replace(/~\d+$/, '');
  const names = [own];
  const base = own.replace(pluralEnding, '');
  if (base !== own) names.push(base);
  if (plural && !names.includes(plural.group)) names.push(plural.group);
  return names;
}

/** A key with its quoted parts, as vue-i18n takes them, joined by dots: `Menu["Go home"].Hint` → `Menu.Go home.Hint`. */
export function plainKey(key: string): string {
  return key.includes('[') ? key.replace(/\[(?:"([^"]+)"|'([^']+)')\]/g, '.$1$2') : key;
}

/** A namespace in front of a key and the rest; undefined where there is none: `shop:cart.title`, not `Note: this`. */
export function splitNamespace(key: string): { readonly namespace: string; readonly rest: string } | undefined {
  const match = /^([\w./-]+):(?=\S)(?!\/\/)([\s\S]+)$/.exec(key);
  return match?.[1] && match[2] ? { namespace: match[1], rest: match[2] } : undefined;
}

/** True for what hardly is anything else than a key: a path of keys or a sentence. A plain word may be any word. */
export function isLikeKey(key: string): boolean {
  return /[\w\]][.:_-]\w|\s/.test(key);
}

/** Whether keys may be meant by a pattern in which `*` stands for anything; plural endings may follow. */
export function patternMatcher(pattern: string): (key: string) => boolean {
  const parts = pattern.split('*').map(escaped);
  const regex = new RegExp(`^${parts.join('[\\s\\S]*')}(?:[._][\\s\\S]+)?$`);
  return (key) => regex.test(key);
}

/** Keys that a message takes in: `$t(other)` of i18next, `@:other` and `@.lower:other` of vue-i18n. */
export function linkedKeys(value: string): readonly string[] {
  const nested = [...value.matchAll(/\$t\(\s*['"]?(?!\s)([^'",()]+)(?:['"]\s*)?[,)]/g)].map(
    (match) => match[1]?.trim() ?? '',
  );
  const linked = [...value.matchAll(/@(?:\.\w+)?:(?:\(([^)]+)\)|\{'([^']+)'\}|([\w.-]*\w))/g)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  );
  return [...nested, ...linked];
}
