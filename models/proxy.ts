import type { Environment } from './dataFolder.ts';

/**
 * The proxy that the environment names for an HTTPS address (`HTTPS_PROXY`, `ALL_PROXY`, except hosts of `NO_PROXY`);
 * upper and lower case, as curl and npm read them.
 *
 * @example proxyFor(new URL('https://models.example'), { https_proxy: 'http://proxy.example:3128' })?.host; // 'proxy.example:3128'
 */
export function proxyFor(url: URL, env: Environment): URL | undefined {
  const read = (name: string) => env[name.toLowerCase()] || env[name];
  const address = read('HTTPS_PROXY') || read('ALL_PROXY');
  if (!address || isExcepted(url, read('NO_PROXY') ?? '')) return undefined;
  const proxy = address.includes('://') ? address : `http://${address}`;
  return URL.canParse(proxy) ? new URL(proxy) : undefined;
}

function isExcepted(url: URL, list: string): boolean {
  const host = url.hostname.toLowerCase();
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .some((entry) => {
      if (entry === '*') return true;
      const [, name = '', port] = /^\*?\.?(.*?)(?::(\d+))?$/.exec(entry) ?? [];
      return (host === name || host.endsWith(`.${name}`)) && (!port || port === (url.port || '443'));
    });
}
