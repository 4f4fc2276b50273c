import type { ProjectSettings } from '../../settings.ts';
import type { CheckRun } from './checkRun.ts';

/**
 * What is remembered of a file and its settings, by a key: while no more than texts are edited, it stays.
 *
 * @example const countsOf = fileMemory<number>(); countsOf(run).get('kashida');
 */
export function fileMemory<Value>(): (run: CheckRun) => Map<string, Value> {
  const byEntries = new WeakMap<object, WeakMap<ProjectSettings, Map<string, Value>>>();
  return (run) => {
    const entries = run.catalog.segments.entryFacts;
    const { settings } = run.viewOf(undefined).context;
    const bySettings = byEntries.get(entries) ?? new WeakMap<ProjectSettings, Map<string, Value>>();
    byEntries.set(entries, bySettings);
    const values = bySettings.get(settings) ?? new Map<string, Value>();
    bySettings.set(settings, values);
    return values;
  };
}
