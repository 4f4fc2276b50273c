import type { Check } from './contract/check.ts';
import { ditaIds } from './dita/ditaIds.ts';
import { ditaLanguage } from './dita/ditaLanguage.ts';
import { ditaReferences } from './dita/ditaReferences.ts';
import { ditaStructure } from './dita/ditaStructure.ts';
import { ditaUntranslated } from './dita/ditaUntranslated.ts';
import { encoding } from './file/encoding.ts';
import { formatRule } from './file/formatRule.ts';
import { mergeMarker } from './file/mergeMarker.ts';
import { poHeader } from './file/poHeader.ts';
import { syntax } from './file/syntax.ts';
import { validationRule } from './file/validationRule.ts';
import { declaredLanguage } from './keys/declaredLanguage.ts';
import { duplicateId } from './keys/duplicateId.ts';
import { extraKey } from './keys/extraKey.ts';
import { keyClash } from './keys/keyClash.ts';
import { keyOrder } from './keys/keyOrder.ts';
import { missingKey } from './keys/missingKey.ts';
import { maxLength } from './length/maxLength.ts';
import { muchLonger } from './length/muchLonger.ts';
import { muchShorter } from './length/muchShorter.ts';
import { sentenceCount } from './length/sentenceCount.ts';
import { accelerators } from './marks/accelerators.ts';
import { brackets } from './marks/brackets.ts';
import { endPunctuation } from './marks/endPunctuation.ts';
import { fullStop } from './marks/fullStop.ts';
import { kashida } from './marks/kashida.ts';
import { punctuationSpacing } from './marks/punctuationSpacing.ts';
import { purePunctuation } from './marks/purePunctuation.ts';
import { quotationMarks } from './marks/quotationMarks.ts';
import { startPunctuation } from './marks/startPunctuation.ts';
import { symbols } from './marks/symbols.ts';
import { typography } from './marks/typography.ts';
import { bbcode } from './markup/bbcode.ts';
import { documentStructure } from './markup/documentStructure.ts';
import { emptyTag } from './markup/emptyTag.ts';
import { entities } from './markup/entities.ts';
import { escapes } from './markup/escapes.ts';
import { markdownLinks } from './markup/markdownLinks.ts';
import { markdownMarks } from './markup/markdownMarks.ts';
import { rstMarkup } from './markup/rstMarkup.ts';
import { rstReferences } from './markup/rstReferences.ts';
import { spaceAroundTag } from './markup/spaceAroundTag.ts';
import { tagAttributes } from './markup/tagAttributes.ts';
import { tagExtra } from './markup/tagExtra.ts';
import { tagMissing } from './markup/tagMissing.ts';
import { tagOrder } from './markup/tagOrder.ts';
import { unsafeHtml } from './markup/unsafeHtml.ts';
import { choiceForms } from './messages/choiceForms.ts';
import { icuArguments } from './messages/icuArguments.ts';
import { icuSyntax } from './messages/icuSyntax.ts';
import { commandOptions } from './numbers/commandOptions.ts';
import { dates } from './numbers/dates.ts';
import { filePaths } from './numbers/filePaths.ts';
import { functionNames } from './numbers/functionNames.ts';
import { ipAddresses } from './numbers/ipAddresses.ts';
import { numbers } from './numbers/numbers.ts';
import { productCodes } from './numbers/productCodes.ts';
import { units } from './numbers/units.ts';
import { urls } from './numbers/urls.ts';
import { declaredPlaceholders } from './placeholders/declaredPlaceholders.ts';
import { formulaStart } from './placeholders/formulaStart.ts';
import { loneSign } from './placeholders/loneSign.ts';
import { placeholderExtra } from './placeholders/placeholderExtra.ts';
import { placeholderFormat } from './placeholders/placeholderFormat.ts';
import { placeholderMissing } from './placeholders/placeholderMissing.ts';
import { unnamedPlaceholders } from './placeholders/unnamedPlaceholders.ts';
import { missingPluralForm } from './plurals/missingPluralForm.ts';
import { pluralFormula } from './plurals/pluralFormula.ts';
import { pluralInBrackets } from './plurals/pluralInBrackets.ts';
import { pluralNumber } from './plurals/pluralNumber.ts';
import { samePlurals } from './plurals/samePlurals.ts';
import { unusedPluralForm } from './plurals/unusedPluralForm.ts';
import { doubleSpace } from './spaces/doubleSpace.ts';
import { invisibleCharacter } from './spaces/invisibleCharacter.ts';
import { leadingWhitespace } from './spaces/leadingWhitespace.ts';
import { lineEnds } from './spaces/lineEnds.ts';
import { lineWidth } from './spaces/lineWidth.ts';
import { newlineCount } from './spaces/newlineCount.ts';
import { normalization } from './spaces/normalization.ts';
import { tabs } from './spaces/tabs.ts';
import { trailingWhitespace } from './spaces/trailingWhitespace.ts';
import { blankTarget } from './states/blankTarget.ts';
import { inconsistentTranslation } from './states/inconsistentTranslation.ts';
import { needsReview } from './states/needsReview.ts';
import { orphanTranslation } from './states/orphanTranslation.ts';
import { sameAsSource } from './states/sameAsSource.ts';
import { sameTranslation } from './states/sameTranslation.ts';
import { sourceDrift } from './states/sourceDrift.ts';
import { translatorComment } from './states/translatorComment.ts';
import { uneditedMatch } from './states/uneditedMatch.ts';
import { untranslated } from './states/untranslated.ts';
import { subtitleDialogueDash } from './subtitles/subtitleDialogueDash.ts';
import { subtitleDuration } from './subtitles/subtitleDuration.ts';
import { subtitleEllipsis } from './subtitles/subtitleEllipsis.ts';
import { subtitleGap } from './subtitles/subtitleGap.ts';
import { subtitleGlyphs } from './subtitles/subtitleGlyphs.ts';
import { subtitleItalics } from './subtitles/subtitleItalics.ts';
import { subtitleLineLength } from './subtitles/subtitleLineLength.ts';
import { subtitleNumbers } from './subtitles/subtitleNumbers.ts';
import { subtitleOneLine } from './subtitles/subtitleOneLine.ts';
import { subtitleOverlap } from './subtitles/subtitleOverlap.ts';
import { subtitleReadingSpeed } from './subtitles/subtitleReadingSpeed.ts';
import { subtitleSound } from './subtitles/subtitleSound.ts';
import { subtitleTags } from './subtitles/subtitleTags.ts';
import { subtitleTiming } from './subtitles/subtitleTiming.ts';
import { forbiddenTerm } from './terms/forbiddenTerm.ts';
import { glossaryTerm } from './terms/glossaryTerm.ts';
import { acronyms } from './words/acronyms.ts';
import { capitals } from './words/capitals.ts';
import { doNotTranslate } from './words/doNotTranslate.ts';
import { garbledText } from './words/garbledText.ts';
import { inclusiveWords } from './words/inclusiveWords.ts';
import { mixedScript } from './words/mixedScript.ts';
import { otherScript } from './words/otherScript.ts';
import { repeatedWord } from './words/repeatedWord.ts';
import { spelling } from './words/spelling.ts';
import { startCapital } from './words/startCapital.ts';
import { styleRule } from './words/styleRule.ts';
import { tripledLetter } from './words/tripledLetter.ts';

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
  otherScript,
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
  encoding,
];
