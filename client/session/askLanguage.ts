import { l10n, type QuickPickItem, QuickPickItemKind } from 'vscode';
import { languages } from '../../shared/languages/languages.ts';
import { languageName } from './languageName.ts';
import { pickOrType } from './pickOrType.ts';

interface LanguageItem extends QuickPickItem {
  readonly code?: string;
}

/** What a language is chosen for. */
export interface LanguageQuestion {
  readonly title: string;
  /** Languages that come first, under a heading; null ones are left out. */
  readonly first: { readonly label: string; readonly codes: readonly (string | null)[] };
  /** The languages that can be chosen, where not every one can. */
  readonly only?: readonly string[];
}

/**
 * Has the person choose a language; unless the choice is limited, a code that is not in the list can be typed.
 *
 * @returns BCP 47; undefined where nothing was chosen.
 * @example await askLanguage({ title: 'Add a Language', first: { label: 'Languages of this project', codes: ['de'] } });
 */
export async function askLanguage({ title, first, only }: LanguageQuestion): Promise<string | undefined> {
  const used = [...new Set(first.codes)]
    .filter((code) => code !== null)
    .filter((code) => !only || only.includes(code))
    .sort();
  const others = (only ?? languages.map(({ code }) => code)).filter((code) => !used.includes(code));
  const heading = (label: string) => (used.length > 0 ? [{ label, kind: QuickPickItemKind.Separator }] : []);
  const items: readonly LanguageItem[] = [
    ...heading(first.label),
    ...used.map(itemOf),
    ...heading(l10n.t('Other languages')),
    ...others.map(itemOf).sort((a, b) => a.label.localeCompare(b.label)),
  ];
  const chosen = await pickOrType<LanguageItem>({
    title,
    placeholder: only ? l10n.t('Choose a language') : l10n.t('Choose a language, or type its code, such as pt-BR'),
    items,
    typed(code) {
      const isCode = !only && /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i.test(code);
      return isCode && !items.some((item) => item.code === code) ? itemOf(code) : undefined;
    },
  });
  return chosen?.code;
}

function itemOf(code: string): LanguageItem {
  return { label: languageName(code), description: code, code };
}
