import { plain } from '../catalog/content.ts';
import type { MessageSyntax } from '../catalog/segment.ts';
import { analyzeMessage } from './analyzeMessage.ts';

/** Syntaxes whose placeholders cannot be mistaken for prose, whatever the file is. */
export const certainSyntaxes: readonly MessageSyntax[] = ['i18next', 'es-template', 'named-percent', 'printf', 'brace'];

/**
 * Finds a placeholder that an engine made up: it stands among the words of a translation, and among those of the source
 * it does not. What was masked is part of neither.
 *
 * @param source the words that the engine got.
 * @returns undefined where there is none.
 * @example addedPlaceholder('Open the file', ['Datei {0} öffnen']); // '{0}'
 */
export function addedPlaceholder(source: string, words: readonly string[]): string | undefined {
  for (const text of words) {
    for (const { start, end } of analyzeMessage(plain(text), certainSyntaxes).units) {
      const raw = text.slice(start, end);
      if (!source.includes(raw)) return raw;
    }
  }
  return undefined;
}
