import { l10n, type QuickPickItem, QuickPickItemKind, window } from 'vscode';
import { languages } from '../../shared/languages/languages.ts';
import type { OverviewRow } from '../../shared/overviewProtocol.ts';
import { languageName } from '../session/languageName.ts';

interface LanguageItem extends QuickPickItem {
  readonly code?: string;
}

/**
 * Has the person choose a language; a code that is not in the list can be typed.
 *
 * @param rows of the project: its languages come first.
 * @returns BCP 47; undefined where nothing was chosen.
 */
export async function askLanguage(rows: readonly OverviewRow[]): Promise<string | undefined> {
  const used = [...new Set(rows.map(({ language }) => language))].filter((code) => code !== null).sort();
  const others = languages.map(({ code }) => code).filter((code) => !used.includes(code));
  const items: readonly LanguageItem[] = [
    { label: l10n.t('Languages of this project'), kind: QuickPickItemKind.Separator },
    ...used.map(itemOf),
    { label: l10n.t('Other languages'), kind: QuickPickItemKind.Separator },
    ...others.map(itemOf).sort((a, b) => a.label.localeCompare(b.label)),
  ];
  const pick = window.createQuickPick<LanguageItem>();
  pick.title = l10n.t('Add a Language');
  pick.placeholder = l10n.t('Choose a language, or type its code, such as pt-BR');
  pick.matchOnDescription = true;
  pick.items = items;
  pick.onDidChangeValue((value) => {
    const code = value.trim();
    const isCode = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i.test(code) && !items.some((item) => item.code === code);
    pick.items = isCode ? [...items, { ...itemOf(code), alwaysShow: true }] : items;
  });
  pick.show();
  const chosen = await new Promise<LanguageItem | undefined>((resolve) => {
    pick.onDidAccept(() => resolve(pick.selectedItems[0]));
    pick.onDidHide(() => resolve(undefined));
  });
  pick.dispose();
  return chosen?.code;
}

function itemOf(code: string): LanguageItem {
  return { label: languageName(code), description: code, code };
}
