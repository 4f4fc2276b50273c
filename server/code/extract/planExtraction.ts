import type { Sentence } from '../../../shared/sentences/sentence.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { type AddedKeys, addKeys, type NewKey } from './addKeys.ts';
import type { FileExtraction } from './extractProject.ts';

/** What becomes of source files and of files of texts. Nothing is written. */
export interface PlannedExtraction {
  /** The source files whose texts all get their keys. */
  readonly extractions: readonly FileExtraction[];
  /** The files of texts with the new keys. */
  readonly files: AddedKeys['files'];
  /** By key: why it was not added. */
  readonly refused: ReadonlyMap<string, Sentence>;
}

/**
 * Adds the keys of extracted texts, and others, to their files; a source file with a text whose key is refused stays as it is.
 *
 * @param further keys to be added beside those of the texts.
 * @throws UnreadableFileError for a file of texts that makes no progress.
 */
export async function planExtraction(
  workspace: Workspace,
  extractions: readonly FileExtraction[],
  further: readonly NewKey[],
  languages: 'source' | 'all',
): Promise<PlannedExtraction> {
  const refused = new Map<string, Sentence>();
  for (let possible = extractions; ; ) {
    const texts = possible.flatMap(({ keys }) => keys.filter(({ isNew }) => isNew));
    const added = texts.flatMap(({ file, entries }) => (file ? entries.map((entry) => ({ file, ...entry })) : []));
    const result = await addKeys(workspace, [...further, ...added], languages);
    for (const [key, reason] of result.refused) refused.set(key, reason);
    const isWhole = ({ keys }: FileExtraction) =>
      keys.every(({ entries, isNew }) => !isNew || entries.every(({ key }) => !result.refused.has(key)));
    const harmless = possible.filter(isWhole);
    if (harmless.length === possible.length) return { extractions: possible, files: result.files, refused };
    possible = harmless;
  }
}
