import { basename } from 'node:path';
import { say } from '../../../shared/sentences/sentence.ts';
import { uriOf } from '../../lsp/paths.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import { writeEmptyFile } from '../../translation/writeTranslation.ts';
import { languageOfName } from '../../workspace/languageOfName.ts';
import { rediscover } from '../discovery.ts';
import type { CommandRun } from '../executeCommand.ts';

/** The file that {@link addLanguage} made. */
export interface AddedLanguage {
  readonly uri: string;
}

/**
 * Makes the file of a language beside its source file, with every text still to be translated: nothing is asked of a
 * service, and a file that is there stays as it is.
 *
 * @param language BCP 47.
 * @returns undefined where the language has its file already.
 * @throws RequestRefused in a sentence for the user, where the file is no source file or cannot be made.
 */
export async function addLanguage(
  { session }: CommandRun,
  uri: string,
  language: string | undefined,
): Promise<AddedLanguage | undefined> {
  const tag = language === undefined ? undefined : languageOfName(language);
  if (tag === undefined)
    throw new RequestRefused(say`“${language ?? ''}” is not a language code, such as “de” or “pt-BR”.`);
  const snapshot = await session.latest(uri);
  const { file, workspace } = snapshot ?? {};
  if (!file || !workspace) throw new RequestRefused(say`This is not a localization file.`);
  const { format, role } = file;
  if (role !== 'source' || !format.derive) {
    throw new RequestRefused(say`A file of another language cannot be made from ${basename(file.path)}.`);
  }
  const [target] = await workspace.pairs.targetsOf(file, [tag]);
  if (!target || 'format' in target) return undefined;
  await writeEmptyFile(workspace, file, target);
  rediscover(workspace);
  session.filesChanged([target.path]);
  return { uri: uriOf(target.path) };
}
