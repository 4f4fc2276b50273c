import type { OperationalError } from '../../shared/api/operationalError.ts';
import type { Origin } from '../../shared/catalog/catalog.ts';
import { english, joined, type Sentence, say } from '../../shared/sentences/sentence.ts';
import type { SegmentTranslation } from './translate.ts';

/** What people call the places that translations come from, in the order in which they are asked. */
export const originNames: Readonly<Record<Origin['kind'], string>> = {
  memory: 'memory',
  fuzzy: 'memory, similar',
  glossary: 'glossary',
  phrases: 'phrase list',
  engine: 'engine',
  service: 'service',
  copy: 'copy',
  person: 'person',
};

/** How many translations came from where, and how many segments have none. */
export interface OriginCounts {
  readonly byOrigin: ReadonlyMap<Origin['kind'], number>;
  readonly translated: number;
  readonly failed: number;
  /** Segments that would be sent to the service, where none is asked. */
  readonly open: number;
}

/** Counts translations by origin. */
export function countOrigins(translations: readonly SegmentTranslation[]): OriginCounts {
  const byOrigin = new Map<Origin['kind'], number>();
  let failed = 0;
  let open = 0;
  for (const { content, origin, wouldBeSent } of translations) {
    if (wouldBeSent) open++;
    else if (!content) failed++;
    else if (origin) byOrigin.set(origin.kind, (byOrigin.get(origin.kind) ?? 0) + 1);
  }
  return { byOrigin, translated: translations.length - failed - open, failed, open };
}

/** The same places in a sentence that counts. */
const originWords: Readonly<Record<Origin['kind'], (count: number) => Sentence>> = {
  memory: (count) => say`${count} from the memory`,
  fuzzy: (count) => say`${count} from a fuzzy match`,
  glossary: (count) => say`${count} from the glossary`,
  phrases: (count) => say`${count} from the phrase list`,
  engine: (count) => say`${count} by an engine`,
  service: (count) => say`${count} by the service`,
  copy: (count) => say`${count} copied`,
  person: (count) => say`${count} by a person`,
};

/**
 * The counts in words, what there is none of left out.
 *
 * @example describeOrigins(counts); // '3 from the memory, 1 from the glossary, 12 by an engine'
 */
export function describeOrigins(counts: OriginCounts): string {
  return english(originsInWords(counts));
}

/** The same for whoever shows it in another language. */
export function originsInWords({ byOrigin }: OriginCounts): Sentence {
  const kinds = (Object.keys(originNames) as Origin['kind'][]).filter((kind) => byOrigin.has(kind));
  return joined(
    kinds.map((kind) => originWords[kind](byOrigin.get(kind) ?? 0)),
    ', ',
  );
}

/** Why segments have no translation. */
export interface FailureCount {
  readonly reason: Sentence;
  /** The failure of the service, where it is one. */
  readonly error?: OperationalError;
  /** The segments that it is the reason of. */
  readonly ids: readonly string[];
}

/** Each reason why segments have no translation, the most frequent first. */
export function countFailures(translations: readonly SegmentTranslation[]): readonly FailureCount[] {
  const reasons = new Map<string, FailureCount & { readonly ids: string[] }>();
  for (const { id, failure: reason, error } of translations) {
    if (!reason) continue;
    const words = english(reason);
    const same = reasons.get(words);
    if (same) same.ids.push(id);
    else reasons.set(words, { reason, ...(error ? { error } : {}), ids: [id] });
  }
  return [...reasons.values()].sort((a, b) => b.ids.length - a.ids.length);
}

/** A sentence on segments without a translation to which the memory has a similar text; undefined where there are none. */
export function unusedMatches(translations: readonly SegmentTranslation[]): string | undefined {
  const similarities = translations.flatMap(({ similarity }) => similarity ?? []);
  if (similarities.length === 0) return undefined;
  const best = Math.max(...similarities);
  const [texts, they] =
    similarities.length === 1
      ? [`one of them the memory has a similar text (${best} %)`, 'it was']
      : [`${similarities.length} of them the memory has similar texts (up to ${best} %)`, 'they were'];
  return `For ${texts}; this kind of file cannot mark a translation for review, so ${they} left out.`;
}
