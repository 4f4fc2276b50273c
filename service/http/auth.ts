import type { MiddlewareHandler } from 'hono';
import type { Scope } from '../../shared/api/scopes.ts';
import { unknownKey } from '../../shared/api/serviceSentences.ts';
import { english } from '../../shared/sentences/sentence.ts';
import type { Stores } from '../storage/store.ts';
import { mediaType } from './body.ts';
import { Refusal } from './errors.ts';
import { bodyLimit } from './limits.ts';
import type { ServiceEnv } from './serviceEnv.ts';

/** The scheme of the Authorization header (api.md, Authentication). */
export const scheme = 'Service-Auth-Key';

const legacy = () =>
  new Refusal(403, `The parameter auth_key is no longer accepted; send the header “Authorization: ${scheme} <key>”.`);

/**
 * Lets in who has a key: `Authorization: Service-Auth-Key <key>`. A key that is missing or unknown gives 401 on `/v3`
 * and 403 on `/v2`; a key in the query or the body gives 403 wherever it is.
 */
export function authenticate(deps: Stores<'keys'>): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    if (c.req.url.includes('?') && new URL(c.req.url).searchParams.has('auth_key')) throw legacy();
    const status = c.req.path.startsWith('/v2/') ? 403 : 401;
    const header = c.req.header('authorization');
    if (header === undefined) {
      if (await holdsKey(c.req.raw)) throw legacy();
      throw new Refusal(status, `Authorization is missing: send the header “Authorization: ${scheme} <key>”.`);
    }
    const match = /^([\w-]+) +([\x21-\x7e]+) *$/.exec(header);
    const key =
      match?.[1]?.toLowerCase() === scheme.toLowerCase() && match[2] ? await deps.store.keys.find(match[2]) : undefined;
    if (!key) throw new Refusal(status, english(unknownKey));
    c.set('key', key);
    await next();
  };
}

/**
 * Lets in keys without scopes, and keys that have this one.
 *
 * @param scope undefined for what no scope covers.
 * @param message the API's words for a key that is not let in, where it has some.
 */
export function requireScope(scope: Scope | undefined, message?: string): MiddlewareHandler<ServiceEnv> {
  const ours = scope ? `Forbidden: this key lacks the scope ${scope}.` : 'Forbidden: this needs a key without scopes.';
  return async (c, next) => {
    const { scopes } = c.get('key');
    if (scopes && !(scope && scopes.includes(scope))) throw new Refusal(403, message ?? ours);
    await next();
  };
}

/** Lets in admin keys only. */
export function requireAdmin(): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    if (!c.get('key').admin) throw new Refusal(403, 'Forbidden: this needs an admin key.');
    await next();
  };
}

/** Refuses a body that brings a key of the old kind. */
export function refuseLegacyKey(fields: Readonly<Record<string, unknown>>): void {
  if (Object.hasOwn(fields, 'auth_key')) throw legacy();
}

/** True when a body without an Authorization header has the key in it; looks no further than a small body. */
async function holdsKey(request: Request): Promise<boolean> {
  const type = mediaType(request);
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded') return false;
  if (!(Number(request.headers.get('content-length')) <= bodyLimit)) return false;
  const text = await request.text().catch(() => '');
  return type === 'application/json' ? /"auth_key"\s*:/.test(text) : new URLSearchParams(text).has('auth_key');
}
