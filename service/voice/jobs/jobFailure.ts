import { OperationalError } from '../../../shared/api/operationalError.ts';
import type { VoiceJobErrorCode } from '../../../shared/api/voiceJobs.ts';
import { Refusal } from '../../http/errors.ts';
import { UnreadableAudio } from '../audio/unreadableAudio.ts';
import { VoiceFailure } from '../voiceErrors.ts';

/**
 * What a job tells of a failure: a code for programs, and a sentence for people without anything of what was said.
 *
 * @example jobFailure(quotaExceeded()).errorCode; // 'quota_exceeded'
 */
export function jobFailure(error: unknown): { readonly error: string; readonly errorCode: VoiceJobErrorCode } {
  const errorCode = codeOf(error);
  const message = errorCode === 'internal_error' ? undefined : (error as Error).message;
  return { error: message ?? 'The job failed inside the service.', errorCode };
}

function codeOf(error: unknown): VoiceJobErrorCode {
  if (error instanceof UnreadableAudio) return 'unreadable_audio';
  if (error instanceof VoiceFailure) return error.reason === 'translation' ? 'translation_failed' : 'engine_failed';
  if (error instanceof OperationalError) return 'engine_failed';
  if (error instanceof Refusal) return error.status === 456 ? 'quota_exceeded' : 'translation_failed';
  return 'internal_error';
}
