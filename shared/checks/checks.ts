import { accelerators } from './accelerators.ts';
import { acronyms } from './acronyms.ts';
import { bbcode } from './bbcode.ts';
import { blankTarget } from './blankTarget.ts';
import { brackets } from './brackets.ts';
import { capitals } from './capitals.ts';
import type { Check } from './check.ts';
import { choiceForms } from './choiceForms.ts';
import { commandOptions } from './commandOptions.ts';
import { dates } from './dates.ts';
import { declaredLanguage } from './declaredLanguage.ts';
import { declaredPlaceholders } from './declaredPlaceholders.ts';
import { ditaIds } from './ditaIds.ts';
import { ditaLanguage } from './ditaLanguage.ts';
import { ditaReferences } from './ditaReferences.ts';
import { ditaStructure } from './ditaStructure.ts';
import { ditaUntranslated } from './ditaUntranslated.ts';
import { documentStructure } from './documentStructure.ts';
import { doNotTranslate } from './doNotTranslate.ts';
import { doubleSpace } from './doubleSpace.ts';
import { duplicateId } from './duplicateId.ts';
import { emptyTag } from './emptyTag.ts';
import { endPunctuation } from './endPunctuation.ts';
import { entities } from './entities.ts';
import { escapes } from './escapes.ts';
import { extraKey } from './extraKey.ts';
import { filePaths } from './filePaths.ts';
import { forbiddenTerm } from './forbiddenTerm.ts';
import { formatRule } from './formatRule.ts';
import { formulaStart } from './formulaStart.ts';
import { fullStop } from './fullStop.ts';
import { functionNames } from './functionNames.ts';
import { garbledText } from './garbledText.ts';
import { glossaryTerm } from './glossaryTerm.ts';
import { icuArguments } from './icuArguments.ts';
import { icuSyntax } from './icuSyntax.ts';
import { inclusiveWords } from './inclusiveWords.ts';
import { inconsistentTranslation } from './inconsistentTranslation.ts';
import { invisibleCharacter } from './invisibleCharacter.ts';
import { ipAddresses } from './ipAddresses.ts';
import { kashida } from './kashida.ts';
import { keyClash } from './keyClash.ts';
import { keyOrder } from './keyOrder.ts';
import { leadingWhitespace } from './leadingWhitespace.ts';
import { lineEnds } from './lineEnds.ts';
import { lineWidth } from './lineWidth.ts';
import { loneSign } from './loneSign.ts';
import { markdownLinks } from './markdownLinks.ts';
import { markdownMarks } from './markdownMarks.ts';
import { maxLength } from './maxLength.ts';
import { mergeMarker } from './mergeMarker.ts';
import { missingKey } from './missingKey.ts';
import { missingPluralForm } from './missingPluralForm.ts';
import { mixedScript } from './mixedScript.ts';
import { muchLonger } from './muchLonger.ts';
import { muchShorter } from './muchShorter.ts';
import { needsReview } from './needsReview.ts';
import { newlineCount } from './newlineCount.ts';
import { normalization } from './normalization.ts';
import { numbers } from './numbers.ts';
import { orphanTranslation } from './orphanTranslation.ts';
import { placeholderExtra } from './placeholderExtra.ts';
import { placeholderFormat } from './placeholderFormat.ts';
import { placeholderMissing } from './placeholderMissing.ts';
import { pluralFormula } from './pluralFormula.ts';
import { pluralInBrackets } from './pluralInBrackets.ts';
import { pluralNumber } from './pluralNumber.ts';
import { poHeader } from './poHeader.ts';
import { productCodes } from './productCodes.ts';
import { punctuationSpacing } from './punctuationSpacing.ts';
import { purePunctuation } from './purePunctuation.ts';
import { quotationMarks } from './quotationMarks.ts';
import { repeatedWord } from './repeatedWord.ts';
import { rstMarkup } from './rstMarkup.ts';
import { rstReferences } from './rstReferences.ts';
import { sameAsSource } from './sameAsSource.ts';
import { samePlurals } from './samePlurals.ts';
import { sameTranslation } from './sameTranslation.ts';
import { sentenceCount } from './sentenceCount.ts';
import { sourceDrift } from './sourceDrift.ts';
import { spaceAroundTag } from './spaceAroundTag.ts';
import { spelling } from './spelling.ts';
import { startCapital } from './startCapital.ts';
import { startPunctuation } from './startPunctuation.ts';
import { styleRule } from './styleRule.ts';
import { subtitleDialogueDash } from './subtitleDialogueDash.ts';
import { subtitleDuration } from './subtitleDuration.ts';
import { subtitleEllipsis } from './subtitleEllipsis.ts';
import { subtitleGap } from './subtitleGap.ts';
import { subtitleGlyphs } from './subtitleGlyphs.ts';
import { subtitleItalics } from './subtitleItalics.ts';
import { subtitleLineLength } from './subtitleLineLength.ts';
import { subtitleNumbers } from './subtitleNumbers.ts';
import { subtitleOneLine } from './subtitleOneLine.ts';
import { subtitleOverlap } from './subtitleOverlap.ts';
import { subtitleReadingSpeed } from './subtitleReadingSpeed.ts';
import { subtitleSound } from './subtitleSound.ts';
import { subtitleTags } from './subtitleTags.ts';
import { subtitleTiming } from './subtitleTiming.ts';
import { symbols } from './symbols.ts';
import { syntax } from './syntax.ts';
import { tabs } from './tabs.ts';
import { tagAttributes } from './tagAttributes.ts';
import { tagExtra } from './tagExtra.ts';
import { tagMissing } from './tagMissing.ts';
import { tagOrder } from './tagOrder.ts';
import { trailingWhitespace } from './trailingWhitespace.ts';
import { translatorComment } from './translatorComment.ts';
import { tripledLetter } from './tripledLetter.ts';
import { typography } from './typography.ts';
import { uneditedMatch } from './uneditedMatch.ts';
import { units } from './units.ts';
import { unnamedPlaceholders } from './unnamedPlaceholders.ts';
import { unsafeHtml } from './unsafeHtml.ts';
import { untranslated } from './untranslated.ts';
import { unusedPluralForm } from './unusedPluralForm.ts';
import { urls } from './urls.ts';
import { validationRule } from './validationRule.ts';

