import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import type { Format } from '../../shared/formats/format.ts';
import type { PairingContext } from './pairing.ts';

/** What is known of a file that is not read. */
export interface Glance {
  readonly format: Format;
  /** True where it holds one language, and a file of the source language is there which it translates. */
  readonly isTranslation: boolean;
}

/**
 * What the start of a file and the files beside it tell of it.
 *
 * @returns undefined where only reading the file can tell.
 * @example (await glanceAt('/app/locales/de.json', context))?.isTranslation; // true beside `en.json`
 */
export async function glanceAt(
  path: string,
  { files, families, settings }: PairingContext,
): Promise<Glance | undefined> {
  const claim = await files.claims(path).catch(() => undefined);
  if (!claim) return undefined;
  const { format } = claim;
  if (format.kind === 'bilingual') return { format, isTranslation: false };
  const family = await families.of(slashedPath(path), settings.sourceLanguage);
  return { format, isTranslation: family !== undefined && family.self !== family.source };
}
