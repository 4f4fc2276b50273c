import { checks } from './checks.ts';
import type { EntryReport } from './contract/declarations.ts';

/**
 * The ids of the checks that say something of entries.
 *
 * @example checksReporting('left over') // Set { 'extra-key' }
 */
export function checksReporting(...reports: readonly EntryReport[]): ReadonlySet<string> {
  return new Set(checks.filter((check) => check.reports && reports.includes(check.reports)).map(({ id }) => id));
}
