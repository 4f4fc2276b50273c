import type { VoiceMessage } from '../../shared/api/voice.ts';

/** Why a session ended badly: the status as of HTTP, and the code of the reason (docs/service.md, “Voice”). */
export const voiceReasons = {
  malformed: [400, 4000401],
  frameType: [400, 4000402],
  audioFormat: [400, 4000403],
  chunkSize: [400, 4000404],
  partialSample: [400, 4000405],
  afterEnd: [400, 4000406],
  tokenReused: [403, 4030401],
  keyEnded: [403, 4030402],
  silence: [408, 4080401],
  tooLong: [408, 4080402],
  quota: [456, 4560401],
  internal: [500, 5000401],
  engine: [503, 5030401],
  translation: [503, 5030402],
} as const satisfies Readonly<Record<string, readonly [status: number, code: number]>>;
export type VoiceReason = keyof typeof voiceReasons;

/** What went wrong in a session, which is over with it. The message is one sentence for the user. */
export class VoiceFailure extends Error {
  override readonly name = 'VoiceFailure';
  readonly reason: VoiceReason;

  constructor(reason: VoiceReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The message that tells a client. @param request what it had sent. */
export function errorMessage({ reason, message }: VoiceFailure, request: string): VoiceMessage {
  const [error_code, reason_code] = voiceReasons[reason];
  return { error: { request_type: request, error_code, reason_code, error_message: message } };
}

/** The code with which the socket is closed after it (RFC 6455, section 7.4). */
export function closeCode(reason: VoiceReason): number {
  if (reason === 'frameType') return 1003;
  if (reason === 'malformed') return 1007;
  if (reason === 'chunkSize') return 1009;
  return voiceReasons[reason][0] >= 500 ? 1011 : 1008;
}
