import { kindOfStatus } from '../../shared/api/failures.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { readServiceSentence } from '../../shared/api/readServiceSentence.ts';
import type { TranscriptPiece, VoiceMessage } from '../../shared/api/voice.ts';
import { bytesOf } from '../../shared/api/voiceFrames.ts';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import { say } from '../../shared/sentences/sentence.ts';
import type { TimedText } from '../../shared/speech/subRip.ts';

/** Whether something was said, or is a translation of it. */
export type VoiceRole = 'transcript' | 'translation';

/** What of a session is shown while it goes on. */
export interface VoiceAudience {
  /** Something that does not change any more. */
  concluded(role: VoiceRole, language: string, piece: TimedText): void;
  /** What comes next and may still change; empty for nothing. @param language undefined where the text is empty. */
  tentative(role: VoiceRole, language: string | undefined, text: string): void;
}

/** What was said, and its translations, by language. */
export interface VoiceRecord {
  readonly transcript: Map<string, TimedText[]>;
  readonly translations: Map<string, TimedText[]>;
  /** The parts of a file with the spoken translation, where one was asked for. */
  readonly speech: Uint8Array[];
}

/** Nothing was said yet. */
export function emptyRecord(): VoiceRecord {
  return { transcript: new Map(), translations: new Map(), speech: [] };
}

/**
 * Follows a connection to its end.
 *
 * @param record gets every concluded piece as it comes, so that it is there when the session breaks.
 * @throws OperationalError in the words of the service when the session went wrong, `network` when it was lost.
 */
export async function followVoice(
  messages: AsyncIterable<VoiceMessage>,
  audience: VoiceAudience,
  record: VoiceRecord,
): Promise<void> {
  const conclude = (role: VoiceRole, language: string, pieces: readonly TranscriptPiece[]) => {
    for (const { text, start_time, end_time } of pieces) {
      if (text.trim() === '') continue;
      const piece = { text: text.trim(), start: start_time, end: end_time };
      pushTo(role === 'transcript' ? record.transcript : record.translations, language, piece);
      audience.concluded(role, language, piece);
    }
  };
  const textOf = (pieces: readonly TranscriptPiece[]) => pieces.map(({ text }) => text).join(' ');
  for await (const message of messages) {
    if ('error' in message) {
      const { error_code, error_message } = message.error;
      throw new OperationalError(
        kindOfStatus(error_code),
        say`The voice session failed: ${readServiceSentence(error_message)}`,
      );
    }
    if ('source_transcript_update' in message) {
      const { concluded, tentative } = message.source_transcript_update;
      for (const piece of concluded) conclude('transcript', piece.language, [piece]);
      audience.tentative('transcript', tentative[0]?.language, textOf(tentative));
    } else if ('target_transcript_update' in message) {
      const { language, concluded, tentative } = message.target_transcript_update;
      conclude('translation', language, concluded);
      audience.tentative('translation', language, textOf(tentative));
    } else if ('target_media_chunk' in message) {
      const { headers = [], data } = message.target_media_chunk;
      for (const part of [...headers, ...data]) record.speech.push(bytesOf(part));
    }
  }
}
