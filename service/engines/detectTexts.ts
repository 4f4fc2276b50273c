import type { Detection } from '../../shared/api/detection.ts';
import { detectLanguage } from './detect.ts';
import { likelyLanguages } from './likelyLanguages.ts';
import type { PhraseWords } from './phraseWords.ts';

/** What is known of the language of a text. */
export interface DetectedText {
  readonly detection: Detection;
  /** Root codes of the languages that it may be in, the likeliest first; none for a text without letters. */
  readonly likely: readonly string[];
}

/** Tells the language of each text of a request. */
export type Detector = (texts: readonly string[]) => Promise<readonly DetectedText[]>;

/** Tells languages. */
export interface Detecting {
  readonly detect: Detector;
}

/**
 * Detects the language of each text of a request with all that is known of them together.
 *
 * @example detectTexts(['Wie spät ist es?'], words)[0]?.detection.detected_language; // 'de'
 */
export function detectTexts(texts: readonly string[], words: PhraseWords): readonly DetectedText[] {
  const ranked = likelyLanguages(texts, { words });
  return texts.map((text, i) => {
    const guesses = ranked[i] ?? [];
    const detected = detectLanguage(text, guesses);
    const detection: Detection =
      detected.status === 'success'
        ? { detection_status: detected.status, detected_language: detected.language }
        : { detection_status: detected.status };
    return { detection, likely: guesses.map(({ language }) => language) };
  });
}
