import { pushTo } from '../../shared/catalog/pushTo.ts';
import type { DataReason } from '../workspace/standing.ts';
import { UsageError } from './command.ts';
import type { Project } from './project.ts';
import { shownName } from './shownPath.ts';
import type { Terminal } from './terminal.ts';

/**
 * Says which files were left alone as data, why, and how to have them read.
 *
 * @param data their absolute paths, with the reasons.
 */
export function leftAloneNotes(data: ReadonlyMap<string, DataReason>, terminal: Terminal): readonly string[] {
  const byReason = new Map<DataReason, string[]>();
  for (const path of [...data.keys()].sort()) pushTo(byReason, data.get(path) as DataReason, path);
  return Array.from(byReason, ([reason, paths]) => {
    const name = `“${shownName(paths[0] ?? '', terminal)}”`;
    const [subject, them] =
      paths.length === 1 ? [`${name} was`, 'it'] : [`${paths.length} files such as ${name} were`, 'them'];
    const why = {
      unmarked: `no other language stands beside ${them}`,
      unlike: 'the files of these languages have different keys, as no translations have',
    };
    return `${subject} left alone as data: ${why[reason]}. To check ${them}, name ${them} or add ${them} to “files” in interline.json.`;
  });
}

/**
 * Says which files have no source texts beside them.
 *
 * @param alone their absolute paths, at least one.
 */
export function aloneNote(alone: readonly string[], terminal: Terminal): string {
  const name = `“${shownName(alone[0] ?? '', terminal)}”`;
  return alone.length === 1
    ? `${name} has no file of the source language beside it: only checks that need no source text were run on it.`
    : `${alone.length} files such as ${name} have no file of the source language beside them: only checks that need no source text were run on them.`;
}

/** Says that there is nothing to look at, and what was left out. */
export async function nothingFound(
  projects: readonly Project[],
  notes: readonly string[],
  terminal: Terminal,
  signal: AbortSignal,
): Promise<UsageError> {
  const nothing = 'There is no localization file at these paths';
  if (notes.length > 0) return new UsageError(`${nothing}. ${notes.join(' ')}`);
  for (const { workspace, paths } of projects) {
    for (const path of paths) {
      const left = await workspace.files.passedOver(path, signal).catch(() => undefined);
      if (!left) continue;
      const name = shownName(left.path, terminal);
      return new UsageError(
        `${nothing}: “${name}” is left out, since ${reasons[left.reason]}. Name the file to have it read.`,
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
