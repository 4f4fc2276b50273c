import { env, l10n, type QuickPickItem, window } from 'vscode';
import { type ConcordanceHit, concordanceRequest } from '../../shared/matchesProtocol.ts';
import { needFile } from '../session/activeFile.ts';
import { failureText } from '../session/failureText.ts';
import type { Session } from '../session/session.ts';

/** How long nobody types before the memory is searched, in ms. */
const typingDelay = 200;

/**
 * Searches the project's memory for words as they are typed, in source texts and translations; what is chosen is copied.
 * Starts with the words that are selected.
 */
export async function searchMemory(session: Session): Promise<void> {
  const uri = needFile().toString();
  const client = await session.client();
  const editor = window.activeTextEditor;
  const pick = window.createQuickPick<QuickPickItem & { readonly target: string }>();
  pick.title = l10n.t('Search the Translation Memory');
  pick.placeholder = l10n.t('Words of a source text or a translation');
  pick.matchOnDescription = true;
  pick.matchOnDetail = true;
  let timer: NodeJS.Timeout | undefined;
  let asked = 0;
  const search = async (text: string) => {
    const turn = ++asked;
    const hits =
      text.trim() === '' ? [] : await client.sendRequest<readonly ConcordanceHit[]>(concordanceRequest, { uri, text });
    if (turn !== asked) return;
    pick.busy = false;
    // The editor would filter the hits once more by its own rules.
    pick.items = hits.map(({ source, target, origin }) => ({
      ...{ label: source, detail: target, description: origin, target, alwaysShow: true },
    }));
  };
  const searchSoon = (text: string) => {
    clearTimeout(timer);
    pick.busy = true;
    timer = setTimeout(() => {
      search(text).catch((error: unknown) => session.output.error(`${concordanceRequest}: ${failureText(error)}`));
    }, typingDelay);
  };
  pick.onDidChangeValue(searchSoon);
  pick.show();
  const selected = editor?.document.getText(editor.selection).trim() ?? '';
  if (selected !== '' && !selected.includes('\n')) {
    pick.value = selected;
    searchSoon(selected);
  }
  const chosen = await new Promise<string | undefined>((resolve) => {
    pick.onDidAccept(() => resolve(pick.selectedItems[0]?.target));
    pick.onDidHide(() => resolve(undefined));
  });
  clearTimeout(timer);
  pick.dispose();
  if (chosen === undefined) return;
  await env.clipboard.writeText(chosen);
  window.setStatusBarMessage(l10n.t('The translation was copied.'), 3000);
}
