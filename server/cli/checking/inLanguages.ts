import type { Finding } from '../../../shared/checks/check.ts';
import { eachSegment } from '../../../shared/formats/lazyCatalog.ts';
import type { LocalizationFile } from '../../workspace/workspace.ts';

/**
 * Tells which findings are of segments in some languages, or of the file itself.
 *
 * @param wanted languages as the segments name them; undefined for all of them.
 */
export function inLanguages(
  { catalog, targetLanguage }: LocalizationFile,
  wanted: readonly string[] | undefined,
): (finding: Finding) => boolean {
  if (!wanted || catalog.kind === 'monolingual') return () => true;
  const others = new Set<string>();
  for (const { id, targetLanguage: own = targetLanguage } of eachSegment(catalog)) {
    if (own !== undefined && !wanted.includes(own)) others.add(id);
  }
  return ({ segment }) => segment === undefined || !others.has(segment);
}
