import { relative } from 'node:path';
import { listFiles } from '../../server/workspace/listFiles.ts';
import type { LocalizationFile, Workspace } from '../../server/workspace/workspace.ts';
import { catalogWith } from '../../shared/catalog/catalog.ts';
import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import type { CheckOptions } from '../../shared/checks/run/checkRun.ts';
import { pairCatalogs } from '../../shared/formats/pair.ts';
import type { Random } from '../fuzz/random.ts';

/** A file that faults may be planted into. */
export interface TrialFile {
  readonly file: LocalizationFile;
  /** Its first folder below the root, which says what kind of files they are. */
  readonly folder: string;
  /**
   * True for a document that has no translation: it stands beside itself, as one in another variant of its language
   * (`en` → `en-001`) that nothing had to be changed in.
   */
  readonly copy: boolean;
  /** What its checks know of other files of the project. */
  readonly around: Pick<CheckOptions, 'files' | 'reference'>;
  /** The file as it reads with another text, beside the same source. */
  read(text: string): LocalizationFile;
}

/** Larger files would be most of the run. */
const mostCharacters = 2_000_000;

/** Paths of the files below the root of a workspace, of each folder in turn, in an order of chance. */
export async function pathsInTurn(workspace: Workspace, random: Random): Promise<readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const path of await everyPath(workspace)) {
    const folder = folderOf(workspace, path);
    const list = folders.get(folder) ?? [];
    list.splice(random.int(list.length + 1), 0, path);
    folders.set(folder, list);
  }
  const paths: string[] = [];
  for (let i = 0; [...folders.values()].some((list) => i < list.length); i++) {
    for (const list of folders.values()) if (list[i] !== undefined) paths.push(list[i] ?? '');
  }
  return paths;
}

/** A file with what faults in it are compared with; undefined where it cannot be read or written. */
export async function trialFile(workspace: Workspace, path: string): Promise<TrialFile | undefined> {
  const file = await workspace.files.read(path).catch(() => undefined);
  if (!file || file.format.readOnly !== undefined || file.catalog.text.length > mostCharacters) return undefined;
  const { format } = file;
  const [files, reference] = [await workspace.pairs.linkedFiles(file), await workspace.pairs.reference(file)];
  const around = { ...(files ? { files } : {}), ...(reference ? { reference } : {}) };
  const name = slashedPath(path);
  const folder = folderOf(workspace, path);
  const { pair, sourceLanguage = file.sourceLanguage, targetLanguage } = file.catalog;
  if (format.kind === 'bilingual') {
    const read = (text: string): LocalizationFile => {
      const catalog = format.parse(text, name);
      return { ...file, catalog: targetLanguage === undefined ? catalog : catalogWith(catalog, { targetLanguage }) };
    };
    return file.role === 'source' ? undefined : { file, folder, copy: false, around, read };
  }
  const copy = !pair;
  const ownLanguage = file.targetLanguage ?? file.sourceLanguage;
  const languages = copy
    ? { source: ownLanguage, target: `${ownLanguage.split(/[-_]/, 1)[0]}-001` }
    : { source: sourceLanguage, target: targetLanguage ?? ownLanguage };
  // A file that stands beside itself is another one there: one whose keys are its source has no extra ones.
  const source = pair?.source ?? catalogWith(format.parse(file.catalog.text, name), { path: `${name}.source` });
  const read = (text: string): LocalizationFile => ({
    ...file,
    role: 'target',
    sourceLanguage: languages.source,
    targetLanguage: languages.target,
    catalog: pairCatalogs(format.parse(text, name), source, languages, {
      equalIsUntranslated: !copy && format.equalIsUntranslated === true,
    }),
  });
  return { file: copy ? read(file.catalog.text) : file, folder, copy, around, read };
}

/** Those that the workspace takes for localization files, and documents that a person would have to name. */
async function everyPath(workspace: Workspace): Promise<readonly string[]> {
  const listed = await workspace.files.list();
  const listedPaths = new Set(listed);
  const others = (await listFiles(workspace.files.root, workspace.files.root, () => false)).filter(
    (path) => !listedPaths.has(path) && documents.test(path),
  );
  return [...listed, ...(await workspace.files.list(others))];
}

const documents = /\.(?:docx|pptx|xlsx|idml|html?|md|mif|txt)$/i;

const folderOf = (workspace: Workspace, path: string) =>
  relative(workspace.files.root, path).split(/[\\/]/, 1)[0] ?? '';
