import { checks } from '../../../shared/checks/checks.ts';
import { everySeverity } from '../../../shared/checks/run/checkSeverities.ts';
import { staleTranslation } from '../../../shared/checks/states/staleTranslation.ts';
import { nearest } from '../../../shared/nearest.ts';
import { english } from '../../../shared/sentences/sentence.ts';
import { codeChecks } from '../../code/codeChecks.ts';
import { faultSentence, SettingsError } from '../../workspace/settingsError.ts';
import { listed, UsageError } from '../command.ts';
import type { Project } from '../project.ts';
import { shownName } from '../shownPath.ts';
import type { Terminal } from '../terminal.ts';
import type { NarrowingOptions } from './narrowing.ts';

/** The checks that an option names; undefined where it names none. @throws UsageError for one that does not exist. */
export function chosenChecks(
  option: readonly string[] | undefined,
  projects: readonly Project[],
): ReadonlySet<string> | undefined {
  const ids = listed(option);
  const everyCheck = knownChecks(projects);
  for (const id of ids) {
    if (everyCheck.includes(id)) continue;
    const meant = nearest(id, everyCheck);
    throw new UsageError(`There is no check “${id}”.${meant ? ` Did you mean “${meant}”?` : ''}`);
  }
  return ids.length > 0 ? new Set(ids) : undefined;
}

function warnUnknownChecks(project: Project, say: (line: string) => void): void {
  const everyId = knownChecks([project]);
  for (const id of new Set(everySeverity(project.workspace.settings.project).flatMap(Object.keys))) {
    if (!everyId.includes(id)) say(`interline: the settings name a check “${id}” that does not exist.`);
  }
}

/** Every check there is, and the rules of some projects. */
function knownChecks(projects: readonly Project[]): string[] {
  const projectRules = projects.flatMap(({ workspace }) => workspace.settings.rules.rules);
  return [...checks, ...codeChecks, ...projectRules].map(({ id }) => id).concat(staleTranslation.id);
}

/** @throws SettingsError where rules of a project make no sense. */
export function refuseFaults(projects: readonly Project[], say: Terminal['say']): void {
  for (const project of projects) {
    const { faults } = project.workspace.settings.rules;
    if (faults.length > 0) throw new SettingsError(...faults);
    warnUnknownChecks(project, say);
  }
}

/** Says which glossaries and memories did not serve, or not as they should. */
export async function sayResourceFaults(projects: readonly Project[], terminal: Terminal): Promise<void> {
  for (const { workspace } of projects) {
    for (const fault of await workspace.resourceFaults())
      terminal.say(english(faultSentence({ ...fault, path: shownName(fault.path, terminal) })));
  }
}

/** What is done with the findings that the baseline names. @throws UsageError */
export function baselineUse(
  isWritten: boolean | undefined,
  isIgnored: boolean | undefined,
): NarrowingOptions['baseline'] {
  if (isWritten && isIgnored) throw new UsageError('--write-baseline and --no-baseline exclude each other.');
  return isWritten ? 'write' : isIgnored ? 'ignore' : 'use';
}
