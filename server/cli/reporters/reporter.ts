import type { Finding } from '../../../shared/checks/contract/check.ts';
import type { FileProgress } from '../../translation/fileProgress.ts';
import type { Lines, Place } from '../lines.ts';
import type { Terminal } from '../terminal.ts';

/** Where a finding stands, in lines and columns. */
export interface FoundPlace {
  readonly start: Place;
  readonly end: Place;
}

/** One checked file. */
export interface CheckedFile {
  /** From the current folder, with forward slashes. */
  readonly name: string;
  readonly lines: Lines;
  /** True for source code; else a localization file. */
  readonly isCode?: boolean;
}

/** What is written of one file. */
export interface FileReport {
  /** Called for one finding after the other, as they stand in the file. */
  finding(finding: Finding, place: FoundPlace): void;
  /** Called once, after the last finding of the file; a promise where what is written waits for a slow reader. */
  end(): undefined | Promise<void>;
}

/** Writes findings down in one form, file by file as they come. */
export interface Reporter {
  file(checked: CheckedFile): FileReport;
  /** Tells how far a file is; reports without it need not know. */
  progress?(progress: readonly FileProgress[]): void;
  /** @param reason a sentence without the file's name. */
  unreadable(name: string, reason: string): void;
  /** Called once, after the last file; throws the signal's reason when it aborts. */
  end(signal: AbortSignal): void | Promise<void>;
  /** Called in place of `end` where the run breaks off: writes what was held back so far. */
  stop?(): Promise<void>;
}

/** Starts a report on a terminal. */
export type ReporterFactory = (terminal: Terminal) => Reporter;
