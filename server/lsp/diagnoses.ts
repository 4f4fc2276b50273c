import { type Catalog, contentOf } from '../../shared/catalog/catalog.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import { asksLocales, type OtherLocales, sameLocales } from '../../shared/checks/contract/otherLocales.ts';
import { spelling } from '../../shared/checks/words/spelling.ts';
import type { TermIndex } from '../../shared/terms/termIndex.ts';
import type { Spellers } from '../spelling/spellers.ts';
import { watchedFile } from '../workspace/watchedFile.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import { type CheckedFile, checkAgain, foundBlocks, type Surroundings, withCheck, withLocal } from './checkAgain.ts';
import { type FindingBlock, findingBlocks, findingsOf } from './findingBlocks.ts';
import { type FurtherTerms, furtherTermsOf, sameTerms } from './furtherTerms.ts';

/** The findings of one state of a file. */
export interface Diagnosis {
  /** Differs whenever the findings may differ. */
  readonly id: string;
  /** Every finding, in blocks that need not be in the order of the text; most are those of the state before. */
  readonly blocks: readonly FindingBlock[];
  /** Every finding, ordered by place; made when asked for. */
  readonly findings: readonly Finding[];
}

/** Findings by file, kept until the file, its source file, its glossary or the settings change. */
export interface Diagnoses {
  /** Findings of a file as it is; what did not change since the last time is not checked again. */
  of(workspace: Workspace, file: LocalizationFile): Promise<Diagnosis>;
  /** True when the file was never diagnosed, or nothing changed since it was. */
  isCurrent(workspace: Workspace, file: LocalizationFile): Promise<boolean>;
  forget(path: string): void;
}

