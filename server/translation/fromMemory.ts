import { type Content, codeTexts, contentFrom } from '../../shared/catalog/content.ts';
import type { MemoryIndex } from '../../shared/memory/memory.ts';
import { analyzeMessage } from '../../shared/messages/analyzeMessage.ts';
import type { Message } from '../../shared/messages/message.ts';
import type { Pending } from './pending.ts';

/** A translation found in a memory that fits the text: it carries the same placeholders, tags and codes. */
export interface FittingMatch {
  readonly content: Content;
  /** The source text that the memory has for it. */
  readonly source: string;
  /** 0 to 100; 100 only for the same text. */
  readonly similarity: number;
  /** Name of the memory. */
  readonly origin: string;
}

/**
 * The best matches of a memory for a text, best first. A match that would lose or invent a placeholder, a tag or an
 * inline code is left out: it could not be used without repair.
 *
 * @param threshold lowest similarity, 0 to 100.
 */
export function matchesFor(
  memory: MemoryIndex,
  { source, syntaxes, quoting }: Pick<Pending, 'source' | 'syntaxes' | 'quoting'>,
  threshold: number,
  limit: number,
): FittingMatch[] {
  const known = codeTexts(source);
  const found: FittingMatch[] = [];
  for (const { entry, similarity } of memory.find(source.value, threshold, limit * 4)) {
    const content = contentFrom(entry.target, known);
    if (entry.target.trim() === '' || !carriesSameUnits(source, analyzeMessage(content, syntaxes, { quoting })))
      continue;
    found.push({ content, source: entry.source, similarity, origin: entry.origin });
    if (found.length === limit) break;
  }
  return found;
}

/** True when both hold the same units, in whatever order; what is optional may differ. */
export function carriesSameUnits(source: Message, target: Message): boolean {
  if (target.faults.length > source.faults.length) return false;
  return unitList(source) === unitList(target);
}

function unitList(message: Message): string {
  // The number of times an ICU argument stands in a message depends on the plural forms of the language.
  if (message.icu) return [...message.icu.arguments.keys()].sort().join('\u0000');
  return message.units
    .filter((unit) => !unit.optional)
    .map((unit) => `${unit.syntax}:${unit.kind}:${unit.id}`)
    .sort()
    .join('\u0000');
}
