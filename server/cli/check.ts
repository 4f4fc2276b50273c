import type { Finding } from '../../shared/checks/check.ts';
import { checks } from '../../shared/checks/checks.ts';
import type { Severity } from '../../shared/settings.ts';
import { targetLanguagesOf } from '../workspace/targetLanguages.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import { command, exitCodes, listed, UsageError } from './command.ts';
import { linesOf } from './lines.ts';
import { nearest } from './nearest.ts';
import { needPaths, openProjects, shownPath, visitFiles } from './project.ts';
import type { FoundFinding, ReporterFactory } from './reporters/reporter.ts';
import { reporters } from './reporters/reporters.ts';

const severities: readonly Severity[] = ['hint', 'info', 'warning', 'error'];

/** `interline check`: what is wrong in localization files, at the exact character. */
export const check = command({
  usage: 'PATH… [--format text|json|sarif|junit|github] [--only ID,…] [--fail-on SEVERITY]',
  summary: 'shows what is wrong or untranslated in localization files',
  details: [
    'Looks at every localization file at the paths; folders are searched as git sees them. The settings are those of',
    'the interline.json at or above a path. Exit code 1 means findings, 3 that a file could not be read.',
    '',
    'json: one object per line: {file, segment, check, severity, message, range, line, column, fixable}; ranges are',
    'UTF-16 offsets into the decoded text, lines and columns count from 1.',
  ].join('\n'),
  options: {
    format: { type: 'string', value: 'FORMAT', choices: Object.keys(reporters), summary: 'how findings are written' },
    'source-lang': { type: 'string', value: 'LANG', summary: 'source language, where files and folders do not tell' },
    'target-lang': { type: 'string', multiple: true, value: 'LANG,…', summary: 'only these target languages' },
    only: { type: 'string', multiple: true, value: 'ID,…', summary: 'only these checks' },
    'fail-on': {
      type: 'string',
      value: 'SEVERITY',
      choices: severities,
      summary: 'lowest severity that counts as a finding for the exit code; default hint',
    },
  },
  async run({ operands, options }, terminal, signal) {
    const only = onlyChecks(listed(options.only));
    const languages = listed(options['target-lang']).map((language) => language.toLowerCase());
    const least = severities.indexOf((options['fail-on'] ?? 'hint') as Severity);
    const settings = options['source-lang'] ? { sourceLanguage: options['source-lang'] } : {};
    const projects = await openProjects(needPaths(operands, 'check'), terminal, { settings });
    for (const { workspace } of projects) warnUnknownChecks(Object.keys(workspace.settings.checks), terminal.say);
    const reporter = (reporters[options.format ?? 'text'] as ReporterFactory)(terminal);
    let failed = false;
    let unreadable = false;
    for await (const visit of visitFiles(projects, terminal, signal, 'Checking')) {
      const name = shownPath(visit.path, terminal);
      if ('error' in visit) {
        unreadable = true;
        reporter.unreadable(name, visit.error.reason);
        continue;
      }
      const { file, workspace } = visit;
      const wanted =
        languages.length > 0 ? targetLanguagesOf(file).filter((tag) => isAmong(tag, languages)) : undefined;
      if (wanted?.length === 0) continue;
      const { text } = file.catalog;
      const lines = linesOf(text);
      const findings = inLanguages(await workspace.check(file, only), file, wanted).map(
        (finding): FoundFinding => ({
          ...finding,
          start: lines.place(finding.range.start),
          end: lines.place(finding.range.end),
        }),
      );
      failed ||= findings.some((finding) => severities.indexOf(finding.severity) >= least);
      reporter.file({ name, findings, lines });
    }
    reporter.end();
    if (unreadable) return exitCodes.unreadable;
    return failed ? exitCodes.findings : exitCodes.clean;
  },
});

function onlyChecks(ids: readonly string[]): ReadonlySet<string> | undefined {
  const known = knownChecks();
  for (const id of ids) {
    if (known.includes(id)) continue;
    const meant = nearest(id, known);
    throw new UsageError(`There is no check “${id}”.${meant ? ` Did you mean “${meant}”?` : ''}`);
  }
  return ids.length > 0 ? new Set(ids) : undefined;
}

function warnUnknownChecks(ids: readonly string[], say: (line: string) => void): void {
  const known = knownChecks();
  for (const id of ids) {
    if (!known.includes(id)) say(`interline: the settings name a check “${id}” that does not exist.`);
  }
}

const knownChecks = (): string[] => [...checks.map(({ id }) => id), 'encoding'];

/** Findings of segments in some languages, and those of the file itself. */
function inLanguages(
  findings: readonly Finding[],
  { catalog, targetLanguage }: LocalizationFile,
  wanted: readonly string[] | undefined,
): readonly Finding[] {
  if (!wanted || catalog.kind === 'monolingual') return findings;
  const languages = new Map(catalog.segments.map((segment) => [segment.id, segment.targetLanguage ?? targetLanguage]));
  return findings.filter(({ segment }) => {
    const own = segment === undefined ? undefined : languages.get(segment);
    return own === undefined || wanted.includes(own);
  });
}

function isAmong(language: string, wanted: readonly string[]): boolean {
  const own = language.toLowerCase();
  return wanted.some((tag) => own === tag || own.startsWith(`${tag}-`));
}
