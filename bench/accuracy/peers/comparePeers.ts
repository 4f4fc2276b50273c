import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FaultKind } from '../fault.ts';
import { faultKinds } from '../faultKinds.ts';
import type { FaultOutcome } from '../measureRecall.ts';
import { percent, table } from '../tables.ts';
import type { TrialFile } from '../trialFile.ts';
import { isInstalled, type Peer, type PeerFindings } from './peer.ts';
import { peers } from './peers.ts';

/** How many faults of a kind in files that a peer reads it found, and how many our checks found of the same. */
interface Tally {
  planted: number;
  theirs: number;
  ours: number;
}

/** A peer starts again for every text: so many are enough for a figure. */
const mostTexts = 60;

/** Peers beside our checks on the same seeded texts. */
export interface PeerComparison {
  /** Runs every peer that reads such files on the text without and with the faults. */
  compare(trial: TrialFile, text: string, outcomes: readonly FaultOutcome[]): void;
  /** Recall of each kind of fault, and in all. */
  report(): string;
}

/** See {@link PeerComparison}. Peers that are not installed are named in the report. */
export function createPeerComparison(): PeerComparison {
  const present = peers.filter(({ program }) => isInstalled(program));
  const tallies = new Map<Peer, Map<FaultKind, Tally>>(present.map((peer) => [peer, new Map()]));
  const asked = new Map<Peer, number>();
  let last: { readonly trial: TrialFile; readonly of: Map<Peer, PeerFindings | undefined> } | undefined;
  const unseeded = (peer: Peer, trial: TrialFile): PeerFindings | undefined => {
    if (last?.trial !== trial) last = { trial, of: new Map() };
    if (!last.of.has(peer)) last.of.set(peer, findingsOf(peer, trial, trial.file.catalog.text));
    return last.of.get(peer);
  };
  return {
    compare(trial, text, outcomes) {
      for (const peer of present) {
        if (!peer.formats.has(trial.file.format.id) || trial.copy || outcomes.length === 0) continue;
        const so = asked.get(peer) ?? 0;
        if (so >= mostTexts) continue;
        asked.set(peer, so + 1);
        const before = unseeded(peer, trial);
        const after = before && findingsOf(peer, trial, text);
        if (!before || !after) continue;
        const of = tallies.get(peer);
        for (const { fault, check } of outcomes) {
          const tally = of?.get(fault.kind) ?? { planted: 0, theirs: 0, ours: 0 };
          of?.set(fault.kind, tally);
          tally.planted++;
          if (check !== undefined) tally.ours++;
          if (fault.kind.ofFile ? hasMore(before, after) : hasNew(before, after, fault.segment)) tally.theirs++;
        }
      }
    },
    report: () => report(tallies),
  };
}

function findingsOf(peer: Peer, trial: TrialFile, text: string): PeerFindings | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'interline-peer-'));
  try {
    return peer.findings(trial, text, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether a segment, or its plural message, has a finding that it had not before. */
function hasNew(before: PeerFindings, after: PeerFindings, segment: string): boolean {
  const [message = segment] = segment.split(/\[\d+\]$/);
  return [segment, message].some((id) => {
    const earlier = new Set(before.get(id));
    return after.get(id)?.some((finding) => !earlier.has(finding)) === true;
  });
}

function hasMore(before: PeerFindings, after: PeerFindings): boolean {
  const count = (findings: PeerFindings) => [...findings.values()].reduce((sum, list) => sum + list.length, 0);
  return count(after) > count(before);
}

function report(tallies: ReadonlyMap<Peer, ReadonlyMap<FaultKind, Tally>>): string {
  const columns = [...tallies.keys()];
  const rows = [['kind of fault', ...columns.flatMap(({ name }) => [name, 'Interline', 'of'])]];
  const cells = (tally: Tally | undefined) =>
    tally
      ? [percent(tally.theirs, tally.planted), percent(tally.ours, tally.planted), String(tally.planted)]
      : ['–', '–', '0'];
  for (const kind of faultKinds) {
    const of = columns.map((peer) => tallies.get(peer)?.get(kind));
    if (of.some((tally) => tally)) rows.push([kind.id, ...of.flatMap(cells)]);
  }
  rows.push(['all', ...columns.flatMap((peer) => cells(sum([...(tallies.get(peer)?.values() ?? [])])))]);
  const absent = peers.filter((peer) => !tallies.has(peer)).map(({ name }) => `${name}: not installed`);
  return [table(rows), ...absent].join('\n');
}

function sum(tallies: readonly Tally[]): Tally {
  const total = { planted: 0, theirs: 0, ours: 0 };
  for (const { planted, theirs, ours } of tallies) {
    total.planted += planted;
    total.theirs += theirs;
    total.ours += ours;
  }
  return total;
}
