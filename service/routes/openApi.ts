import { Hono } from 'hono';
import { openApiDocument } from '../../shared/api/openApi.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';

/** `GET /openapi.json`: what the service answers, for programs. It needs no key. */
export function openApiRoutes(deps: { readonly version: string }): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  // made at the first call: few ask for it
  let document: string | undefined;
  app.get('/openapi.json', (c) => {
    document ??= JSON.stringify(openApiDocument(deps.version));
    return c.body(document, 200, { 'Content-Type': 'application/json' });
  });
  return app;
}
