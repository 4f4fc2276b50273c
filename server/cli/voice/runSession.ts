import { WebSocket } from 'ws';
import type { Client } from '../../../shared/api/client.ts';
import { systemClock } from '../../../shared/api/clock.ts';
import type { VoiceSessionRequest } from '../../../shared/api/voice.ts';
import { followVoice, type VoiceAudience, type VoiceRecord } from './followVoice.ts';
import type { Sound } from './openSound.ts';
import { paced } from './paced.ts';

/** Bytes that may wait for the connection before more sound is read. */
const mostWaiting = 200_000;

/** What a session is opened with, beside the type of its sound. */
export interface SessionOrder {
  readonly request: Omit<VoiceSessionRequest, 'source_media_content_type' | 'message_format'>;
  readonly reportingTag?: string | undefined;
  /** True for a service that takes sound as fast as it comes, and reads no more than it hears. */
  readonly unpaced: boolean;
}

/**
 * Streams sound through one voice session, until the service has told all of it.
 *
 * @param opened called with the name of the recognizer, where the service tells it, before the first sound is sent.
 * @param signal ends the session at once.
 * @throws OperationalError when the service does not open the session, or it goes wrong; what was concluded stays in `record`.
 */
export async function runSession(
  { voice }: Pick<Client, 'voice'>,
  sound: Sound,
  order: SessionOrder,
  to: {
    readonly opened: (recognizer: string | undefined) => void;
    readonly audience: VoiceAudience;
    readonly record: VoiceRecord;
  },
  signal: AbortSignal,
): Promise<void> {
  const format = 'msgpack';
  const request = { ...order.request, source_media_content_type: sound.type, message_format: format };
  const session = await voice.start(request, { details: true, reportingTag: order.reportingTag }, signal);
  to.opened(session.recognizer);
  const sockets: WebSocket[] = [];
  const open = (url: string) => {
    const socket = new WebSocket(url);
    sockets.push(socket);
    return socket;
  };
  const connection = await voice.connect(session, open, format, signal);
  const rate = order.unpaced ? undefined : sound.bytesPerSecond;
  const stream = async () => {
    for await (const chunk of rate ? paced(sound.chunks, rate, systemClock, signal) : sound.chunks) {
      connection.send(chunk);
      // the socket tells nobody when it has room again
      while (sockets.some(({ bufferedAmount }) => bufferedAmount > mostWaiting)) await systemClock.sleep(20, signal);
    }
    connection.endOfMedia();
  };
  try {
    const heard = followVoice(connection.messages, to.audience, to.record);
    // a service may end a session before the sound ends
    await Promise.race([heard, stream().then(() => heard)]);
  } finally {
    connection.close();
  }
}
