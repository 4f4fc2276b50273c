import { Hono } from 'hono';
import { type DetectResponse, detectRequestSchema } from '../../shared/api/detection.ts';
import { maxTexts } from '../../shared/api/translation.ts';
import type { Detecting } from '../engines/detectTexts.ts';
import { refuseLegacyKey, requireScope } from '../http/auth.ts';
import { readBody } from '../http/body.ts';
import { Refusal } from '../http/errors.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';

const unsupported =
  'Called with an unsupported media type. Supported media types: application/json or application/x-www-form-urlencoded. Please set the Content-Type header to a supported type.';

/** `POST /v3/detect/language`. */
export function detectRoutes(deps: Detecting): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.post('/v3/detect/language', requireScope(undefined), async (c) => {
    const { encoding, fields } = await readBody(c.req.raw, { unsupported });
    refuseLegacyKey(fields);
    const text = encoding === 'form' && typeof fields.text === 'string' ? [fields.text] : fields.text;
    const request = detectRequestSchema.safeParse({ text });
    if (!request.success) throw new Refusal(400, 'Missing parameter text.');
    if (request.data.text.length > maxTexts) {
      throw new Refusal(400, `Parameter 'text' must not contain more than ${maxTexts} texts`);
    }
    const results = (await deps.detect(request.data.text)).map(({ detection }) => detection);
    return c.json({ results } satisfies DetectResponse);
  });
  return app;
}
