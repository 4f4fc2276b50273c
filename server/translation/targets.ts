import { sep } from 'node:path';
import { standsFor } from '../../shared/languages/languageTag.ts';
import { english } from '../../shared/sentences/sentence.ts';
import type { UnreadableFileError } from '../watchdog/unreadableFileError.ts';
import { isLookedUp } from '../workspace/isLookedUp.ts';
import { languageOfName } from '../workspace/languageOfName.ts';
import { projectPath } from '../workspace/projectPath.ts';
import { targetLanguagesOf } from '../workspace/targetLanguages.ts';
import type { AbsentFile, LocalizationFile, Workspace } from '../workspace/workspace.ts';

/** A file to be translated into: one that is there, or one to be made from its source. */
export type TranslationTarget = LocalizationFile | { readonly absent: AbsentFile; readonly source: LocalizationFile };

/** Which targets some paths mean for a language, and which files were passed over and why. */
export interface TranslationTargets {
  readonly targets: readonly TranslationTarget[];
  readonly skipped: readonly { readonly path: string; readonly reason: string }[];
}

/**
 * The targets of one language at or below some paths: bilingual files of that language (or of none), and for each
 * source, monolingual or extracted, its target, present or absent. A target file that is named itself counts too, once.
 *
 * @param paths files or folders.
 */
export async function translationTargets(
  workspace: Workspace,
  paths: readonly string[],
  language: string,
  signal: AbortSignal,
): Promise<TranslationTargets> {
  const targets = new Map<string, TranslationTarget>();
  const skipped: { path: string; reason: string }[] = [];
  const shut = ({ path, reason }: UnreadableFileError) => skipped.push({ path, reason: english(reason) });
  for (const path of await workspace.files.list(paths, signal, shut)) {
    if (signal.aborted) break;
    try {
      const read = await workspace.files.read(path);
      const file = read && inLanguage(read, language);
      if (!file || isLookedUp(file, paths)) continue;
      if (file.textsWanted !== undefined) {
        const wanted = projectPath(workspace.files.root, file.textsWanted);
        const reason = `its sources are keys: it can be translated once “${wanted}” has their texts`;
        if (!unfit(file, language)) skipped.push({ path, reason });
        continue;
      }
      if (file.role === 'source' && file.format.kind === 'bilingual' && !file.format.derive) {
        if (paths.includes(path)) skipped.push({ path, reason: 'it is a template, which names no target language' });
        continue;
      }
      if (file.role === 'source') {
        for (const target of await workspace.pairs.targetsOf(file, [language])) {
          targets.set(target.path, 'format' in target ? target : { absent: target, source: file });
        }
        continue;
      }
      const reason = unfit(file, language);
      if (!reason) targets.set(path, file);
      else if (paths.includes(path) || isAlone(file)) skipped.push({ path, reason });
    } catch (error) {
      skipped.push({ path, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { targets: [...targets.values()], skipped };
}

/** Whether a file has texts, is not the source itself, and no source texts are there to compare them with. */
export const isAlone = ({ role, textsWanted, catalog }: LocalizationFile): boolean =>
  (role === 'single' && catalog.segments.count > 0) || textsWanted !== undefined;

function unfit(file: LocalizationFile, language: string): string | undefined {
  if (file.role === 'single' && file.catalog.segments.count === 0) return 'it has no texts';
  if (file.role === 'single')
    return 'no file in another language belongs to it, and its name has no language to change';
  const languages = targetLanguagesOf(file);
  if (languages.length === 0 || languages.some((one) => standsFor(one, language))) return undefined;
  const [only, ...others] = languages;
  return others.length === 0
    ? `its target language is ${only}, not ${language}`
    : `its target languages are ${languages.join(', ')}, not ${language}`;
}

/**
 * A file that keeps several languages, with segments of a language that it has not yet; any other file as it is.
 *
 * @param language BCP 47.
 */
export function inLanguage(file: LocalizationFile, language: string): LocalizationFile {
  const { format, catalog } = file;
  if (!format.withLanguage || standsFor(file.sourceLanguage, language)) return file;
  if (targetLanguagesOf(file).some((one) => standsFor(one, language))) return file;
  return { ...file, role: 'bilingual', catalog: format.withLanguage(catalog, languageOfName(language) ?? language) };
}

/** A path as people want to read it: relative to a folder where it lies below it. */
export function shortPath(path: string, folder: string): string {
  return path.startsWith(folder + sep) ? path.slice(folder.length + 1) : path;
}
