import { parsedOf } from '../../shared/catalog/catalog.ts';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import { lineEdits } from '../../shared/merge/lineEdits.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { type Removal, removeEntries } from '../../shared/sync/removeEntries.ts';
import { stepOn } from '../watchdog/watchdog.ts';
import { projectPath } from '../workspace/projectPath.ts';
import { watchedFile } from '../workspace/watchedFile.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import { keyMentions } from './keyMentions.ts';
import { entriesOf, type ProjectKey } from './keyPlaces.ts';
import { type FileEdits, RenameRefused } from './renameKey.ts';

/**
 * Takes a key that no code asks for out of the file of the source language and of every translation, plural forms included,
 * with its comments.
 *
 * @param asked the key as code asks for it.
 * @returns the edits of each file; nothing is written.
 * @throws RenameRefused where another file spells the key, and where a file cannot do without the entry.
 */
export async function removeKey(workspace: Workspace, key: ProjectKey, asked = key.key): Promise<readonly FileEdits[]> {
  const mention = (await keyMentions(workspace, new Set([asked]))).get(asked);
  if (mention !== undefined) {
    throw new RenameRefused(say`${mention} mentions “${key.key}” or its beginning: it may be used there.`);
  }
  const byFile = new Map<LocalizationFile, string[]>();
  for (const { file, segment } of await entriesOf(workspace, key)) pushTo(byFile, file, segment.id);
  return [...byFile].map(([file, ids]) => {
    const { refused, ...edits } = withoutEntries(file, new Set(ids));
    const [reason] = refused.values();
    if (reason !== undefined)
      throw new RenameRefused(say`“${key.key}” stays in ${projectPath(workspace.files.root, file.path)}: ${reason}`);
    return edits;
  });
}

/**
 * The edits that take entries out of a file, with their comments.
 *
 * @param ids of segments.
 * @returns `refused` by id: why an entry stays, in words for the user.
 * @throws UnreadableFileError for a file that makes no progress.
 */
export function withoutEntries(file: LocalizationFile, ids: ReadonlySet<string>): FileEdits & Pick<Removal, 'refused'> {
  const { format, path } = file;
  const catalog = parsedOf(file.catalog);
  const { text, refused } = stepOn(watchedFile(file), () => removeEntries(format, catalog, ids));
  return { path, text: catalog.text, edits: lineEdits(catalog.text, text), refused };
}