interface Known {
  readonly workspace: Workspace;
  readonly checked: CheckedFile;
  readonly diagnosis: Diagnosis;
  readonly spellers: Spellers | undefined;
  readonly further: FurtherTerms;
  readonly reported: Reported;
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
  const known = new Map<string, Known>();
  let count = 0;
  const matches = (last: Known, workspace: Workspace, file: LocalizationFile, terms: TermIndex, around: Surroundings) =>
    last.workspace === workspace &&
    sameFile(last.checked.file, file) &&
    sameTerms(last.checked.terms, terms) &&
    last.checked.around.files === around.files &&
    last.checked.around.reference === around.reference &&
    sameLocales(last.checked.around.locales, around.locales) &&
    last.checked.around.spelling === around.spelling &&
    last.checked.around.furtherTerms === around.furtherTerms &&
    !hasNews(last);
  const lookUpSoon = (path: string, spellers: Spellers) => {
    clearTimeout(timers.get(path));
    const lookUp = async () => {
      timers.delete(path);
      await spellers.settle();
      const now = known.get(path);
      if (now && hasNews(now)) changed(path);
    };
    timers.set(path, setTimeout(() => void lookUp(), spellingDelay).unref());
  };
  return {
    async of(workspace, file) {
      const terms = await termsOf(workspace, file);
      const last = known.get(file.path);
      const further = await furtherTermsOf(workspace, file, last?.further);
      const around = await surroundingsOf(workspace, file, further, last);
      if (last && matches(last, workspace, file, terms, around)) return last.diagnosis;
      const reusable = last?.workspace === workspace ? last.checked : undefined;
      const settings = workspace.settingsOf(file.path);
      const spellers = workspace.spellers(file);
      const checks = workspace.rules.checksOf(file.path);
      // With the locales of before, so that what was not edited is not checked again.
      const before = withLocales(around, reusable?.around.locales);
      const step = <T>(work: () => T) => workspace.watchdog.step(watchedFile(file), work);
      let again = step(() => checkAgain(file, terms, settings, checks, reusable, before));
      // Which languages a file is in is known once all of it was looked at.
      if (await further.read()) again = step(() => checkAgain(file, terms, settings, checks, undefined, before));
      const spelled = last && hasNews(last) ? step(() => withCheck(again, spelling.id)) : again;
      const checked = await besideOthers(workspace, spelled, around.locales);
      const blocks = [...findingBlocks(await encodingFindings(workspace, file)), ...foundBlocks(checked)];
      const reported = last?.workspace === workspace ? last.reported : new WeakMap();
      const diagnosis = diagnosisOf(
        String(++count),
        blocks.map((block) => reportedOf(block, workspace, file.path, reported)),
      );
      const asked = spellers?.isAsked() ? { askedAt: spellers.version() } : {};
      known.set(file.path, { workspace, checked, diagnosis, spellers, further, reported, ...asked });
      if (spellers?.isAsked()) lookUpSoon(file.path, spellers);
      return diagnosis;
    },
    async isCurrent(workspace, file) {
      const last = known.get(file.path);
      if (!last) return true;
      const around = await surroundingsOf(workspace, file, await furtherTermsOf(workspace, file, last.further), last);
      return matches(last, workspace, file, await termsOf(workspace, file), around);
    },
    forget(path) {
      clearTimeout(timers.get(path));
      known.delete(path);
    },
  };
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

/** What the settings leave of the findings of a block, which stay the same array from one keystroke to the next. */
type Reported = WeakMap<readonly Finding[], readonly Finding[]>;

/** What the settings leave of a block; the block itself where that is everything. */
function reportedOf(block: FindingBlock, workspace: Workspace, path: string, known: Reported): FindingBlock {
  let findings = known.get(block.findings);
  if (!findings) {
    findings = workspace.reported(path, block.findings);
    known.set(block.findings, findings);
  }
  return findings.length === block.findings.length ? block : { ...block, findings };
}

/** Whether words that were not looked up when the file was checked are known to be wrong by now. */
function hasNews({ spellers, askedAt }: Known): boolean {
  return askedAt !== undefined && spellers?.version() !== askedAt;
}

async function surroundingsOf(
  workspace: Workspace,
  file: LocalizationFile,
  { of: furtherTerms }: FurtherTerms,
  last: Known | undefined,
): Promise<Surroundings> {
  const files = await workspace.linkedFiles(file);
  const locales = last?.checked.around.locales && (await workspace.locales(file));
  const reference = await workspace.reference(file);
  const words = workspace.spellers(file);
  return {
    ...(files ? { files } : {}),
    ...(reference ? { reference } : {}),
    ...(locales ? { locales } : {}),
    ...(words ? { spelling: words.of } : {}),
    furtherTerms,
  };
}

function withLocales({ locales: _, ...around }: Surroundings, locales: OtherLocales | undefined): Surroundings {
  return { ...around, ...(locales ? { locales } : {}) };
}

/**
 * The file with what it is beside the files of other languages, which are read where a finding depends on them.
 *
 * @param current those files as they are, where they were read for this state already.
 */
async function besideOthers(
  workspace: Workspace,
  checked: CheckedFile,
  current: OtherLocales | undefined,
): Promise<CheckedFile> {
  const { file, around, local } = checked;
  const asks =
    around.locales !== undefined ||
    local.some(({ findings }) => findings.some(({ check }) => asksLocales(check, file.catalog)));
  const locales = asks ? (current ?? (await workspace.locales(file))) : undefined;
  if (sameLocales(around.locales, locales)) return checked;
  const beside = { ...checked, around: withLocales(around, locales) };
  return workspace.watchdog.step(watchedFile(file), () => withLocal(beside));
}

function termsOf(workspace: Workspace, file: LocalizationFile): Promise<TermIndex> {
  return workspace.terms(file.sourceLanguage, file.targetLanguage ?? file.sourceLanguage);
}

/** Faults of the encoding are known to the workspace alone; an open buffer has none. */
async function encodingFindings(workspace: Workspace, file: LocalizationFile): Promise<readonly Finding[]> {
  return file.problems?.length ? workspace.check(file, new Set(['encoding'])) : [];
}

/** Files are read and paired anew for many reasons; what is found depends on this alone. */
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
