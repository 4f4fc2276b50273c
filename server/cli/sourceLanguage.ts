/** The option of commands that read files whose source language may stand nowhere. */
export const sourceLanguageOption = {
  'source-lang': { type: 'string', value: 'LANG', summary: 'source language, where files and folders do not tell' },
} as const;

/** The settings that it stands for. */
export function sourceLanguageSettings(options: { readonly 'source-lang'?: string }): {
  readonly sourceLanguage?: string;
} {
  return options['source-lang'] ? { sourceLanguage: options['source-lang'] } : {};
}
