import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * What a project calls itself: the first heading of its README, where its package or its folder is called so too. No
 * language translates it.
 *
 * @param root absolute.
 * @returns letters and digits alone, small; undefined where nothing tells.
 * @example await projectName('/src/link-warden'); // 'linkwarden', for a README that begins with “# Linkwarden”
 */
export async function projectName(root: string): Promise<string | undefined> {
  const read = (name: string) => readFile(join(root, name), 'utf8').catch(() => '');
  const readme = (await read('README.md')) || (await read('readme.md'));
  const heading = /^#\s+(.+)$|<h1[^>]*>([\s\S]{0,500}?)<\/h1>/m.exec(readme);
  const [title = ''] = (heading?.[1] ?? heading?.[2] ?? '')
    .replace(/<[^>]*>|!?\[|\]\([^)]*\)/g, '')
    .split(/[:–—|]| - /);
  const [, scope = '', name = ''] = /"name"\s*:\s*"(?:@([^/"]+)\/)?([^"]+)"/.exec(await read('package.json')) ?? [];
  const isName = (other: string) => plainName(other) !== '' && plainName(other) === plainName(title);
  return [scope, name, basename(root)].some(isName) ? plainName(title) : undefined;
}

/** Letters and digits of a name: `Link-Warden` and `linkwarden` are one. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
