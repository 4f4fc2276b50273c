import { bothSidesFaults } from './bothSidesFaults.ts';
import { runsHere } from './checkedFile.ts';
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

const kinds: readonly FaultKind[] = [
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

/** Every kind of fault that is planted: not those whose own check, the first one, is off until a project asks for it. */
export const faultKinds = kinds.filter(({ checks: [check] }) => check !== undefined && runsHere(check));
