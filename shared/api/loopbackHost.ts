/**
 * True for addresses that only this machine can reach.
 *
 * @example isLoopbackHost('127.0.0.1.example'); // false
 */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** True for a URL of this machine itself, the only place that plain HTTP is spoken with. */
export function isLoopbackUrl({ hostname }: URL): boolean {
  return isLoopbackHost(hostname.replace(/^\[|\]$/g, ''));
}

/**
 * True where a request names this machine as its host: pages of other sites cannot pretend to be it.
 *
 * @param host as in the header: `localhost:8080`, `[::1]:8080`.
 */
export function isLoopbackHeader(host: string | undefined): boolean {
  const [, name, bracketed] = /^(?:([^:[\]]+)|\[([^\]]+)\])(?::\d+)?$/.exec(host ?? '') ?? [];
  return isLoopbackHost((name ?? bracketed ?? '').toLowerCase());
}
