import type { Finding } from '../../../shared/checks/contract/check.ts';
import type { Sentence } from '../../../shared/sentences/sentence.ts';
import { checkInTurn } from '../../checking/checkFile.ts';
import { type FileProgress, fileProgress } from '../../translation/fileProgress.ts';
import { isAlone } from '../../translation/targets.ts';
import { UnreadableFileError } from '../../watchdog/unreadableFileError.ts';
import type { ReadVisit } from '../project.ts';
import { inLanguages, wantedLanguages } from './inLanguages.ts';

/** What the checks find in a file, as one thread hands it to another. */
export interface FileFindings {
  readonly text: string;
  /** Of the file: BCP 47. */
  readonly language: string;
  /** Whether it has no source texts to be compared with, and is not the source itself. */
  readonly isAlone: boolean;
  readonly findings: readonly Finding[];
  /** How far it is, where that was asked for. */
  readonly progress: readonly FileProgress[];
  /** Why the file was left out behind these findings, if it was. */
  readonly reason?: Sentence;
}

/** What is asked of the checks of every file. */
export interface CheckQuestion {
  /** Target languages; none for all. */
  readonly languages: readonly string[];
  /** Ids of the only checks to run. */
  readonly only?: ReadonlySet<string>;
  /** True where the report tells how far the files are. */
  readonly progress: boolean;
}

/**
 * Checks a file before its turn to be reported.
 *
 * @returns undefined for a file in none of the languages.
 * @throws the signal's reason when it aborts.
 */
export async function checkAhead(
  { file, workspace }: ReadVisit,
  { languages, only, progress: tellsProgress }: CheckQuestion,
  signal?: AbortSignal,
): Promise<FileFindings | undefined> {
  const wanted = wantedLanguages(file, languages);
  if (wanted?.length === 0) return undefined;
  const isWanted = inLanguages(file, wanted);
  const findings: Finding[] = [];
  const progress: FileProgress[] = [];
  const result = {
    text: file.catalog.text,
    language: file.targetLanguage ?? file.sourceLanguage,
    isAlone: isAlone(file),
    findings,
    progress,
  };
  try {
    for await (const block of checkInTurn(workspace, file, only)) {
      signal?.throwIfAborted();
      for (const finding of block) if (isWanted(finding)) findings.push(finding);
    }
    if (tellsProgress) for (const row of await fileProgress({ file, workspace }, { languages })) progress.push(row);
  } catch (error) {
    if (error instanceof UnreadableFileError) return { ...result, reason: error.reason };
    throw error;
  }
  return result;
}
