import { commands, type Disposable, type ExtensionContext, l10n, Uri, type Webview, window } from 'vscode';
import { voiceAbilitiesRequest } from '../../shared/voiceProtocol.ts';
import { ask } from '../session/ask.ts';
import type { ConnectionStore } from '../session/connectionStore.ts';
import { failureText } from '../session/failureText.ts';
import { languageName } from '../session/languageName.ts';
import type { Session } from '../session/session.ts';
import { type PanelHearing, panelHearing } from './panelHearing.ts';
import { type ShownVoice, shownVoice } from './shownVoice.ts';
import { askForRecording, keepDropped, saveVoice } from './voiceFiles.ts';
import type { FromVoicePage, VoiceButton } from './voiceMessages.ts';
import { mostTargets, type VoiceModel, withAbilities, withSource, withTargets } from './voiceModel.ts';

/** What goes on behind the page: the extension holds the state, the page shows it. */
export interface VoiceController extends Disposable {
  choose(uri: Uri): Promise<void>;
}

/** Answers a page's messages and sends it every new state. */
export function controlVoice(
  context: ExtensionContext,
  session: Session,
  connections: ConnectionStore,
  webview: Webview,
  restored: VoiceModel,
): VoiceController {
  const shown = shownVoice(webview, restored);
  const hearing = panelHearing(session, connections, shown);
  const load = () => loadAbilities(session, shown);
  const choose = async (uri: Uri, isCopy = false) => {
    if (!(await isFree(hearing))) return;
    const { speech: _, ...model } = shown.model;
    shown.show({ ...model, uri: uri.toString(), isCopy, tracks: [] }, { name: 'choosing' });
    shown.showTracks();
  };
  const buttons: Readonly<Record<VoiceButton | 'ready' | 'listen', () => unknown>> = {
    // The page is put together again whenever it is shown; what the service keeps may be more by then.
    ready() {
      shown.show(shown.model);
      shown.showTracks();
      return load();
    },
    async pick() {
      const uri = await askForRecording();
      if (uri) await choose(uri);
    },
    async languages() {
      const targets = await askTargets(shown.model);
      if (targets) shown.show(withTargets(shown.model, targets));
    },
    start: () => hearing.start(false),
    listen: () => hearing.start(true),
    stop: () => hearing.current?.stop(),
    cancel: () => hearing.current?.cancel(),
    srt: () => save(session, shown, 'srt'),
    vtt: () => save(session, shown, 'vtt'),
    speech: () => save(session, shown, 'speech'),
    retry: load,
    install: () => hearing.remedy('install'),
    useLocal: () => hearing.remedy('useLocal'),
    signIn: () => commands.executeCommand('interline.signIn'),
  };
  const act = async (message: FromVoicePage) => {
    const { model } = shown;
    if (message.action === 'sound') hearing.current?.sound(message.data);
    else if (message.action === 'source') shown.show(withSource(model, message.chosen));
    else if (message.action === 'spoken') shown.show({ ...model, spokenLanguage: message.chosen });
    else if (message.action === 'terms') shown.show({ ...model, spokenTerms: message.chosen });
    else if (message.action === 'dropUri') await choose(Uri.parse(message.uri));
    else if (message.action !== 'dropFile') await buttons[message.action]();
    else
      await choose(await keepDropped(context.storageUri ?? context.globalStorageUri, message.name, message.data), true);
  };
  const listeners = [
    webview.onDidReceiveMessage((message: FromVoicePage) =>
      act(message).catch((error: unknown) => shown.show(shown.model, { name: 'failed', text: failureText(error) })),
    ),
    connections.onChange(() => void load()),
  ];
  return {
    choose,
    dispose() {
      shown.dispose();
      hearing.current?.cancel();
      for (const listener of listeners) listener.dispose();
    },
  };
}

/** Whether another recording can be chosen: what is being heard is stopped where the person wants that. */
async function isFree(hearing: PanelHearing): Promise<boolean> {
  const { current } = hearing;
  if (!current) return true;
  const stop = l10n.t('Stop and Open');
  const question = l10n.t('The panel is still listening. Stop that and open the recording?');
  if ((await window.showWarningMessage(question, { modal: true }, stop)) !== stop) return false;
  current.cancel();
  await current.over.catch(() => undefined);
  return true;
}

async function loadAbilities(session: Session, shown: ShownVoice): Promise<void> {
  shown.loading({ isLoading: true });
  try {
    const abilities = await ask(session, voiceAbilitiesRequest, {});
    shown.loading({ isLoading: false });
    shown.show(withAbilities(shown.model, abilities));
  } catch (error) {
    shown.loading({ isLoading: false, problem: failureText(error) });
  }
}

async function save(session: Session, { model, show }: ShownVoice, kind: 'srt' | 'vtt' | 'speech'): Promise<void> {
  const beside = model.uri && !model.isCopy ? Uri.parse(model.uri) : undefined;
  const what =
    kind === 'speech' ? (model.speech ? { speech: model.speech } : {}) : { subtitles: { kind, tracks: model.tracks } };
  const saved = await saveVoice(session, what, beside);
  if (saved) show(model, { name: 'done', text: l10n.t('Saved: {0}', saved.join(', ')) });
}

/** Asks for the languages of the translations; undefined where the person gave up. */
async function askTargets({ abilities, targetLanguages }: VoiceModel): Promise<readonly string[] | undefined> {
  const items = (abilities?.targets ?? [])
    .map(({ code }) => ({ label: languageName(code), description: code, code, picked: targetLanguages.includes(code) }))
    .sort((a, b) => Number(b.picked) - Number(a.picked) || a.label.localeCompare(b.label));
  const chosen = await window.showQuickPick(items, {
    title: l10n.t('Languages of the Translations'),
    placeHolder: l10n.t('Up to {0} languages', mostTargets),
    canPickMany: true,
    matchOnDescription: true,
  });
  if (chosen && chosen.length > mostTargets)
    throw new Error(l10n.t('A session translates into {0} languages at most.', mostTargets));
  return chosen?.map(({ code }) => code);
}
