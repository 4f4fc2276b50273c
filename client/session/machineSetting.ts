import { workspace } from 'vscode';

/**
 * A setting of the machine, without white space around it. No workspace chooses it: machine scope keeps the workspace's
 * own settings out, and reading the global value alone does so once more.
 *
 * @returns undefined where it is not set, or empty.
 * @example machineSetting('models.source'); // 'https://models.example/records'
 */
export function machineSetting(name: string): string | undefined {
  const value = workspace.getConfiguration('interline').inspect<string>(name)?.globalValue;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
