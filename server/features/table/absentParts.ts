import { rootLanguage } from '../../../shared/languages/languageTag.ts';
import { uriOf } from '../../lsp/paths.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import { emptyTarget } from '../../workspace/emptyTarget.ts';
import { languageOfName } from '../../workspace/languageOfName.ts';
import type { LocalizationFile } from '../../workspace/workspace.ts';
import type { Part, SetOfFiles } from './filesOfTable.ts';

/** Languages that sets of files have no file for. */
export interface AbsentParts {
  /** A language of a set as if its file were there; undefined where it is, or cannot be made. */
  of(set: SetOfFiles, key: string): Promise<Part | undefined>;
}

/** Keeps the files that are not there as long as their source files are the same. */
export function absentParts(session: Session): AbsentParts {
  const kept = new Map<string, { readonly source: LocalizationFile; readonly file: LocalizationFile }>();
  return {
    async of(set, key) {
      const source = sourceOfNewFiles(set);
      if (!source || set.parts.some((part) => part.key === key)) return undefined;
      const { file, workspace } = source;
      const [absent] = await workspace.pairs.targetsOf(file, [key]);
      if (!absent || 'format' in absent) return undefined;
      const { path } = absent;
      const last = kept.get(path);
      const empty = last?.source === file ? last.file : emptyTarget(file, absent);
      kept.set(path, { source: file, file: empty });
      const text = session.textOf(path, '');
      const snapshot = { ...source, uri: uriOf(path), path, file: empty, text, version: null };
      return { key, snapshot, language: key, isPart: false, madeFrom: source };
    },
  };
}

/** The file of a set that those of further languages can be made from. */
function sourceOfNewFiles({ parts }: SetOfFiles): Snapshot | undefined {
  const source = parts.find(({ snapshot }) => snapshot.file.role === 'source' && snapshot.file.format.derive);
  return source?.snapshot;
}

/**
 * Languages that files could be added in: those that the settings name, and those that are to be shown.
 *
 * @param all keys of the languages that there are.
 * @returns undefined where no file can be added.
 */
export function addableLanguages(
  sets: readonly SetOfFiles[],
  all: readonly string[],
  wanted: readonly string[],
): readonly string[] | undefined {
  if (!sets.some(sourceOfNewFiles)) return undefined;
  const isThere = (language: string) =>
    all.some((key) => {
      const [one, other] = [key.toLowerCase(), language.toLowerCase()];
      return one === other || (!language.includes('-') && rootLanguage(key) === other);
    });
  const languages = wanted.flatMap((language) => languageOfName(language) ?? []);
  return [...new Set(languages)].filter((language) => !isThere(language));
}
