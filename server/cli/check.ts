import { checks } from '../../shared/checks/checks.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import { everySeverity } from '../../shared/checks/run/checkSeverities.ts';
import { staleTranslation } from '../../shared/checks/states/staleTranslation.ts';
import { nearest } from '../../shared/nearest.ts';
import { english } from '../../shared/sentences/sentence.ts';
import type { Severity } from '../../shared/settings.ts';
import { checkInTurn } from '../checking/checkFile.ts';
import { spellersFor } from '../checking/lookUps.ts';
import { codeChecks, wantsCode } from '../code/codeChecks.ts';
import type { Spellers } from '../spelling/spellers.ts';
import { fileProgress, isAlone } from '../translation/fileProgress.ts';
import { UnreadableFileError } from '../watchdog/unreadableFileError.ts';
import { SettingsError } from '../workspace/settingsError.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import type { FileFindings } from './checking/checkAhead.ts';
import { type CheckedVisit, startCheckThreads } from './checking/checkThreads.ts';
import { type CodeReports, codeReports } from './checking/codeReports.ts';
import { startFixing } from './checking/fixing.ts';
import { inLanguages, wantedLanguages } from './checking/inLanguages.ts';
import { type NarrowedFile, type Narrowing, type NarrowingOptions, narrowing } from './checking/narrowing.ts';
import { type ReportedFile, reportFindings } from './checking/reportFindings.ts';
import { type StaleTranslations, staleTranslations } from './checking/staleTranslations.ts';
import { threadCount } from './checking/threadCount.ts';
import { command, type ExitCode, exitCodes, listed, UsageError } from './command.ts';
import { aloneNote } from './fileNotes.ts';
import {
  eachFile,
  listedFiles,
  needPaths,
  openProjects,
  type Project,
  type ReadVisit,
  visitOne,
  visitsOf,
} from './project.ts';
import type { ReporterFactory } from './reporters/reporter.ts';
import { reporters } from './reporters/reporters.ts';
import { verboseTextReporter } from './reporters/textReporter.ts';
import { shownPath } from './shownPath.ts';
import { sourceLanguageOption, sourceLanguageSettings } from './sourceLanguage.ts';
import type { Terminal } from './terminal.ts';

const severities: readonly Severity[] = ['hint', 'info', 'warning', 'error'];

