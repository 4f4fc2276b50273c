import type { Sentence } from '../../../shared/sentences/sentence.ts';
import type { CheckQuestion, FileFindings } from './checkAhead.ts';

/** What a thread that checks files works on. */
export interface CheckTask {
  readonly projects: readonly { readonly root: string; readonly paths: readonly string[] }[];
  /** The settings of the command line. */
  readonly settings: unknown;
  /** Every path that leads to each file, with the place of its project. */
  readonly files: readonly (readonly { readonly path: string; readonly project: number }[])[];
  readonly question: CheckQuestion;
  /** See `openClaims`. */
  readonly claims: SharedArrayBuffer;
  readonly thread: number;
}

/** What came of a file: its findings where it is in one of the languages, or why it cannot be read. */
export type CheckAnswer = { readonly index: number; readonly path: string; readonly project: number } & (
  | { readonly result: FileFindings | undefined }
  | { readonly reason: Sentence }
);