/** Every check, in the order of the docs. */
export const checks: readonly Check[] = [
  untranslated,
  blankTarget,
  orphanTranslation,
  sameAsSource,
  needsReview,
  uneditedMatch,
  sourceDrift,
  duplicateId,
  missingKey,
  extraKey,
  documentStructure,
  missingPluralForm,
  unusedPluralForm,
  samePlurals,
  pluralInBrackets,
  pluralFormula,
  placeholderMissing,
  placeholderExtra,
  placeholderFormat,
  loneSign,
  icuSyntax,
  icuArguments,
  pluralNumber,
  choiceForms,
  unnamedPlaceholders,
  declaredPlaceholders,
  tagMissing,
  tagExtra,
  tagOrder,
  emptyTag,
  spaceAroundTag,
  tagAttributes,
  unsafeHtml,
  entities,
  bbcode,
  markdownMarks,
  markdownLinks,
  rstMarkup,
  rstReferences,
  leadingWhitespace,
  trailingWhitespace,
  newlineCount,
  tabs,
  escapes,
  doubleSpace,
  endPunctuation,
  fullStop,
  startPunctuation,
  purePunctuation,
  punctuationSpacing,
  brackets,
  quotationMarks,
  symbols,
  startCapital,
  capitals,
  numbers,
  units,
  dates,
  urls,
  filePaths,
  ipAddresses,
  commandOptions,
  functionNames,
  productCodes,
  acronyms,
  doNotTranslate,
  spelling,
  repeatedWord,
  tripledLetter,
  muchLonger,
  muchShorter,
  sentenceCount,
  lineWidth,
  accelerators,
  mergeMarker,
  translatorComment,
  maxLength,
  validationRule,
  glossaryTerm,
  forbiddenTerm,
  styleRule,
  typography,
  inclusiveWords,
  inconsistentTranslation,
  sameTranslation,
  subtitleOverlap,
  subtitleReadingSpeed,
  subtitleLineLength,
  subtitleDuration,
  subtitleGap,
  subtitleTiming,
  subtitleOneLine,
  subtitleDialogueDash,
  subtitleEllipsis,
  subtitleItalics,
  subtitleNumbers,
  subtitleGlyphs,
  subtitleSound,
  subtitleTags,
  ditaReferences,
  ditaIds,
  ditaUntranslated,
  ditaLanguage,
  ditaStructure,
  invisibleCharacter,
  mixedScript,
  garbledText,
  normalization,
  kashida,
  formulaStart,
  keyClash,
  keyOrder,
  lineEnds,
  declaredLanguage,
  poHeader,
  syntax,
  formatRule,
];
