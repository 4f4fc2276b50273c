import type { Finding } from '../../../shared/checks/contract/check.ts';
import { codeAndKeys } from '../../code/codeAndKeys.ts';
import { type CodeReport, checkCode, wantsCode } from '../../code/codeChecks.ts';
import type { CodeFile } from '../../code/codeFile.ts';
import { keyMentions } from '../../code/keyMentions.ts';
import { isWithin } from '../../workspace/isWithin.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { linesOf } from '../lines.ts';
import { many } from '../many.ts';
import type { Project } from '../project.ts';
import { shownName } from '../shownPath.ts';
import type { Terminal } from '../terminal.ts';

/** Keys that a remark names. */
const mostExamples = 3;

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
    const { code, index } = await codeAndKeys(workspace, signal);
    const report = await checkCode(workspace, code, index, only, (keys) => keyMentions(workspace, keys, signal));
    reports.set(workspace, report);
    for (const line of remarks(report, only, terminal)) terminal.say(line);
    for (const file of code) {
      // Those of a module of texts are reported with what else is found in it.
      if (index.texts.has(file.path)) continue;
      const findings = report.findings.get(file.path);
      if (findings && paths.some((path) => isWithin(file.path, path))) files.push({ workspace, file, findings });
    }
  }
  return { of: (workspace, path) => reports.get(workspace)?.findings.get(path) ?? [], files };
}

/** What a reader of the findings should know: keys that were not looked for, or that something may ask for. */
function remarks(
  { unused: { spared, perhaps, anyCalls }, elsewhere }: CodeReport,
  only: ReadonlySet<string> | undefined,
  terminal: Terminal,
): string[] {
  const lines: string[] = [];
  if (elsewhere > 0) {
    lines.push(
      `${elsewhere} keys that the code asks for, most of all, are in no file: their texts seem to be kept elsewhere.`,
    );
  }
  const place = ({ file, offset }: { file: CodeFile; offset: number }) =>
    `${shownName(file.path, terminal)}:${linesOf(file.text).place(offset).line}`;
  const others = (count: number) =>
    count === 0 ? '' : ` and ${count === 1 ? 'another place' : `${count} other places`}`;
  const seen = new Set<string>();
  for (const call of spared) {
    if (seen.has(call.pattern)) continue;
    seen.add(call.pattern);
    const more = spared.filter(({ pattern }) => pattern === call.pattern).length - 1;
    const what = `“${call.pattern}” may mean ${many(call.count, 'key')} that no other code asks for; not called unused.`;
    lines.push(`${place(call)}${others(more)}: ${what}`);
  }
  const asked = perhaps.filter(({ mention }) => mention === undefined);
  const mentioned = perhaps.filter(({ mention }) => mention !== undefined);
  const how = only?.has('perhaps-unused-key') ? '' : '; --only perhaps-unused-key lists all';
  const counted = (keys: typeof perhaps) => {
    const examples = keys.slice(0, mostExamples).map(({ key }) => `“${key}”`);
    const verb = keys.length === 1 ? 'is' : 'are';
    return `${many(keys.length, 'key')} ${verb} perhaps unused (${examples.join(', ')}${keys.length > mostExamples ? ', …' : ''})`;
  };
  const [call] = anyCalls;
  if (asked.length > 0 && call) {
    const where = `${place(call)}${others(anyCalls.length - 1)}`;
    lines.push(`${counted(asked)}: the only calls that could ask are at ${where}${how}.`);
  }
  if (mentioned.length > 0) {
    const them = mentioned.length === 1 ? 'it' : 'them';
    lines.push(`${counted(mentioned)}: no code asks for ${them}, but other files mention ${them}${how}.`);
  }
  return lines;
}
