import { l10n, Uri, type Webview, workspace } from 'vscode';
import type { VoiceText } from '../../shared/voiceProtocol.ts';
import { languageName } from '../session/languageName.ts';
import type { LanguageChoice } from '../session/pageParts.ts';
import { withText } from './tracks.ts';
import type { ToVoicePage, VoicePhase, VoiceState } from './voiceMessages.ts';
import { savedModel, speakable, usableTerms, type VoiceModel } from './voiceModel.ts';

/** What a panel shows, for those who change it. */
export interface ShownVoice {
  readonly model: VoiceModel;
  readonly isDisposed: boolean;
  /** Shows another model in place of the one before; without a phase the phase stays. */
  show(model: VoiceModel, phase?: VoicePhase): void;
  /** Shows the tracks of the model, in place of those that the page has. */
  showTracks(): void;
  /** Adds a text to the tracks. */
  add(text: VoiceText): void;
  /** The service is being asked, or was and failed. */
  loading(state: { readonly isLoading: boolean; readonly problem?: string }): void;
  dispose(): void;
}

/** Sends a page everything that it shows. */
export function shownVoice(webview: Webview, restored: VoiceModel): ShownVoice {
  let model = restored;
  let phase: VoicePhase = { name: 'choosing' };
  let asked: { readonly isLoading: boolean; readonly problem?: string } = { isLoading: true };
  let isDisposed = false;
  const post = (message: ToVoicePage) => {
    if (!isDisposed) void webview.postMessage(message);
  };
  const send = () => post({ kind: 'state', state: voiceState(model, phase, asked), saved: savedModel(model) });
  return {
    get model() {
      return model;
    },
    get isDisposed() {
      return isDisposed;
    },
    show(next, nextPhase = phase) {
      model = next;
      phase = nextPhase;
      send();
    },
    showTracks: () =>
      post({ kind: 'tracks', tracks: model.tracks.map((track) => ({ ...track, name: languageName(track.language) })) }),
    add(text) {
      model = { ...model, tracks: withText(model.tracks, text) };
      const name = text.language === undefined ? '' : languageName(text.language);
      post({ kind: 'text', text, name, ...(text.kind === 'concluded' ? { saved: savedModel(model) } : {}) });
    },
    loading(state) {
      asked = state;
      send();
    },
    dispose() {
      isDisposed = true;
    },
  };
}

/** The state of a panel in the words of the editor's language. */
function voiceState(
  model: VoiceModel,
  phase: VoicePhase,
  { isLoading, problem }: { readonly isLoading: boolean; readonly problem?: string },
): VoiceState {
  const { uri, abilities, sourceLanguage, targetLanguages, spokenLanguage, spokenTerms } = model;
  return {
    ...(uri === undefined ? {} : { file: fileName(model, Uri.parse(uri)) }),
    sources: languageChoices(abilities?.sources.map(({ code }) => code) ?? []),
    sourceLanguage,
    detects: abilities !== undefined && !abilities.embedded && abilities.sources.length > 0,
    targets: targetLanguages.map(languageName).join(', '),
    speakable: languageChoices(speakable(model)),
    spokenLanguage,
    terms: usableTerms(model).map(({ id, name }) => ({ code: id, name })),
    spokenTerms,
    listener: listenerText(model),
    ...(abilities?.advice === undefined ? {} : { advice: abilities.advice }),
    ...(problem === undefined ? {} : { problem }),
    isLoading,
    phase,
    hasTexts: model.tracks.length > 0,
    hasSpeech: model.speech !== undefined,
  };
}

/** Languages with their names in the language of the editor, in the order of the names. */
function languageChoices(codes: readonly string[]): readonly LanguageChoice[] {
  return codes.map((code) => ({ code, name: languageName(code) })).sort((a, b) => a.name.localeCompare(b.name));
}

function fileName({ isCopy }: VoiceModel, uri: Uri): string {
  return isCopy ? uri.path.replace(/^.*\//, '') : workspace.asRelativePath(uri);
}

/** Who transcribes; shown before anything is heard. */
function listenerText({ abilities, sourceLanguage }: VoiceModel): string {
  // Who hears nothing is named by the advice.
  if (!abilities || abilities.sources.length === 0) return '';
  if (!abilities.embedded) return l10n.t('{0} transcribes; the sound is sent there.', abilities.service);
  const { recognizer } = abilities.sources.find(({ code }) => code === sourceLanguage) ?? {};
  return recognizer === undefined
    ? ''
    : l10n.t('{0} transcribes, on this machine; the sound is not sent anywhere.', recognizer);
}
