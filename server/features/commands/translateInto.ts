import { basename } from 'node:path';
import { pushAll } from '../../../shared/catalog/pushAll.ts';
import { commands } from '../../../shared/protocol.ts';
import { uriOf } from '../../lsp/paths.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import { workspaceEdit } from '../../lsp/workspaceEdits.ts';
import { shortPath } from '../../translation/targets.ts';
import type { SegmentTranslation } from '../../translation/translate.ts';
import { type FileTranslation, translateFile } from '../../translation/translateFile.ts';
import { writeTranslation } from '../../translation/writeTranslation.ts';
import type { AbsentFile, LocalizationFile } from '../../workspace/workspace.ts';
import type { CommandRun } from '../executeCommand.ts';
import { withProgress } from '../withProgress.ts';
import { applyTranslations } from './applyTranslations.ts';
import { summarize, type TranslateSummary, tell } from './summary.ts';

/**
 * Translates what is untranslated in a file; for a source file in each of its targets, making those that are not there.
 * Stopped half-way, what was translated until then is kept: it may have been paid for.
 *
 * @param language only the target of this language, for a source file.
 */
export async function translateInto(
  { session, signal, token }: CommandRun,
  uri: string,
  language: string | undefined,
): Promise<TranslateSummary> {
  const snapshot = await session.latest(uri);
  if (!snapshot) throw new RequestRefused('This is not a localization file.');
  const targets = await targetsOf(snapshot, language);
  const done: SegmentTranslation[] = [];
  const title = `Translating ${basename(snapshot.path)}`;
  await withProgress(session, { title, token, signal }, async (report, stop) => {
    for (const [index, target] of targets.entries()) {
      if (stop.aborted) break;
      const translation = await translateFile(snapshot.translator, target, {
        signal: stop,
        onProgress: (count, total) => report(index * total + count, targets.length * total, `${count} of ${total}`),
        ...(language && snapshot.file.format.kind === 'bilingual' ? { target: language } : {}),
      });
      pushAll(done, await place(session, snapshot, target, translation));
    }
  });
  const summary = summarize(done, describe(snapshot, targets));
  tell(session, summary, { command: commands.translateFile, arguments: language ? [uri, language] : [uri] });
  return summary;
}

type Target = Parameters<typeof translateFile>[1];

async function targetsOf({ file, workspace }: Snapshot, language: string | undefined): Promise<readonly Target[]> {
  const name = basename(file.path);
  if (file.role === 'bilingual' || file.role === 'target') return [file];
  if (file.format.kind === 'bilingual' && !file.format.derive) {
    if (language) return [file];
    throw new RequestRefused(`${name} does not say which language it is to be translated into.`);
  }
  const targets: readonly (LocalizationFile | AbsentFile)[] = await workspace.targetsOf(
    file,
    language ? [language] : undefined,
  );
  if (targets.length === 0) {
    throw new RequestRefused(
      `No target language of ${name} is known; name some in “targetLanguages” of interline.json.`,
    );
  }
  return targets.map((target) => ('format' in target ? target : { absent: target, source: file }));
}

async function place(
  session: Session,
  snapshot: Snapshot,
  target: Target,
  translation: FileTranslation,
): Promise<readonly SegmentTranslation[]> {
  if (!('absent' in target)) {
    const before =
      target.path === snapshot.path
        ? snapshot
        : { ...snapshot, uri: uriOf(target.path), path: target.path, file: target };
    return applyTranslations(session, before, translation.translations, 'Translate file');
  }
  if (!translation.translations.some((each) => each.content)) return translation.translations;
  // A buffer that was never saved is the base of what is made: then the client makes the file, otherwise its bytes do.
  const unsaved = session.documents.at(snapshot.path) !== undefined && session.client.createsFiles;
  if (unsaved) {
    const uri = uriOf(target.absent.path);
    const edit = workspaceEdit(session.client, [], [{ uri, content: translation.text }]);
    const result = await session.connection.workspace.applyEdit({ label: 'Translate file', edit });
    if (!result.applied) throw new RequestRefused(`The editor did not make ${basename(target.absent.path)}.`);
  } else {
    await writeTranslation(snapshot.workspace, translation);
    session.filesChanged([target.absent.path]);
  }
  return translation.translations;
}

function describe({ workspace, path }: Snapshot, targets: readonly Target[]): string {
  const [only] = targets;
  if (targets.length !== 1 || !only) return `${targets.length} files`;
  return shortPath('absent' in only ? only.absent.path : (only.path ?? path), workspace.root);
}
