import { codeTexts, contentFrom } from '../../shared/catalog/content.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import type { Snapshot } from '../lsp/session.ts';
import type { SegmentTranslation } from '../translation/translate.ts';

/** A translation that the memory or the file itself proposes for a segment. */
export interface SegmentMatch {
  /** `proposal` stands in the file. */
  readonly from: 'memory' | 'proposal';
  /** 0 to 100; undefined where the file does not say. */
  readonly similarity: number | undefined;
  readonly source?: string;
  readonly origin?: string;
  readonly target: string;
  /** The segment with it. */
  readonly translation: SegmentTranslation;
}

/**
 * The matches of the project's memory, best first, then those of the file itself; each text once, and not the one that
 * the segment has.
 *
 * @param segment undefined for an entry that the file lacks.
 * @param limit of those of the memory.
 */
export async function segmentMatches(
  { translator, file }: Pick<Snapshot, 'translator' | 'file'>,
  id: string,
  segment: Segment | undefined,
  limit: number,
): Promise<readonly SegmentMatch[]> {
  const matches: SegmentMatch[] = [];
  const current = segment?.target?.value;
  const offered = new Set(current ? [current] : []);
  const isNew = (target: string) => target.trim() !== '' && !offered.has(target) && offered.add(target) !== undefined;
  for (const { content, similarity, origin, source } of await translator.matches(file, id, limit)) {
    if (!isNew(content.value)) continue;
    const isExact = similarity === 100;
    matches.push({
      ...{ from: 'memory', similarity, source, origin, target: content.value },
      translation: {
        id,
        content,
        state: isExact ? 'translated' : 'needs-review',
        origin: { kind: isExact ? 'memory' : 'fuzzy', match: similarity, name: origin },
      },
    });
  }
  for (const match of segment?.matches ?? []) {
    if (isNew(match.target)) matches.push(proposal(id, segment, match));
  }
  return matches;
}

function proposal(id: string, segment: Segment | undefined, match: Segment['matches'][number]): SegmentMatch {
  const { target, origin, source } = match;
  const isExact = match.similarity === 100;
  const similarity = match.similarity === undefined ? undefined : Math.floor(match.similarity);
  return {
    ...{ from: 'proposal', similarity, target },
    ...(source === undefined ? {} : { source }),
    ...(origin === undefined ? {} : { origin }),
    translation: {
      id,
      content: contentFrom(target, codeTexts(segment?.source, segment?.target)),
      state: isExact ? 'translated' : 'needs-review',
      origin: {
        kind: isExact ? 'memory' : 'fuzzy',
        ...(similarity === undefined ? {} : { match: similarity }),
        ...(origin ? { name: origin } : {}),
      },
    },
  };
}
