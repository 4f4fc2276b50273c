import { Hono } from 'hono';
import type { z } from 'zod';
import {
  type CreatedKey,
  createKeySchema,
  type DeveloperKey,
  defaultKeyLabel,
  keyIdSchema,
  labelKeySchema,
  limitKeySchema,
  maxKeyLabel,
} from '../../shared/api/admin.ts';
import { refuseLegacyKey, requireAdmin } from '../http/auth.ts';
import { checked, readBody } from '../http/body.ts';
import { Refusal, refusalOfIssues } from '../http/errors.ts';
import { requireText } from '../http/requireText.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import type { Clock } from '../process/running.ts';
import type { ApiKey, KeyChange } from '../storage/keys.ts';
import type { Stores } from '../storage/store.ts';

const root = '/v2/admin/developer-keys';

/** Developer keys: `/v2/admin/developer-keys` (shapes.md §9). Every answer but the list is one key. */
export function developerKeyRoutes(deps: Clock & Stores<'keys'>): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  const admin = requireAdmin();
  const store = deps.store.keys;
  const change = async (id: string, edit: KeyChange) => {
    const key = await store.change(id, edit);
    if (!key) throw new Refusal(404, 'Key not found');
    return answerOf(key);
  };

  app.post(root, admin, async (c) => {
    // every field of a creation can be left out, and so the whole body
    const empty = Number(c.req.header('content-length') ?? 0) === 0 && !c.req.header('transfer-encoding');
    const { label } = checked(createKeySchema, empty ? {} : await fieldsOf(c.req.raw));
    const name = label === undefined || label === '' ? defaultKeyLabel : requireText(label, 'label', maxKeyLabel);
    const { key, secret } = await store.create(name, deps.now());
    return c.json({ ...answerOf(key), api_key: secret } satisfies CreatedKey);
  });
  app.get(root, admin, async (c) => c.json((await store.developerKeys()).map(answerOf)));
  app.put(`${root}/deactivate`, admin, async (c) => {
    const { key_id } = checked(keyIdSchema, await fieldsOf(c.req.raw));
    return c.json(await change(key_id, { deactivated: deps.now() }));
  });
  app.put(`${root}/label`, admin, async (c) => {
    const { key_id, label } = checked(labelKeySchema, await fieldsOf(c.req.raw));
    return c.json(await change(key_id, { label: requireText(label, 'label', maxKeyLabel) }));
  });
  app.put(`${root}/limits`, admin, async (c) => {
    const { key_id, ...limits } = withNull(limitKeySchema, await fieldsOf(c.req.raw));
    const { characters, speech_to_text_milliseconds: speech } = limits;
    return c.json(
      await change(key_id, {
        ...(characters === undefined ? {} : { characterLimit: characters }),
        ...(speech === undefined ? {} : { speechLimit: speech }),
      }),
    );
  });
  return app;
}

async function fieldsOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const { fields } = await readBody(request);
  refuseLegacyKey(fields);
  return fields;
}

/** As `checked`, but null is a value: it takes a limit away. */
function withNull<T extends z.ZodType>(schema: T, fields: unknown): z.output<T> {
  const result = schema.safeParse(fields);
  if (!result.success) throw refusalOfIssues(result.error, fields);
  return result.data;
}

function answerOf(key: ApiKey): DeveloperKey {
  return {
    key_id: key.id,
    label: key.label,
    creation_time: new Date(key.created).toISOString(),
    deactivated_time: key.deactivated === undefined ? null : new Date(key.deactivated).toISOString(),
    is_deactivated: key.deactivated !== undefined,
    usage_limits: {
      characters: key.characterLimit ?? null,
      speech_to_text_milliseconds: key.speechLimit ?? null,
    },
  };
}
