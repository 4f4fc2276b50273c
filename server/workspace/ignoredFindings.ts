import type { Finding } from '../../shared/checks/contract/check.ts';
import type { IgnoredFinding } from '../../shared/settings.ts';
import { globMatcher } from './glob.ts';
import { projectPath } from './projectPath.ts';
import type { Workspace } from './workspace.ts';

/**
 * The findings of a file that the project's `ignore` setting does not silence.
 *
 * @param root absolute folder of the project.
 * @returns a function of the file's absolute path and its findings.
 * @example ignoredFindings([{ check: 'double-space', file: 'po/de.po' }], root)(path, findings);
 */
export function ignoredFindings(
  ignored: readonly IgnoredFinding[],
  root: string,
): (path: string, findings: readonly Finding[]) => readonly Finding[] {
  if (ignored.length === 0) return (_, findings) => findings;
  const rules = ignored.map(({ check, segment, file }) => ({ check, segment, inFile: fileMatcher(file) }));
  return (path, findings) => {
    const name = projectPath(root, path);
    const here = rules.filter((rule) => rule.inFile(name));
    if (here.length === 0) return findings;
    return findings.filter(
      (finding) =>
        !here.some(
          ({ check, segment }) =>
            (check === undefined || check === finding.check) && (segment === undefined || segment === finding.segment),
        ),
    );
  };
}

/** Findings of a file without those that the project's `ignore` setting silences. @param path absolute. */
export function reportedFindings(workspace: Workspace, path: string, findings: readonly Finding[]): readonly Finding[] {
  return workspace.facts.of(ignoringOf, workspace)(path, findings);
}

const ignoringOf = ({ settings, files }: Workspace) => ignoredFindings(settings.project.ignore, files.root);

/** Whether a path (from the root, with slashes) is meant; without `*`, `?` or `{` it is that file or folder and no other. */
export function fileMatcher(file: string | undefined): (path: string) => boolean {
  if (file === undefined) return () => true;
  const plain = file.replace(/^\.?\//, '').replace(/(?<!\/)\/+$/, '');
  const matches = /[*?{]/.test(plain) ? globMatcher([plain]) : () => false;
  return (path) => path === plain || path.startsWith(`${plain}/`) || matches(path);
}
