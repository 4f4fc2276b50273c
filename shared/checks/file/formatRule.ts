import type { FileCheck } from '../contract/check.ts';
import { fileProblems } from '../contract/fileProblems.ts';

/** What is well formed and yet against the specification of the file's format. */
export const formatRule: FileCheck = {
  scope: 'file',
  id: 'format-rule',
  severity: 'warning',
  summary: 'The file breaks a rule of its format',
  inSource: true,
  readsText: true,
  run: (context) => fileProblems(context, (id) => id === 'format-rule'),
};
