import type { Finding } from '../../../shared/checks/check.ts';
import { type CodeReport, checkCode, wantsCode } from '../../code/codeChecks.ts';
import type { CodeFile } from '../../code/codeFile.ts';
import { keyIndexOf } from '../../code/keyIndex.ts';
import { projectCode } from '../../code/projectCode.ts';
import { isWithin } from '../../workspace/isWithin.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { linesOf } from '../lines.ts';
import type { Project } from '../project.ts';
import { shownName } from '../shownPath.ts';
import type { Terminal } from '../terminal.ts';

/** What was found by comparing some projects with their source code. */
export interface CodeReports {
  /** Findings of a localization file. */
  of(workspace: Workspace, path: string): readonly Finding[];
  /** The source files with findings that a command line names, by project. */
  readonly files: readonly {
    readonly workspace: Workspace;
    readonly file: CodeFile;
    readonly findings: readonly Finding[];
  }[];
}

/**
 * Compares projects with their source code. Calls whose keys are not known, and what they may mean, are told to the
 * user: such keys are not called unused.
 *
 * @param asked true where the command line asks for it; otherwise the settings decide.
 */
export async function codeReports(
  projects: readonly Project[],
  asked: boolean,
  only: ReadonlySet<string> | undefined,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<CodeReports> {
  const reports = new Map<Workspace, CodeReport>();
  const files: { workspace: Workspace; file: CodeFile; findings: readonly Finding[] }[] = [];
  for (const { workspace, paths } of projects) {
    if (!asked && !wantsCode(workspace, only)) continue;
    const code = await projectCode(workspace).files(signal);
    const report = checkCode(workspace, code, await keyIndexOf(workspace, signal), only);
    reports.set(workspace, report);
    const told = new Set<string>();
    for (const { file, offset, pattern, count } of report.left) {
      if (told.has(pattern)) continue;
      told.add(pattern);
      const more = report.left.filter((other) => other.pattern === pattern).length - 1;
      const place = `${shownName(file.path, terminal)}:${linesOf(file.text).place(offset).line}`;
      const where = more > 0 ? `${place} and ${more === 1 ? 'another place' : `${more} other places`}` : place;
      const keys = count === 1 ? '1 key' : `${count} keys`;
      terminal.say(`${where}: “${pattern}” may mean ${keys} that no other code asks for; not called unused.`);
    }
    for (const file of code) {
      const findings = report.findings.get(file.path);
      if (findings && paths.some((path) => isWithin(file.path, path))) files.push({ workspace, file, findings });
    }
  }
  return { of: (workspace, path) => reports.get(workspace)?.findings.get(path) ?? [], files };
}
