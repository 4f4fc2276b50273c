import { blankTarget } from './blankTarget.ts';
import type { Check } from './check.ts';
import { doubleSpace } from './doubleSpace.ts';
import { duplicateId } from './duplicateId.ts';
import { endPunctuation } from './endPunctuation.ts';
import { extraKey } from './extraKey.ts';
import { forbiddenTerm } from './forbiddenTerm.ts';
import { formatRule } from './formatRule.ts';
import { glossaryTerm } from './glossaryTerm.ts';
import { icuArguments } from './icuArguments.ts';
import { icuSyntax } from './icuSyntax.ts';
import { inconsistentTranslation } from './inconsistentTranslation.ts';
import { invisibleCharacter } from './invisibleCharacter.ts';
import { leadingWhitespace } from './leadingWhitespace.ts';
import { maxLength } from './maxLength.ts';
import { missingKey } from './missingKey.ts';
import { missingPluralForm } from './missingPluralForm.ts';
import { needsReview } from './needsReview.ts';
import { newlineCount } from './newlineCount.ts';
import { numbers } from './numbers.ts';
import { placeholderExtra } from './placeholderExtra.ts';
import { placeholderMissing } from './placeholderMissing.ts';
import { repeatedWord } from './repeatedWord.ts';
import { sameAsSource } from './sameAsSource.ts';
import { subtitleLineLength } from './subtitleLineLength.ts';
import { subtitleOverlap } from './subtitleOverlap.ts';
import { subtitleReadingSpeed } from './subtitleReadingSpeed.ts';
import { syntax } from './syntax.ts';
import { tagExtra } from './tagExtra.ts';
import { tagMissing } from './tagMissing.ts';
import { tagOrder } from './tagOrder.ts';
import { trailingWhitespace } from './trailingWhitespace.ts';
import { untranslated } from './untranslated.ts';
import { urls } from './urls.ts';
import { validationRule } from './validationRule.ts';

/** Every check, in the order of the docs. */
export const checks: readonly Check[] = [
  untranslated,
  blankTarget,
  sameAsSource,
  needsReview,
  duplicateId,
  missingKey,
  extraKey,
  missingPluralForm,
  placeholderMissing,
  placeholderExtra,
  icuSyntax,
  icuArguments,
  tagMissing,
  tagExtra,
  tagOrder,
  leadingWhitespace,
  trailingWhitespace,
  newlineCount,
  doubleSpace,
  endPunctuation,
  numbers,
  urls,
  repeatedWord,
  maxLength,
  validationRule,
  glossaryTerm,
  forbiddenTerm,
  inconsistentTranslation,
  subtitleOverlap,
  subtitleReadingSpeed,
  subtitleLineLength,
  invisibleCharacter,
  syntax,
  formatRule,
];
