import { blankTarget } from './blankTarget.ts';
import type { Check } from './check.ts';
import { duplicateId } from './duplicateId.ts';
import { extraKey } from './extraKey.ts';
import { missingKey } from './missingKey.ts';
import { needsReview } from './needsReview.ts';
import { placeholderExtra } from './placeholderExtra.ts';
import { placeholderMissing } from './placeholderMissing.ts';
import { syntax } from './syntax.ts';
import { untranslated } from './untranslated.ts';

/** Every check, in the order of the docs. */
export const checks: readonly Check[] = [
  untranslated,
  blankTarget,
  needsReview,
  duplicateId,
  missingKey,
  extraKey,
  placeholderMissing,
  placeholderExtra,
  syntax,
];
