import { withoutLanguageInPaths } from './languageInPath.ts';

/**
 * The last name in an address, without languages, extension and anchor; empty for an address without one.
 *
 * @param language the primary one of a translation, which addresses may name.
 * @example pageName('../de/guide.de.md#start', 'de'); // 'guide'
 */
export function pageName(address: string, language: string): string {
  const path = withoutLanguageInPaths(address.replace(/[?#].*$/s, ''), language);
  const names = path.split('/').filter((name) => !/^(?:\.*|(?:index|readme)(?:\.\w+)?)$/i.test(name));
  return (names.at(-1) ?? '').replace(/\.(?:mdx?|markdown|html?)$/i, '').toLowerCase();
}
