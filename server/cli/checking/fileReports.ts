import type { Finding } from '../../../shared/checks/contract/check.ts';
import { checkSeverities, severityOf } from '../../../shared/checks/run/checkSeverities.ts';
import { staleTranslation } from '../../../shared/checks/states/staleTranslation.ts';
import type { Severity } from '../../../shared/settings.ts';
import { checkInTurn } from '../../checking/checkFile.ts';
import { spellersFor } from '../../checking/lookUps.ts';
import { staleFinding, staleTexts } from '../../checking/staleTexts.ts';
import type { Spellers } from '../../spelling/spellers.ts';
import { fileProgress } from '../../translation/fileProgress.ts';
import { isAlone } from '../../translation/targets.ts';
import { UnreadableFileError } from '../../watchdog/unreadableFileError.ts';
import { reportedFindings } from '../../workspace/ignoredFindings.ts';
import { type Repository, repositoryOf } from '../../workspace/repository.ts';
import type { LocalizationFile, Workspace } from '../../workspace/workspace.ts';
import { aloneNote } from '../fileNotes.ts';
import { linesOf } from '../lines.ts';
import type { ReadVisit } from '../project.ts';
import type { Reporter } from '../reporters/reporter.ts';
import { shownPath } from '../shownPath.ts';
import type { Terminal } from '../terminal.ts';
import type { FileFindings } from './checkAhead.ts';
import type { CheckedVisit } from './checkThreads.ts';
import type { CodeReports } from './codeReports.ts';
import type { Fixing } from './fixing.ts';
import { inLanguages, wantedLanguages } from './inLanguages.ts';
import type { NarrowedFile, Narrowing } from './narrowing.ts';

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
      reporter.progress?.(await fileProgress({ file, workspace }, { languages }));
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

/** Finds translations of source texts that changed since. */
interface StaleTranslations {
  of(workspace: Workspace, file: LocalizationFile): Promise<readonly Finding[]>;
  /** Why some projects are not looked at, a sentence for each. */
  faults(): readonly string[];
}

/**
 * By the history of git: see {@link staleTexts}.
 *
 * @param only ids of the only checks that run.
 */
function staleTranslations(only: ReadonlySet<string> | undefined, signal: AbortSignal): StaleTranslations {
  const repositories = new Map<string, Promise<Repository | undefined>>();
  const faults = new Set<string>();
  const repositoryAt = (root: string) => {
    const ownRepository = repositories.get(root) ?? repositoryOf(root, signal);
    repositories.set(root, ownRepository);
    return ownRepository;
  };
  return {
    faults: () => [...faults],
    async of(workspace, file) {
      if (only && !only.has(staleTranslation.id)) return [];
      const language = file.targetLanguage ?? file.sourceLanguage;
      const asked = checkSeverities(workspace.settings.of(file.path), language)[staleTranslation.id];
      const severity = severityOf(staleTranslation, asked, only !== undefined);
      if (!severity || file.catalog.isSource) return [];
      const repository = await repositoryAt(workspace.files.root);
      if (!repository) {
        faults.add(`${staleTranslation.id} needs the history of git: ${workspace.files.root} is not in a repository.`);
        return [];
      }
      const stale = await staleTexts(file, repository, signal);
      return reportedFindings(
        workspace,
        file.path,
        stale.map((text) => staleFinding(text, severity)),
      );
    },
  };
}

/** A file that was checked. */
interface ReportedFile {
  /** Absolute. */
  readonly path: string;
  readonly text: string;
  /** True for source code; else a localization file. */
  readonly isCode?: boolean;
}

/**
 * Reports those findings of a file that count, one after the other as they are found: of those of a large file no more
 * is kept than is being written.
 *
 * @param blocks findings in blocks; ranges in UTF-16 code units of the text.
 * @returns the severities of those that count.
 * @throws the signal's reason when it aborts, and what the findings throw; what was found until then is reported.
 */
async function reportFindings(
  { path, text, isCode }: ReportedFile,
  blocks: AsyncIterable<readonly Finding[]>,
  { counts, end: endNarrowing }: NarrowedFile,
  reporter: Reporter,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<ReadonlySet<Severity>> {
  const lines = linesOf(text);
  const severities = new Set<Severity>();
  const report = reporter.file({ name: shownPath(path, terminal), lines, ...(isCode ? { isCode } : {}) });
  try {
    for await (const block of blocks) {
      signal.throwIfAborted();
      for (const finding of block) {
        if (!counts(finding)) continue;
        severities.add(finding.severity);
        const { start, end } = finding.range;
        report.finding(finding, { start: lines.place(start), end: lines.place(end) });
      }
      const room = terminal.room();
      if (!room) continue;
      await room;
      signal.throwIfAborted();
    }
    endNarrowing();
  } finally {
    await report.end();
  }
  return severities;
}
