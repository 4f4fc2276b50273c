import { readFile, stat } from 'node:fs/promises';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import { globMatcher } from '../workspace/glob.ts';
import { listFiles } from '../workspace/listFiles.ts';
import { projectPath } from '../workspace/projectPath.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { isLikeKey } from './keyNames.ts';

/** Larger files are data or bundles, not what somebody wrote. */
const largest = 1_000_000;
/** Files that tell of a program, but are no part of it; and what programs write. */
const notRead =
  /\.(?:md|mdx|rst|adoc|po|pot|xlf|svg|map|lock|snap|log|csv|min\.js)$|(?:^|\/)(?:package-lock\.json|CHANGELOG[^/]*)$/i;
/** A path of keys, wherever it stands. */
const dotted = /(?<![\w$-])[\w$-]+(?:[.:/][\w$-]+)+/g;
/** A string on one line; or the start of one that goes on with a value: `'state.' +`, `` `state.${ ``, `"state.#{`. */
const quoted = /(["'`])((?:(?!\1)[^\\\n$#]){1,200})(?:\1|\$\{|#\{)/g;

/**
 * Finds files that spell some keys though no call asks for them: server code in other languages, settings, templates, or
 * the start of a key that is put together. Localization files are not looked at.
 *
 * @returns the path of such a file from the root of the project, by the key.
 * @example (await keyMentions(workspace, new Set(['mail.subject']))).get('mail.subject'); // 'server/mail.py'
 */
export async function keyMentions(
  workspace: Workspace,
  keys: ReadonlySet<string>,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const fileNames = new Map<string, string>();
  const { files, settings } = workspace;
  const texts = new Set(await files.list(undefined, signal));
  const below = keysByStart(keys);
  for (const path of await listFiles(
    files.root,
    files.root,
    globMatcher(settings.project.exclude),
    signal ? { signal } : {},
  )) {
    signal?.throwIfAborted();
    const name = projectPath(files.root, path);
    if (texts.has(path) || notRead.test(name)) continue;
    const text = await textOf(path);
    for (const [key] of text.matchAll(dotted)) if (keys.has(key) && !fileNames.has(key)) fileNames.set(key, name);
    for (const [, , value = ''] of text.matchAll(quoted)) {
      if (keys.has(value) && !fileNames.has(value)) fileNames.set(value, name);
      for (const key of below.get(value) ?? []) if (!fileNames.has(key)) fileNames.set(key, name);
    }
  }
  return fileNames;
}

/** Keys by what stands before their last parts: `state.` → `state.paid`. */
function keysByStart(keys: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const starts = new Map<string, string[]>();
  for (const key of keys) {
    if (!isLikeKey(key) || /\s/.test(key)) continue;
    for (const { index } of key.matchAll(/[.:_/-]/g)) {
      pushTo(starts, key.slice(0, index + 1), key);
    }
  }
  return starts;
}

async function textOf(path: string): Promise<string> {
  try {
    const info = await stat(path);
    if (!info.isFile() || info.size > largest) return '';
    const text = await readFile(path, 'utf8');
    return text.includes('\u0000') ? '' : text;
  } catch {
    return '';
  }
}
