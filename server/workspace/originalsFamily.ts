import { rootLanguage } from '../../shared/languages/languageTag.ts';
import type { Folders } from './folderCache.ts';
import { type Placement, placeLanguage } from './layout.ts';
import type { Family, Partner } from './partners.ts';

/** Names of a folder beside those of languages that holds the originals, as `l10n.toml` of Mozilla's tools has it. */
const names = ['templates', 'reference'];
/** Of fewer languages nobody knows whether they are some. */
const fewest = 2;

/**
 * The ways to read a path as that of an original among folders of languages.
 *
 * @example originalPlacements('core/templates/boat.ftl', 'en')[0]?.parts; // ['core/', '/boat.ftl']
 */
export function originalPlacements(path: string, sourceLanguage: string): Placement[] {
  return names.flatMap((written) => {
    const start = path.lastIndexOf(`/${written}/`);
    if (start < 0) return [];
    const parts = [path.slice(0, start + 1), path.slice(start + 1 + written.length)];
    return [{ parts, written, language: sourceLanguage, languageIn: 'folder' as const }];
  });
}

/**
 * `templates/boat.ftl` is the source of `de/boat.ftl` and `en-GB/boat.ftl`, where no folder is that of the source language.
 *
 * @param partners the files of languages that the placement finds.
 */
export async function originalsFamily(
  path: string,
  placement: Placement,
  partners: readonly Partner[],
  sourceLanguage: string,
  folders: Folders,
): Promise<Family | undefined> {
  if (placement.languageIn !== 'folder' || placement.parts.length !== 2 || partners.length < fewest) return undefined;
  const root = rootLanguage(sourceLanguage);
  const isSource = ({ language }: Partner) =>
    rootLanguage(language) === root && (!/-/.test(language) || language === 'en-US' || language === sourceLanguage);
  if (partners.some(isSource)) return undefined;
  for (const written of names) {
    const source: Partner = { path: placeLanguage(placement, written), language: sourceLanguage, written };
    if (source.path !== path && !(await folders.exists(source.path))) continue;
    const self = source.path === path ? source : partners.find((partner) => partner.path === path);
    if (self) return { placement, source, self, targets: partners };
  }
  return undefined;
}
