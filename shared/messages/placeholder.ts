import type { MessageSyntax } from '../catalog/segment.ts';
import type { MessageUnit } from './message.ts';

/**
 * A placeholder that stands alone.
 *
 * @example placeholder('i18next', 6, 14, 'name');
 */
export function placeholder(syntax: MessageSyntax, start: number, end: number, id: string): MessageUnit {
  return { start, end, type: 'placeholder', kind: 'standalone', syntax, id };
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
