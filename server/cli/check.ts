import type { Severity } from '../../shared/settings.ts';
import { baselineUse, chosenChecks, refuseFaults, sayResourceFaults } from './checking/checkOptions.ts';
import { startCheckThreads } from './checking/checkThreads.ts';
import { codeReports } from './checking/codeReports.ts';
import { fileReports } from './checking/fileReports.ts';
import { startFixing } from './checking/fixing.ts';
import { narrowedProjects } from './checking/narrowing.ts';
import { threadCount } from './checking/threadCount.ts';
import { command, type ExitCode, exitCodes, listed, UsageError } from './command.ts';
import { eachFile, listedFiles, openProjects, pathsOrHere, visitOne, visitsOf } from './project.ts';
import type { ReporterFactory } from './reporters/reporter.ts';
import { reporters } from './reporters/reporters.ts';
import { verboseTextReporter } from './reporters/textReporter.ts';
import { shownPath } from './shownPath.ts';
import { sourceLanguageOption, sourceLanguageSettings } from './sourceLanguage.ts';

const severities: readonly Severity[] = ['hint', 'info', 'warning', 'error'];

/** `interline check`: what is wrong in localization files, at the exact character. */
export const check = command({
  usage:
    '[PATH…] [--format text|json|sarif|junit|github|html] [--only ID,…] [--fail-on SEVERITY] [--fix[=ID,…]] [--dry-run] [--code]',
  summary: 'shows what is wrong or untranslated in localization files',
  details: [
    'Looks at every localization file at the paths, or in the current folder; folders are searched as git sees them. The',
    'settings are those of the interline.json at or above a path. Exit code 1 means findings, 3 that a file could not be',
    'read.',
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
    const projects = await openProjects(pathsOrHere(operands), terminal, { settings });
    const only = chosenChecks(options.only, projects);
    refuseFaults(projects, terminal.say);
    const to = options['dry-run'] ? 'diff' : 'file';
    if (to === 'diff' && !options.fix) throw new UsageError('--dry-run needs --fix.');
    const named = chosenChecks(options.fix, projects);
    const fixing = options.fix && startFixing({ named, to, only }, terminal);
    const baseline = baselineUse(options['write-baseline'], options['no-baseline']);
    const how = { baseline, revision: options['changed-since'], code: options.code === true, only };
    const workspaces = projects.map(({ workspace }) => workspace);
    const narrowed = await narrowedProjects(workspaces, how, signal, terminal.say);
    const code = await codeReports(projects, options.code === true, only, terminal, signal);
    const reporter = reporterFor(options.format, options.verbose)(terminal);
    const reports = fileReports({ narrowed, languages, only, fixing, code, reporter, terminal, signal });
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
        (visit) => ('result' in visit ? reports.take(visit) : reports.check(visit)),
        ({ path, reason }) => reporter.unreadable(shownPath(path, terminal), reason),
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
    await reports.code();
    await reporter.end(signal);
    reports.end();
    await sayResourceFaults(projects, terminal);
    for (const each of narrowed.values()) await each.end();
    fixing?.end();
    return whole ? exitCodeOf(reports.severities, options['fail-on']) : exitCodes.unreadable;
  },
});

function reporterFor(format = 'text', isVerbose = false): ReporterFactory {
  return (isVerbose && format === 'text' ? verboseTextReporter : reporters[format]) as ReporterFactory;
}

function exitCodeOf(reported: ReadonlySet<Severity>, failOn = 'hint'): ExitCode {
  const least = severities.indexOf(failOn as Severity);
  return [...reported].some((severity) => severities.indexOf(severity) >= least) ? exitCodes.findings : exitCodes.clean;
}
