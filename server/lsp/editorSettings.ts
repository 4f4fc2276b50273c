import type { Connection } from 'vscode-languageserver';
import { defaultSettings, projectSettingsSchema } from '../../shared/settings.ts';
import { uriOf } from './paths.ts';

/**
 * What the editor's `interline.*` settings say for a folder: project settings only. Settings of other names belong to
 * the client, and nothing here can carry a key or an address. A value that is the default says nothing, so that it
 * does not go before what the project's own `interline.json` says.
 */
export async function editorSettings(connection: Connection, root: string): Promise<Record<string, unknown>> {
  const value: unknown = await connection.workspace.getConfiguration({ scopeUri: uriOf(root), section: 'interline' });
  return projectPart(value);
}

/** The part of a settings object that are project settings and differ from the defaults. */
export function projectPart(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  const names = Object.keys(projectSettingsSchema.shape);
  const defaults: Readonly<Record<string, unknown>> = defaultSettings;
  return Object.fromEntries(
    Object.entries(value).filter(
      ([name, given]) =>
        names.includes(name) &&
        given !== null &&
        given !== undefined &&
        JSON.stringify(given) !== JSON.stringify(defaults[name]),
    ),
  );
}
