import type { SegmentState } from '../../../shared/catalog/segment.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { excerpt } from '../actions/wantedSegments.ts';

/** How the states of a segment are called. */
export const stateWords: Readonly<Record<SegmentState, Sentence>> = {
  untranslated: say`untranslated`,
  'needs-review': say`needs review`,
  translated: say`translated`,
  final: say`final`,
};

/** Text as inline code, whatever is in it: the fence is longer than any run of backticks (CommonMark, Code spans). */
export function code(text: string): string {
  const line = excerpt(text, 500);
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${longest > 0 || line === '' ? ' ' : ''}${line}${longest > 0 ? ' ' : ''}${fence}`;
}

/** File contents must not become links, images or HTML of the editor. */
export function escapeMarkdown(text: string): string {
  return excerpt(text, 500).replace(/[\\`*_{}[\]()#+!|<>~&-]/g, '\\$&');
}
