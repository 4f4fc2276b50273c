import { Disposable, type ExtensionContext, l10n, Uri, type Webview, window, workspace } from 'vscode';
import type { ConnectionStore } from '../session/connectionStore.ts';
import { documentExtensions } from '../session/documentLists.data.ts';
import { keepFile } from '../session/keepFile.ts';
import type { Session } from '../session/session.ts';
import type { DocumentQueue } from './documentQueue.ts';
import { type PanelChoice, withFiles } from './panelChoice.ts';
import { askForResources, askForTargets } from './panelLists.ts';
import type { ChosenFile, FromPage, PageButton, PageList } from './panelMessages.ts';
import { askAboutExisting, plannedJobs } from './panelPlan.ts';
import { type ShownDocuments, shownDocuments } from './shownDocuments.ts';

/** What goes on behind the page: the extension holds the state, the page shows it. */
export interface PanelController extends Disposable {
  choose(uris: readonly Uri[]): void;
}

/** What a controller works with. */
export interface PanelParts {
  readonly context: ExtensionContext;
  readonly session: Session;
  readonly connections: ConnectionStore;
  readonly documents: DocumentQueue;
}

/** Answers a page's messages and sends it every new state. */
export function controlPanel(parts: PanelParts, webview: Webview, saved: unknown): PanelController {
  const shown = shownDocuments(parts, webview, saved);
  const choose = (uris: readonly Uri[]) => shown.change(withFiles(shown.choice, uris.map(chosenFile)));
  const buttons = buttonsOf(parts, shown, choose);
  const act = async (message: FromPage): Promise<unknown> => {
    const change = await changeBy(parts, shown.choice, message);
    if (change) return shown.change(change);
    if (message.action === 'row') return parts.documents.act(message.id, message.row);
    return message.action in buttons ? buttons[message.action as PageButton | 'ready']() : undefined;
  };
  const listeners = Disposable.from(
    webview.onDidReceiveMessage((message: FromPage) => act(message).catch(shown.complain)),
    parts.documents.queue.onChange(shown.send),
    parts.connections.onChange(() => void shown.loadLanguages().then(shown.plan)),
    shown,
  );
  return { choose, dispose: () => listeners.dispose() };
}

function buttonsOf(
  { session, connections, documents }: PanelParts,
  shown: ShownDocuments,
  choose: (uris: readonly Uri[]) => void,
): Readonly<Record<PageButton | 'ready', () => unknown>> {
  const { queue } = documents;
  const chooseList = async (list: PageList) => {
    const chosen = await askForResources(session, list, shown.choice[list]);
    if (chosen) shown.change({ [list]: chosen });
  };
  return {
    ready() {
      shown.send();
      void shown.plan();
      if (!shown.hasLanguages) return shown.loadLanguages();
    },
    async pick() {
      const uris = await askForDocuments();
      if (uris.length > 0) choose(uris);
    },
    async languages() {
      const targets = await askForTargets(session, shown.choice.targets, await documents.likelyTargets());
      if (targets) shown.change({ targets });
    },
    glossaries: () => chooseList('glossaries'),
    styles: () => chooseList('styles'),
    memory: () => chooseList('memory'),
    async translate() {
      const { jobs, existing } = await plannedJobs(session, shown.choice, connections.host());
      const replaces = await askAboutExisting(existing);
      if (replaces === undefined || jobs.length === 0) return;
      await queue.add(jobs.map((job) => ({ ...job, replaces })));
      shown.change({ files: [] });
    },
    cancelAll: () => queue.cancelAll(),
    clear: () => queue.remove(),
    loadLanguages: () => shown.loadLanguages(),
  };
}

/** What a message changes of the choice; undefined where it is about something else. */
async function changeBy(
  { context }: PanelParts,
  choice: PanelChoice,
  message: FromPage,
): Promise<Partial<PanelChoice> | undefined> {
  switch (message.action) {
    case 'source':
      return { sourceLanguage: message.language };
    case 'option':
    case 'switch':
      return { [message.name]: message.value };
    case 'removeFile':
      return { files: choice.files.filter(({ uri }) => uri !== message.id) };
    case 'removeTarget':
      return { targets: choice.targets.filter((code) => code !== message.id) };
    case 'dropUris':
      return withFiles(choice, droppedFiles(message.uris));
    case 'dropFile':
      return withFiles(choice, [
        await keptFile(context.storageUri ?? context.globalStorageUri, message.name, message.data),
      ]);
    default:
      return undefined;
  }
}

/** Asks for the documents that are to be translated; none where the person gave up. */
async function askForDocuments(): Promise<readonly Uri[]> {
  const uris = await window.showOpenDialog({
    title: l10n.t('Documents to Translate'),
    openLabel: l10n.t('Choose'),
    canSelectMany: true,
    filters: {
      [l10n.t('Documents and localization files')]: [...documentExtensions],
      [l10n.t('All files')]: ['*'],
    },
  });
  return uris ?? [];
}

/** A document as the page shows it. */
const chosenFile = (uri: Uri): ChosenFile => ({ uri: uri.toString(), name: workspace.asRelativePath(uri) });

/**
 * Documents that were dropped on the page, from the explorer or from an editor.
 *
 * @param uris as the window has them: those of a remote machine name it.
 */
function droppedFiles(uris: readonly string[]): readonly ChosenFile[] {
  return uris
    .map((text) => Uri.parse(text))
    .filter(({ scheme }) => scheme === 'file' || scheme === 'vscode-remote')
    .map((uri) => chosenFile(uri.scheme === 'file' ? uri : Uri.file(uri.path)));
}

/** Keeps a document that was dropped from another program, whose place is unknown; the result is saved beside the copy. */
async function keptFile(storage: Uri, name: string, data: ArrayBuffer): Promise<ChosenFile> {
  const uri = await keepFile(Uri.joinPath(storage, 'documents'), name, new Uint8Array(data), 'document');
  return { uri: uri.toString(), name };
}
