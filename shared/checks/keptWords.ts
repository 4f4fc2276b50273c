import { commonEnds } from '../catalog/commonEnds.ts';
import type { CheckContext, SegmentCheck, SegmentFinding } from './check.ts';
import { fact } from './segmentTraits.ts';
import { sidesOf } from './sides.ts';
import type { Traits } from './traits.ts';

/** A kind of word that stays as it is in every language: a path, an option, a code. */
export interface KeptKind {
  readonly id: string;
  readonly severity: SegmentCheck['severity'];
  readonly optional?: true;
  readonly summary: string;
  /** What messages call it: `path`. */
  readonly noun: string;
  /** Global; each match in a text around placeholders and tags is one. */
  readonly pattern: RegExp;
  /** A cheap look at the source, where `needs` does not say all: false where it certainly has none. */
  mayFind?(source: string): boolean;
  /** Traits of which the source has one around placeholders and tags, where it has such a word. */
  readonly needs?: Traits;
  /** Whether a match at an offset of the source is one indeed. Default: yes. */
  accepts?(word: string, source: string, start: number): boolean;
  /** Whether the translation has it in another spelling that is as good. Default: no. */
  keeps?(word: string, target: string, context: CheckContext): boolean;
}

/**
 * A check for words of the source that no translator may change. Each has to stand in the translation at least once,
 * in any place; one that is there with another case or a slip of the pen is shown where it stands.
 */
export function keptWords(kind: KeptKind): SegmentCheck {
  const { id, severity, optional, summary, noun, pattern, needs } = kind;
  return {
    scope: 'segment',
    id,
    severity,
    ...(optional ? { optional } : {}),
    summary,
    needs: { segment: fact.source | fact.differs, ...(needs ? { text: { source: needs } } : {}) },
    mayFind: ({ source }) => source !== undefined && kind.mayFind?.(source.value) !== false,
    *run(segment, context): Iterable<SegmentFinding> {
      const sides = sidesOf(segment, context);
      if (!sides) return;
      const { source, target } = sides;
      const seen = new Set<string>();
      for (const { 0: word, index } of source.shape.matchAll(pattern)) {
        if (seen.has(word) || target.value.includes(word)) continue;
        seen.add(word);
        if (kind.accepts && !kind.accepts(word, source.shape, index)) continue;
        if (kind.keeps?.(word, target.value, context)) continue;
        const changed = changedInto(word, target.shape, source.value, pattern);
        const data = { word };
        if (!changed) yield { message: `The ${noun} “${word}” is missing`, data };
        else {
          const { text, ...range } = changed;
          const fix = { title: `Change it to “${word}”`, edits: [{ range, newText: word }] };
          yield { ...range, message: `“${text}” is “${word}” in the source`, data, fix };
        }
      }
    },
  };
}

/** The only word of the same kind that differs in case, or in no more than a fifth of its characters. */
function changedInto(word: string, target: string, source: string, pattern: RegExp) {
  let found: { readonly text: string; readonly start: number; readonly end: number } | undefined;
  for (const { 0: text, index } of target.matchAll(pattern)) {
    if (!isNear(word.toLowerCase(), text.toLowerCase()) || source.includes(text)) continue;
    if (found) return undefined;
    found = { text, start: index, end: index + text.length };
  }
  return found;
}

function isNear(word: string, other: string): boolean {
  if (word === other) return true;
  const { prefix, suffix } = commonEnds(word, other);
  return Math.max(word.length, other.length) - prefix - suffix <= word.length / 5;
}
