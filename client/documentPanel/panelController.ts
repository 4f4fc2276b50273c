import {
  CancellationTokenSource,
  commands,
  type Disposable,
  type ExtensionContext,
  l10n,
  Uri,
  type Webview,
  window,
  workspace,
} from 'vscode';
import { wantedModels, wantsLocalModel, withoutAdvice } from '../../shared/languages/modelCommand.ts';
import {
  languagesRequest,
  type ServiceLanguages,
  type TranslateDocumentParams,
  type TranslateDocumentResult,
  translateDocumentRequest,
} from '../../shared/protocol.ts';
import type { ConnectionStore } from '../session/connectionStore.ts';
import { documentExtensions } from '../session/documentLists.data.ts';
import { failureText } from '../session/failureText.ts';
import { help, installLabel, type MissingEngine, type Remedy, rememberMissing } from '../session/missingEngine.ts';
import type { Session } from '../session/session.ts';
import type { FromPage, Phase, SavedPanel, ToPage } from './panelMessages.ts';
import {
  emptyPanel,
  type PanelModel,
  savedPanel,
  withChoice,
  withFile,
  withLanguages,
  withPhase,
} from './panelModel.ts';

/** What goes on behind the page: the extension holds the state, the page shows it. */
export interface PanelController extends Disposable {
  choose(uri: Uri): void;
}

