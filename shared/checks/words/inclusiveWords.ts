import { escaped } from '../../catalog/escaped.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { orList, say } from '../../sentences/sentence.ts';
import { type InclusiveWord, inclusiveWords as table } from '../../style/inclusiveWords.data.ts';
import { styleText } from '../../style/styleText.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { quote } from '../contract/sides.ts';

interface Finder {
  readonly pattern: RegExp;
  /** By the words as the table has them, without the sign for endings. */
  readonly entries: readonly (readonly [start: string, entry: InclusiveWord])[];
}

const finders = new Map<string, Finder | undefined>();

/** A word that leaves people out, where another says the same. */
export const inclusiveWords: SegmentCheck = {
  id: 'inclusive-words',
  severity: 'hint',
  optional: true,
  summary: 'A word leaves people out',
  judges: 'words',
  inSource: true,
  *run(segment, context) {
    if (!segment.target) return;
    const language = context.catalog.isSource ? context.sourceLanguage : context.targetLanguage;
    const finder = finderOf(rootLanguage(language));
    if (!finder || segment.target.value.search(finder.pattern) < 0) return;
    const { text } = styleText(context.message(segment, 'target'), language);
    for (const match of text.matchAll(finder.pattern)) {
      const word = match[0].toLowerCase();
      const entry = finder.entries.find(([start]) => word.startsWith(start))?.[1];
      if (!entry) continue;
      const better = orList(entry.better.map((word) => say`“${word}”`));
      const start = match.index;
      yield {
        start,
        end: start + match[0].length,
        message: say`${quote(match[0])} leaves people out; ${better} says the same`,
        data: { better: entry.better },
      };
    }
  },
};

function finderOf(root: string): Finder | undefined {
  if (finders.has(root)) return finders.get(root);
  const entries = (table[root] ?? [])
    .flatMap((entry) => entry.words.map((word) => [word.replace(/\*$/, ''), entry, word.endsWith('*')] as const))
    .sort(([a], [b]) => b.length - a.length);
  const each = entries.map(([start, , open]) => escaped(start) + (open ? '\\p{L}*' : ''));
  const finder =
    entries.length > 0
      ? {
          pattern: new RegExp(
            `(?<![\\p{L}\\p{M}\\p{Nd}_./@\\\\#$-])(?:${each.join('|')})(?![\\p{L}\\p{M}\\p{Nd}_])`,
            'giu',
          ),
          entries: entries.map(([start, entry]) => [start, entry] as const),
        }
      : undefined;
  finders.set(root, finder);
  return finder;
}
