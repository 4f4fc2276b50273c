import { checks } from '../../../shared/checks/checks.ts';
import type { Finding } from '../../../shared/checks/contract/check.ts';
import { english } from '../../../shared/sentences/sentence.ts';
import { checkFile } from '../../checking/checkFile.ts';
import { allFixes } from '../../translation/fixes.ts';
import type { SegmentTranslation } from '../../translation/translate.ts';
import { placeTranslations } from '../../translation/translateFile.ts';
import type { LocalizationFile, Workspace } from '../../workspace/workspace.ts';

/** What the fixes of a file make of it. */
export interface FixedFile {
  /** The segments that change, with their new targets. */
  readonly fixes: readonly SegmentTranslation[];
  /** Findings that are gone then. */
  readonly count: number;
  /** Why fixes cannot be made, one sentence each. */
  readonly refused: readonly string[];
}

/** What of a file is to be fixed. */
export interface WantedFixes {
  /** Whether something is fixed in the segment of a finding; all findings count when a fix is judged. */
  counts(finding: Finding): boolean;
  /** Whether the fix of such a finding is made. */
  wants(finding: Finding): boolean;
  /** Ids of the only checks to run; default all that the settings allow. */
  readonly only?: ReadonlySet<string>;
}

/** Checks whose fixes take what another segment has. */
const comparing = new Set(checks.flatMap((check) => ('comparesSegments' in check ? [check.id] : [])));

/**
 * Makes the wanted fixes of a file, and those that show when they are made, until none is left; nothing is written. After
 * each round the file is checked again: a segment in which the checks of its fixes find as much as before stays as it
 * was, so that the rounds come to an end. What a segment takes from another one it takes last, when that one is done.
 *
 * @throws UnreadableFileError
 */
export async function fixFile(
  workspace: Workspace,
  file: LocalizationFile,
  { counts: isChosen, wants, only }: WantedFixes,
): Promise<FixedFile> {
  const made = new Map<string, SegmentTranslation>();
  const refused = new Set<string>();
  const first = await checkFile(workspace, file, only);
  const left = new Set(first.filter(isChosen).map(({ segment }) => segment));
  let now = { file, findings: first };
  const make = async (fixes: ReadonlyMap<string, SegmentTranslation>) => {
    const placed = placeTranslations(file, [...fixes.values()]);
    for (const { id, failure } of placed.translations) {
      if (failure === undefined) continue;
      refused.add(english(failure));
      left.delete(id);
    }
    workspace.files.setBuffer(file.path, placed.text);
    const next = (await workspace.files.read(file.path)) ?? file;
    return { file: next, findings: await checkFile(workspace, next, only) };
  };
  try {
    for (;;) {
      const fixable = now.findings.filter((finding) => finding.fix && left.has(finding.segment) && wants(finding));
      const independent = fixable.filter(({ check }) => !comparing.has(check));
      const round = independent.length > 0 ? independent : fixable;
      const fixes = allFixes(now.file, round);
      if (fixes.length === 0) break;
      const before = countOf(now.findings, round);
      const after = await make(new Map([...made, ...fixes.map((fix) => [fix.id, fix] as const)]));
      const counts = countOf(after.findings, round);
      const idle = fixes.filter(({ id }) => (counts.get(id) ?? 0) >= (before.get(id) ?? 0));
      for (const { id } of idle) left.delete(id);
      for (const fix of fixes) if (left.has(fix.id)) made.set(fix.id, fix);
      now = idle.length > 0 ? await make(made) : after;
    }
  } finally {
    workspace.files.setBuffer(file.path, undefined);
  }
  return { fixes: [...made.values()], count: first.length - now.findings.length, refused: [...refused] };
}

/** How much is found in each segment of some findings by the checks of those. */
function countOf(findings: readonly Finding[], fixed: readonly Finding[]): ReadonlyMap<string, number> {
  const keyOf = ({ check, segment }: Finding) => `${check}\u0000${segment}`;
  const looked = new Set(fixed.map(keyOf));
  const counts = new Map<string, number>();
  for (const finding of findings) {
    const { segment } = finding;
    if (segment !== undefined && looked.has(keyOf(finding))) counts.set(segment, (counts.get(segment) ?? 0) + 1);
  }
  return counts;
}
