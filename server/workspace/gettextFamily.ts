import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import { gettextTemplate, templateFolders } from './gettextTemplate.ts';
import { languageOfName } from './languageOfName.ts';
import type { Placement } from './layout.ts';
import type { PairingContext } from './pairing.ts';
import { type Family, type Partner, placementOfPath } from './partners.ts';

/** The project that a template belongs to. */
export interface ProjectFiles {
  /** Absolute, with the machine's separators. */
  readonly root: string;
  /** Absolute paths of all files of the project. */
  listAll(): Promise<readonly string[]>;
}

/**
 * The PO files that are made of a template, and where that of a further language would stand: like the others, else as is
 * usual for the folder: `locale/de/LC_MESSAGES/boats.po`, `languages/boats-de.po` (WordPress), `po/de.po`.
 *
 * @param path of the template, with forward slashes.
 * @returns undefined where the PO files beside it are of no known template: what it is for cannot be told then.
 */
export async function gettextFamily(
  path: string,
  { root, listAll }: ProjectFiles,
  { folders, settings, templates }: PairingContext,
): Promise<Pick<Family, 'placement' | 'targets'> | undefined> {
  const home = slashedPath(root);
  const base = baseOf(path);
  const targets: Partner[] = [];
  let placement: Placement | undefined;
  let isUnclear = false;
  for (const file of await listAll()) {
    const name = slashedPath(file);
    if (!name.startsWith(`${base}/`) || !/\.po$/i.test(name)) continue;
    const template = await gettextTemplate(name, home, folders);
    isUnclear ||= template === undefined;
    const place = template === path ? placementOfPath(name, templates) : undefined;
    if (!place) continue;
    placement ??= place;
    if (place.language !== settings.sourceLanguage)
      targets.push({ path: name, language: place.language, written: place.written });
  }
  if (!placement && isUnclear) return undefined;
  return { placement: placement ?? (await usualPlacement(path, base, folders)), targets };
}

/** The folder that a template and its translations have in common. */
function baseOf(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const within = templateFolders.find((name) => name !== '' && folder.endsWith(`/${name}`));
  return within === undefined ? folder : folder.slice(0, -within.length - 1);
}

/** Where the first translation of a template goes. */
async function usualPlacement(path: string, base: string, folders: PairingContext['folders']): Promise<Placement> {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const stem = path.slice(folder.length + 1).replace(/\.pot$/i, '');
  const place = (...parts: [string, string]): Placement => ({ parts, written: '', language: '', languageIn: 'name' });
  if (/\/locales?$/i.test(base)) return place(`${base}/`, `/LC_MESSAGES/${stem}.po`);
  const isOne = (await folders.list(folder)).filter((name) => /\.pot$/i.test(name)).length === 1;
  const isNamed = /\/lang(?:uage)?s?$/i.test(base) || !isOne || languageOfName(stem) !== undefined;
  return place(isNamed ? `${base}/${stem}-` : `${base}/`, '.po');
}
