import { pushAll } from '../../../shared/catalog/pushAll.ts';
import type { Finding } from '../../../shared/checks/check.ts';
import { EditRefused } from '../../../shared/formats/format.ts';
import { allFixes } from '../../translation/fixes.ts';
import type { SegmentTranslation } from '../../translation/translate.ts';
import { placeTranslations } from '../../translation/translateFile.ts';
import type { LocalizationFile, Workspace } from '../../workspace/workspace.ts';

/** What came of the fixes of a file. */
export interface Fixed {
  /** Findings that are gone. */
  readonly fixed: number;
  /** Why fixes were not made, one sentence each. */
  readonly refused: readonly string[];
}

/** The findings among those of a file that are to be fixed. */
export type Chosen = (file: LocalizationFile, findings: readonly Finding[]) => Promise<readonly Finding[]>;

/** Fixing one thing may show another; so often a file is looked at again. */
const rounds = 5;

/**
 * Applies every proven fix of a file and writes it. After each round the file is checked again as it would be: a fix
 * that brings another finding is left out.
 *
 * @param path absolute path of a localization file.
 * @param only ids of the only checks that are run; default all that the settings allow.
 * @param chosen which of the findings are fixed; all of them count when a fix is judged.
 * @throws UnreadableFileError
 */
export async function fixFile(
  workspace: Workspace,
  path: string,
  chosen: Chosen,
  only?: ReadonlySet<string>,
): Promise<Fixed> {
  const refused = new Set<string>();
  const given = new Set<string>();
  let fixed = 0;
  for (let round = 0; round < rounds; round++) {
    const file = await workspace.file(path);
    if (!file) break;
    const findings = await workspace.check(file, only);
    const fixes = allFixes(file, await chosen(file, findings)).filter(({ id }) => !given.has(id));
    if (fixes.length === 0) break;
    const good = await harmless(workspace, file, findings, fixes, only);
    for (const { id } of fixes) if (!good.some((fix) => fix.id === id)) given.add(id);
    if (good.length === 0) break;
    for (const { id, reason } of await write(workspace, file, good)) {
      given.add(id);
      refused.add(reason);
    }
    const after = await workspace.file(path);
    fixed += findings.length - (after ? (await workspace.check(after, only)).length : 0);
  }
  return { fixed, refused: [...refused] };
}

/** Those of some fixes that bring no finding which was not there; tried on the text, before anything is written. */
async function harmless(
  workspace: Workspace,
  file: LocalizationFile,
  findings: readonly Finding[],
  fixes: readonly SegmentTranslation[],
  only: ReadonlySet<string> | undefined,
): Promise<readonly SegmentTranslation[]> {
  const before = countByPlace(findings);
  let left = fixes;
  try {
    while (left.length > 0) {
      workspace.setBuffer(file.path, placeTranslations(file, left).text);
      const tried = await workspace.file(file.path);
      const after = countByPlace(tried ? await workspace.check(tried, only) : findings);
      const worse = new Set<string>();
      for (const [place, { times, segment }] of after) {
        if (times > (before.get(place)?.times ?? 0)) worse.add(segment);
      }
      if (worse.size === 0) return left;
      const rest = left.filter(({ id }) => !worse.has(id));
      // What got worse is elsewhere: nobody can tell which fix did it, so one after the other is tried.
      if (rest.length === left.length) {
        if (left.length === 1) return [];
        const half = left.length >> 1;
        const first = await harmless(workspace, file, findings, left.slice(0, half), only);
        return first.length > 0 ? first : await harmless(workspace, file, findings, left.slice(half), only);
      }
      left = rest;
    }
    return left;
  } finally {
    workspace.setBuffer(file.path, undefined);
  }
}

function countByPlace(findings: readonly Finding[]): Map<string, { times: number; readonly segment: string }> {
  const counts = new Map<string, { times: number; readonly segment: string }>();
  for (const { check, segment = '' } of findings) {
    const place = `${check}\u0000${segment}`;
    const known = counts.get(place);
    if (known) known.times++;
    else counts.set(place, { times: 1, segment });
  }
  return counts;
}

/** Writes fixes; where they cannot be written together, one after the other. */
async function write(
  workspace: Workspace,
  file: LocalizationFile,
  fixes: readonly SegmentTranslation[],
): Promise<readonly { readonly id: string; readonly reason: string }[]> {
  const placed = placeTranslations(file, fixes);
  const refusals = placed.translations.flatMap(({ id, failure }) => (failure ? [{ id, reason: failure }] : []));
  try {
    await workspace.write(file, placed.edits);
    return refusals;
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    const [only] = fixes;
    if (only && fixes.length === 1) return [{ id: only.id, reason: error.message }];
  }
  for (const fix of fixes) {
    const now = await workspace.file(file.path);
    if (now) pushAll(refusals, await write(workspace, now, [fix]));
  }
  return refusals;
}
