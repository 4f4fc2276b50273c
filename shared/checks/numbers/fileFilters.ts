import { say } from '../../sentences/sentence.ts';
import type { SegmentFinding } from '../contract/check.ts';
import { changeTo } from '../contract/replacing.ts';

/** The patterns of a file dialog: `(*.png *.jpg)`; `(*.srt, *.sub...)` names some of them to people. */
const filterPattern = /\(\*\.[\w.*+-]+(?:[\s;,]+\*(?:\.[\w.*+-]+)?)*(?<!\.\.)\)/g;

/**
 * The filters of file dialogs that a translation has with spaces in other places: `(* .png)` for `(*.png)`, which matches
 * no file.
 *
 * @returns each filter of the source with the range of the target that stands for it, in UTF-16 code units.
 * @example spacedFilters('Charts (*.png)', 'Karten (* .png)') // [{ filter: '(*.png)', start: 7, end: 15 }]
 */
export function spacedFilters(source: string, target: string): { filter: string; start: number; end: number }[] {
  if (!source.includes('(*.')) return [];
  return [...source.matchAll(filterPattern)].flatMap(([filter]) => {
    if (target.includes(filter)) return [];
    const match = anySpaces(filter).exec(target);
    if (!match) return [];
    // More room between the patterns, or less of it beside their commas, breaks nothing.
    if (patternsOf(match[0]) === patternsOf(filter)) return [];
    return [{ filter, start: match.index, end: match.index + match[0].length }];
  });
}

/** Findings for the filters that {@link spacedFilters} names. */
export function* brokenFilters(source: string, target: string): Generator<SegmentFinding> {
  for (const { filter, start, end } of spacedFilters(source, target)) {
    yield {
      start,
      end,
      message: say`Spaces break the file filter “${filter}”: the dialog shows no file`,
      data: { filter },
      fix: changeTo(filter, { start, end }, 'safe'),
    };
  }
}

/** What a dialog makes of a filter: its patterns, parted by spaces or semicolons. */
const patternsOf = (filter: string) =>
  filter
    .slice(1, -1)
    .trim()
    .split(/[\s;,]+/)
    .join(' ');

const anySpaces = (filter: string) =>
  new RegExp([...filter.replace(/\s+/g, '')].map((sign) => sign.replace(/[.*+()\\-]/, '\\$&')).join('\\s*'));
