import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { asClause, type Sentence, say } from '../../shared/sentences/sentence.ts';
import { settingsFile } from '../../shared/settings.ts';
import { parseDelimited } from '../../shared/terms/delimited.ts';
import { UnreadableFileError } from '../watchdog/unreadableFileError.ts';
import { globMatcher } from './glob.ts';
import { projectPath } from './projectPath.ts';
import { readSmall } from './readText.ts';
import type { SettingsFault } from './settingsError.ts';

/** The names that one setting gives, and the files that they stand for. */
export interface NamedFiles {
  readonly setting: 'glossaries' | 'memories';
  /** Globs and paths from the root. */
  readonly names: readonly string[];
  /** Absolute paths. */
  readonly files: readonly string[];
}

/**
 * Why glossaries and memories of a project are not used, or not as they were meant: a path that the settings name and no
 * file has, a table that cannot be read or whose letters are guessed. A glob may match nothing.
 *
 * @param root absolute folder of the project.
 * @example (await resourceFaults(root, named)).map(faultSentence) // '…/terms.csv:7: this quotation mark is not closed.'
 */
export async function resourceFaults(root: string, named: readonly NamedFiles[]): Promise<readonly SettingsFault[]> {
  const path = join(root, settingsFile);
  const settings = await readFile(path, 'utf8').catch(() => '');
  const absent = named.flatMap(({ setting, names, files }) =>
    names
      .filter((name) => {
        const isNamed = globMatcher([name]);
        return !/[*?[\]{}!]/.test(name) && !files.some((file) => isNamed(projectPath(root, file)));
      })
      .map((name): SettingsFault => {
        const message = say`“${setting}” names “${name}”, which is no file of this project`;
        return { path, ...lineAt(settings, settings.indexOf(JSON.stringify(name))), message, works: true };
      }),
  );
  const tables = named.filter(({ setting }) => setting === 'glossaries').flatMap(({ files }) => files);
  const faults = await Promise.all(tables.filter((file) => !isTermbase(file)).map(tableFaults));
  return [...absent, ...faults.flat()];
}

/** A termbase (TBX) is checked as a localization file is. */
const isTermbase = (path: string) => extname(path).toLowerCase() === '.tbx';

async function tableFaults(path: string): Promise<SettingsFault[]> {
  const fault = (message: Sentence, line = {}) => ({ path, ...line, message: asClause(message), works: true as const });
  try {
    const { text, problems } = await readSmall(path);
    return [
      ...problems.map(({ message }) => fault(message)),
      ...parseDelimited(text).problems.map(({ message, range }) => fault(message, lineAt(text, range.start))),
    ];
  } catch (error) {
    if (error instanceof UnreadableFileError) return [fault(error.reason)];
    throw error;
  }
}

function lineAt(text: string, offset: number): { line?: number } {
  return offset < 0 ? {} : { line: text.slice(0, offset).split('\n').length };
}
