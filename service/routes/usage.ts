import { Hono } from 'hono';
import { type Usage, unlimited } from '../../shared/api/usage.ts';
import { requireScope } from '../http/auth.ts';
import { limitOf, startedMinutes } from '../http/quota.ts';
import { readOptionalBody } from '../http/readOptionalBody.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import type { Clock } from '../process/running.ts';
import type { ApiKey } from '../storage/keys.ts';
import type { Stores } from '../storage/store.ts';
import { type Amounts, charactersOf, periodOf } from '../storage/usage.ts';

/**
 * `/v2/usage`, which older clients ask by POST: what has been used in the present billing period. A key of the free plan sees its own characters
 * only; any other sees those of the account, which has no limit, its own, and both by product.
 */
export function usageRoutes(deps: Clock & Stores<'usage'>): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.on(['GET', 'POST'], '/v2/usage', requireScope('usage:read'), async (c) => {
    if (c.req.method === 'POST') await readOptionalBody(c.req.raw);
    const key = c.get('key');
    const period = periodOf(deps.now());
    const mine = await deps.store.usage.total(period, key.id);
    if (key.free) {
      return c.json({ character_count: charactersOf(mine), character_limit: limitOf(key) } satisfies Usage);
    }
    const all = await deps.store.usage.total(period);
    return c.json({
      character_count: charactersOf(all),
      character_limit: unlimited,
      products: productsOf(mine, all),
      api_key_character_count: charactersOf(mine),
      api_key_character_limit: limitOf(key),
      ...speechOf(key, mine),
      start_time: new Date(period.start).toISOString(),
      end_time: new Date(period.end).toISOString(),
    } satisfies Usage);
  });
  return app;
}

function productsOf(mine: Amounts, all: Amounts): Usage['products'] {
  const characters = (product_type: string, of: (amounts: Amounts) => number) => ({
    product_type,
    billing_unit: 'characters',
    api_key_unit_count: of(mine),
    account_unit_count: of(all),
    api_key_character_count: of(mine),
    character_count: of(all),
  });
  const minutes = (product_type: string, product: 'speech_to_text' | 'speech_to_speech') => ({
    product_type,
    billing_unit: 'minutes',
    api_key_unit_count: startedMinutes(mine[product]),
    account_unit_count: startedMinutes(all[product]),
    api_key_character_count: 0,
    character_count: 0,
  });
  return [
    characters('write', (amounts) => amounts.write),
    characters('translate', (amounts) => amounts.translate + amounts.document),
    minutes('speechToText', 'speech_to_text'),
    minutes('speechToSpeech', 'speech_to_speech'),
  ];
}

/** Minutes of speech of this key; the milliseconds are deprecated and always 0 (shapes.md §7). */
function speechOf(key: ApiKey, mine: Amounts) {
  const limit = key.speechLimit === undefined ? unlimited : startedMinutes(key.speechLimit);
  return {
    speech_to_text_milliseconds_count: 0,
    speech_to_text_milliseconds_limit: 0,
    speech_to_text_minutes_count: startedMinutes(mine.speech_to_text),
    speech_to_text_minutes_limit: limit,
    speech_to_speech_minutes_count: startedMinutes(mine.speech_to_speech),
    speech_to_speech_minutes_limit: limit,
  };
}
