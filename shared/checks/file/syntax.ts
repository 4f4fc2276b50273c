import type { FileCheck } from '../contract/check.ts';
import { fileProblems } from '../contract/fileProblems.ts';

/** Text that breaks the rules of its file format. */
export const syntax: FileCheck = {
  scope: 'file',
  id: 'syntax',
  severity: 'error',
  summary: 'The file is not well formed',
  inSource: true,
  readsText: true,
  run: (context) => fileProblems(context, (id) => id !== 'duplicate-id' && id !== 'format-rule'),
};
