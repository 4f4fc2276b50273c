import { resolve } from 'node:path';
import { type ParseError, parse } from 'jsonc-parser';
import type { ProjectSettings } from '../../shared/settings.ts';
import { readStyleSets } from '../../shared/style/styleSets.ts';
import { jsonFault } from './jsonFault.ts';
import { readText } from './readText.ts';
import { SettingsError } from './settingsError.ts';

/**
 * The settings with the style rules of the file that they name.
 *
 * @param root absolute folder of the project.
 * @throws UnreadableFileError when the file cannot be read, SettingsError when it makes no sense.
 */
export async function withStyleFile(root: string, settings: ProjectSettings): Promise<ProjectSettings> {
  if (typeof settings.style !== 'string' || settings.style === '') return settings;
  const path = resolve(root, settings.style);
  const { decoded } = await readText(path);
  const errors: ParseError[] = [];
  const value: unknown = parse(decoded.text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error) throw new SettingsError({ path, message: jsonFault(error) });
  const read = readStyleSets(value);
  if (!read.ok) throw new SettingsError({ path, message: read.fault });
  return { ...settings, style: read.sets };
}
