import { defaultScheme } from '../shared/api/authScheme.ts';
import type { ServiceStatus } from '../shared/protocol.ts';

/** Schemes of the Authorization header that services use, the likeliest first. */
const usual: readonly string[] = [defaultScheme, 'Bearer', 'Api-Key', 'Token'];

/** How a service answered, and the scheme that it was asked with. */
export interface SchemeAnswer {
  readonly scheme: string;
  readonly status: ServiceStatus;
}

/**
 * Finds out in which scheme a service takes a key, by trying: the scheme of the settings, the one that the service itself
 * names when it refuses, then the usual ones. An answer that has nothing to do with the key ends the search.
 *
 * @param settled the scheme of the settings.
 * @param attempt asks the service for its status with a scheme.
 * @returns the accepted scheme, or the first answer where none is accepted.
 * @example (await acceptedScheme('Service-Auth-Key', attempt)).scheme; // 'Bearer'
 */
export async function acceptedScheme(
  settled: string,
  attempt: (scheme: string) => Promise<ServiceStatus>,
): Promise<SchemeAnswer> {
  const tried = new Set<string>();
  const queue = [settled, ...usual];
  let first: SchemeAnswer | undefined;
  for (let scheme = queue.shift(); scheme !== undefined; scheme = queue.shift()) {
    if (tried.has(scheme.toLowerCase())) continue;
    tried.add(scheme.toLowerCase());
    const answer = { scheme, status: await attempt(scheme) };
    if (answer.status.state === 'connected') return answer;
    first ??= answer;
    if (!answer.status.refusal) break;
    if (answer.status.refusal.scheme) queue.unshift(answer.status.refusal.scheme);
  }
  return first as SchemeAnswer;
}
