import type { TermIndex } from '../../shared/terms/termIndex.ts';
import { endPhrase, phraseText, restoreCase } from '../engines/phraseText.ts';
import type { Sentence } from './prepareText.ts';

/**
 * The translation of a sentence that is a glossary term and nothing else, but for case and final punctuation.
 *
 * @param source root code of the sentence.
 * @param target root code of the translation.
 */
export function fromGlossary(sentence: Sentence, terms: TermIndex, source: string, target: string): string | undefined {
  const [token, ...others] = sentence.tokens;
  if (token?.kind !== 'text' || others.length > 0) return undefined;
  const { body, end } = phraseText(token.text);
  for (const { term, range } of terms.findSource(body, source)) {
    const translation = term.targets[0];
    if (translation === undefined || range.start !== 0 || range.end !== body.length) continue;
    // An inflected form of a term is not the term: its translation would have to be inflected as well.
    if (body.toLowerCase() !== term.source.toLowerCase()) continue;
    return endPhrase(restoreCase(translation, body, term.source, target), end, target);
  }
  return undefined;
}
