import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import type { ProjectFiles } from './gettextFamily.ts';
import type { PairingContext } from './pairing.ts';
import { targetLanguagesOf } from './targetLanguages.ts';
import { findTargets } from './targets.ts';
import type { LocalizationFile } from './workspace.ts';

/**
 * The files that hold the same texts in several languages, the file itself among them: first that of the source language,
 * where it has one of its own, then those of other languages in the order of their tags.
 *
 * @param read a file by its path.
 */
export async function filesOfSet(
  file: LocalizationFile,
  context: PairingContext,
  read: (path: string) => Promise<LocalizationFile | undefined>,
  project: ProjectFiles,
): Promise<readonly LocalizationFile[]> {
  const set = await relatives(file, context, read, project);
  const others = set.filter((one) => one.role !== 'source' && one.path !== file.path && one.format === file.format);
  if (file.role !== 'source') others.push(file);
  others.sort((a, b) => (a.targetLanguage ?? '').localeCompare(b.targetLanguage ?? '') || (a.path < b.path ? -1 : 1));
  const source = file.role === 'source' ? file : set.find(({ role }) => role === 'source');
  // A template has no texts of its own: its translations have the source beside.
  return source && source.catalog.kind === 'monolingual' ? [source, ...others] : others;
}

async function relatives(
  file: LocalizationFile,
  context: PairingContext,
  read: (path: string) => Promise<LocalizationFile | undefined>,
  project: ProjectFiles,
): Promise<readonly LocalizationFile[]> {
  if (file.role === 'single') return [];
  if (file.role === 'bilingual') {
    if (targetLanguagesOf(file).length > 1) return [];
    const name = slashedPath(file.path);
    const partners = await context.families.beside(name, file.sourceLanguage);
    return filesAt(
      partners.map(({ path }) => context.toNative(path)),
      read,
    );
  }
  const source =
    file.role === 'source' ? file : file.sourcePath === undefined ? undefined : await read(file.sourcePath);
  if (!source) return [];
  const targets = await findTargets(source, undefined, context, read, project);
  return [source, ...targets.flatMap((target) => ('format' in target ? [target] : []))];
}

/** Those that are there and can be read. */
async function filesAt(
  paths: readonly string[],
  read: (path: string) => Promise<LocalizationFile | undefined>,
): Promise<readonly LocalizationFile[]> {
  const files: LocalizationFile[] = [];
  for (const path of paths) {
    const file = await read(path).catch(() => undefined);
    if (file) files.push(file);
  }
  return files;
}
