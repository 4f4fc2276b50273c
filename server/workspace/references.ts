import { basename } from 'node:path';
import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import { type ReferenceSources, referenceSources } from '../../shared/checks/contract/referenceSources.ts';
import type { PairingContext } from './pairing.ts';
import type { LocalizationFile } from './workspace.ts';

/**
 * The source texts of the file of the source language beside a bilingual file.
 *
 * @returns the same object until that file changes; undefined where there is none, or one of another format.
 */
export async function referenceOf(
  { path, format, catalog }: LocalizationFile,
  context: PairingContext,
): Promise<ReferenceSources | undefined> {
  // One with keys is paired with that file.
  if (catalog.kind === 'monolingual') return undefined;
  const sourcePath = await sourceBeside({ path, format, catalog }, context);
  if (sourcePath === undefined) return undefined;
  const source = await context.files.get(sourcePath, false).catch(() => undefined);
  if (source?.format !== format) return undefined;
  return source.catalog.segments.facts.ofEach(referenceSources, source.catalog, basename(sourcePath));
}

/** Path of the file of the source language beside a bilingual file, of whatever format. */
export async function sourceBeside(
  { path, format, catalog }: Pick<LocalizationFile, 'path' | 'format' | 'catalog'>,
  { settings, families, toNative }: PairingContext,
): Promise<string | undefined> {
  if (format.kind !== 'bilingual') return undefined;
  const sourceLanguage = catalog.sourceLanguage ?? settings.sourceLanguage;
  const family = await families.of(slashedPath(path), sourceLanguage);
  if (!family || family.self === family.source) return undefined;
  return isTranslation(family.source.language, sourceLanguage) ? undefined : toNative(family.source.path);
}

/** Whether a file of the source language is a translation into a variety of it: `en_AU.po`, `en@shaw.po`. */
function isTranslation(language: string, sourceLanguage: string): boolean {
  return language.includes('-') && language !== 'en-US' && language.toLowerCase() !== sourceLanguage.toLowerCase();
}
