/**
 * A language code in the spelling that a file uses for its own: with `_` where that has it.
 *
 * @param bare the separator where the file's own code has none.
 * @example languageLike('pt-BR', 'zh_TW'); // 'pt_BR'
 */
export function languageLike(language: string, model: string, bare: '-' | '_' = '-'): string {
  const separator = /[-_]/.exec(model)?.[0] ?? bare;
  return language.replace(/[-_]/g, separator);
}
