import { UsageError } from './command.ts';
import type { Project } from './project.ts';
import { shownName } from './shownPath.ts';
import type { Terminal } from './terminal.ts';

/**
 * Says which files were left alone as data, and how to have them read.
 *
 * @param data their absolute paths, at least one.
 */
export function leftAloneNote(data: readonly string[], terminal: Terminal): string {
  const name = `“${shownName(data[0] ?? '', terminal)}”`;
  const [subject, them] =
    data.length === 1 ? [`${name} was`, 'it'] : [`${data.length} files such as ${name} were`, 'them'];
  return `${subject} left alone as data: no language in the path and no file in another language marks ${them} for translation. Name ${them} to check ${them} all the same, or add ${them} to “files” in interline.json.`;
}

/**
 * Says which files have no source texts beside them.
 *
 * @param alone their absolute paths, at least one.
 */
export function aloneNote(alone: readonly string[], terminal: Terminal): string {
  const name = `“${shownName(alone[0] ?? '', terminal)}”`;
  return alone.length === 1
    ? `${name} has no file of the source language beside it: only checks that need no source text looked at it.`
    : `${alone.length} files such as ${name} have no file of the source language beside them: only checks that need no source text looked at them.`;
}

/** Says that there is nothing to look at, and what was left out. */
export async function nothingFound(
  projects: readonly Project[],
  data: readonly string[],
  terminal: Terminal,
  signal: AbortSignal,
): Promise<UsageError> {
  const nothing = 'There is no localization file at these paths';
  if (data.length > 0) return new UsageError(`${nothing}. ${leftAloneNote(data, terminal)}`);
  for (const { workspace, paths } of projects) {
    for (const path of paths) {
      const left = await workspace.passedOver(path, signal).catch(() => undefined);
      if (!left) continue;
      const name = shownName(left.path, terminal);
      return new UsageError(
        `${nothing}: “${name}” is left out, since ${reasons[left.by]}. Name the file to have it read.`,
      );
    }
  }
  return new UsageError(`${nothing}.`);
}

const reasons = {
  folder: 'such a folder holds built files or those of others',
  settings: 'the setting “exclude” says so',
  git: 'git ignores it',
} as const;
