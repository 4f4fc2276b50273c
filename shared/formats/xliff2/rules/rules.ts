import { annotationRules } from './annotationRules.ts';
import { codeRules } from './codeRules.ts';
import { editingRules } from './editingRules.ts';
import { idRules } from './idRules.ts';
import { moduleRules } from './moduleRules.ts';
import type { Rule } from './rule.ts';
import { segmentRules } from './segmentRules.ts';
import { structureRules } from './structureRules.ts';

/** Every rule. A place that breaks several is reported by each. */
export const rules: readonly Rule[] = [
  ...structureRules,
  ...idRules,
  ...segmentRules,
  ...codeRules,
  ...editingRules,
  ...annotationRules,
  ...moduleRules,
];
