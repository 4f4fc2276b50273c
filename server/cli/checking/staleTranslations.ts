import type { Finding } from '../../../shared/checks/contract/check.ts';
import { checkSeverities, severityOf } from '../../../shared/checks/run/checkSeverities.ts';
import { staleTranslation } from '../../../shared/checks/states/staleTranslation.ts';
import { staleFinding, staleTexts } from '../../checking/staleTexts.ts';
import { reportedFindings } from '../../workspace/ignoredFindings.ts';
import { type Repository, repositoryOf } from '../../workspace/repository.ts';
import type { LocalizationFile, Workspace } from '../../workspace/workspace.ts';

/** Finds translations of source texts that changed since. */
export interface StaleTranslations {
  of(workspace: Workspace, file: LocalizationFile): Promise<readonly Finding[]>;
  /** Why some projects are not looked at, a sentence for each. */
  faults(): readonly string[];
}

/**
 * By the history of git: see {@link staleTexts}.
 *
 * @param only ids of the only checks that run.
 */
export function staleTranslations(only: ReadonlySet<string> | undefined, signal: AbortSignal): StaleTranslations {
  const repositories = new Map<string, Promise<Repository | undefined>>();
  const faults = new Set<string>();
  const repositoryAt = (root: string) => {
    const ownRepository = repositories.get(root) ?? repositoryOf(root, signal);
    repositories.set(root, ownRepository);
    return ownRepository;
  };
  return {
    faults: () => [...faults],
    async of(workspace, file) {
      if (only && !only.has(staleTranslation.id)) return [];
      const language = file.targetLanguage ?? file.sourceLanguage;
      const asked = checkSeverities(workspace.settings.of(file.path), language)[staleTranslation.id];
      const severity = severityOf(staleTranslation, asked, only !== undefined);
      if (!severity || file.catalog.isSource) return [];
      const repository = await repositoryAt(workspace.files.root);
      if (!repository) {
        faults.add(`${staleTranslation.id} needs the history of git: ${workspace.files.root} is not in a repository.`);
        return [];
      }
      const stale = await staleTexts(file, repository, signal);
      return reportedFindings(
        workspace,
        file.path,
        stale.map((text) => staleFinding(text, severity)),
      );
    },
  };
}
