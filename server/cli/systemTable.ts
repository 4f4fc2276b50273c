import { readSystemCatalog, servesLanguage, systemCatalogs, systemFolders } from '../workspace/systemCatalogs.ts';
import { type ExitCode, exitCodes, UsageError } from './command.ts';
import { tableLines } from './table.ts';
import type { Terminal } from './terminal.ts';
import { visible } from './visible.ts';

/**
 * Prints the gettext catalogues of this machine that serve a language, with the number of their pairs; without a language,
 * how many catalogues each language has.
 *
 * @throws UsageError where programs have no such catalogues at a known place: anywhere but on Linux.
 */
export async function listSystem(
  language: string | undefined,
  asJson: boolean,
  terminal: Terminal,
  folders: readonly string[] = systemFolders(),
): Promise<ExitCode> {
  if (folders.length === 0)
    throw new UsageError('tm system reads the gettext catalogues of Linux; this system has none.');
  const installed = await systemCatalogs(folders);
  if (language === undefined) {
    const counts = new Map<string, number>();
    for (const catalog of installed) counts.set(catalog.language, (counts.get(catalog.language) ?? 0) + 1);
    if (asJson) for (const [each, catalogs] of counts) terminal.out(JSON.stringify({ language: each, catalogs }));
    else
      for (const line of tableLines(
        [...counts].map(([each, count]) => [each, String(count)]),
        [1],
      ))
        terminal.out(line);
    if (counts.size === 0) terminal.say(`There are no catalogues below ${folders.join(', ')}.`);
    return exitCodes.clean;
  }
  const rows: string[][] = [];
  let sum = 0;
  for (const catalog of installed) {
    if (!servesLanguage(catalog.language, language)) continue;
    const pairs = (await readSystemCatalog(catalog.path)).length;
    if (pairs === 0) continue;
    sum += pairs;
    if (asJson) terminal.out(JSON.stringify({ ...catalog, pairs }));
    rows.push([visible(catalog.program), catalog.language, String(pairs), visible(catalog.path)]);
  }
  if (!asJson) for (const line of tableLines(rows, [2])) terminal.out(line);
  terminal.say(
    rows.length === 0
      ? `No program here has texts in ${visible(language)}.`
      : `${sum} pairs in ${rows.length} ${rows.length === 1 ? 'catalogue' : 'catalogues'}. “systemMemory”: true in interline.json has them suggested.`,
  );
  return rows.length > 0 ? exitCodes.clean : exitCodes.findings;
}
