import { CancellationTokenSource, l10n } from 'vscode';
import {
  type VoiceOutcome,
  type VoiceSessionParams,
  type VoiceSound,
  type VoiceText,
  type VoiceUpdate,
  voiceSessionRequest,
  voiceSoundNotification,
  voiceUpdateNotification,
} from '../../shared/voiceProtocol.ts';
import { ask } from '../session/ask.ts';
import type { Session } from '../session/session.ts';
import type { VoicePhase } from './voiceMessages.ts';

/** A session that goes on. */
export interface Hearing {
  /** Resolves when it is over; undefined where it was cancelled. */
  readonly over: Promise<VoiceOutcome | undefined>;
  /** Takes samples of the microphone. */
  sound(data: ArrayBuffer): void;
  /** Takes no more sound; what came until then is still heard. */
  stop(): void;
  /** Ends it at once. */
  cancel(): void;
}

/** Receives what a session hears. */
export interface HearingListener {
  phase(phase: VoicePhase): void;
  text(text: VoiceText): void;
}

let sessions = 0;

/**
 * Hears a recording, or a microphone where `params` name no recording.
 *
 * @returns the session; its `over` rejects with an Error in words for the user where the server does not start or refuses.
 * @example const { over } = hear(session, { uri, targetLanguages: ['de'] }, { phase: show, text: add });
 */
export function hear(session: Session, params: Omit<VoiceSessionParams, 'id'>, to: HearingListener): Hearing {
  const id = `panel-${++sessions}`;
  const isLive = params.uri === undefined;
  const source = new CancellationTokenSource();
  let text = '';
  let percentage: number | undefined;
  /** Sound that came before the server was asked; undefined once it was. */
  let early: VoiceSound[] | undefined = [];
  let send: (sound: VoiceSound) => void = (sound) => void early?.push(sound);
  const show = () => to.phase({ name: 'hearing', isLive, text, ...(percentage === undefined ? {} : { percentage }) });
  const follow = (update: VoiceUpdate) => {
    if (update.id !== id || source.token.isCancellationRequested) return;
    if (update.kind === 'concluded' || update.kind === 'tentative') return to.text(update);
    if (update.kind === 'progress') percentage = update.share * 100;
    else if (update.kind === 'reconnecting') text = l10n.t('The connection was lost; connecting again…');
    else text = isLive ? l10n.t('Listening…') : l10n.t('Listening to the recording…');
    show();
  };
  const run = async () => {
    const client = await session.client();
    const listener = client.onNotification(voiceUpdateNotification, follow);
    try {
      const answer = ask(session, voiceSessionRequest, { ...params, id }, source.token);
      send = (sound) => void client.sendNotification(voiceSoundNotification, sound);
      for (const sound of early ?? []) send(sound);
      early = undefined;
      return await answer;
    } catch (error) {
      if (source.token.isCancellationRequested) return undefined;
      throw error;
    } finally {
      listener.dispose();
      source.dispose();
    }
  };
  return {
    over: run(),
    sound: (data) => send({ id, data: Buffer.from(data).toString('base64') }),
    stop() {
      text = l10n.t('Listening to the rest…');
      show();
      send({ id });
    },
    cancel: () => source.cancel(),
  };
}
