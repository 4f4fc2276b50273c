import { kindOfStatus } from '../../../shared/api/failures.ts';
import { OperationalError } from '../../../shared/api/operationalError.ts';
import type { TranscriptPiece, VoiceMessage } from '../../../shared/api/voice.ts';
import { pushTo } from '../../../shared/catalog/pushTo.ts';
import { asWritten } from '../../../shared/sentences/sentence.ts';
import type { TimedText } from '../../../shared/speech/subRip.ts';

/** What of a session is shown while it goes on. */
export interface VoiceAudience {
  /** Something that does not change any more. @param role whether it was said, or translated. */
  concluded(role: 'transcript' | 'translation', language: string, piece: TimedText): void;
  /** What is being said, and may still change; empty for nothing. */
  tentative(text: string): void;
}

/** What was said, and its translations, by language. */
export interface VoiceRecord {
  readonly transcript: Map<string, TimedText[]>;
  readonly translations: Map<string, TimedText[]>;
}

/**
 * Follows a session to its end.
 *
 * @param record gets every concluded piece as it comes, so that it is there when the session breaks.
 * @throws OperationalError in the words of the service when the session went wrong, `network` when it was lost.
 */
export async function followVoice(
  messages: AsyncIterable<VoiceMessage>,
  audience: VoiceAudience,
  record: VoiceRecord,
): Promise<void> {
  const conclude = (role: 'transcript' | 'translation', language: string, pieces: readonly TranscriptPiece[]) => {
    for (const { text, start_time, end_time } of pieces) {
      if (text.trim() === '') continue;
      const piece = { text: text.trim(), start: start_time, end: end_time };
      pushTo(role === 'transcript' ? record.transcript : record.translations, language, piece);
      audience.concluded(role, language, piece);
    }
  };
  for await (const message of messages) {
    if ('error' in message) {
      const { error_code, error_message } = message.error;
      throw new OperationalError(kindOfStatus(error_code), asWritten(`The voice session failed: ${error_message}`));
    }
    if ('source_transcript_update' in message) {
      const { concluded, tentative } = message.source_transcript_update;
      for (const piece of concluded) conclude('transcript', piece.language, [piece]);
      audience.tentative(tentative.map(({ text }) => text).join(' '));
    } else if ('target_transcript_update' in message) {
      const { language, concluded } = message.target_transcript_update;
      conclude('translation', language, concluded);
    }
  }
}