/** Answers a page's messages and sends it every new state. */
export function controlPanel(
  context: ExtensionContext,
  session: Session,
  connections: ConnectionStore,
  webview: Webview,
  saved: SavedPanel,
): PanelController {
  let model = emptyPanel(saved, destination(connections));
  let result: TranslateDocumentResult | undefined;
  let missing: MissingEngine | undefined;
  let cancellation: CancellationTokenSource | undefined;
  let disposed = false;

  const show = (next: PanelModel) => {
    model = next;
    if (!disposed) void webview.postMessage({ state: model.state, saved: savedPanel(model) } satisfies ToPage);
  };
  const choose = (uri: Uri) => {
    cancellation?.cancel();
    result = undefined;
    show(withFile(model, uri.toString(), workspace.asRelativePath(uri)));
  };

  async function loadLanguages(): Promise<void> {
    show({ ...model, state: { ...model.state, languagesLoading: true } });
    try {
      const client = await session.client();
      const { sources, targets } = await client.sendRequest<ServiceLanguages>(languagesRequest, {});
      show(withLanguages(model, sources, targets));
    } catch (error) {
      show({ ...model, state: { ...model.state, languagesLoading: false, languagesProblem: failureText(error) } });
    }
  }

  async function pickFile(): Promise<void> {
    const [uri] =
      (await window.showOpenDialog({
        title: l10n.t('Document to Translate'),
        openLabel: l10n.t('Choose'),
        filters: {
          [l10n.t('Documents and localization files')]: [...documentExtensions],
          [l10n.t('All files')]: ['*'],
        },
      })) ?? [];
    if (uri) choose(uri);
  }

  async function translate(): Promise<void> {
    const { uri, state } = model;
    if (!uri || !state.targetLanguage || state.phase.name === 'translating') return;
    const source = new CancellationTokenSource();
    cancellation = source;
    result = undefined;
    const progress = (text: string, percentage?: number) =>
      show(withPhase(model, { name: 'translating', text, ...(percentage === undefined ? {} : { percentage }) }));
    progress(l10n.t('Reading the document…'));
    try {
      const [client, { requestWithProgress }] = await Promise.all([
        session.client(),
        import('../session/requestWithProgress.ts'),
      ]);
      const params: TranslateDocumentParams = {
        uri,
        targetLanguage: state.targetLanguage,
        ...(state.sourceLanguage ? { sourceLanguage: state.sourceLanguage } : {}),
      };
      const translated = await requestWithProgress<TranslateDocumentResult>(
        client,
        translateDocumentRequest,
        params,
        (step) => {
          if (cancellation === source) progress(step.message ?? l10n.t('Translating…'), step.percentage);
        },
        source.token,
      );
      if (cancellation !== source) return;
      result = translated;
      await end('done', readyText(translated), uri);
    } catch (error) {
      if (cancellation !== source) return;
      if (source.token.isCancellationRequested) show(withPhase(model, { name: 'choosing' }));
      else await end('failed', l10n.t('The document was not translated: {0}', failureText(error)), uri);
    } finally {
      source.dispose();
      if (cancellation === source) cancellation = undefined;
    }
  }

  /** Shows how it ended; where an engine lacks, the page has buttons for what helps, in place of words. */
  async function end(name: 'done' | 'failed', text: string, uri: string): Promise<void> {
    const wanted = wantedModels(text);
    const isLacking = connections.host() === 'embedded' && (wanted.length > 0 || wantsLocalModel(text));
    if (!isLacking) return show(withPhase(model, { name, text }));
    const goOn = async () => {
      if (!disposed && model.uri === uri) await translate();
    };
    missing = { wanted, goOn };
    rememberMissing(missing);
    const before = model.state.phase;
    const install = await installLabel(session, missing);
    // Another file may have been chosen meanwhile.
    if (model.state.phase !== before) return;
    const phase: Phase = { name, text: withoutAdvice(text), remedies: install === undefined ? {} : { install } };
    show(withPhase(model, phase));
  }

  async function remedy(chosen: Remedy): Promise<void> {
    if (missing) await help(session, connections.models, missing, chosen);
  }

  async function openResult(): Promise<void> {
    if (!result) return;
    // A file of its own, so that documents which are no text open as well; “Save As” gives it its final place.
    const folder = Uri.joinPath(context.storageUri ?? context.globalStorageUri, 'documents');
    const uri = Uri.joinPath(folder, safeName(result.fileName));
    await workspace.fs.createDirectory(folder);
    await workspace.fs.writeFile(uri, Buffer.from(result.content, 'base64'));
    await commands.executeCommand('vscode.open', uri);
  }

  async function saveResult(): Promise<void> {
    if (!result || !model.uri) return;
    const target = await window.showSaveDialog({
      title: l10n.t('Save the Translation'),
      defaultUri: Uri.joinPath(Uri.parse(model.uri), '..', safeName(result.fileName)),
    });
    if (!target) return;
    await workspace.fs.writeFile(target, Buffer.from(result.content, 'base64'));
    show(withPhase(model, { name: 'done', text: l10n.t('Saved as {0}.', workspace.asRelativePath(target)) }));
  }

  const actions: Record<Exclude<FromPage['action'], 'choose'>, () => unknown> = {
    ready: () => {
      show(model);
      if (model.state.targets.length === 0) return loadLanguages();
    },
    pickFile,
    translate,
    cancel: () => cancellation?.cancel(),
    open: openResult,
    save: saveResult,
    loadLanguages,
    install: () => remedy('install'),
    useLocal: () => remedy('useLocal'),
    signIn: () => commands.executeCommand('interline.signIn'),
  };
  const moved = connections.onChange(() => {
    show({ ...model, state: { ...model.state, destination: destination(connections) } });
    void loadLanguages();
  });
  const listener = webview.onDidReceiveMessage(async (message: FromPage) => {
    try {
      if (message.action === 'choose') show(withChoice(model, message.side, message.language));
      else await actions[message.action]();
    } catch (error) {
      show(withPhase(model, { name: 'failed', text: failureText(error) }));
    }
  });
  if (model.uri) choose(Uri.parse(model.uri));
  return {
    choose,
    dispose() {
      disposed = true;
      cancellation?.cancel();
      moved.dispose();
      listener.dispose();
    },
  };
}

/** Where the document goes, said before it goes there. */
function destination(connections: ConnectionStore): string {
  const url = workspace.isTrusted ? connections.url() : undefined;
  if (url) return l10n.t('It is sent to {0}.', new URL(url).host);
  const model = connections.models.chosen();
  return model
    ? l10n.t('Its texts go to {0}, a language model of VS Code.', model.name)
    : l10n.t('It is translated on this machine and sent nowhere.');
}

function readyText({ fileName, billedCharacters, message }: TranslateDocumentResult): string {
  const ready =
    billedCharacters === undefined
      ? l10n.t('{0} is ready.', fileName)
      : l10n.t('{0} is ready. {1} characters were counted.', fileName, billedCharacters.toLocaleString());
  // What could not be translated and why comes from the server, in its words.
  return message ? `${ready} ${message}` : ready;
}

/** The name that the server proposes, without anything that would leave the folder. */
function safeName(name: string): string {
  return name.replace(/^.*[\\/]/, '').replace(/^\.+$/, '') || 'translation';
}
