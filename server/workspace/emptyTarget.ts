import { segmentList } from '../../shared/catalog/segmentList.ts';
import { pairCatalogs } from '../../shared/formats/pair.ts';
import type { AbsentFile, LocalizationFile } from './workspace.ts';

/**
 * A target file as if it existed and held nothing. A bilingual one has every segment of its source, untranslated; a
 * monolingual one lacks every entry.
 *
 * @example progressOf(emptyTarget(source, absent)); // [{ language: 'de', total: 120, untranslated: 120, … }]
 */
export function emptyTarget(source: LocalizationFile, { path, targetLanguage }: AbsentFile): LocalizationFile {
  const { catalog, format } = source;
  if (catalog.kind === 'bilingual') {
    return {
      ...source,
      path,
      role: 'bilingual',
      targetLanguage,
      catalog: { ...catalog, targetLanguage, isSource: false },
    };
  }
  const blank = { ...catalog, segments: segmentList([]), problems: [], isSource: false };
  return {
    ...source,
    path,
    role: 'target',
    targetLanguage,
    catalog: pairCatalogs(
      blank,
      catalog,
      { source: source.sourceLanguage, target: targetLanguage },
      format.equalIsUntranslated ? { equalIsUntranslated: true } : {},
    ),
  };
}
