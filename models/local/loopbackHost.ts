import { isIPv4 } from 'node:net';

/** True for addresses that only this machine can reach. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

/** True for a URL of this machine itself, the only place that plain HTTP is spoken with. */
export function isLoopbackUrl({ hostname }: URL): boolean {
  return isLoopbackHost(hostname.replace(/^\[|\]$/g, ''));
}
