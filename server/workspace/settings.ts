import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { z } from 'zod';
import { type ProjectSettings, projectSettingsSchema, settingsFile } from '../../shared/settings.ts';
import { SettingsError } from './settingsError.ts';
import { unreadable } from './unreadableFileError.ts';

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
  return parseSettings(text, path, overrides);
}

/** As {@link readSettings}, from the file's text. */
export function parseSettings(text: string, path: string, overrides: unknown = {}): ProjectSettings {
  const errors: ParseError[] = [];
  const plain = text.replace(/^\uFEFF/, '');
  const value: unknown = parse(plain, errors, { allowTrailingComma: true, allowEmptyContent: true });
  const [error] = errors;
  if (error) {
    throw new SettingsError(`${path}:${place(plain, error.offset)}: not JSON (${printParseErrorCode(error.error)}).`);
  }
  const base = value ?? {};
  if (!isObject(base)) throw new SettingsError(`${path}: the settings are not an object.`);
  const result = projectSettingsSchema.safeParse({ ...base, ...(isObject(overrides) ? overrides : {}) });
  if (result.success) return result.data;
  throw new SettingsError(result.error.issues.map((issue) => `${path}: ${describe(issue)}.`).join('\n'));
}

function describe(issue: z.core.$ZodIssue): string {
  const at = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return `there is no setting ${issue.keys.map((key) => `“${at === '' ? key : `${at}.${key}`}”`).join(', ')}`;
  }
  return `“${at}” is wrong (${issue.message})`;
}

/** Line and column, counted from 1. */
function place(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return `${line}:${offset - before.lastIndexOf('\n')}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
