import type { Webview } from 'vscode';
import type { VoiceText } from '../../shared/voiceProtocol.ts';
import { languageName } from '../session/languageName.ts';
import { withText } from './tracks.ts';
import type { ToVoicePage, VoicePhase } from './voiceMessages.ts';
import { savedModel, type VoiceModel } from './voiceModel.ts';
import { voiceState } from './voiceState.ts';

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
