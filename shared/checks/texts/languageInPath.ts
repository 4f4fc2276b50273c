/**
 * A text with the paths of pages as the source has them: without the language of a translated page, in its name or
 * as a folder.
 *
 * @param language the primary one of the translation.
 * @example withoutLanguageInPaths('docs/guide.zh-CN.md#a', 'zh'); // 'docs/guide.md#a'
 * @example withoutLanguageInPaths('/zh/guide', 'zh'); // '/guide'
 */
export function withoutLanguageInPaths(text: string, language: string): string {
  if (!/^[a-z]{2,3}$/.test(language)) return text;
  const code = `${language}(?:[_-][a-z]{2,4})?`;
  return text.replace(new RegExp(`[._-]${code}(?=\\.[a-z])|(?<![\\w.-])${code}/(?=\\S)`, 'gi'), '');
}
