import type { FileCheck } from '../contract/check.ts';
import { fileProblems } from '../contract/fileProblems.ts';

/** An id or key that an earlier entry of the file has already. */
export const duplicateId: FileCheck = {
  scope: 'file',
  id: 'duplicate-id',
  severity: 'error',
  summary: 'Two entries have the same id',
  inSource: true,
  run: (context) => fileProblems(context, (id) => id === 'duplicate-id'),
};
