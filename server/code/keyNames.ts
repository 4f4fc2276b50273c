import type { Segment } from '../../shared/catalog/segment.ts';

/** Endings by which i18next tells plural forms apart, with and without `ordinal` (JSON v4), and counted ones (v3). */
const pluralEnding = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$|_(?:plural|\d+)$/;

/** The key that code names for a segment, and each object around it: `a.b_one` → `a.b_one`, `a.b`. */
export function namesOfSegment({ id, plural }: Pick<Segment, 'id' | 'plural'>): readonly string[] {
  const name = id.replace(/~\d+$/, '');
  const names = [name];
  const base = name.replace(pluralEnding, '');
  if (base !== name) names.push(base);
  if (plural && !names.includes(plural.group)) names.push(plural.group);
  return names;
}

/** A key with its quoted parts, as vue-i18n takes them, joined by dots: `Menu["Go home"].Hint` → `Menu.Go home.Hint`. */
export function plainKey(key: string): string {
  return key.includes('[') ? key.replace(/\[(?:"([^"]+)"|'([^']+)')\]/g, '.$1$2') : key;
}

/** The groups that a key is in: `a.b.c` → `a`, `a.b`. */
export function groupsOf(key: string): readonly string[] {
  return [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index));
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
  const [start = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  return (key) => {
    if (!key.startsWith(start)) return false;
    let offset = start.length;
    if (last === undefined) return isWholeAt(key, offset);
    // The first place of each part leaves the most to the parts behind it, so that none is tried twice.
    for (const part of rest) {
      const place = key.indexOf(part, offset);
      if (place < 0) return false;
      offset = place + part.length;
    }
    for (let place = key.indexOf(last, offset); place >= 0; place = key.indexOf(last, place + 1))
      if (isWholeAt(key, place + last.length)) return true;
    return false;
  };
}

/** Whether a key ends at an offset, or goes on as a plural form or a key within it does. */
function isWholeAt(key: string, offset: number): boolean {
  return offset === key.length || (offset + 1 < key.length && /[._]/.test(key.charAt(offset)));
}

/** Keys that a message takes in: `$t(other)` of i18next, `@:other` and `@.lower:other` of vue-i18n, `{{group.other}}` of Transloco. */
export function linkedKeys(value: string): readonly string[] {
  const nested = [...value.matchAll(/\$t\(\s*['"]?(?!\s)([^'",()]+)(?:['"]\s*)?[,)]/g)].map(
    (match) => match[1]?.trim() ?? '',
  );
  const linked = [...value.matchAll(/@(?:\.\w+)?:(?:\(([^)]+)\)|\{'([^']+)'\}|([\w.-]*\w))/g)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  );
  const named = [...value.matchAll(/\{\{ *([\w-]+(?:\.[\w-]+)+) *\}\}/g)].map((match) => match[1] ?? '');
  return [...nested, ...linked, ...named];
}
