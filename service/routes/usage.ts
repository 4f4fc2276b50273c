import { Hono } from 'hono';
import { type Usage, unlimited } from '../../shared/api/usage.ts';
import { requireScope } from '../auth.ts';
import type { ServiceDeps, ServiceEnv } from '../deps.ts';
import { limitOf } from '../quota.ts';
import { periodOf } from '../storage/usage.ts';

/** `GET /v2/usage`: what this key and all keys together have used in the present billing period. */
export function usageRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.get('/v2/usage', requireScope('usage:read'), async (c) => {
    const key = c.get('key');
    const period = periodOf(deps.now());
    const mine = await deps.store.usage.total(period, key.id);
    const all = await deps.store.usage.total(period);
    const sum = (of: typeof mine) => of.translate + of.document + of.write;
    const common = { character_count: sum(all), character_limit: key.characterLimit ?? unlimited };
    if (key.free) return c.json({ ...common, character_count: sum(mine) } satisfies Usage);
    const product = (type: string, unit: string, own: number, account: number) => ({
      product_type: type,
      billing_unit: unit,
      api_key_unit_count: own,
      account_unit_count: account,
      api_key_character_count: unit === 'characters' ? own : 0,
      character_count: unit === 'characters' ? account : 0,
    });
    return c.json({
      ...common,
      products: [
        product('write', 'characters', mine.write, all.write),
        product('translate', 'characters', mine.translate + mine.document, all.translate + all.document),
        product('speechToText', 'minutes', 0, 0),
        product('speechToSpeech', 'minutes', 0, 0),
      ],
      api_key_character_count: sum(mine),
      api_key_character_limit: limitOf(key),
      speech_to_text_milliseconds_count: 0,
      speech_to_text_milliseconds_limit: 0,
      speech_to_text_minutes_count: 0,
      speech_to_text_minutes_limit: 0,
      speech_to_speech_minutes_count: 0,
      speech_to_speech_minutes_limit: 0,
      start_time: new Date(period.start).toISOString(),
      end_time: new Date(period.end).toISOString(),
    } satisfies Usage);
  });
  return app;
}
