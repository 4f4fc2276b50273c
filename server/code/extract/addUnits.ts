import { EditRefused } from '../../../shared/catalog/editRefused.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { syncUnits } from '../../../shared/sync/syncUnits.ts';
import { stepOn } from '../../watchdog/watchdog.ts';
import { watchedFile } from '../../workspace/watchedFile.ts';
import type { LocalizationFile, Workspace } from '../../workspace/workspace.ts';
import type { KeyFile } from '../keyIndex.ts';
import type { AddedKeys } from './addKeys.ts';

/**
 * Adds texts of the code to the file that a tool collects them in (`messages.xlf`), behind all others, as that tool would
 * write them without the place; on request to every translation, too, without a target.
 *
 * @param texts by name: `cart.title`.
 * @throws UnreadableFileError for a file that makes no progress.
 */
export async function addUnits(
  workspace: Workspace,
  { file }: KeyFile,
  texts: ReadonlyMap<string, string>,
  languages: 'source' | 'all',
): Promise<AddedKeys> {
  const targets = languages === 'source' ? [] : await workspace.pairs.targetsOf(file);
  const files: AddedKeys['files'][number][] = [];
  const refused = new Map<string, Sentence>();
  for (const one of [file, ...targets.filter((target) => 'format' in target)]) {
    const { edits, reasons } = stepOn(watchedFile(one), () => unitEdits(one, texts));
    if (one === file) for (const [id, reason] of reasons) refused.set(id, reason);
    if (edits.length > 0) files.push({ file: one, path: one.path, text: one.catalog.text, edits });
  }
  return { files, refused };
}

function unitEdits(
  { format, catalog, targetLanguage, sourceLanguage }: LocalizationFile,
  texts: ReadonlyMap<string, string>,
) {
  const refuse = (reason: Sentence) => ({ edits: [], reasons: new Map([...texts.keys()].map((id) => [id, reason])) });
  const last = catalog.segments.at(catalog.segments.count - 1)?.id;
  try {
    const outline = format.outline?.(
      new Map([...(last === undefined ? [] : [[last, 'x'] as const]), ...texts]),
      true,
      catalog,
    );
    if (outline === undefined) return refuse(say`New keys cannot be added to ${format.name} files here.`);
    const source = format.parse(outline, catalog.path);
    const { edits, refused } = syncUnits(format, catalog, source, { language: targetLanguage ?? sourceLanguage });
    return { edits, reasons: refused };
  } catch (error) {
    if (error instanceof EditRefused) return refuse(error.sentence);
    throw error;
  }
}
