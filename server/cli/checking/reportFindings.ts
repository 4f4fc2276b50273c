import type { Finding } from '../../../shared/checks/contract/check.ts';
import type { Severity } from '../../../shared/settings.ts';
import { linesOf } from '../lines.ts';
import type { Reporter } from '../reporters/reporter.ts';
import { shownPath } from '../shownPath.ts';
import type { Terminal } from '../terminal.ts';
import type { NarrowedFile } from './narrowing.ts';

/** A file that was checked. */
export interface ReportedFile {
  /** Absolute. */
  readonly path: string;
  readonly text: string;
  /** True for source code; else a localization file. */
  readonly isCode?: boolean;
}

/**
 * Reports those findings of a file that count, one after the other as they are found: of those of a large file no more
 * is kept than is being written.
 *
 * @param blocks findings in blocks; ranges in UTF-16 code units of the text.
 * @returns the severities of those that count.
 * @throws the signal's reason when it aborts, and what the findings throw; what was found until then is reported.
 */
export async function reportFindings(
  { path, text, isCode }: ReportedFile,
  blocks: AsyncIterable<readonly Finding[]>,
  { counts, end: endNarrowing }: NarrowedFile,
  reporter: Reporter,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<ReadonlySet<Severity>> {
  const lines = linesOf(text);
  const severities = new Set<Severity>();
  const report = reporter.file({ name: shownPath(path, terminal), lines, ...(isCode ? { isCode } : {}) });
  try {
    for await (const block of blocks) {
      signal.throwIfAborted();
      for (const finding of block) {
        if (!counts(finding)) continue;
        severities.add(finding.severity);
        const { start, end } = finding.range;
        report.finding(finding, { start: lines.place(start), end: lines.place(end) });
      }
      const room = terminal.room();
      if (!room) continue;
      await room;
      signal.throwIfAborted();
    }
    endNarrowing();
  } finally {
    await report.end();
  }
  return severities;
}
