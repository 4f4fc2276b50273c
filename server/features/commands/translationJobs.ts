import { basename } from 'node:path';
import type { WantedTarget } from '../../../shared/protocol.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import { uriOf } from '../../lsp/paths.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import { workspaceEdit } from '../../lsp/workspaceEdits.ts';
import { shortPath, type TranslationTarget } from '../../translation/targets.ts';
import type { SegmentTranslation } from '../../translation/translate.ts';
import { type FileTranslation, translateFile } from '../../translation/translateFile.ts';
import type { TranslateOptions, Translator } from '../../translation/translator.ts';
import { writeTranslation } from '../../translation/writeTranslation.ts';
import type { AbsentFile, LocalizationFile } from '../../workspace/workspace.ts';
import { applyTranslations } from './applyTranslations.ts';

/** A target in one of its languages, with the file that was asked for. */
export interface TranslationJob {
  readonly snapshot: Snapshot;
  readonly target: TranslationTarget;
  readonly language: string | undefined;
  /** Ids of the segments to translate; undefined for those that are untranslated. */
  readonly segments: ReadonlySet<string> | undefined;
}

/**
 * What some files and languages mean: a file itself, or the targets of a source file, those that are not there included.
 *
 * @throws RequestRefused in a sentence for the user, where one of them cannot be translated.
 */
export async function translationJobs(session: Session, wanted: readonly WantedTarget[]): Promise<TranslationJob[]> {
  const jobs: TranslationJob[] = [];
  for (const { uri, language, segments } of wanted) {
    const snapshot = await session.latest(uri);
    if (!snapshot) throw new RequestRefused(say`This is not a localization file.`);
    const ids = segments && new Set(segments);
    for (const target of await targetsOf(snapshot, language)) jobs.push({ snapshot, target, language, segments: ids });
  }
  return jobs;
}

/** Translates a target; nothing is written. */
export function translateJob(
  { snapshot, target, language, segments }: TranslationJob,
  options: Pick<TranslateOptions, 'signal' | 'run' | 'onProgress'>,
  translator: Translator = snapshot.translator,
): Promise<FileTranslation> {
  const isBilingual = language && snapshot.file.format.kind === 'bilingual';
  return translateFile(translator, target, {
    ...options,
    ...(isBilingual ? { target: language } : {}),
    ...(segments ? { wanted: segments } : {}),
  });
}

async function targetsOf(
  { file, workspace }: Snapshot,
  language: string | undefined,
): Promise<readonly TranslationTarget[]> {
  const name = basename(file.path);
  if (file.role === 'bilingual' || file.role === 'target') return [file];
  if (file.format.kind === 'bilingual' && !file.format.derive) {
    if (language) return [file];
    throw new RequestRefused(say`${name} does not say which language it is to be translated into.`);
  }
  const targets: readonly (LocalizationFile | AbsentFile)[] = await workspace.pairs.targetsOf(
    file,
    language ? [language] : undefined,
  );
  if (targets.length === 0) {
    throw new RequestRefused(
      say`No target language of ${name} is known; name some in “targetLanguages” of interline.json.`,
    );
  }
  return targets.map((target) => ('format' in target ? target : { absent: target, source: file }));
}

/**
 * Puts a translation where it belongs: into the document, or as a new file.
 *
 * @returns its segments, with what could not be placed as failures.
 */
export async function placeJob(
  session: Session,
  { snapshot, target }: TranslationJob,
  translation: FileTranslation,
): Promise<readonly SegmentTranslation[]> {
  if (!('absent' in target)) {
    const before =
      target.path === snapshot.path
        ? snapshot
        : { ...snapshot, uri: session.uriOf(target.path), path: target.path, file: target };
    return applyTranslations(session, before, translation.translations, say`Translate file`);
  }
  if (!translation.translations.some((each) => each.content)) return translation.translations;
  // A buffer that was never saved is the base of what is made: then the client makes the file, otherwise its bytes do.
  const unsaved = session.documents.atPath(snapshot.path) !== undefined && session.client.createsFiles;
  if (unsaved) {
    const uri = uriOf(target.absent.path);
    const edit = workspaceEdit(session.client, [], [{ uri, content: translation.text }]);
    const result = await session.connection.workspace.applyEdit({
      label: session.localized(say`Translate file`),
      edit,
    });
    if (!result.applied) throw new RequestRefused(say`The editor did not make ${basename(target.absent.path)}.`);
  } else {
    await writeTranslation(snapshot.workspace, translation);
    session.filesChanged([target.absent.path]);
  }
  return translation.translations;
}

/** The path of a target from its project's folder. */
export function pathOfJob({ snapshot: { workspace, path }, target }: TranslationJob): string {
  return shortPath('absent' in target ? target.absent.path : (target.path ?? path), workspace.files.root);
}
