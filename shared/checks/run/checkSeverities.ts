import { isAmongLanguages } from '../../languages/languageTag.ts';
import type { ProjectSettings, Severity } from '../../settings.ts';
import type { Check } from '../contract/check.ts';

/** What a project says of a check: a severity, `off`, or nothing. */
export type AskedSeverities = Readonly<Record<string, Severity | 'off' | undefined>>;

/**
 * The severities that the settings name for a target language: `checks`, and above it each of the `overrides` that
 * fits, in their order. Which file is meant is the caller's
 * question: overrides of other files are not among the settings any more.
 *
 * @param language BCP 47; an override for `de` holds for `de-CH` too, not the other way round.
 * @example checkSeverities(settings, 'de-CH')['double-space']; // 'off'
 */
export function checkSeverities(
  settings: Pick<ProjectSettings, 'checks' | 'overrides'>,
  language: string,
): AskedSeverities {
  const fitting = settings.overrides.filter(
    (override) => override.language === undefined || isAmongLanguages(language, [override.language]),
  );
  return fitting.length === 0
    ? settings.checks
    : Object.assign({}, settings.checks, ...fitting.map(({ checks }) => checks));
}

/** What the settings say of checks, wherever they say it: for every language, and in the overrides. */
export function everySeverity(settings: Pick<ProjectSettings, 'checks' | 'overrides'>): readonly AskedSeverities[] {
  return [settings.checks, ...settings.overrides.map(({ checks }) => checks)];
}

/**
 * True where a check that is off by itself can run: it is asked for by its name, or the settings give it a severity.
 *
 * @param only ids of the only checks that run.
 */
export function isAskedFor(
  id: string,
  settings: Pick<ProjectSettings, 'checks' | 'overrides'>,
  only?: ReadonlySet<string>,
): boolean {
  if (only) return only.has(id);
  return everySeverity(settings).some((checks) => checks[id] !== undefined && checks[id] !== 'off');
}

/**
 * The severity that a check runs with, or undefined where it does not run.
 *
 * @param named true when the check was asked for by its name.
 */
export function severityOf(
  check: Pick<Check, 'severity' | 'optional'>,
  asked: Severity | 'off' | undefined,
  named: boolean,
): Severity | undefined {
  if (asked === 'off') return undefined;
  if (check.optional && asked === undefined && !named) return undefined;
  return asked ?? check.severity;
}
