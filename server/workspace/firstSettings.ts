import { basename } from 'node:path';
import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import { sameLanguage } from '../../shared/languages/languageTag.ts';
import { UnreadableFileError } from '../watchdog/unreadableFileError.ts';
import { languageOfName } from './languageOfName.ts';
import { targetLanguagesOf } from './targetLanguages.ts';
import type { LocalizationFile, Workspace } from './workspace.ts';

/** What the files of a project say about it. */
export interface FirstSettings {
  /** BCP 47. */
  readonly sourceLanguage: string;
  /** BCP 47, in order; none where there is no translation yet. */
  readonly targetLanguages: readonly string[];
  /** Layouts that are not among the usual ones, such as `texts/{language}.json`. */
  readonly files: readonly string[];
  /** How many localization files there are. */
  readonly count: number;
}

/** Reads the files of a project that has no settings yet, and says what its settings would be. */
export async function firstSettings(workspace: Workspace, signal: AbortSignal): Promise<FirstSettings> {
  const sources = new Map<string, number>();
  const targets = new Set<string>();
  const lonely: string[] = [];
  const leftAlone: string[] = [];
  const paths = await workspace.files.list(undefined, signal, undefined, (path) => leftAlone.push(path));
  for (const path of paths) {
    signal.throwIfAborted();
    const file = await readable(workspace, path);
    if (!file || isMemory(file)) continue;
    sources.set(file.sourceLanguage, (sources.get(file.sourceLanguage) ?? 0) + 1);
    if (file.role === 'single') lonely.push(path);
    else if (file.role !== 'source') for (const language of targetLanguagesOf(file)) targets.add(language);
  }
  const [[sourceLanguage] = [workspace.settings.project.sourceLanguage]] = [...sources].sort(([, a], [, b]) => b - a);
  const candidates = [...lonely, ...leftAlone].map((path) => slashedPath(path.slice(workspace.files.root.length + 1)));
  const layouts = layoutsOf(candidates, lonely.length, sourceLanguage);
  for (const { languages } of layouts) for (const language of languages) targets.add(language);
  const targetLanguages = [...targets].filter((language) => !sameLanguage(language, sourceLanguage)).sort();
  // Files of an unusual layout were left alone until now.
  const count = paths.length + layouts.reduce((sum, { unseen }) => sum + unseen, 0);
  return { sourceLanguage, targetLanguages, files: layouts.map(({ pattern }) => pattern), count };
}

/** A project's first `interline.json`; what is as it would be without the file is left out. */
export function settingsText({ sourceLanguage, targetLanguages, files }: FirstSettings): string {
  const settings = { sourceLanguage, targetLanguages, ...(files.length > 0 ? { files } : {}) };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** A memory has the languages of other projects, too. */
function isMemory({ path }: LocalizationFile): boolean {
  return /\.(?:tmx|tbx)$/i.test(basename(path));
}

async function readable(workspace: Workspace, path: string): Promise<LocalizationFile | undefined> {
  try {
    return await workspace.files.read(path);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    return undefined;
  }
}

interface Layout {
  readonly pattern: string;
  readonly languages: readonly string[];
  /** How many of its files were not taken for localization files. */
  readonly unseen: number;
}

/**
 * Where files without a partner differ by a language alone, and one of them is in the language of the source.
 *
 * @param seen how many of the paths, the first ones, were taken for localization files.
 */
function layoutsOf(paths: readonly string[], seen: number, sourceLanguage: string): readonly Layout[] {
  const patterns = new Map<string, Map<string, boolean>>();
  for (const [place, path] of paths.entries()) {
    const parts = path.split(/([/._])/);
    for (const [i, part] of parts.entries()) {
      const language = languageOfName(part);
      if (language === undefined || i === parts.length - 1) continue;
      const pattern = [...parts.slice(0, i), '{language}', ...parts.slice(i + 1)].join('');
      const languages = patterns.get(pattern) ?? new Map<string, boolean>();
      patterns.set(pattern, languages.set(language, place < seen));
    }
  }
  return [...patterns]
    .map(([pattern, languages]) => ({
      pattern,
      languages: [...languages.keys()],
      unseen: [...languages.values()].filter((isSeen) => !isSeen).length,
    }))
    .filter(
      ({ languages }) => languages.length > 1 && languages.some((language) => sameLanguage(language, sourceLanguage)),
    );
}
