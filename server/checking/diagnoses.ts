import { type Catalog, contentOf } from '../../shared/catalog/catalog.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import type { LookUp } from '../../shared/checks/contract/declarations.ts';
import { checksLookingUp } from '../../shared/checks/run/checkRun.ts';
import type { Spellers } from '../spelling/spellers.ts';
import { reportedFindings } from '../workspace/ignoredFindings.ts';
import { watchedFile } from '../workspace/watchedFile.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import { type CheckedFile, checkAgain, foundBlocks, withChecks } from './checkAgain.ts';
import { type FindingBlock, findingsOf } from './findingBlocks.ts';
import { leavingOut } from './leavingOut.ts';
import { type LookUps, lookUpsFor } from './lookUps.ts';

/** The findings of one state of a file. */
export interface Diagnosis {
  /** Differs whenever the findings may differ. */
  readonly id: string;
  /** Every finding that the settings leave, in blocks that need not be in the order of the text; most are those of the state before. */
  readonly blocks: readonly FindingBlock[];
  /** The same, ordered by place; made when asked for. */
  readonly findings: readonly Finding[];
}

/** Findings by file, kept until the file, its source file, its glossary or the settings change. */
export interface Diagnoses {
  /** Findings of a file as it is; what did not change since the last time is not checked again. */
  of(workspace: Workspace, file: LocalizationFile): Promise<Diagnosis>;
  /** Whether a file was diagnosed before, so that {@link of} looks only at what changed since. */
  has(workspace: Workspace, path: string): boolean;
  /** True when the file was never diagnosed, or nothing changed since it was. */
  isCurrent(workspace: Workspace, file: LocalizationFile): Promise<boolean>;
}

interface LastDiagnosis {
  readonly workspace: Workspace;
  readonly lookUps: LookUps;
  readonly checked: CheckedFile;
  readonly diagnosis: Diagnosis;
  /** The version of the dictionaries when the file was checked, where words were to be looked up. */
  readonly askedAt?: number;
}

/** How long nobody types before words are looked up, in ms. */
const spellingDelay = 300;

/**
 * An empty store.
 *
 * @param changed called when a file has other findings without a change of its own: its words were looked up.
 */
export function createDiagnoses(changed: (path: string) => void = () => undefined): Diagnoses {
  const timers = new Map<string, NodeJS.Timeout>();
  const cached = new Map<string, LastDiagnosis>();
  let count = 0;
  const lastOf = (workspace: Workspace, path: string) => {
    const last = cached.get(path);
    return last?.workspace === workspace ? last : undefined;
  };
  const isSame = (last: LastDiagnosis, file: LocalizationFile, lookUps: LookUps) =>
    last.lookUps === lookUps && sameFile(last.checked.file, file) && !hasNews(last);
  const lookUpSoon = (path: string, spellers: Spellers) => {
    clearTimeout(timers.get(path));
    const lookUp = async () => {
      timers.delete(path);
      await spellers.settle();
      const now = cached.get(path);
      if (now && hasNews(now)) changed(path);
    };
    timers.set(path, setTimeout(() => void lookUp(), spellingDelay).unref());
  };
  return {
    async of(workspace, file) {
      const last = lastOf(workspace, file.path);
      let lookUps = await lookUpsFor(workspace, file, { last: last?.lookUps });
      if (last && isSame(last, file, lookUps)) return last.diagnosis;
      const step = <T>(work: () => T) =>
        leavingOut(file.path, () => workspace.files.watchdog.step(watchedFile(file), work));
      let checked = step(() => checkAgain(file, lookUps, last?.checked));
      // Which languages a file is in, and what asks for others, is known once all of it was looked at.
      while (lookUps.isAsked()) {
        lookUps = await lookUps.settle();
        checked = step(() => checkAgain(file, lookUps, checked));
      }
      const { spellers } = lookUps;
      if (last && hasNews(last)) checked = step(() => withChecks(checked, idsOf('spelling', checked)));
      const blocks = foundBlocks(checked).map((block) => {
        const { findings, facts } = block;
        return { ...block, findings: facts.of(reportedOf, { workspace, path: file.path, findings }) };
      });
      const diagnosis = diagnosisOf(String(++count), blocks);
      const asked = spellers?.isAsked() ? { askedAt: spellers.version() } : {};
      cached.set(file.path, { workspace, lookUps, checked, diagnosis, ...asked });
      if (spellers?.isAsked()) lookUpSoon(file.path, spellers);
      return diagnosis;
    },
    has: (workspace, path) => lastOf(workspace, path) !== undefined,
    async isCurrent(workspace, file) {
      const last = cached.get(file.path);
      if (last?.workspace !== workspace) return !last;
      return isSame(last, file, await lookUpsFor(workspace, file, { last: last.lookUps }));
    },
  };
}

/** What the settings leave of the findings of a block. */
function reportedOf(diagnosed: {
  readonly workspace: Workspace;
  readonly path: string;
  readonly findings: readonly Finding[];
}): readonly Finding[] {
  return reportedFindings(diagnosed.workspace, diagnosed.path, diagnosed.findings);
}

function diagnosisOf(id: string, blocks: readonly FindingBlock[]): Diagnosis {
  let findings: readonly Finding[] | undefined;
  return {
    id,
    blocks,
    get findings() {
      findings ??= findingsOf(blocks);
      return findings;
    },
  };
}

/** Whether words that were not looked up when the file was checked are known to be wrong by now. */
function hasNews({ lookUps, askedAt }: LastDiagnosis): boolean {
  return askedAt !== undefined && lookUps.spellers?.version() !== askedAt;
}

function idsOf(what: LookUp, { file, lookUps }: CheckedFile): ReadonlySet<string> {
  return new Set(checksLookingUp(what, file.catalog, lookUps.options).map(({ id }) => id));
}

/** Files are read and paired again for many reasons; what is found depends on this alone. */
function sameFile(a: LocalizationFile, b: LocalizationFile): boolean {
  return (
    a === b ||
    (a.format === b.format &&
      a.role === b.role &&
      a.sourceLanguage === b.sourceLanguage &&
      a.targetLanguage === b.targetLanguage &&
      sameContent(a.catalog, b.catalog) &&
      sameContent(a.catalog.pair?.source, b.catalog.pair?.source) &&
      (a.problems?.length ?? 0) === (b.problems?.length ?? 0))
  );
}

function sameContent(a: Catalog | undefined, b: Catalog | undefined): boolean {
  if (!a || !b) return a === b;
  const [one, other] = [contentOf(a), contentOf(b)];
  return one === other || (one.length === other.length && one.toString() === other.toString());
}
