import type { FaultKind } from './fault.ts';
import { fileFaults } from './fileFaults.ts';
import { letterFaults } from './letterFaults.ts';
import { markFaults } from './markFaults.ts';
import { placeholderFaults } from './placeholderFaults.ts';
import { spaceFaults } from './spaceFaults.ts';
import { tagFaults } from './tagFaults.ts';
import { wordFaults } from './wordFaults.ts';

/** Every kind of fault that is planted. */
export const faultKinds: readonly FaultKind[] = [
  ...placeholderFaults,
  ...tagFaults,
  ...spaceFaults,
  ...markFaults,
  ...letterFaults,
  ...wordFaults,
  ...fileFaults,
];
