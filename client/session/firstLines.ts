import { l10n } from 'vscode';

/**
 * The first lines of a list in a question, and how many more there are.
 *
 * @param most so many are shown.
 * @example firstLines(['de.json', 'fr.json', 'ja.json'], 2) // ['de.json', 'fr.json', 'and 1 more']
 */
export function firstLines(lines: readonly string[], most = 12): readonly string[] {
  const rest = lines.length - most;
  return rest > 0 ? [...lines.slice(0, most), l10n.t('and {0} more', rest)] : lines;
}
