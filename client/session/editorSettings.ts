import { type Uri, workspace } from 'vscode';

/** Settings of the editor alone, which say nothing about a project. */
const editorOnly = new Set(['service', 'models', 'trace', 'decorations', 'preview', 'documents']);

/**
 * What someone really set under a section, for the server. Defaults are left out: they would go before a project's
 * own `interline.json`.
 *
 * @param section `interline`, or a part such as `interline.checks`.
 */
export function editorSettings(section: string, scope?: Uri): unknown {
  const configuration = workspace.getConfiguration(undefined, scope ?? null);
  if (section !== 'interline') return chosen(configuration.inspect(section)) ?? null;
  const settings: Record<string, unknown> = {};
  const all = workspace.getConfiguration('interline', scope ?? null);
  for (const [name, value] of Object.entries(all)) {
    if (editorOnly.has(name) || typeof value === 'function') continue;
    const set = chosen(all.inspect(name)) ?? nested(name, value, scope);
    if (set !== undefined) settings[name] = set;
  }
  return settings;
}

/** Settings registered one by one below a name: `interline.subtitles.lines`. */
function nested(name: string, value: unknown, scope: Uri | undefined): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const part = workspace.getConfiguration(`interline.${name}`, scope ?? null);
  const settings: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const set = chosen(part.inspect(key));
    if (set !== undefined) settings[key] = set;
  }
  return Object.keys(settings).length > 0 ? settings : undefined;
}

interface Levels {
  readonly globalValue?: unknown;
  readonly workspaceValue?: unknown;
  readonly workspaceFolderValue?: unknown;
}

/** The value of the level that goes before the others; objects are laid over one another. */
function chosen(levels: Levels | undefined): unknown {
  const values = [levels?.globalValue, levels?.workspaceValue, levels?.workspaceFolderValue].filter(
    (value) => value !== undefined && value !== null,
  );
  const last = values.at(-1);
  if (typeof last !== 'object' || Array.isArray(last)) return last;
  return Object.assign({}, ...values.filter((value) => typeof value === 'object' && !Array.isArray(value)));
}
