import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { firstPoEntry } from './poEntry.ts';

/**
 * Silences a check for one entry by a flag, as Weblate spells it: `#, ignore-end-punctuation`.
 *
 * @example the entry `#, c-format` becomes `#, c-format, ignore-numbers`
 */
export function poIgnore({ text }: Catalog, segment: Segment, check: string): readonly TextEdit[] {
  if (segment.obsolete || segment.ignored.includes(check)) return [];
  const base = segment.range.start;
  const raw = text.slice(base, segment.range.end);
  const entry = firstPoEntry(raw);
  if (!entry) return [];
  const line = entry.flags.find((flag) => raw[flag.start + 1] === ',');
  const insertion = (offset: number, newText: string) => [
    { range: { start: base + offset, end: base + offset }, newText },
  ];
  if (line) return insertion(line.start + raw.slice(line.start, line.end).trimEnd().length, `, ignore-${check}`);
  const end = /\r\n?|\n/.exec(raw)?.[0] ?? /\r\n?|\n/.exec(text)?.[0] ?? '\n';
  return insertion(entry.previous[0]?.start ?? entry.body, `#, ignore-${check}${end}`);
}
