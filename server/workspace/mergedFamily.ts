import type { Folders } from './folderCache.ts';
import { type Placement, placeLanguage } from './layout.ts';
import type { Family, Partner } from './partners.ts';

/** What else a folder of Android's resources holds: nothing to translate. */
const otherResources =
  /attr|bool|colou?r|config|dimen|do_?not|drawable|firebase|(?:^|_)ids?\.|integer|key|public|style|theme|un?translat/i;

/**
 * The family of a file whose source has another name: Android reads all files of a folder as one, and so
 * `values/localazy.xml` is the source of `values-de/translations.xml` where `values` has no file of that name. Of several it is the
 * largest that the other languages do not have.
 *
 * @param partnersOf the files of other languages at a place.
 */
export async function mergedFamily(
  path: string,
  placement: Placement,
  sourceLanguage: string,
  folders: Folders,
  partnersOf: (placement: Placement) => Promise<readonly Partner[]>,
): Promise<Family | undefined> {
  const { naming } = placement;
  const [head = '', behind = ''] = placement.parts;
  if (naming?.source !== 'bare') return undefined;
  const [folder, name] = cut(placeLanguage(placement, naming.bare));
  const sources = await resourcesIn(folder, folders);
  const translated = path === `${folder}/${name}` ? await translatedName(placement, sources, folders) : cut(path);
  if (!translated || sources.includes(translated[1])) return undefined;
  const source = await largest(folder, sources, await resourcesIn(translated[0], folders), folders);
  if (source === undefined || !(await mayHold(source, translated.join('/'), folders))) return undefined;
  const place = { ...placement, parts: [head, behind.slice(0, behind.lastIndexOf('/') + 1) + translated[1]] };
  const targets = await partnersOf(place);
  const origin = { path: source, language: sourceLanguage, written: naming.bare };
  const self = path === source ? origin : targets.find((partner) => partner.path === path);
  return self && { placement: place, source: origin, self, targets };
}

const cut = (path: string): [folder: string, name: string] => {
  const slash = path.lastIndexOf('/');
  return [path.slice(0, slash), path.slice(slash + 1)];
};

const resourcesIn = async (folder: string, folders: Folders): Promise<readonly string[]> =>
  (await folders.list(folder)).filter((name) => name.endsWith('.xml'));

/** The only file of a language that the folder of the sources has not, and where it stands. */
async function translatedName(placement: Placement, sources: readonly string[], folders: Folders) {
  const [head = '', behind = ''] = placement.parts;
  const [parent, before] = cut(head);
  const after = behind.slice(0, behind.lastIndexOf('/'));
  for (const name of await folders.list(parent)) {
    if (!name.startsWith(before) || !name.endsWith(after)) continue;
    if (!placement.naming?.read(name.slice(before.length, name.length - after.length))) continue;
    const others = (await resourcesIn(`${parent}/${name}`, folders)).filter((other) => !sources.includes(other));
    const [only, another] = others;
    if (only !== undefined && another === undefined) return cut(`${parent}/${name}/${only}`);
  }
  return undefined;
}

async function largest(
  folder: string,
  names: readonly string[],
  translated: readonly string[],
  folders: Folders,
): Promise<string | undefined> {
  const paths = names
    .filter((name) => !translated.includes(name) && !otherResources.test(name))
    .map((name) => `${folder}/${name}`);
  const sizes = await Promise.all(paths.map(async (path) => (await folders.size?.(path)) ?? 0));
  const most = Math.max(...sizes);
  return paths.find((_, place) => sizes[place] === most);
}

/** Whether a file is large enough to be what another one is translated from. */
async function mayHold(source: string, target: string, folders: Folders): Promise<boolean> {
  const [ours = 0, theirs = 0] = await Promise.all([folders.size?.(source), folders.size?.(target)]);
  return 2 * ours >= theirs;
}
