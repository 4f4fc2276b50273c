import type { Finding } from '../../../shared/checks/check.ts';
import { type CodeReport, checkCode, isAnyKey, wantsCode } from '../../code/codeChecks.ts';
import type { CodeFile } from '../../code/codeFile.ts';
import { keyIndexOf } from '../../code/keyIndex.ts';
import { projectCode } from '../../code/projectCode.ts';
import { withWrappers, wrappersOf } from '../../code/wrappers.ts';
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
    const index = await keyIndexOf(workspace, signal);
    const read = await projectCode(workspace).files(signal);
    const code = withWrappers(read, wrappersOf(read, index));
    const report = checkCode(workspace, code, index, only);
    reports.set(workspace, report);
    const told = new Set<string>();
    for (const { file, offset, pattern, count, examples } of report.left) {
      if (told.has(pattern)) continue;
      told.add(pattern);
      const more = report.left.filter((other) => other.pattern === pattern).length - 1;
      const place = `${shownName(file.path, terminal)}:${linesOf(file.text).place(offset).line}`;
      const where = more > 0 ? `${place} and ${more === 1 ? 'another place' : `${more} other places`}` : place;
      const keys = count === 1 ? '1 key' : `${count} keys`;
      if (isAnyKey({ pattern })) {
        const keyList = examples.map((key) => `“${key}”`).join(', ') + (count > examples.length ? ', …' : '');
        const verb = count === 1 ? 'is' : 'are';
        const how = only?.has('perhaps-unused-key') ? '' : '; --only perhaps-unused-key lists all';
        terminal.say(
          `${keys} ${verb} perhaps unused (${keyList}): the only calls that could ask are at ${where}${how}.`,
        );
        continue;
      }
      terminal.say(`${where}: “${pattern}” may mean ${keys} that no other code asks for; not called unused.`);
    }
    for (const file of code) {
      const findings = report.findings.get(file.path);
      if (findings && paths.some((path) => isWithin(file.path, path))) files.push({ workspace, file, findings });
    }
  }
  return { of: (workspace, path) => reports.get(workspace)?.findings.get(path) ?? [], files };
}
