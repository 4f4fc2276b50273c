import { commonEnds } from '../../catalog/commonEnds.ts';
import type { Message } from '../../messages/message.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import type { CheckContext, SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { mostLack } from '../contract/otherLocales.ts';
import { changeTo } from '../contract/replacing.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, type Traits } from '../contract/traits.ts';
import { isEvenNearby } from './evenNearby.ts';
import { isExample } from './isExample.ts';
import { isPage } from './pages.ts';

/** A kind of word that stays as it is in every language: a path, an option, a code. */
export interface KeptKind {
  readonly id: string;
  readonly severity: SegmentCheck['severity'];
  readonly optional?: true;
  readonly summary: string;
  readonly judges?: 'words';
  /** The finding for so many that are missing: `The path “a/b” is missing`. */
  readonly lost: (count: number, first: string) => Sentence;
  /** Global; each match in a text around placeholders and tags is one. */
  readonly pattern: RegExp;
  /** A cheap look at the source, where `needs` does not say all: false where it certainly has none. */
  mayFind?(source: string): boolean;
  /** Traits of which the source has one around placeholders and tags, where it has such a word. */
  readonly needs?: Traits;
  /** Whether a match at an offset of the source is one indeed. Default: yes. */
  accepts?(word: string, source: string, start: number): boolean;
  /** True where a translation may have a word of its own in a text that gives an example. Default: false. */
  readonly mayBeExample?: true;
  /** True where a page may have words of its own: only a slip of the pen is reported there. */
  readonly isFreeInPages?: true;
  /** True where a translation need not keep it if most of the project's other languages do not, either. */
  readonly isFreeWithOthers?: true;
  /** True where translations say it in other words: only what was changed is reported, and not what is missing. */
  readonly onlyChanged?: true;
  /** Whether the translation has it in another spelling that is as good. Default: no. */
  keeps?(word: string, target: string, context: CheckContext, source: string): boolean;
}

/**
 * A check for words of the source that no translator may change. Each has to stand in the translation at least once,
 * in any place; one that is there with another case or a slip of the pen, or that another one has taken the place of, is
 * shown where it stands.
 */
export function keptWords(kind: KeptKind): SegmentCheck {
  const { id, severity, optional, summary, judges, pattern, needs } = kind;
  return {
    id,
    severity,
    ...(optional ? { optional } : {}),
    summary,
    ...(judges ? { judges } : {}),
    ...(kind.isFreeWithOthers ? { looksUp: 'locales' as const } : {}),
    needs: { segment: fact.source | fact.differs, ...(needs ? { text: { source: needs } } : {}) },
    mayFind: ({ source }) => source !== undefined && kind.mayFind?.(source.value) !== false,
    *run(segment, context): Iterable<SegmentFinding> {
      const sides = sidesOf(segment, context);
      if (!sides) return;
      const { source, target } = sides;
      const text = withoutTags(source);
      const ours = [...text.matchAll(pattern)];
      const missing = new Set<string>();
      for (const { 0: word, index } of ours) {
        if (missing.has(word) || target.value.includes(word)) continue;
        if (kind.accepts && !kind.accepts(word, text, index)) continue;
        if (kind.keeps?.(word, target.value, context, source.value)) continue;
        if (isEvenNearby(word, 'missing', segment, context)) continue;
        if (!kind.isFreeWithOthers || !mostLack(context, segment, (other) => other.includes(word))) missing.add(word);
      }
      if (missing.size === 0) return;
      const theirs = [...withoutTags(target).matchAll(pattern)];
      const others = theirs.filter(([word]) => !source.value.includes(word)).slice(0, mostCompared);
      // One is missing, and in its place stands one that the source does not have: it is that one, however it is changed.
      const place = ours.findIndex(([word]) => missing.has(word));
      const isFree = kind.isFreeInPages === true && isPage(context.catalog);
      const instead =
        !isFree && missing.size === 1 && others.length === 1 && theirs.length === ours.length
          ? theirs[place]
          : undefined;
      const isMadeUp = kind.mayBeExample === true && isExample(segment);
      if (isMadeUp && others.length >= missing.size) return;
      const lost: string[] = [];
      for (const word of missing) {
        const data = { word };
        const near = others.filter(([other]) => isNear(word.toLowerCase(), other.toLowerCase()));
        const [changed, more] =
          instead && instead === others[0] ? others : isFree ? near.filter(([other]) => isAscii(other)) : near;
        if (!changed || more) {
          if (!isFree && !isMadeUp) lost.push(word);
          continue;
        }
        const range = { start: changed.index, end: changed.index + changed[0].length };
        yield { ...range, message: say`“${changed[0]}” is “${word}” in the source`, data, fix: changeTo(word, range) };
      }
      const [first] = lost;
      if (first === undefined || kind.onlyChanged) return;
      // Where several are missing, a part of the text is: that is one fault.
      yield { message: kind.lost(lost.length, first), data: { word: first } };
    },
  };
}

/**
 * The text with spaces where a pair of tags starts or ends: what stands within is a word of its own, while a placeholder
 * is part of the word beside it. Offsets are those of the value.
 */
function withoutTags({ shape, units }: Message): string {
  let text = '';
  let done = 0;
  for (const { start, end, kind, type } of units) {
    if (kind === 'standalone' || type === 'placeholder') continue;
    text += shape.slice(done, start) + ' '.repeat(end - start);
    done = end;
  }
  return done === 0 ? shape : text + shape.slice(done);
}

/** A slip of the pen does not change the script: `~/ライブラリ/boats` is how a page shows it to its readers. */
const isAscii = (word: string) => /^\p{ASCII}*$/u.test(word);

/** How many words that the source does not have are looked at as slips of the pen. */
const mostCompared = 100;

/** Whether two words differ in case, or in no more than a fifth of their characters. */
function isNear(word: string, other: string): boolean {
  if (word === other) return true;
  const { prefix, suffix } = commonEnds(word, other);
  return Math.max(word.length, other.length) - prefix - suffix <= word.length / 5;
}
