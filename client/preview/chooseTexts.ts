import { l10n, type QuickPickItem, QuickPickItemKind, window } from 'vscode';

/** A translation with its source text, as a list shows it to be accepted or not. */
export interface ListedText {
  /** The file, from the project's folder. */
  readonly path: string;
  /** BCP 47. */
  readonly language: string;
  readonly source: string;
  readonly target: string;
  /** The translation that it would replace. */
  readonly before?: string;
  /** What else there is to say of it. */
  readonly remark: string;
}

interface TextItem extends QuickPickItem {
  /** Its place among the texts. */
  readonly place?: number;
}

/** Lists translations below the names of their files, all ticked; answers the places of those that stay so, none where the list is closed. */
export async function chooseTexts(texts: readonly ListedText[], title: string): Promise<readonly number[]> {
  const chosen = await window.showQuickPick<TextItem>(itemsOf(texts), {
    canPickMany: true,
    ignoreFocusOut: true,
    matchOnDescription: true,
    matchOnDetail: true,
    title,
    placeHolder: l10n.t('Clear the check boxes of translations you do not want'),
  });
  return (chosen as readonly TextItem[] | undefined)?.flatMap(({ place }) => place ?? []) ?? [];
}

function itemsOf(texts: readonly ListedText[]): TextItem[] {
  return texts.flatMap(({ path, language, source, target, before, remark }, place): TextItem[] => {
    const last = texts[place - 1];
    const isNext = last?.path !== path || last.language !== language;
    const head: TextItem = { label: `${path} · ${language}`, kind: QuickPickItemKind.Separator };
    const item: TextItem = {
      label: oneLine(target),
      description: remark,
      detail: oneLine(before === undefined ? source : `${source} · ${l10n.t('replaces “{0}”', before)}`),
      picked: true,
      place,
    };
    return isNext ? [head, item] : [item];
  });
}

/** Lines are one in a list, and `$(…)` of a text is no icon. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('$(', '\\$(');
}
