import type { Finding } from '../../../shared/checks/check.ts';
import type { Lines, Place } from '../lines.ts';
import type { Terminal } from '../terminal.ts';

/** A finding with its place in lines and columns. */
export interface FoundFinding extends Finding {
  readonly start: Place;
  readonly end: Place;
}

/** One checked file. */
export interface CheckedFile {
  /** From the current folder, with forward slashes. */
  readonly name: string;
  readonly findings: readonly FoundFinding[];
  readonly lines: Lines;
}

/** Writes findings down in one form, file by file as they come. */
export interface Reporter {
  file(checked: CheckedFile): void;
  /** @param reason a sentence without the file's name. */
  unreadable(name: string, reason: string): void;
  /** Called once, after the last file. */
  end(): void;
}

/** Starts a report on a terminal. */
export type ReporterFactory = (terminal: Terminal) => Reporter;
