import { OperationalError } from '../../../shared/api/operationalError.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import {
  type VoiceOutcome,
  type VoiceSessionParams,
  type VoiceText,
  type VoiceUpdate,
  voiceUpdateNotification,
} from '../../../shared/voiceProtocol.ts';
import { pathOf } from '../../lsp/paths.ts';
import { RequestRefused, sentenceOf } from '../../lsp/safely.ts';
import type { Session } from '../../lsp/session.ts';
import { emptyRecord } from '../../voice/followVoice.ts';
import { openRecording } from '../../voice/openRecording.ts';
import { openSound } from '../../voice/openSound.ts';
import { runSession, type SessionListener } from '../../voice/runSession.ts';
import type { SoundQueue } from '../../voice/soundQueue.ts';

/** What the sound of a microphone is. */
const liveType = 'audio/pcm;encoding=s16le;rate=16000';

/**
 * Hears a recording, or the microphone of the client, and tells the client what it hears.
 *
 * @param live the sound where there is no recording.
 * @throws UnreadableFileError for a recording that cannot be read, OperationalError where there is no service.
 */
export async function runVoice(
  session: Session,
  params: VoiceSessionParams,
  live: SoundQueue,
  signal: AbortSignal,
): Promise<VoiceOutcome> {
  const { id, uri, sourceLanguage: source, spokenLanguage: spoken } = params;
  const path = uri === undefined ? undefined : pathOf(uri);
  if (uri !== undefined && path === undefined) throw new RequestRefused(say`Only recordings on disk can be heard.`);
  const recording = path === undefined ? undefined : await openRecording(path);
  const sound = recording ?? (await openSound(live.chunks, { type: liveType }));
  const { client, embedded } = await session.service.connect();
  const record = emptyRecord();
  const request = {
    ...(source ? { source_language: source, source_language_mode: 'fixed' as const } : {}),
    target_languages: [...params.targetLanguages],
    ...(params.spokenTerms ? { spoken_terms_id: params.spokenTerms } : {}),
    ...(spoken ? { target_media_languages: [spoken], target_media_content_type: 'audio/ogg;codecs=opus' } : {}),
    ...(spoken ? { target_media_voice: 'match' as const } : {}),
  };
  const total = recording ? recording.seconds * recording.bytesPerSecond : 0;
  let failure: string | undefined;
  try {
    await runSession(
      client,
      sound,
      { request, unpaced: embedded },
      { ...listener(session, id, total), record },
      signal,
    );
  } catch (error) {
    if (signal.aborted || !(error instanceof OperationalError)) throw error;
    failure = session.localized(sentenceOf(error));
  }
  return {
    ...(failure === undefined ? {} : { failure }),
    ...(record.speech.length > 0 ? { speech: Buffer.concat(record.speech).toString('base64') } : {}),
  };
}

/** @param total bytes of the sound; 0 where nobody knows. */
function listener({ connection }: Session, id: string, total: number): Omit<SessionListener, 'record'> {
  const tell = (update: VoiceText | Partial<VoiceUpdate>) =>
    void connection.sendNotification(voiceUpdateNotification, { id, ...update });
  let percent = 0;
  return {
    opened: (recognizer) => tell({ kind: 'opened', ...(recognizer ? { recognizer } : {}) }),
    reconnecting: () => tell({ kind: 'reconnecting' }),
    sent(bytes) {
      const next = total > 0 ? Math.min(100, Math.floor((100 * bytes) / total)) : 0;
      if (next === percent) return;
      percent = next;
      tell({ kind: 'progress', share: next / 100 });
    },
    audience: {
      concluded: (role, language, piece) => tell({ kind: 'concluded', role, language, piece }),
      tentative: (role, language, text) => tell({ kind: 'tentative', role, ...(language ? { language } : {}), text }),
    },
  };
}
