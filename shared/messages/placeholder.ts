import type { MessageSyntax } from '../catalog/segment.ts';
import type { MessageSyntaxReader, MessageUnit } from './message.ts';

/**
 * A placeholder that stands alone.
 *
 * @example placeholder('i18next', 6, 14, 'name');
 */
export function placeholder(syntax: MessageSyntax, start: number, end: number, id: string): MessageUnit {
  return { start, end, type: 'placeholder', kind: 'standalone', syntax, id };
}

/** What opens, closes or stands for an element. */
export function tag(
  syntax: MessageSyntax,
  start: number,
  end: number,
  kind: MessageUnit['kind'],
  id: string,
): MessageUnit {
  return { start, end, type: 'tag', kind, syntax, id };
}

/** The `|` between the plural forms of a value: a language has as many of them as it needs. */
export function separator(syntax: MessageSyntax, offset: number): MessageUnit {
  return { start: offset, end: offset + 1, type: 'placeholder', kind: 'standalone', syntax, id: '|', optional: true };
}

/** Every match of a global pattern as a placeholder; `idOf` answers undefined for what only resembles one. */
export function placeholders(
  syntax: MessageSyntax,
  value: string,
  pattern: RegExp,
  idOf: (match: RegExpExecArray) => string | undefined,
): MessageUnit[] {
  const units: MessageUnit[] = [];
  for (const match of value.matchAll(pattern)) {
    const id = idOf(match);
    if (id !== undefined) units.push(placeholder(syntax, match.index, match.index + match[0].length, id));
  }
  return units;
}

/**
 * The reader of a syntax whose placeholders one pattern finds; see {@link placeholders}.
 *
 * @param sign without which a text has none.
 */
export const readerOf = (
  syntax: MessageSyntax,
  sign: string,
  pattern: RegExp,
  idOf: (match: RegExpExecArray) => string | undefined,
): MessageSyntaxReader => ({
  find: (value) => (value.includes(sign) ? placeholders(syntax, value, pattern, idOf) : []),
});
