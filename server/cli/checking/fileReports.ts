import type { Finding } from '../../../shared/checks/contract/check.ts';
import type { Severity } from '../../../shared/settings.ts';
import { checkInTurn } from '../../checking/checkFile.ts';
import { spellersFor } from '../../checking/lookUps.ts';
import type { Spellers } from '../../spelling/spellers.ts';
import { fileProgress } from '../../translation/fileProgress.ts';
import { isAlone } from '../../translation/targets.ts';
import { UnreadableFileError } from '../../watchdog/unreadableFileError.ts';
import type { LocalizationFile, Workspace } from '../../workspace/workspace.ts';
import { aloneNote } from '../fileNotes.ts';
import type { ReadVisit } from '../project.ts';
import type { Reporter } from '../reporters/reporter.ts';
import type { Terminal } from '../terminal.ts';
import type { FileFindings } from './checkAhead.ts';
import type { CheckedVisit } from './checkThreads.ts';
import type { CodeReports } from './codeReports.ts';
import type { Fixing } from './fixing.ts';
import { inLanguages, wantedLanguages } from './inLanguages.ts';
import type { NarrowedFile, Narrowing } from './narrowing.ts';
import { type ReportedFile, reportFindings } from './reportFindings.ts';
import { type StaleTranslations, staleTranslations } from './staleTranslations.ts';

/** The report of one run on its files, one after the other. */
export interface FileReports {
  /** The severities of what was reported. */
  readonly severities: ReadonlySet<Severity>;
  /** Checks a file, mends it first where that is asked for, and reports what is left. */
  check(visit: ReadVisit): Promise<void>;
  /** Reports what another thread found in a file. */
  take(visit: CheckedVisit): Promise<void>;
  /** Reports what was found in the source code. */
  code(): Promise<void>;
  /** Says what the whole run showed beside its findings. */
  end(): void;
}

/** What a run reports, and where. */
export interface ReportOptions {
  readonly narrowed: ReadonlyMap<Workspace, Narrowing>;
  /** The only target languages; none for all. */
  readonly languages: readonly string[];
  /** Ids of the only checks that run. */
  readonly only: ReadonlySet<string> | undefined;
  readonly fixing: Fixing | undefined;
  readonly code: CodeReports;
  readonly reporter: Reporter;
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
}

/** Starts the report of a run. */
export function fileReports(options: ReportOptions): FileReports {
  const { narrowed, languages, only, fixing, code, reporter, terminal, signal } = options;
  const stale = staleTranslations(only, signal);
  const spellers = new Set<Spellers>();
  const severities = new Set<Severity>();
  const alone: string[] = [];
  const narrowingOf = (workspace: Workspace) => narrowed.get(workspace) as Narrowing;
  const report = async (file: ReportedFile, blocks: AsyncIterable<readonly Finding[]>, counted: NarrowedFile) => {
    const seen = await reportFindings(file, blocks, counted, reporter, terminal, signal);
    for (const severity of seen) severities.add(severity);
  };
  return {
    severities,
    async check({ workspace, file: asItIs }) {
      const project = narrowingOf(workspace);
      const wanted = wantedLanguages(asItIs, languages);
      if (wanted?.length === 0) return;
      const isWanted = inLanguages(asItIs, wanted);
      const isChanged = fixing && (await project.changed(asItIs));
      const file = isChanged
        ? await fixing.fix(workspace, asItIs, (finding) => isWanted(finding) && isChanged(finding))
        : asItIs;
      if (!file) return;
      const { catalog, path } = file;
      const dictionaries = spellersFor(workspace, file, only);
      if (dictionaries) spellers.add(dictionaries);
      if (isAlone(file)) alone.push(path);
      const { counts, end } = await project.of(file);
      const counted = { counts: (finding: Finding) => isWanted(finding) && counts(finding), end };
      await report({ path, text: catalog.text }, everythingIn(file, workspace, stale, code, only), counted);
      reporter.progress?.(await fileProgress({ file, workspace }, languages));
    },
    async take({ path, workspace, result }) {
      if (!result) return;
      const { text, language, isAlone, progress } = result;
      if (isAlone) alone.push(path);
      reporter.progress?.(progress);
      const counted = await narrowingOf(workspace).of({ path, language });
      await report({ path, text }, findingsOf(path, result), counted);
    },
    async code() {
      for (const { workspace, file, findings } of code.files) {
        const counted = await narrowingOf(workspace).of(file);
        await report({ ...file, isCode: true }, inOneBlock(findings), counted);
      }
    },
    end() {
      if (alone.length > 0 && !reporter.progress) terminal.say(aloneNote(alone, terminal));
      const faults = [...[...spellers].flatMap((one) => one.faults()), ...stale.faults()];
      for (const fault of new Set(faults)) terminal.say(fault);
    },
  };
}

/** What the checks find in a file, and behind it what its history and the source code tell. */
async function* everythingIn(
  file: LocalizationFile,
  workspace: Workspace,
  stale: StaleTranslations,
  code: CodeReports,
  only: ReadonlySet<string> | undefined,
): AsyncGenerator<readonly Finding[]> {
  yield* checkInTurn(workspace, file, only);
  yield await stale.of(workspace, file);
  yield code.of(workspace, file.path);
}

/** What another thread found; where it left the file out, this one says so. */
async function* findingsOf(path: string, { findings, reason }: FileFindings): AsyncGenerator<readonly Finding[]> {
  yield findings;
  if (reason !== undefined) throw new UnreadableFileError(path, reason);
}

async function* inOneBlock(findings: readonly Finding[]): AsyncGenerator<readonly Finding[]> {
  yield findings;
}
