import { WebSocketServer } from 'ws';
import { isLoopbackHeader } from '../../shared/api/loopbackHost.ts';
import { refuseSocket, type Upgrade } from '../http/listen.ts';
import { newTraceId } from '../http/traceId.ts';
import type { Logged, Stoppable } from '../process/running.ts';
import { carrySession, messageLimit } from './voiceConnection.ts';
import { tooManySessions, type VoiceSessions, voicePath } from './voiceSessions.ts';

/** How long clients may take to say goodbye when the service stops, in ms. */
const patience = 1000;

/** The names of the statuses with which connections are refused. */
const phrases = { 403: 'Forbidden', 404: 'Not Found', 429: 'Too Many Requests' } as const;

/** Takes the connections of voice sessions: `/v3/voice/realtime/connect?token=…`. The token is the only key. */
export function voiceUpgrade(
  deps: Stoppable & Logged & { readonly loopback: boolean },
  sessions: VoiceSessions,
): Upgrade {
  const server = new WebSocketServer({ noServer: true, maxPayload: messageLimit, perMessageDeflate: false });
  const traces = new WeakMap<object, string>();
  server.on('headers', (headers, request) => headers.push(`X-Trace-ID: ${traces.get(request) ?? newTraceId()}`));
  deps.stopping.addEventListener('abort', () => {
    setTimeout(() => {
      for (const client of server.clients) client.terminate();
    }, patience).unref();
  });
  return (request, socket, head) => {
    const traceId = newTraceId();
    traces.set(request, traceId);
    const url = new URL(request.url ?? '/', 'http://service');
    const log = (status: number) =>
      deps.log?.('request', { method: 'GET', path: url.pathname, status, ms: 0, trace: traceId });
    const refuse = (status: keyof typeof phrases, message: string) => {
      log(status);
      refuseSocket(socket, status, phrases[status], message, traceId);
    };
    if (deps.loopback && !isLoopbackHeader(request.headers.host)) {
      return refuse(403, 'This service answers requests to 127.0.0.1, localhost and [::1] only.');
    }
    if (url.pathname !== voicePath) return refuse(404, 'Not found');
    const session = sessions.take(url.searchParams.get('token') ?? '');
    if (!session) return refuse(403, 'The token opens no voice session: each can be used once, and only the latest.');
    if (session === 'busy') return refuse(429, tooManySessions);
    log(101);
    server.handleUpgrade(request, socket, head, (client) => carrySession(client, session));
  };
}
