import type { StyleRule } from './styleRule.ts';

let byName: ReadonlyMap<string, StyleRule> | undefined;

/**
 * Reads the rules that a machine decides in. They are a quarter of what checking needs, and few projects have style
 * rules: whoever runs the checks or applies a style loads them when that is asked for.
 *
 * @example await loadStyleRules(); // and then stylePlan(…)
 */
export async function loadStyleRules(): Promise<void> {
  if (byName) return;
  takeStyleRules((await import('./styleRules.ts')).machineRules);
}

/** The same for who has read the rules and cannot wait. */
export function takeStyleRules(rules: readonly StyleRule[]): void {
  byName ??= new Map(rules.map((rule) => [`${rule.category}.${rule.rule}`, rule]));
}

/**
 * The rule of the catalogue that a machine decides; undefined where none does.
 *
 * @throws Error where {@link loadStyleRules} was not waited for.
 */
export function machineRule(category: string, rule: string): StyleRule | undefined {
  if (!byName) throw new Error('The style rules are not loaded.');
  return byName.get(`${category}.${rule}`);
}
