import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { checkFile } from '../../server/checking/checkFile.ts';
import type { Workspace } from '../../server/workspace/workspace.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import { labels } from './labels.data.ts';
import { percent, table } from './tables.ts';

/** The labelled findings that are still reported, by check and verdict, as a table. */
export async function precisionTable(workspace: Workspace): Promise<string> {
  const files = new Map<string, ReadonlyMap<string, Finding>>();
  const counts = new Map<string, { right: number; wrong: number; absent: number }>();
  const loud = { right: 0, wrong: 0 };
  for (const [path, check, segment, verdict] of labels) {
    const places = files.get(path) ?? (await placesOf(workspace, join(workspace.files.root, path)));
    files.set(path, places);
    const of = counts.get(check) ?? { right: 0, wrong: 0, absent: 0 };
    counts.set(check, of);
    const finding = places.get(`${check} ${segment}`);
    if (finding) of[verdict]++;
    else of.absent++;
    if (finding && finding.severity !== 'hint') loud[verdict]++;
  }
  const rows = [['check', 'right', 'wrong', 'no longer reported', 'precision']];
  const all = { right: 0, wrong: 0, absent: 0 };
  for (const [check, { right, wrong, absent }] of [...counts].sort(([a], [b]) => a.localeCompare(b))) {
    rows.push([check, String(right), String(wrong), String(absent), percent(right, right + wrong)]);
    all.right += right;
    all.wrong += wrong;
    all.absent += absent;
  }
  rows.push([
    'all',
    String(all.right),
    String(all.wrong),
    String(all.absent),
    percent(all.right, all.right + all.wrong),
  ]);
  rows.push([
    'all but hints',
    String(loud.right),
    String(loud.wrong),
    '',
    percent(loud.right, loud.right + loud.wrong),
  ]);
  return table(rows);
}

async function placesOf(workspace: Workspace, path: string): Promise<ReadonlyMap<string, Finding>> {
  const file = await workspace.files.read(path).catch(() => undefined);
  return new Map(file ? (await checkFile(workspace, file)).map((finding) => [placeOf(finding), finding]) : []);
}

/** Check and segment of a finding, as labels name them: ids may be texts of others, which are not ours to copy. */
function placeOf({ check, segment }: Finding): string {
  const digest = segment ? createHash('sha256').update(segment).digest('hex').slice(0, 12) : '';
  return `${check} ${digest}`;
}

/**
 * Glossaries of a folder of many projects belong to one of them and say nothing of the others' texts.
 */
const isOfOneProject = (check: string) => check === 'glossary-term' || check === 'forbidden-term';

/**
 * Findings of the default set per thousand segments and check, the most frequent first.
 *
 * @param progress told of each hundred files, how many are done.
 */
export async function noiseTable(
  workspace: Workspace,
  paths: readonly string[],
  progress: (done: number) => void,
): Promise<string> {
  const counts = new Map<string, number>();
  let segments = 0;
  for (const [done, path] of paths.entries()) {
    if (done % 100 === 0) progress(done);
    const file = await workspace.files.read(path).catch(() => undefined);
    if (!file) continue;
    segments += file.catalog.segments.count;
    for (const { check } of await checkFile(workspace, file)) {
      if (!isOfOneProject(check)) counts.set(check, (counts.get(check) ?? 0) + 1);
    }
  }
  const rows = [['check', 'findings', 'per 1,000 segments']];
  for (const [check, count] of [...counts].sort(([, a], [, b]) => b - a)) {
    rows.push([check, String(count), ((1000 * count) / Math.max(1, segments)).toFixed(2)]);
  }
  return `${segments} segments\n${table(rows)}`;
}
