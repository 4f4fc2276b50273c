import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import type { TrialFile } from '../trialFile.ts';

/** Another checker that is run on the same files. */
export interface Peer {
  readonly name: string;
  /** The program that has to be on the path, or in the folder of peers. */
  readonly program: string;
  /** Ids of the formats that it reads. */
  readonly formats: ReadonlySet<string>;
  /**
   * What it says of a text, by segment: findings in the tool's own words, of which two texts can be compared.
   *
   * @param folder an empty one, for its files.
   * @returns undefined where it cannot read the text.
   */
  findings(trial: TrialFile, text: string, folder: string): PeerFindings | undefined;
}

/** Findings by id of the segment; those of no segment that is known stand under the empty id. */
export type PeerFindings = ReadonlyMap<string, readonly string[]>;

/** Where peers of npm are put, beside those on the path. */
const peerFolder = resolve('.cache/peers/node_modules/.bin');

/** Output of a program, both streams; undefined where it does not start or runs for more than a minute. */
export function outputOf(program: string, args: readonly string[], cwd: string): string | undefined {
  const { error, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, PATH: `${peerFolder}${delimiter}${process.env.PATH}`, LC_ALL: 'C.UTF-8', NO_COLOR: '1' },
  });
  return error ? undefined : `${stdout}\n${stderr}`;
}

/** Whether a program is there. */
export function isInstalled(program: string): boolean {
  return outputOf(program, ['--version'], '.') !== undefined;
}

/** Puts findings under their segments. */
export function gathered(pairs: Iterable<readonly [id: string, finding: string]>): PeerFindings {
  const bySegment = new Map<string, string[]>();
  for (const [id, finding] of pairs) {
    const list = bySegment.get(id);
    if (list) list.push(finding);
    else bySegment.set(id, [finding]);
  }
  return bySegment;
}
