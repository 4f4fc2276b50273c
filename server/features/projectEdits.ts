import { basename } from 'node:path';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import type { TextEdit } from '../../shared/catalog/textRange.ts';
import {
  type ExtractEditsParams,
  extractEditsRequest,
  type ProposedEdits,
  syncEditsRequest,
} from '../../shared/projectEditsProtocol.ts';
import { largestShared } from '../../shared/protocol.ts';
import { type Sentence, say } from '../../shared/sentences/sentence.ts';
import { extractProject } from '../code/extract/extractProject.ts';
import { planExtraction } from '../code/extract/planExtraction.ts';
import type { FileEdits } from '../code/renameKey.ts';
import { pathOf } from '../lsp/paths.ts';
import { RequestRefused } from '../lsp/safely.ts';
import type { Session } from '../lsp/session.ts';
import { type FileSync, hasKeys } from '../translation/syncFile.ts';
import { syncsOf } from '../translation/syncProject.ts';
import { readable } from '../watchdog/unreadableFileError.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import { editOfFiles } from './code/editOfFiles.ts';
import { currentCode } from './code/projectKeys.ts';
import { discovery } from './discovery.ts';
import type { Feature } from './feature.ts';

/** Edits of one file, with what is done there. */
type LabelledEdits = FileEdits & { readonly toConfirm: string };

/** What `interline sync` and `interline extract --texts` do, as edits that the user confirms. Nothing is written. */
export const projectEdits: Feature = {
  register(registry, session) {
    registry.onRequest(syncEditsRequest, (_params, { signal }) => synced(session, signal));
    registry.onRequest(extractEditsRequest, (params, { signal }) => extracted(session, params, signal));
  },
};

async function synced(session: Session, signal: AbortSignal): Promise<ProposedEdits> {
  const files: LabelledEdits[] = [];
  const remarks: Sentence[] = [];
  let compared = 0;
  for (const { workspace } of await session.projects.all()) {
    const done = new Set<string>();
    for (const path of await discovery(workspace, session.client.watchesFiles, signal)) {
      signal.throwIfAborted();
      const file = await readable(() => workspace.files.read(path));
      if (!file || !hasKeys(file)) continue;
      for await (const result of syncsOf(workspace, file, { prune: false }, done)) {
        if (result === 'absent') continue;
        compared++;
        const [refusal] = result.refused;
        const name = basename(result.path);
        if (result.leftAlone) remarks.push(say`${name} was left alone: ${result.leftAlone}`);
        if (refusal) remarks.push(say`${name}: “${refusal[0]}” was left alone: ${refusal[1]}`);
        if (result.edits.length === 0) continue;
        if (!isEditable(session, result.base)) {
          remarks.push(
            say`${name} is larger than an editor shares, or not in UTF-8: use “interline sync” in a terminal.`,
          );
          continue;
        }
        const { text } = result.base.catalog;
        const toConfirm = session.localized(
          result.fuzzy ? entriesOf(result) : keysFor(result.added.length, result.language),
        );
        files.push({ path: result.path, text, edits: result.edits, toConfirm });
      }
    }
  }
  if (files.length === 0 && remarks.length === 0) {
    remarks.push(
      compared > 0
        ? say`Every language has all keys of its source file.`
        : say`No file here has a source file to compare its keys with.`,
    );
  }
  return proposed(session, files, remarks);
}

function keysFor(count: number, language: string): Sentence {
  return count === 1
    ? say`Add 1 key, untranslated: ${{ language }}`
    : say`Add ${count} keys, untranslated: ${{ language }}`;
}

/** What becomes of a PO file. */
function entriesOf({ language, added, fuzzy = [], removed }: FileSync): Sentence {
  const values = [added.length, fuzzy.length, removed.length] as const;
  return say`Bring to the template: ${{ language }} (new: ${values[0]}, fuzzy: ${values[1]}, obsolete: ${values[2]})`;
}

async function extracted(
  session: Session,
  { uri, scope }: ExtractEditsParams,
  signal: AbortSignal,
): Promise<ProposedEdits> {
  const path = pathOf(uri);
  if (path === undefined) throw new RequestRefused(say`Open a file of source code first.`);
  const { workspace } = await session.projects.for(path);
  const project = await currentCode(session, workspace, signal);
  const wanted = scope === 'project' ? project.code : project.code.filter((file) => file.path === path);
  if (wanted.length === 0) throw new RequestRefused(say`There is no source code here that Interline reads.`);
  const { files, unknown } = await extractProject(workspace, wanted, project, signal);
  const plan = await planExtraction(
    workspace,
    files.filter(({ keys }) => keys.length > 0),
    [],
    'source',
  );
  const edits: LabelledEdits[] = plan.extractions.map(({ file, edits: ofFile, keys }) => {
    const toConfirm = session.localized(
      keys.length === 1 ? say`Put a key in the place of 1 text` : say`Put keys in the place of ${keys.length} texts`,
    );
    return { path: file.path, text: file.text, edits: ofFile, toConfirm };
  });
  const newKeys = session.localized(say`Add the keys with their texts`);
  pushAll(
    edits,
    plan.files.map((file) => ({ path: file.path, text: file.text, edits: file.edits, toConfirm: newKeys })),
  );
  const remarks: Sentence[] = [];
  for (const [key, reason] of plan.refused) remarks.push(say`“${key}” was not added: ${reason}`);
  const left = files.flatMap((file) => file.left);
  const [first] = left;
  if (first) {
    remarks.push(
      left.length === 1
        ? say`1 text was left alone: ${first.reason}`
        : say`${left.length} texts were left alone, one of them because: ${first.reason}`,
    );
  }
  if (unknown[0]) {
    const name = basename(unknown[0].path);
    remarks.push(say`Nothing tells which library “${name}” gets its texts from; name it in the setting “code”.`);
  }
  if (edits.length === 0 && remarks.length === 0) remarks.push(say`There is no text here that a key could stand for.`);
  return proposed(session, edits, remarks);
}

/** So many remarks are shown in one message. */
const mostRemarks = 3;

function proposed(session: Session, files: readonly LabelledEdits[], remarks: readonly Sentence[]): ProposedEdits {
  const message = remarks.slice(0, mostRemarks).map(session.localized).join(' ');
  return {
    edit: files.length > 0 ? editOfFiles(session, files.map(withWholeEntries)) : null,
    ...(message === '' ? {} : { message }),
  };
}

/** Edits that touch are one, so that nobody confirms an entry without the comma that it needs. */
function withWholeEntries({ edits, ...file }: LabelledEdits): LabelledEdits {
  const whole: TextEdit[] = [];
  for (const edit of [...edits].sort((a, b) => a.range.start - b.range.start)) {
    const last = whole.at(-1);
    if (last?.range.end !== edit.range.start) whole.push(edit);
    else {
      const range = { start: last.range.start, end: edit.range.end };
      whole[whole.length - 1] = { range, newText: last.newText + edit.newText };
    }
  }
  return { ...file, edits: whole };
}

/** Whether an editor that opens the file sees the text that the edits were made for, and writes it as it was. */
function isEditable(session: Session, { path, encoding, catalog, problems = [] }: LocalizationFile): boolean {
  if (session.documents.atPath(path)) return true;
  return encoding === 'utf-8' && problems.length === 0 && catalog.text.length <= largestShared;
}
