import type { Check } from './check.ts';

/** Every check, in the order of the docs. */
export const checks: readonly Check[] = [];
