import { env, l10n, type QuickPick, type QuickPickItem, ThemeIcon, window } from 'vscode';
import { type ConcordanceHit, type ConcordanceParams, concordanceRequest } from '../../shared/matchesProtocol.ts';
import { commands as serverCommands } from '../../shared/protocol.ts';
import { needFile } from '../session/activeFile.ts';
import { ask } from '../session/ask.ts';
import { documentLanguages } from '../session/documentLists.data.ts';
import { executeOnServer } from '../session/executeOnServer.ts';
import { failureText } from '../session/failureText.ts';
import { languageName } from '../session/languageName.ts';
import type { Session } from '../session/session.ts';
import type { RowEditors } from './matchesView.ts';

/** How long nobody types before the memory is searched, in ms. */
const typingDelay = 200;

/** A translation; without one, what has the service's memories searched as well, or says why that failed. */
interface HitItem extends QuickPickItem {
  readonly target?: string;
  readonly asksService?: true;
}

/**
 * Searches the project's memory for words as they are typed, in source texts and translations, and on request those of the
 * service. What is chosen is inserted at the cursor, or copied where that stands in no translation. Starts with the words
 * that are selected.
 */
export async function searchMemory(session: Session, tables: RowEditors): Promise<void> {
  const uri = needFile().toString();
  const editor = window.activeTextEditor;
  const pick = window.createQuickPick<HitItem>();
  pick.title = l10n.t('Search the Translation Memory');
  pick.placeholder = l10n.t('Words of a source text or a translation');
  pick.matchOnDescription = true;
  pick.matchOnDetail = true;
  const copy = { iconPath: new ThemeIcon('copy'), tooltip: l10n.t('Copy') };
  let timer: NodeJS.Timeout | undefined;
  let asked = 0;
  let asksService = false;
  const itemOf = (hit: ConcordanceHit): HitItem => ({
    ...{ label: hit.source, detail: hit.target, description: remarkOf(hit), target: hit.target },
    // The editor would filter the hits once more by its own rules.
    ...{ alwaysShow: true, buttons: [copy] },
  });
  const hits = async (where: Pick<ConcordanceParams, 'where'>) =>
    (await ask(session, concordanceRequest, { uri, text: pick.value, ...where })).map(itemOf);
  const search = async () => {
    const turn = ++asked;
    const isEmpty = pick.value.trim() === '';
    const further: HitItem = {
      label: `$(search) ${l10n.t('Search the memories of the translation service as well')}`,
      ...{ alwaysShow: true, asksService: true },
    };
    const failed = (error: unknown): readonly HitItem[] => [
      { label: `$(warning) ${failureText(error)}`, alwaysShow: true },
    ];
    const items = isEmpty
      ? []
      : await Promise.all([
          hits({}),
          asksService ? hits({ where: 'service' }).catch(failed) : Promise.resolve([further]),
        ]);
    if (turn !== asked) return;
    pick.busy = false;
    pick.items = items.flat();
  };
  const searchSoon = (delay: number) => {
    clearTimeout(timer);
    pick.busy = true;
    timer = setTimeout(() => {
      search().catch((error: unknown) => session.output.error(`${concordanceRequest}: ${failureText(error)}`));
    }, delay);
  };
  pick.onDidChangeValue(() => searchSoon(typingDelay));
  pick.show();
  const selected = editor?.document.getText(editor.selection).trim() ?? '';
  if (selected !== '' && !selected.includes('\n')) {
    pick.value = selected;
    searchSoon(0);
  }
  const chosen = await choice(pick, () => {
    asksService = true;
    searchSoon(0);
  });
  clearTimeout(timer);
  pick.dispose();
  if (!chosen) return;
  if (!chosen.isCopied && (await inserted(session, tables, chosen.target))) return;
  await env.clipboard.writeText(chosen.target);
  window.setStatusBarMessage(l10n.t('The translation was copied.'), 3000);
}

/** @example remarkOf(hit) // 'ferries.tmx · German · 3/11/2024 · between “Buy a ticket” and “See the timetable”' */
function remarkOf(hit: ConcordanceHit): string {
  const { origin, language, changed } = hit;
  const date = changed === undefined ? [] : [new Date(changed).toLocaleDateString(env.language)];
  return [origin, languageName(language), ...date, ...neighboursOf(hit)].join(' · ');
}

/** So much of each neighbour is shown: the editor has one line for all of it. */
const mostOfNeighbour = 60;

function neighboursOf({ before, after }: ConcordanceHit): readonly string[] {
  const end = before && (before.length > mostOfNeighbour ? `…${before.slice(-mostOfNeighbour)}` : before);
  const start = after && (after.length > mostOfNeighbour ? `${after.slice(0, mostOfNeighbour)}…` : after);
  if (end && start) return [l10n.t('between “{0}” and “{1}”', end, start)];
  if (end) return [l10n.t('after “{0}”', end)];
  return start ? [l10n.t('before “{0}”', start)] : [];
}

/** The translation that is chosen, and whether it is only to be copied; `more` is called for the entry that asks for it. */
function choice(
  pick: QuickPick<HitItem>,
  more: () => void,
): Promise<{ readonly target: string; readonly isCopied: boolean } | undefined> {
  return new Promise((resolve) => {
    pick.onDidAccept(() => {
      const [item] = pick.selectedItems;
      if (item?.target !== undefined) resolve({ target: item.target, isCopied: false });
      else if (item?.asksService) more();
    });
    pick.onDidTriggerItemButton(
      ({ item }) => item.target !== undefined && resolve({ target: item.target, isCopied: true }),
    );
    pick.onDidHide(() => resolve(undefined));
  });
}

/** Puts a text at the cursor of a translation, in the table or as the file writes it; false where there is none. */
async function inserted(session: Session, tables: RowEditors, text: string): Promise<boolean> {
  if (tables.focusedRow()) {
    tables.insert(text, 'caret');
    return true;
  }
  const editor = window.activeTextEditor;
  const { uri, languageId } = editor?.document ?? {};
  if (!editor || uri?.scheme !== 'file' || !documentLanguages.includes(languageId ?? '')) return false;
  const { line, character } = editor.selection.active;
  const wanted = { position: { line, character }, text };
  return executeOnServer<boolean>(session, serverCommands.insertText, [uri.toString(), wanted]);
}
