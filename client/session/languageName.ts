import { env, l10n } from 'vscode';

/** A language's name in the language of the editor; the code itself where there is none. */
export function languageName(code: string): string {
  if (code === '') return l10n.t('Unknown language');
  try {
    return new Intl.DisplayNames([env.language, 'en'], { type: 'language' }).of(code.replaceAll('_', '-')) ?? code;
  } catch {
    return code;
  }
}
