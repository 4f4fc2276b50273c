import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import { checks } from '../../shared/checks/checks.ts';
import type { Check, CheckContext } from '../../shared/checks/contract/check.ts';
import { userCheck } from '../../shared/rules/userChecks.ts';
import type { UserRule } from '../../shared/rules/userRule.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { unreadable } from '../watchdog/unreadableFileError.ts';
import { createWatchdog, type Watchdog } from '../watchdog/watchdog.ts';
import { fileMatcher } from './ignoredFindings.ts';
import { projectPath } from './projectPath.ts';
import type { SettingsFault } from './settingsError.ts';

/** The rules that a project has beside the checks. */
export interface ProjectRules {
  /** Absolute paths of the rule files that are there. */
  readonly files: readonly string[];
  readonly rules: readonly UserRule[];
  /** What makes no sense in them; the other rules work. */
  readonly faults: readonly SettingsFault[];
  /** Every check that may run for a file, and the rules that are meant for it; the same array for the same answer. */
  checksOf(path: string): readonly Check[];
  /** True for a path whose change changes the rules. */
  isRuleFile(path: string): boolean;
}

/**
 * Reads the project's own rules.
 *
 * @param root absolute folder of the project.
 * @param places files or folders of `.yml` and `.yaml` files, from the root.
 * @param others files whose change changes the rules as well, from the root.
 * @param watchdog names the rule that a file is left out for.
 * @throws UnreadableFileError
 */
export async function readRules(
  root: string,
  places: readonly string[],
  others: readonly string[] = [],
  watchdog: Watchdog = createWatchdog(),
): Promise<ProjectRules> {
  const files: string[] = [];
  const rules: UserRule[] = [];
  const faults: SettingsFault[] = [];
  const owners = new Map<string, string>();
  for (const path of (await Promise.all(places.map((place) => filesAt(resolve(root, place))))).flat()) {
    const text = await readFile(path, 'utf8').catch((error) => Promise.reject(unreadable(path, error)));
    // Most projects have no rules of their own to read.
    const { parseRules } = await import('../../shared/rules/ruleFile.ts');
    const read = parseRules(text);
    files.push(path);
    pushAll(
      faults,
      read.faults.map((fault) => ({ path, ...fault })),
    );
    for (const rule of read.rules) {
      const owner = owners.get(rule.id);
      if (owner !== undefined) faults.push({ path, message: say`the rule “${rule.id}” is already in ${owner}` });
      else {
        owners.set(rule.id, path);
        rules.push(rule);
      }
    }
  }
  const watched = new Set([...places, ...others].map((place) => resolve(root, place)));
  return {
    files,
    rules,
    faults,
    checksOf: checksByFile(root, rules, watchdog),
    isRuleFile: (path) => watched.has(path) || (watched.has(join(path, '..')) && isYaml(path)),
  };
}

function checksByFile(
  root: string,
  rules: readonly UserRule[],
  watchdog: Watchdog,
): (path: string) => readonly Check[] {
  if (rules.length === 0) return () => checks;
  const made = rules.map((rule) => {
    const matchers = rule.files?.map((file) => fileMatcher(file));
    const check = watched(userCheck(rule), watchdog);
    return { check, isMeant: (name: string) => !matchers || matchers.some((meant) => meant(name)) };
  });
  const checksByLanguage = new Map<string, readonly Check[]>();
  return (path) => {
    const name = projectPath(root, path);
    const meant = made.map(({ isMeant }) => isMeant(name));
    const key = meant.join();
    const list = checksByLanguage.get(key) ?? [...checks, ...made.filter((_, i) => meant[i]).map(({ check }) => check)];
    checksByLanguage.set(key, list);
    return list;
  };
}

/** The same check; the watchdog knows when it runs. */
function watched(check: Check, watchdog: Watchdog): Check {
  function* entered<T>(findings: Iterable<T>): Generator<T> {
    watchdog.enter(say`the rule “${check.id}”`);
    yield* findings;
    watchdog.enter(undefined);
  }
  return check.scope === 'file'
    ? { ...check, run: (context: CheckContext) => entered(check.run(context)) }
    : { ...check, run: (segment, context) => entered(check.run(segment, context)) };
}

/** A file, the rule files of a folder, or nothing where there is neither. */
async function filesAt(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path);
    return entries
      .filter(isYaml)
      .sort()
      .map((name) => join(path, name));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw unreadable(path, error);
  }
}

function isYaml(name: string): boolean {
  return /\.ya?ml$/i.test(name);
}
