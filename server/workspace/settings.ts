import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findNodeAtLocation, type Node, type ParseError, type ParseOptions, parse, parseTree } from 'jsonc-parser';
import type { z } from 'zod';
import { schemaFault } from '../../shared/schemaFault.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { type ProjectSettings, projectSettingsSchema, settingsFile } from '../../shared/settings.ts';
import { unreadable } from '../watchdog/unreadableFileError.ts';
import { declaredSource } from './declaredSource.ts';
import { jsonFault } from './jsonFault.ts';
import { SettingsError, type SettingsFault } from './settingsError.ts';

/**
 * A project's settings: `interline.json` at its root (comments and trailing commas allowed), and above it what an
 * editor or a command line says.
 *
 * @param overrides any of the settings; what is there replaces the file's value whole.
 * @throws SettingsError that names every fault, UnreadableFileError when the file is there and cannot be read.
 */
export async function readSettings(root: string, overrides: unknown = {}): Promise<ProjectSettings> {
  const path = join(root, settingsFile);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return '{}';
    throw unreadable(path, error);
  });
  const declared = await declaredSource(root);
  return parseSettings(text, path, overrides, declared ? { sourceLanguage: declared } : {});
}

/**
 * As {@link readSettings}, from the file's text.
 *
 * @param defaults settings that hold where neither the file nor `overrides` has them.
 */
export function parseSettings(
  text: string,
  path: string,
  overrides: unknown = {},
  defaults: Partial<ProjectSettings> = {},
): ProjectSettings {
  const plain = text.replace(/^\uFEFF/, '');
  try {
    const fault = faultOfJson(plain, path, parseOptions);
    if (fault) throw new SettingsError(fault);
    const value: unknown = parse(plain, [], parseOptions);
    const base = value ?? {};
    if (!isObject(base)) throw new SettingsError({ path, message: say`the settings are not an object` });
    const settings = { ...defaults, ...base, ...(isObject(overrides) ? overrides : {}) };
    const result = projectSettingsSchema.safeParse(settings);
    if (result.success) return result.data;
    const tree = parseTree(plain, [], parseOptions);
    throw new SettingsError(...result.error.issues.flatMap((issue) => faults(issue, settings, path, plain, tree)));
  } catch (error) {
    // jsonc-parser recurses; nobody writes settings that deep by accident.
    if (error instanceof RangeError)
      throw new SettingsError({ path, message: say`the settings are nested too deeply` });
    throw error;
  }
}

const parseOptions = { allowTrailingComma: true, allowEmptyContent: true };

/** The faults of an issue, each with its place where the file (and not an override) is to blame. */
function faults(
  issue: z.core.$ZodIssue,
  settings: unknown,
  path: string,
  text: string,
  tree: Node | undefined,
): SettingsFault[] {
  const keyPath = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  const where = (keys: readonly (string | number)[], side: 'key' | 'value') => {
    const located = tree && findNodeAtLocation(tree, [...keys]);
    const node = side === 'key' ? located?.parent : located;
    return { path, ...(node && place(text, node.offset)) };
  };
  if (issue.code !== 'unrecognized_keys') {
    return [{ ...where(keyPath, 'value'), message: schemaFault(issue, settings) }];
  }
  return issue.keys.map((key) => {
    const full = [...keyPath, key];
    return { ...where(full, 'key'), message: say`there is no setting “${full.join('.')}”` };
  });
}

/**
 * What keeps a text from being JSON, with its place.
 *
 * @param options what of JSON with comments is allowed beside JSON itself.
 * @example faultOfJson('{"a" 1}', path, { disallowComments: true })?.column; // 6
 */
export function faultOfJson(text: string, path: string, options: ParseOptions): SettingsFault | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, options);
  const [error] = errors;
  return error && { path, ...place(text, error.offset), message: jsonFault(error) };
}

/** Line and column, counted from 1. */
function place(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
