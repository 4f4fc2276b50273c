import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../../shared/checks/contract/check.ts';
import { checkSeverities } from '../../../shared/checks/run/checkSeverities.ts';
import { codeChecks, wantsCode } from '../../code/codeChecks.ts';
import { type ChangedSince, changedSince } from '../../workspace/changedSince.ts';
import { projectPath } from '../../workspace/projectPath.ts';
import { repositoryOf } from '../../workspace/repository.ts';
import type { LocalizationFile, Workspace } from '../../workspace/workspace.ts';
import { UsageError } from '../command.ts';
import { type Baseline, baselineFile, openBaseline } from './baseline.ts';

/** What of the findings of a project counts in this run. */
export interface Narrowing {
  /** Whether a change since the revision may have brought a finding; so may all where no revision was named. */
  changed(file: LocalizationFile): Promise<(finding: Finding) => boolean>;
  of(file: LocalizationFile | CheckedElsewhere | SourceCode): Promise<NarrowedFile>;
  /** Writes the baseline, where that was asked for. */
  end(): Promise<void>;
}

/** A file that has no segments: it counts whole. */
export interface SourceCode {
  /** Absolute. */
  readonly path: string;
}

/** A localization file that another thread checked, in a run that names no revision. */
export interface CheckedElsewhere {
  /** Absolute. */
  readonly path: string;
  /** BCP 47. */
  readonly language: string;
}

/** What counts in one file. */
export interface NarrowedFile {
  /** Whether a finding is new, and a change since the revision may have brought it. Each is asked about once. */
  counts(finding: Finding): boolean;
  /** Called once, after the last finding. */
  end(): void;
}

/** What the command line says of it. */
export interface NarrowingOptions {
  readonly revision?: string | undefined;
  readonly baseline: 'use' | 'ignore' | 'write';
  readonly only?: ReadonlySet<string> | undefined;
  /** True where the keys of the source code are looked at in this run. */
  readonly code: boolean;
}

function languageOf(file: LocalizationFile | SourceCode, { settings }: Workspace): string {
  return 'catalog' in file ? (file.targetLanguage ?? file.sourceLanguage) : settings.project.sourceLanguage;
}

/**
 * The narrowing of one project.
 *
 * @param say a line of prose for the user.
 * @throws UsageError for a revision that git does not know, SettingsError for a baseline that makes no sense.
 */
export async function narrowing(
  workspace: Workspace,
  { revision, baseline: mode, only, code }: NarrowingOptions,
  signal: AbortSignal,
  say: (line: string) => void,
): Promise<Narrowing> {
  const { root } = workspace.files;
  const since = revision === undefined ? undefined : await changesSince(root, revision, signal);
  const changed = async (file: LocalizationFile | SourceCode): Promise<(finding: Finding) => boolean> => {
    if (!since) return () => true;
    const { isTouched, has } = await since(file);
    return ({ segment }) => (segment === undefined ? isTouched : has(segment));
  };
  const baseline: Baseline | undefined = mode === 'ignore' ? undefined : await openBaseline(root);
  const used = baseline && (mode === 'write' || baseline.exists) ? baseline : undefined;
  const counts = { kept: 0, resolved: 0, added: 0 };
  return {
    changed,
    async of(file) {
      const isChanged = await changed(file);
      if (!used) return { counts: isChanged, end: () => undefined };
      const language = 'language' in file ? file.language : languageOf(file, workspace);
      const severities = checkSeverities(workspace.settings.of(file.path), language);
      const looked = (check: string) => {
        if (!code && codeChecks.some(({ id }) => id === check)) return false;
        return only ? only.has(check) : severities[check] !== 'off';
      };
      const compared = used.compare(projectPath(root, file.path), looked);
      const isFirst = mode === 'write' && !used.exists;
      return {
        counts: (finding) => compared.isNew(finding) && !isFirst && isChanged(finding),
        end() {
          const { kept, resolved, added } = compared.end();
          counts.kept += kept;
          counts.resolved += resolved;
          counts.added += added;
        },
      };
    },
    async end() {
      if (!used) return;
      const { kept, resolved, added } = counts;
      if (mode !== 'write') {
        if (resolved > 0)
          say(`${resolved} of the findings in ${baselineFile} are gone; --write-baseline takes them out.`);
        return;
      }
      await used.write((name) => !existsSync(join(root, name)));
      if (!used.exists) say(`${baselineFile} holds ${added} findings that do not count from now on.`);
      else {
        say(`${baselineFile}: ${kept} findings stay, ${resolved} are gone.`);
        if (added > 0) say(`${added} new findings were not taken in; delete the file to start over.`);
      }
    },
  };
}

async function changesSince(root: string, revision: string, signal: AbortSignal): Promise<ChangedSince> {
  const repository = await repositoryOf(root, signal);
  if (!repository) throw new UsageError(`--changed-since needs git: ${root} is not in a repository.`);
  const commit = await repository.commitOf(revision);
  if (commit === undefined) throw new UsageError(`--changed-since: git knows no revision “${revision}”.`);
  return changedSince(repository, commit, signal);
}

/** The narrowing of each project of a run. @throws as {@link narrowing} does. */
export async function narrowedProjects(
  workspaces: readonly Workspace[],
  options: NarrowingOptions,
  signal: AbortSignal,
  say: (line: string) => void,
): Promise<ReadonlyMap<Workspace, Narrowing>> {
  const narrowed = new Map<Workspace, Narrowing>();
  for (const workspace of workspaces) {
    const code = options.code || wantsCode(workspace, options.only);
    narrowed.set(workspace, await narrowing(workspace, { ...options, code }, signal, say));
  }
  return narrowed;
}