/** `interline check`: what is wrong in localization files, at the exact character. */
export const check = command({
  usage:
    'PATH… [--format text|json|sarif|junit|github|html] [--only ID,…] [--fail-on SEVERITY] [--fix[=ID,…]] [--dry-run] [--code]',
  summary: 'shows what is wrong or untranslated in localization files',
  details: [
    'Looks at every localization file at the paths; folders are searched as git sees them. The settings are those of',
    'the interline.json at or above a path. Exit code 1 means findings, 3 that a file could not be read.',
    '',
    '--fix applies the safe fixes, which change spaces, the normal form or the encoding and nothing that is read, and',
    'reports what is left. --fix=ID,… applies every fix of those checks, suggestions included. With --dry-run the diff',
    'is shown instead, and nothing is written.',
    '--code compares the source code of the project with its source files, too: keys that are missing or unused, and',
    'arguments that are not passed. So do --only and settings that name one of those checks.',
    '--write-baseline notes the findings of today in interline-baseline.json beside the settings: they do not count',
    'any more, and later runs of it only take out what is gone.',
    '',
    'json: one object per line: {file, segment, check, severity, message, range, line, column, fixable, fix}; ranges are',
    'UTF-16 offsets into the decoded text, lines and columns count from 1.',
  ].join('\n'),
  options: {
    format: { type: 'string', value: 'FORMAT', choices: Object.keys(reporters), summary: 'how findings are written' },
    ...sourceLanguageOption,
    'target-lang': { type: 'string', multiple: true, value: 'LANG,…', summary: 'only these target languages' },
    only: { type: 'string', multiple: true, value: 'ID,…', summary: 'only these checks' },
    verbose: { type: 'boolean', summary: 'text: every missing or untranslated entry on its own, not a line a file' },
    'fail-on': {
      type: 'string',
      value: 'SEVERITY',
      choices: severities,
      summary: 'lowest severity that counts as a finding for the exit code; default hint',
    },
    code: { type: 'boolean', summary: 'compare with the keys that the source code asks for, too' },
    fix: { type: 'optional', value: 'ID,…', summary: 'apply the safe fixes first, or every fix of some checks' },
    'dry-run': { type: 'boolean', summary: 'with --fix: show the diff, write nothing' },
    'changed-since': { type: 'string', value: 'REV', summary: 'only what changed since a revision of git' },
    'write-baseline': { type: 'boolean', summary: 'note what is found now, so that only new findings count' },
    'no-baseline': { type: 'boolean', summary: 'count the findings of the baseline too' },
    jobs: {
      type: 'string',
      value: 'N',
      summary: 'how many files are checked at once; default as many as there are cores',
    },
  },
  async run({ operands, options }, terminal, signal) {
    const languages = listed(options['target-lang']);
    const settings = sourceLanguageSettings(options);
    const projects = await openProjects(needPaths(operands, 'check'), terminal, { settings });
    const only = onlyChecks(listed(options.only), knownChecks(projects));
    refuseFaults(projects, terminal.say);
    const to = options['dry-run'] ? 'diff' : 'file';
    if (to === 'diff' && !options.fix) throw new UsageError('--dry-run needs --fix.');
    const named = onlyChecks(listed(options.fix), knownChecks(projects));
    const fixing = options.fix && startFixing({ named, to, only }, terminal);
    const baseline = baselineUse(options['write-baseline'], options['no-baseline']);
    const how = { baseline, revision: options['changed-since'], code: options.code === true, only };
    const narrowed = await narrowedProjects(projects, how, signal, terminal.say);
    const code = await codeReports(projects, options.code === true, only, terminal, signal);
    const reporter = reporterFor(options.format, options.verbose)(terminal);
    const stale = staleTranslations(only, signal);
    const spellers = new Set<Spellers>();
    const reported = new Set<Severity>();
    const alone: string[] = [];
    const report = async (file: ReportedFile, found: AsyncIterable<readonly Finding[]>, counted: NarrowedFile) => {
      const seen = await reportFindings(file, found, counted, reporter, terminal, signal);
      for (const severity of seen) reported.add(severity);
    };
    const checkOne = async ({ workspace, ...visit }: ReadVisit) => {
      const project = narrowed.get(workspace) as Narrowing;
      let { file } = visit;
      const wanted = wantedLanguages(file, languages);
      if (wanted?.length === 0) return;
      const isWanted = inLanguages(file, wanted);
      if (fixing) {
        const isChanged = await project.changed(file);
        const next = await fixing.fix(workspace, file, (finding) => isWanted(finding) && isChanged(finding));
        if (!next) return;
        file = next;
      }
      const { catalog, path } = file;
      const dictionaries = spellersFor(workspace, file, only);
      if (dictionaries) spellers.add(dictionaries);
      if (isAlone(file)) alone.push(path);
      const { counts, end } = await project.of(file);
      const counted = { counts: (finding: Finding) => isWanted(finding) && counts(finding), end };
      await report({ path, text: catalog.text }, everythingIn(file, workspace, stale, code, only), counted);
      reporter.progress?.(await fileProgress({ file, workspace }, languages));
    };
    const reportChecked = async ({ path, workspace, found }: CheckedVisit) => {
      if (!found) return;
      const { text, language, isAlone, progress } = found;
      if (isAlone) alone.push(path);
      reporter.progress?.(progress);
      const counted = await (narrowed.get(workspace) as Narrowing).of({ path, language });
      await report({ path, text }, findingsOf(path, found), counted);
    };
    const listing = await listedFiles(projects, terminal, signal);
    const asks = { fix: fixing !== undefined, code: options.code, revision: options['changed-since'], only };
    const count = (await threadCount(listing.files, projects, asks, options.jobs)) - 1;
    const question = { languages, progress: reporter.progress !== undefined, ...(only ? { only } : {}) };
    const threads =
      count > 0
        ? await startCheckThreads({ projects, files: listing.files, settings, question, count, signal })
        : undefined;
    let whole: boolean;
    try {
      const visits = visitsOf(listing, threads?.visit ?? visitOne, terminal, signal, 'Checking');
      whole = await eachFile(
        visits,
        (visit) => ('found' in visit ? reportChecked(visit) : checkOne(visit)),
        ({ path, reason }) => reporter.unreadable(shownPath(path, terminal), english(reason)),
      );
    } catch (error) {
      await reporter.stop?.();
      throw error;
    } finally {
      await threads?.stop();
    }
    if (to === 'diff') {
      fixing?.end();
      return whole ? exitCodes.clean : exitCodes.unreadable;
    }
    for (const { workspace, file, findings } of code.files) {
      const counted = await (narrowed.get(workspace) as Narrowing).of(file);
      await report({ ...file, isCode: true }, inOneBlock(findings), counted);
    }
    await reporter.end(signal);
    if (alone.length > 0 && !reporter.progress) terminal.say(aloneNote(alone, terminal));
    for (const fault of new Set([...[...spellers].flatMap((own) => own.faults()), ...stale.faults()]))
      terminal.say(fault);
    for (const each of narrowed.values()) await each.end();
    fixing?.end();
    return whole ? exitCodeOf(reported, options['fail-on']) : exitCodes.unreadable;
  },
});

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

