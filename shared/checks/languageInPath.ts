/**
 * A text with the paths of pages as the source has them: without the language in the name of a translated page.
 *
 * @param language the primary one of the translation.
 * @example withoutLanguageInPaths('docs/guide.zh-CN.md#a', 'zh'); // 'docs/guide.md#a'
 */
export function withoutLanguageInPaths(text: string, language: string): string {
  if (!/^[a-z]{2,3}$/.test(language)) return text;
  return text.replace(new RegExp(`[._-]${language}(?:[_-][a-z]{2,4})?(?=\\.[a-z])`, 'gi'), '');
}
