import { bothSidesFaults } from './bothSidesFaults.ts';
import type { FaultKind } from './fault.ts';
import { fileFaults } from './fileFaults.ts';
import { letterFaults } from './letterFaults.ts';
import { markFaults } from './markFaults.ts';
import { markupFileFaults } from './markupFileFaults.ts';
import { meaningFaults } from './meaningFaults.ts';
import { placeholderFaults } from './placeholderFaults.ts';
import { projectFaults } from './projectFaults.ts';
import { spaceFaults } from './spaceFaults.ts';
import { syntaxFaults } from './syntaxFaults.ts';
import { tagFaults } from './tagFaults.ts';
import { wordFaults } from './wordFaults.ts';

/** Every kind of fault that is planted. */
export const faultKinds: readonly FaultKind[] = [
  ...placeholderFaults,
  ...syntaxFaults,
  ...tagFaults,
  ...spaceFaults,
  ...markFaults,
  ...letterFaults,
  ...wordFaults,
  ...meaningFaults,
  ...fileFaults,
  ...markupFileFaults,
  ...projectFaults,
  ...bothSidesFaults,
];
