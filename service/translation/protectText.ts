import { plain } from '../../shared/catalog/content.ts';
import type { MessageSyntax } from '../../shared/catalog/segment.ts';
import { analyzeMessage } from '../../shared/messages/analyzeMessage.ts';

/** A stretch of plain text: words, or something that must come back as it is. */
export interface ProtectedPart {
  readonly text: string;
  readonly opaque: boolean;
  /** True for placeholders that are told apart by their order alone (`%s`): they must not change places. */
  readonly ordered: boolean;
}

/** Without knowing the file: every syntax whose placeholders cannot be mistaken for prose. */
export const certainSyntaxes: readonly MessageSyntax[] = ['i18next', 'es-template', 'named-percent', 'printf', 'brace'];

/** Addresses of the web, of mail and of files: no engine should touch them. */
const addresses =
  /\b(?:https?|ftp):\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]|\bwww\.[^\s<>"']*[^\s<>"'.,;:!?)\]}]|\b(?<=(?<![\w.+-])[.+-]*)[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/g;

/**
 * Tells apart in a text of unknown origin what is words and what a program reads: placeholders and addresses, and
 * tags where the request says nothing of tags.
 *
 * @example protectText('Hi {name}', true); // [{ text: 'Hi ', opaque: false, … }, { text: '{name}', opaque: true, … }]
 */
export function protectText(text: string, tags: boolean): readonly ProtectedPart[] {
  if (!/[%{}$<@/]|www\./.test(text)) return [{ text, opaque: false, ordered: false }];
  const units = analyzeMessage(plain(text), tags ? [...certainSyntaxes, 'markup'] : certainSyntaxes).units.map(
    (unit) => ({
      start: unit.start,
      end: unit.end,
      ordered: unit.syntax === 'printf' && !/[$(]/.test(text.slice(unit.start, unit.end)),
    }),
  );
  for (const match of text.matchAll(addresses)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const overlaps = units.filter((unit) => unit.start < end && unit.end > start);
    if (overlaps.some((unit) => unit.start < start || unit.end > end)) continue;
    for (const unit of overlaps) units.splice(units.indexOf(unit), 1);
    units.push({ start, end, ordered: false });
  }
  units.sort((a, b) => a.start - b.start);
  const parts: ProtectedPart[] = [];
  let at = 0;
  for (const { start, end, ordered } of units) {
    if (start > at) parts.push({ text: text.slice(at, start), opaque: false, ordered: false });
    parts.push({ text: text.slice(start, end), opaque: true, ordered });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), opaque: false, ordered: false });
  return parts;
}
