import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import {
  localesWithin,
  type OtherLocale,
  type OtherLocales,
  otherLocales,
} from '../../shared/checks/contract/otherLocales.ts';
import type { PairingContext } from './pairing.ts';
import type { LocalizationFile } from './workspace.ts';

/** Files that are looked at; more tell nothing new. */
const mostFiles = 24;
/** UTF-16 code units of a file whose others are looked at: larger ones cost more than they tell. */
const mostText = 1_000_000;

/** As {@link mostText}, of a file that holds the other languages itself. */
const mostOfSeveral = 20_000_000;

/**
 * What the files of other languages beside a translated file do with its texts.
 *
 * Where a file holds several languages, those are asked.
 *
 * @returns undefined for a file without a source file; without any locale where the file is too large for a look.
 */
export async function localesBeside(
  { path, format, catalog, sourceLanguage }: LocalizationFile,
  { settings, families, files, toNative }: PairingContext,
): Promise<OtherLocales | undefined> {
  if (catalog.isSource || (format.kind === 'monolingual' && !catalog.pair)) return undefined;
  const isHuge = catalog.text.length > mostOfSeveral;
  // The same objects for one state of a file, so that who asks again knows that nothing changed.
  const within = isHuge ? [] : catalog.segments.facts.of(localesWithin, catalog);
  if (within.length > 0) return otherLocales(within);
  if (catalog.text.length > mostText) return otherLocales([]);
  const name = slashedPath(path);
  const partners = await families.beside(name, catalog.sourceLanguage ?? settings.sourceLanguage);
  const locales: OtherLocale[] = [];
  for (const partner of partners) {
    if (locales.length === mostFiles) break;
    const parsed = await files.get(toNative(partner.path), false).catch(() => undefined);
    if (parsed?.format !== format) continue;
    const { catalog: other } = parsed;
    if (other.kind === 'bilingual' && (other.sourceLanguage ?? sourceLanguage) !== sourceLanguage) continue;
    locales.push({ language: partner.language, catalog: other });
  }
  return otherLocales(locales, catalog.pair?.source);
}