function onlyChecks(ids: readonly string[], everyCheck: readonly string[]): ReadonlySet<string> | undefined {
  for (const id of ids) {
    if (everyCheck.includes(id)) continue;
    const meant = nearest(id, everyCheck);
    throw new UsageError(`There is no check “${id}”.${meant ? ` Did you mean “${meant}”?` : ''}`);
  }
  return ids.length > 0 ? new Set(ids) : undefined;
}

function warnUnknownChecks(project: Project, say: (line: string) => void): void {
  const everyId = knownChecks([project]);
  for (const id of new Set(everySeverity(project.workspace.settings).flatMap(Object.keys))) {
    if (!everyId.includes(id)) say(`interline: the settings name a check “${id}” that does not exist.`);
  }
}

/** Every check there is, and the rules of some projects. */
function knownChecks(projects: readonly Project[]): string[] {
  const own = projects.flatMap(({ workspace }) => workspace.rules.rules);
  return [...checks, ...codeChecks, ...own].map(({ id }) => id).concat(staleTranslation.id);
}

function reporterFor(format = 'text', isVerbose = false): ReporterFactory {
  return (isVerbose && format === 'text' ? verboseTextReporter : reporters[format]) as ReporterFactory;
}

/** @throws SettingsError where rules of a project make no sense. */
function refuseFaults(projects: readonly Project[], say: Terminal['say']): void {
  for (const project of projects) {
    const { faults } = project.workspace.rules;
    if (faults.length > 0) throw new SettingsError(...faults);
    warnUnknownChecks(project, say);
  }
}

function exitCodeOf(reported: ReadonlySet<Severity>, failOn = 'hint'): ExitCode {
  const least = severities.indexOf(failOn as Severity);
  return [...reported].some((severity) => severities.indexOf(severity) >= least) ? exitCodes.findings : exitCodes.clean;
}

function baselineUse(isWritten: boolean | undefined, isIgnored: boolean | undefined): NarrowingOptions['baseline'] {
  if (isWritten && isIgnored) throw new UsageError('--write-baseline and --no-baseline exclude each other.');
  return isWritten ? 'write' : isIgnored ? 'ignore' : 'use';
}

/** Which findings count in each project. */
async function narrowedProjects(
  projects: readonly Project[],
  how: {
    readonly baseline: NarrowingOptions['baseline'];
    readonly revision: string | undefined;
    readonly code: boolean;
    readonly only: ReadonlySet<string> | undefined;
  },
  signal: AbortSignal,
  say: Terminal['say'],
): Promise<ReadonlyMap<Workspace, Narrowing>> {
  const { baseline, revision, code, only } = how;
  const narrowed = new Map<Workspace, Narrowing>();
  for (const { workspace } of projects) {
    const options = {
      baseline,
      ...(revision === undefined ? {} : { revision }),
      ...(only ? { only } : {}),
      code: code || wantsCode(workspace, only),
    };
    narrowed.set(workspace, await narrowing(workspace, options, signal, say));
  }
  return narrowed;
}
