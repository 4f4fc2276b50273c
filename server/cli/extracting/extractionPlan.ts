import type { TextEdit } from '../../../shared/catalog/textRange.ts';
import { english } from '../../../shared/sentences/sentence.ts';
import { askedKeys } from '../../code/askedKeys.ts';
import { type CodeAndKeys, codeAndKeys } from '../../code/codeAndKeys.ts';
import type { CodeFile } from '../../code/codeFile.ts';
import { extractProject, type FileExtraction } from '../../code/extract/extractProject.ts';
import { type MissingKeys, missingKeys } from '../../code/extract/missingKeys.ts';
import { planExtraction } from '../../code/extract/planExtraction.ts';
import { isWithin } from '../../workspace/isWithin.ts';
import type { FileText, Workspace } from '../../workspace/workspace.ts';
import { many } from '../many.ts';
import type { Project } from '../project.ts';
import { shownName } from '../shownPath.ts';
import type { Terminal } from '../terminal.ts';
import { visible } from '../visible.ts';

/** A key that is added, or that stands in the place of a text. */
export interface ExtractedKey {
  readonly kind: 'key' | 'text';
  readonly key: string;
  readonly text: string;
  /** Of the file that has the key; undefined where the library's own extractor makes that file. */
  readonly path: string | undefined;
  readonly isNew: boolean;
  readonly code: CodeFile;
  /** UTF-16 offset in the code. */
  readonly offset: number;
}

/** What is to become of the files of a project. */
export interface ExtractionPlan {
  readonly keys: readonly ExtractedKey[];
  readonly changes: readonly (FileText & { readonly edits: readonly TextEdit[] })[];
  readonly refused: number;
  /** True where a sentence said already why there may be nothing to do. */
  readonly isExplained: boolean;
}

/** What is asked for beside the keys of calls. */
export interface ExtractionOptions {
  readonly texts?: boolean | undefined;
  readonly allLanguages?: boolean | undefined;
  /** Adds keys also where most that the code asks for are in no file. */
  readonly allKeys?: boolean | undefined;
}

/**
 * What it takes that every key which source code asks for is there, and that no text stands in the code, where that is asked
 * for. Says what stays as it is, and why. Nothing is written.
 *
 * @throws UnreadableFileError for a file of texts that makes no progress.
 */
export async function extractionPlan(
  { workspace, paths }: Project,
  asked: ExtractionOptions,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<ExtractionPlan> {
  const bar = terminal.progress('Reading source code', 100);
  const project = await codeAndKeys(workspace, signal, (done, total) =>
    bar.update(Math.floor((100 * done) / total)),
  ).finally(() => bar.end());
  const wanted = project.code.filter((file) => paths.some((path) => isWithin(file.path, path)));
  if (wanted.length === 0) {
    terminal.say('There is no source code at these paths.');
    return { keys: [], changes: [], refused: 0, isExplained: true };
  }
  const missing = await askedFor(wanted, project, asked, terminal);
  const extractions = asked.texts ? await textsOf(workspace, wanted, project, terminal, signal) : [];
  const plan = await withKeysAdded(workspace, missing ?? nothing, extractions, asked, terminal);
  return { ...plan, isExplained: missing === undefined };
}

const nothing: MissingKeys = { keys: [], refused: [] };

/** The keys that some source files ask for and no file has; undefined, with a sentence, where they seem to be kept elsewhere. */
async function askedFor(
  wanted: readonly CodeFile[],
  project: CodeAndKeys,
  asked: ExtractionOptions,
  terminal: Terminal,
): Promise<MissingKeys | undefined> {
  const { missing, isElsewhere, lost } = await askedKeys(project.code, project.index);
  if (isElsewhere && !asked.allKeys) {
    terminal.say(
      `${lost.size} keys that the code asks for are in no file, most of them: their texts are kept elsewhere, it seems. --all-keys adds them all the same.`,
    );
    return undefined;
  }
  const chosen = new Set(wanted.map(({ path }) => path));
  return missingKeys(
    missing.filter(({ file }) => chosen.has(file.path)),
    project,
  );
}

async function textsOf(
  workspace: Workspace,
  wanted: readonly CodeFile[],
  project: CodeAndKeys,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<readonly FileExtraction[]> {
  const { files, unknown } = await extractProject(workspace, wanted, project, signal);
  if (unknown.length > 0) {
    const name = shownName(unknown[0]?.path ?? '', terminal);
    terminal.say(
      `Nothing tells which library ${unknown.length === 1 ? `“${name}” gets its texts` : `${unknown.length} files such as “${name}” get their texts`} from; name it in the setting “code”.`,
    );
  }
  const left = new Map<string, number>();
  for (const one of files.flatMap((file) => file.left)) {
    const reason = english(one.reason);
    left.set(reason, (left.get(reason) ?? 0) + 1);
  }
  for (const [reason, count] of left) terminal.say(`${many(count, 'text')} left alone: ${reason}`);
  return files.filter(({ keys }) => keys.length > 0);
}

/** Adds the keys; a source file with a text whose key is refused stays as it is. */
async function withKeysAdded(
  workspace: Workspace,
  { keys: missing, refused: withoutFile }: MissingKeys,
  extractions: readonly FileExtraction[],
  asked: ExtractionOptions,
  terminal: Terminal,
): Promise<Omit<ExtractionPlan, 'isExplained'>> {
  for (const { use, reason } of withoutFile) say(use.key, reason, terminal);
  const plan = await planExtraction(workspace, extractions, missing, asked.allLanguages ? 'all' : 'source');
  for (const [key, reason] of plan.refused) say(key, english(reason), terminal);
  const code = plan.extractions.map(({ file, edits }) => ({ path: file.path, catalog: { text: file.text }, edits }));
  const added = plan.files.map(({ file, path, text, edits }) => {
    const decoded = file.decoded ? { decoded: file.decoded } : {};
    return { path, catalog: { text }, ...decoded, edits };
  });
  const there = missing.filter(({ key }) => !plan.refused.has(key));
  return {
    keys: keysOf(there, plan.extractions),
    changes: [...code, ...added],
    refused: plan.refused.size + withoutFile.length,
  };
}

function keysOf(missing: MissingKeys['keys'], extractions: readonly FileExtraction[]): readonly ExtractedKey[] {
  return [
    ...missing.map(({ key, text, file, asked }): ExtractedKey => {
      return {
        kind: 'key',
        key,
        text,
        path: file.file.path,
        isNew: true,
        code: asked.file,
        offset: asked.use.range.start,
      };
    }),
    ...extractions.flatMap(({ file: code, keys }) =>
      keys.map(({ key, text, file, isNew, range }): ExtractedKey => {
        return { kind: 'text', key, text, path: file?.file.path, isNew, code, offset: range.start };
      }),
    ),
  ];
}

const say = (key: string, reason: string, terminal: Terminal) =>
  terminal.say(`“${visible(key)}” was not added: ${reason.replace(/\.$/, '')}.`);
