import { Hono } from 'hono';
import { detailsHeader } from '../../shared/api/translation.ts';
import type { VoiceSession } from '../../shared/api/voice.ts';
import { refuseLegacyKey, requireScope } from '../http/auth.ts';
import { readBody } from '../http/body.ts';
import { notSpecified, Refusal } from '../http/errors.ts';
import { requireSpeechQuota } from '../http/quota.ts';
import { reportingTag } from '../http/reportingTag.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import type { Clock } from '../process/running.ts';
import type { Stores } from '../storage/store.ts';
import type { Translating } from '../translation/pipeline.ts';
import { asksForRecognizer, type Speaking, transcriberOf } from '../voice/speechEngines.ts';
import { voiceOrder } from '../voice/voiceOrder.ts';
import { tooManySessions, type VoiceGrant, type VoiceSessions, voicePath } from '../voice/voiceSessions.ts';

const scope = requireScope(undefined);

/** Voice sessions: `/v3/voice/realtime` (shapes.md §6). */
export function voiceRoutes(
  deps: Clock & Translating & Speaking & Stores<'usage' | 'glossaries' | 'spokenTerms'>,
  sessions: VoiceSessions,
): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.post('/v3/voice/realtime', scope, async (c) => {
    const tag = reportingTag(c.req.header('x-service-reporting-tag'));
    const { fields } = await readBody(c.req.raw);
    refuseLegacyKey(fields);
    const order = await voiceOrder(deps, fields);
    const key = c.get('key');
    const left = await requireSpeechQuota(deps, key);
    const grant = sessions.create(order, { keyId: key.id, tag, left });
    if (!grant) throw new Refusal(429, tooManySessions);
    const asked = asksForRecognizer(c.req.header(detailsHeader));
    const recognizer = asked ? await transcriberOf(deps.speech, order.source) : undefined;
    return c.json({ ...answerOf(grant, c.req.url), ...(recognizer ? { recognizer: recognizer.name } : {}) });
  });
  app.get('/v3/voice/realtime', scope, (c) => {
    const token = c.req.query('token');
    if (!token) throw notSpecified('token');
    const grant = sessions.renew(token, c.get('key').id);
    if (!grant)
      throw new Refusal(400, "Value for 'token' not supported. It is not the latest of a session that goes on.");
    return c.json(answerOf(grant, c.req.url));
  });
  return app;
}

function answerOf({ token, sessionId }: VoiceGrant, request: string): VoiceSession {
  const url = new URL(voicePath, request);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return { streaming_url: url.href, token, session_id: sessionId };
}
