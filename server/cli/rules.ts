import { resolve } from 'node:path';
import { testRules } from '../../shared/rules/ruleTests.ts';
import { english } from '../../shared/sentences/sentence.ts';
import { EndlessStep, stepLimit, withinLimit } from '../watchdog/withinLimit.ts';
import { projectRoot } from '../workspace/projectRoot.ts';
import { type ProjectRules, readRules } from '../workspace/ruleFiles.ts';
import { readSettings } from '../workspace/settings.ts';
import { faultSentence, SettingsError } from '../workspace/settingsError.ts';
import { command, exitCodes, UsageError } from './command.ts';
import { many } from './many.ts';
import { pathsOrHere } from './project.ts';
import { shownName } from './shownPath.ts';
import { subcommands } from './subcommands.ts';
import type { Terminal } from './terminal.ts';

/** `interline rules`: the project's own rules, and the tests within them. */
export const rules = command({
  usage: 'test [PATH…]\nlist [PATH…] [--json]',
  summary: "tests and lists the project's own rules",
  details: [
    'PATH is a rule file, or a folder of a project whose settings name its rule files; default is the current folder.',
    'test runs the tests that the rules hold and exits with 1 when one fails.',
  ].join('\n'),
  options: { json: { type: 'boolean', summary: 'one JSON object per rule' } },
  run: subcommands('rules', {
    async test({ operands }, terminal) {
      let failed = 0;
      let count = 0;
      for (const project of await rulesOf(operands, terminal)) {
        for (const fault of project.faults) terminal.out(english(faultSentence(fault)));
        failed += project.faults.length;
        for (const { rule, text, fault } of testRules(project.rules, inTime)) {
          count++;
          if (fault === undefined) continue;
          failed++;
          terminal.out(`${rule}: “${text}” ${fault}`);
        }
        const untested = project.rules.filter(({ tests }) => tests.length === 0).map(({ id }) => id);
        if (untested.length > 0) terminal.say(`No test: ${untested.join(', ')}.`);
        terminal.say(
          `${many(project.rules.length, 'rule')} in ${project.files.map((path) => shownName(path, terminal)).join(', ')}`,
        );
      }
      terminal.say(`${many(count, 'test')}, ${failed} failed.`);
      return failed > 0 ? exitCodes.findings : exitCodes.clean;
    },
    async list({ operands, options }, terminal) {
      for (const project of await rulesOf(operands, terminal)) {
        if (project.faults.length > 0) throw new SettingsError(...project.faults);
        for (const { id, kind, severity, message, tests } of project.rules) {
          if (options.json) terminal.out(JSON.stringify({ id, kind, severity, message, tests: tests.length }));
          else terminal.out(`${id}  ${kind}  ${severity}  ${message}`);
        }
      }
      return exitCodes.clean;
    },
  }),
});

/** The rules of the places that a command line names. @throws UsageError where none of them has a rule file. */
async function rulesOf(operands: readonly string[], terminal: Terminal): Promise<readonly ProjectRules[]> {
  const projects = await Promise.all(
    pathsOrHere(operands).map((place) => rulesAt(resolve(terminal.cwd, place), terminal.cwd)),
  );
  if (projects.every(({ files }) => files.length === 0)) {
    throw new UsageError('There is no rule file; interline-rules.yml is looked for beside the settings.');
  }
  return projects;
}

/** A test of a rule; where it does not end, that is its fault. */
function inTime(test: () => string | undefined): string | undefined {
  try {
    return withinLimit(test);
  } catch (error) {
    if (!(error instanceof EndlessStep)) throw error;
    return `takes longer than ${stepLimit / 1000} seconds: the pattern can match in too many ways`;
  }
}

/** The rules of one rule file, or of the project around a folder. */
async function rulesAt(path: string, cwd: string): Promise<ProjectRules> {
  if (/\.ya?ml$/i.test(path)) return readRules(cwd, [path]);
  const root = await projectRoot(path, cwd);
  return readRules(root, (await readSettings(root)).rules);
}
