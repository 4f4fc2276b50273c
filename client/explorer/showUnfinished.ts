import { commands, l10n, type QuickPickItem, Range, type Uri, window, workspace } from 'vscode';
import { type UnfinishedItem, type UnfinishedList, unfinishedRequest } from '../../shared/overviewProtocol.ts';
import { needFile } from '../session/activeFile.ts';
import { ask } from '../session/ask.ts';
import type { Session } from '../session/session.ts';

interface Choice extends QuickPickItem {
  readonly item?: UnfinishedItem;
}

const icons = {
  untranslated: 'circle-large-outline',
  'needs-review': 'eye',
  error: 'error',
  warning: 'warning',
  info: 'info',
} as const;

/** Lists what is left to do in the active file, and goes to what the person chooses. */
export async function showUnfinished(session: Session): Promise<void> {
  const uri = needFile();
  const list = await ask(session, unfinishedRequest, { uri: uri.toString() });
  const name = workspace.asRelativePath(uri);
  const choices = choicesOf(list);
  if (choices.length === 0) {
    void window.showInformationMessage(l10n.t('Nothing is left to do in {0}.', name));
    return;
  }
  const chosen = await window.showQuickPick(choices, {
    title: l10n.t('What Is Left in {0}', name),
    placeHolder: l10n.t('Choose where to go'),
    matchOnDescription: true,
    matchOnDetail: true,
  });
  if (chosen?.item) await goTo(uri, chosen.item);
  else if (chosen) await commands.executeCommand('interline.translateThisFile', uri);
}

function choicesOf({ items, further, lacking }: UnfinishedList): readonly Choice[] {
  const choices = items.map((item): Choice => {
    const { kind, text, segment, check } = item;
    const remark = check ?? kindName(kind);
    return {
      label: `$(${icons[kind]}) ${text.replaceAll('$(', '\\$(')}`,
      description: segment === undefined || segment === text ? remark : `${remark} · ${segment}`,
      item,
    };
  });
  if (lacking > 0) {
    const label = l10n.t('Translate the {0} texts that this file lacks', lacking);
    choices.unshift({ label: `$(add) ${label}` });
  }
  const [last] = choices.slice(-1);
  if (further > 0 && last) {
    choices[choices.length - 1] = { ...last, detail: l10n.t('{0} more are not listed', further) };
  }
  return choices;
}

function kindName(kind: UnfinishedItem['kind']): string {
  return kind === 'needs-review' ? l10n.t('needs review') : l10n.t('untranslated');
}

async function goTo(uri: Uri, { range: { start, end } }: UnfinishedItem): Promise<void> {
  const selection = new Range(start.line, start.character, end.line, end.character);
  await commands.executeCommand('vscode.open', uri, { selection, preview: false });
}
