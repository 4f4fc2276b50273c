import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { voiceSessionRequestSchema } from '../../shared/api/voice.ts';
import { bytesOf, decodeFrame, encodeFrame } from '../../shared/api/voiceFrames.ts';

/** A remote service that knows voice sessions alone: it hears nothing, and answers with words of its own. */
export interface VoiceService extends AsyncDisposable {
  readonly url: string;
  /** The body of each session, with what its header said. */
  readonly sessions: readonly {
    readonly authorization: string | undefined;
    readonly body: Readonly<Record<string, unknown>>;
  }[];
  /** Addresses that were connected to. */
  readonly addresses: readonly string[];
  /** The sound that came. */
  readonly chunks: readonly Uint8Array[];
  /** What it does after it told the first words; `torn` is `lost` with a session that can be taken up again. */
  fault: 'error' | 'lost' | 'torn' | undefined;
  /** The collections that it lists; it has no such resource without them. */
  spokenTerms: readonly object[] | undefined;
  /** Resolves with the first sound. */
  readonly heard: Promise<void>;
}

const piece = (text: string, start: number, end: number) => ({ text, start_time: start, end_time: end });

const stable = { status: 'stable' };
const spokenLanguages = [
  ['en', 'English', true, {}],
  ['de', 'German', true, { translated_speech: stable }],
  ['pt-PT', 'Portuguese (European)', false, {}],
].map(([lang, name, usable_as_source, features]) => ({
  ...{ lang, name, usable_as_source, usable_as_target: lang !== 'en', status: 'stable', features },
}));

/** Starts one. */
export async function voiceService(): Promise<VoiceService> {
  const sessions: VoiceService['sessions'][number][] = [];
  const addresses: string[] = [];
  const chunks: Uint8Array[] = [];
  let hear = () => {};
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const streaming_url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/stream`;
    if (request.url === '/base/v3/voice/realtime?token=token-once' && running.fault === 'torn')
      return answer(200, { streaming_url, token: 'token-again' });
    if (request.url?.startsWith('/base/v3/languages?resource=voice')) return answer(200, spokenLanguages);
    if (request.url === '/base/v3/spoken-terms' && running.spokenTerms)
      return answer(200, { spoken_terms: running.spokenTerms });
    if (request.method !== 'POST' || request.url !== '/base/v3/voice/realtime')
      return answer(404, { message: 'Not found' });
    const body = voiceSessionRequestSchema.parse(JSON.parse(Buffer.concat(parts).toString('utf8')));
    sessions.push({ authorization: request.headers.authorization, body });
    if (body.target_languages?.includes('uk'))
      return answer(400, { message: "Value for 'target_languages' not supported." });
    answer(200, { streaming_url, token: 'token-once' });
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, request) => {
    addresses.push(request.url ?? '');
    const targets = (sessions.at(-1)?.body.target_languages ?? []) as readonly string[];
    let began = request.url?.endsWith('token-again') ?? false;
    const tell = (message: object) => socket.send(encodeFrame(message, 'msgpack'));
    socket.on('message', (data) => {
      const message = decodeFrame(new Uint8Array(data as Buffer), 'msgpack') as Record<string, { data: Uint8Array }>;
      const { source_media_chunk: chunk } = message;
      if (!chunk) return finish();
      chunks.push(bytesOf(chunk.data));
      if (began) return;
      began = true;
      const first = { ...piece(' Good morning. ', 0, 900), language: 'en' };
      const tentative = [{ ...piece('Good', 900, 1200), language: 'en' }];
      tell({ source_transcript_update: { concluded: [first], tentative } });
      const [spoken] = (sessions.at(-1)?.body.target_media_languages ?? []) as readonly string[];
      const sound = { headers: [Buffer.from('Ogg')], data: [Buffer.from('sound')] };
      if (spoken)
        tell({ target_media_chunk: { language: spoken, content_type: 'audio/ogg', ...sound, duration: 900 } });
      for (const language of targets)
        tell({
          target_transcript_update: {
            language,
            concluded: [piece(`(${language}) \u001b[31mmorning`, 0, 900)],
            tentative: [],
          },
        });
      if (running.fault === 'lost' || running.fault === 'torn') socket.terminate();
      if (running.fault === 'error')
        tell({
          error: {
            request_type: 'source_media_chunk',
            error_code: 456,
            reason_code: 4560401,
            error_message: 'No minutes left.',
          },
        });
      hear();
    });
    const finish = () => {
      const last = { ...piece('Goodbye', 900, 1800), language: 'en' };
      tell({ source_transcript_update: { concluded: [last], tentative: [] } });
      tell({ end_of_source_transcript: {} });
      for (const language of targets) tell({ end_of_target_transcript: { language } });
      tell({ end_of_stream: {} });
      socket.close(1000);
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const running = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`,
    sessions,
    addresses,
    chunks,
    heard,
    fault: undefined as VoiceService['fault'],
    spokenTerms: undefined as VoiceService['spokenTerms'],
    async [Symbol.asyncDispose]() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return running;
}
