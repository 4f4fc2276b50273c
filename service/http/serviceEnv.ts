import type { ApiKey } from '../storage/keys.ts';

/** What a request carries from one step to the next. */
export interface RequestVariables {
  traceId: string;
  key: ApiKey;
}

/** Hono's view of it. */
export interface ServiceEnv {
  Variables: RequestVariables;
}
