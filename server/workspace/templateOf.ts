import { factsOf } from '../../shared/formats/factsOf.ts';
import { gettextTemplate } from './gettextTemplate.ts';
import type { PairingContext } from './pairing.ts';
import { sourceBeside } from './references.ts';
import type { LocalizationFile } from './workspace.ts';

/**
 * The file that a gettext file takes its entries from: its template (`.pot`), else the file of the source language beside.
 *
 * @param root of the project.
 * @param read a file by its path.
 * @returns undefined for a template, and where nothing is found.
 */
export async function templateOf(
  file: LocalizationFile,
  root: string,
  context: PairingContext,
  read: (path: string) => Promise<LocalizationFile | undefined>,
): Promise<LocalizationFile | undefined> {
  if (!factsOf(file.catalog).hasGettextHeader || isTemplate(file.path)) return undefined;
  const slashed = (path: string) => path.replaceAll('\\', '/');
  const template = await gettextTemplate(slashed(file.path), slashed(root), context.folders);
  const path = template === undefined ? await sourceBeside(file, context) : context.toNative(template);
  const candidate = path === undefined ? undefined : await read(path).catch(() => undefined);
  return candidate?.format === file.format ? candidate : undefined;
}

/** Whether a file is the template of others, by its extension. */
const isTemplate = (path: string): boolean => /\.pot$/i.test(path);
