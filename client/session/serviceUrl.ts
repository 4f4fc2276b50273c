import { isLoopbackUrl } from '../../shared/api/loopbackHost.ts';

/**
 * A service's base URL as it is stored: without a slash at the end.
 *
 * @returns undefined for what is no such URL. A key travels with every request, so plain `http:` is taken only for
 *   this machine.
 * @example normalizeServiceUrl(' https://translate.example/api/ '); // 'https://translate.example/api'
 * @example normalizeServiceUrl('http://translate.example'); // undefined
 */
export function normalizeServiceUrl(text: string): string | undefined {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return undefined;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopbackUrl(url))) return undefined;
  return url.href.replace(/(?<!\/)\/+$/, '');
}
