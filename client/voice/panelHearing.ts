import { l10n } from 'vscode';
import type { VoiceOutcome } from '../../shared/voiceProtocol.ts';
import type { ConnectionStore } from '../session/connectionStore.ts';
import { failureText } from '../session/failureText.ts';
import { help, type MissingEngine, type Remedy, remediesFor } from '../session/missingEngine.ts';
import type { Session } from '../session/session.ts';
import type { ShownVoice } from './shownVoice.ts';
import { type Hearing, hear } from './voiceHearing.ts';
import type { VoiceModel } from './voiceModel.ts';

/** What a panel hears, or heard last. */
export interface PanelHearing {
  /** The session that goes on. */
  readonly current: Hearing | undefined;
  /** Hears the recording of the panel, or the microphone; does nothing while something is heard. */
  start(isLive: boolean): Promise<void>;
  /** Does what the person chose where an engine is missing, and goes on. */
  remedy(chosen: Remedy): Promise<void>;
}

/** Hears something for a panel and shows in it how far it is, and how it ended. */
export function panelHearing(session: Session, connections: ConnectionStore, shown: ShownVoice): PanelHearing {
  let current: Hearing | undefined;
  let missing: MissingEngine | undefined;

  async function start(isLive: boolean): Promise<void> {
    const { uri } = shown.model;
    if (current || (!isLive && uri === undefined)) return;
    shown.show(cleared(shown.model, isLive), { name: 'hearing', isLive, text: l10n.t('Connecting…') });
    shown.showTracks();
    current = hear(session, paramsOf(shown.model), {
      phase: (phase) => shown.show(shown.model, phase),
      text: shown.add,
    });
    const again = async () => {
      if (!shown.isDisposed && !isLive && shown.model.uri === uri) await start(false);
    };
    try {
      const outcome = await current.over;
      current = undefined;
      await end(outcome, again);
    } catch (error) {
      current = undefined;
      shown.show(shown.model, { name: 'failed', text: failureText(error) });
    }
  }

  /** @param outcome undefined where the session was cancelled. */
  async function end(outcome: VoiceOutcome | undefined, again: MissingEngine['goOn']): Promise<void> {
    const { model } = shown;
    const heard = outcome?.speech
      ? { ...model, speech: { language: model.spokenLanguage, content: outcome.speech } }
      : model;
    if (outcome?.failure === undefined) {
      const words = model.tracks.length > 0 ? l10n.t('Done.') : l10n.t('Nothing was recognized as speech.');
      return shown.show(heard, { name: 'done', text: outcome ? words : l10n.t('Stopped.') });
    }
    const remedy = connections.host() === 'embedded' ? await remediesFor(session, outcome.failure, again) : undefined;
    missing = remedy?.missing;
    const failed = { name: 'failed', text: remedy?.text ?? outcome.failure } as const;
    shown.show(heard, { ...failed, ...(remedy ? { remedies: remedy.remedies } : {}) });
  }

  return {
    get current() {
      return current;
    },
    start,
    async remedy(chosen) {
      if (missing) await help(session, connections.models, missing, chosen);
    },
  };
}

/** A panel that has heard nothing yet. What a microphone hears belongs to no recording. */
function cleared({ speech: _, uri, isCopy, ...model }: VoiceModel, isLive: boolean): VoiceModel {
  return { ...model, tracks: [], ...(isLive || uri === undefined ? {} : { uri, isCopy: isCopy === true }) };
}

function paramsOf({ uri, sourceLanguage, targetLanguages, spokenLanguage, spokenTerms }: VoiceModel) {
  return {
    ...(uri === undefined ? {} : { uri }),
    ...(sourceLanguage ? { sourceLanguage } : {}),
    targetLanguages,
    ...(spokenLanguage ? { spokenLanguage } : {}),
    ...(spokenTerms ? { spokenTerms } : {}),
  };
}
