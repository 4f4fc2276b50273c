import type { ProjectSettings } from '../../shared/settings.ts';
import { fileMatcher } from './ignoredFindings.ts';
import { projectPath } from './projectPath.ts';

/**
 * The settings as they hold for one file: of the `overrides` those that are meant for it.
 *
 * @param root absolute folder of the project.
 * @returns a function of the file's absolute path; files that the same overrides are meant for get the same object.
 */
export function settingsOfFile(settings: ProjectSettings, root: string): (path: string) => ProjectSettings {
  const { overrides } = settings;
  if (!overrides.some(({ file }) => file !== undefined)) return () => settings;
  const rules = overrides.map(({ file }) => fileMatcher(file));
  const settingsByRules = new Map<string, ProjectSettings>();
  return (path) => {
    const name = projectPath(root, path);
    const fitting = rules.map((inFile) => inFile(name));
    const key = fitting.join();
    const made = settingsByRules.get(key) ?? { ...settings, overrides: overrides.filter((_, i) => fitting[i]) };
    settingsByRules.set(key, made);
    return made;
  };
}
