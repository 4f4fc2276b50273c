import { checkFiles } from './checkFiles.ts';
import { extractKeys } from './extractKeys.ts';
import { find } from './findTexts.ts';
import { listFiles } from './listFiles.ts';
import { proposeTranslations } from './proposeTranslations.ts';
import { readSegments } from './readSegments.ts';
import { setTexts } from './setTexts.ts';
import type { Tool } from './tool.ts';

/** Every tool, in the order in which agents see them. */
export const tools: readonly Tool[] = [
  listFiles,
  readSegments,
  find,
  checkFiles,
  proposeTranslations,
  setTexts,
  extractKeys,
];
