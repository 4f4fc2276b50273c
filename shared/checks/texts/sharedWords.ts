import type { Segment } from '../../catalog/segment.ts';
import { areClose } from '../../languages/closeLanguages.ts';
import { scriptOf } from '../../languages/scriptOf.ts';
import type { CheckContext } from '../contract/check.ts';
import { isKeptElsewhere, wordsThatStay } from './wordsThatStay.ts';

/** A text with more words is no name. */
const mostNames = 3;

/**
 * Whether other translations of the file leave every word of a short text as it is: of one or two words in languages of
 * one script those that mostly stay, in whatever case.
 */
export function areLeftInFile(words: readonly string[], { targetLanguage }: Segment, context: CheckContext): boolean {
  if (words.length > mostNames) return false;
  const { catalog } = context;
  const parts = words.flatMap((word) => word.split(/['’-]/));
  const staying = wordsThatStay(catalog, targetLanguage);
  if (parts.every((part) => staying.has(part))) return true;
  return isShortAmongAlike(words, context) && parts.every((part) => isKeptElsewhere(part, catalog, targetLanguage));
}

/** One or two words, in languages of one script, where the settings do not ask for the check. */
const isShortAmongAlike = (words: readonly string[], { settings, sourceLanguage, targetLanguage }: CheckContext) =>
  words.length < 3 &&
  settings.checks['same-as-source'] === undefined &&
  scriptOf(sourceLanguage) === scriptOf(targetLanguage);

/** Whether a language so close that it has the same words leaves one or two of them as well: it is no English then. */
export function areOfCloseLanguage(words: readonly string[], segment: Segment, context: CheckContext): boolean {
  const { locales, sourceLanguage, targetLanguage } = context;
  if (!locales || !isShortAmongAlike(words, context)) return false;
  let [left, translated] = [0, 0];
  for (const { language, isLeft } of locales.votes(segment, sourceLanguage)) {
    if (!areClose(language, targetLanguage)) continue;
    if (isLeft) left++;
    else translated++;
  }
  return left > 0 && left >= translated;
}
