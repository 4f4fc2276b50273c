import type { EnginePart } from '../engines/engine.ts';
import { endPhrase } from '../engines/phraseText.ts';

/**
 * Makes a sentence start and end as its source does: no white space, a capital where the source has one and, where the request wants
 * formatting preserved, the same punctuation at the end and no capital where the source has none. What the source has in
 * capitals stands in capitals.
 *
 * @param language root code of the translation.
 */
export function keepFormatting(
  source: readonly EnginePart[],
  translation: readonly EnginePart[],
  language: string,
  preserve: boolean,
): readonly EnginePart[] {
  const parts = isCapitals(source) ? inCapitals(withoutEdges(translation), language) : withoutEdges(translation);
  const first = source[0];
  const start = parts[0];
  if (first?.kind === 'text' && start?.kind === 'text') {
    const capital = /^[^\p{L}]*\p{Lu}/u.test(first.text);
    const small = /^[^\p{L}]*\p{Ll}/u.test(first.text);
    if (capital)
      parts[0] = { kind: 'text', text: changeFirst(start.text, (letter) => letter.toLocaleUpperCase(language)) };
    else if (small && preserve && language !== 'de' && !/^[^\p{L}]*\p{Lu}{2}/u.test(start.text)) {
      parts[0] = { kind: 'text', text: changeFirst(start.text, (letter) => letter.toLocaleLowerCase(language)) };
    }
  }
  // Behind a placeholder no sentence starts, whatever the engine took it for.
  const follows = parts[1];
  if (first?.kind === 'mark' && start?.kind === 'mark' && follows?.kind === 'text' && language !== 'de') {
    const words = source.find((part) => part.kind === 'text');
    if (words?.kind === 'text' && /^\s*\p{Ll}/u.test(words.text) && /^\s*\p{Lu}(?!\p{Lu})/u.test(follows.text)) {
      parts[1] = { kind: 'text', text: changeFirst(follows.text, (letter) => letter.toLocaleLowerCase(language)) };
    }
  }
  if (!preserve) return parts;
  const last = source.at(-1);
  const end = parts.at(-1);
  if (last?.kind !== 'text' || end?.kind !== 'text') return parts;
  const wanted = punctuation.exec(last.text)?.[0] ?? '';
  const there = punctuation.exec(end.text)?.[0] ?? '';
  if ((wanted === '') === (there === '')) return parts;
  const bare = end.text.slice(0, end.text.length - there.length);
  parts[parts.length - 1] = { kind: 'text', text: endPhrase(bare, wanted, language) };
  return parts;
}

/** A word or more of four letters and more in all, none of them small: short ones are mostly names. */
function isCapitals(source: readonly EnginePart[]): boolean {
  const letters = source.flatMap((part) => (part.kind === 'text' ? (part.text.match(/\p{L}/gu) ?? []) : []));
  return letters.length >= 4 && letters.every((letter) => /\p{Lu}/u.test(letter));
}

function inCapitals(parts: readonly EnginePart[], language: string): EnginePart[] {
  return parts.map((part) => (part.kind === 'text' ? { ...part, text: part.text.toLocaleUpperCase(language) } : part));
}

/** A sentence has no white space around it: an engine that leaves out a word at its start leaves a space behind. */
function withoutEdges(translation: readonly EnginePart[]): EnginePart[] {
  const parts = [...translation];
  const start = parts[0];
  if (start?.kind === 'text') parts[0] = { kind: 'text', text: start.text.trimStart() };
  const end = parts.at(-1);
  if (end?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: end.text.trimEnd() };
  return parts;
}

const punctuation = /(?:\.{3}|[.…:：!！?？。])\s*$/u;

function changeFirst(text: string, change: (letter: string) => string): string {
  const match = /^([^\p{L}]*)(\p{L})/u.exec(text);
  if (!match) return text;
  return `${match[1]}${change(match[2] ?? '')}${text.slice(match[0].length)}`;
}
