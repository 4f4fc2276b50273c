import type { PluralCategory } from '../catalog/segment.ts';

const order: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
const categoriesByLanguage = new Map<
  string,
  { cardinal: readonly PluralCategory[]; ordinal: readonly PluralCategory[] }
>();

/**
 * The plural categories of a language, in CLDR order (UTS #35; the data is that of the JavaScript engine).
 * A language unknown to CLDR has `other` only.
 *
 * @param language BCP 47, any case, `_` or `-`: `pt-BR`, `zh_Hans`.
 * @example pluralCategories('ru').cardinal; // ['one', 'few', 'many', 'other']
 */
export function pluralCategories(language: string): {
  readonly cardinal: readonly PluralCategory[];
  readonly ordinal: readonly PluralCategory[];
} {
  const cached = categoriesByLanguage.get(language);
  if (cached) return cached;
  const categories = { cardinal: ofKind(language, 'cardinal'), ordinal: ofKind(language, 'ordinal') };
  categoriesByLanguage.set(language, categories);
  return categories;
}

function ofKind(language: string, type: 'cardinal' | 'ordinal'): readonly PluralCategory[] {
  try {
    const tag = language.replace(/_/g, '-');
    if (Intl.PluralRules.supportedLocalesOf(tag).length === 0) return ['other'];
    const names = new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories;
    return order.filter((name) => names.includes(name));
  } catch {
    return ['other'];
  }
}
