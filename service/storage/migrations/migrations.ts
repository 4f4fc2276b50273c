import { first } from './0001-first.ts';
import { dictionaryOrder } from './0002-dictionaryOrder.ts';
import { styleRuleLists } from './0003-styleRuleLists.ts';
import { spokenTerms } from './0004-spokenTerms.ts';
import { keysOfAdministrators } from './0005-keysOfAdministrators.ts';
import { sharedWork } from './0006-sharedWork.ts';
import { voiceJobs } from './0007-voiceJobs.ts';
import { qualityJobs } from './0008-qualityJobs.ts';
import { billedVoiceJobs } from './0009-billedVoiceJobs.ts';
import { reservedCharacters } from './0010-reservedCharacters.ts';
import { memoryUses } from './0011-memoryUses.ts';
import { memoryDetails } from './0012-memoryDetails.ts';
import type { Migration } from './migration.ts';

/** From empty to the present, in order. */
export const migrations: readonly Migration[] = [
  first,
  dictionaryOrder,
  styleRuleLists,
  spokenTerms,
  keysOfAdministrators,
  sharedWork,
  voiceJobs,
  qualityJobs,
  billedVoiceJobs,
  reservedCharacters,
  memoryUses,
  memoryDetails,
];
