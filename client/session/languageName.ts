import { env, l10n } from 'vscode';
import { languageName as nameIn } from '../../shared/sentences/languageName.ts';

/** A language's name in the language of the editor, as lists have it; the code itself where there is none. */
export function languageName(code: string): string {
  return code === '' ? l10n.t('Unknown language') : nameIn(code, env.language, 'standard');
}
