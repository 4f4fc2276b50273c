import type { z } from 'zod';
import type { Scope } from './scopes.ts';

/**
 * Who may ask: a key without scopes or with this one, a key without scopes, an administrator's key, whoever has a signed
 * address, or everyone.
 */
export type Access = Scope | 'unscoped' | 'admin' | 'signed' | 'everyone';

/** What comes back with a status: JSON of a schema, a body of another type, or no body. */
export type OperationAnswer = { readonly json: z.ZodType } | { readonly type: string } | 'nothing';

/** One call of the service, as it stands in the OpenAPI document. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters stand in braces: `/v3/glossaries/{glossary_id}`. */
  readonly path: string;
  /** A phrase without a full stop. */
  readonly summary: string;
  readonly access: Access;
  readonly query?: z.ZodObject;
  /** Fields in JSON or form encoding; with a file where there is one. */
  readonly body?: z.ZodType;
  /** How the body is sent where it is not JSON or a form: `multipart/form-data`. */
  readonly bodyType?: string;
  /** Headers that can be sent beside the key. */
  readonly headers?: readonly string[];
  /** By status; statuses of refusals are the same everywhere. */
  readonly answers: Readonly<Record<number, OperationAnswer>>;
}
