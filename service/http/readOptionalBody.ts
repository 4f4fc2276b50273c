import { refuseLegacyKey } from './auth.ts';
import { type Body, readBody } from './body.ts';

/**
 * The fields of a body that a request need not have; none where it says no media type.
 *
 * @throws Refusal as {@link readBody} does, and for a key in the body.
 */
export async function readOptionalBody(request: Request): Promise<Body['fields']> {
  if (!request.headers.has('content-type')) return {};
  const { fields } = await readBody(request);
  refuseLegacyKey(fields);
  return fields;
}
