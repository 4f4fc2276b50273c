import type { ProposedMatch, Segment } from '../../../shared/catalog/segment.ts';
import { wordDiff } from '../../../shared/catalog/wordDiff.ts';
import type { CellOrigin } from '../../../shared/tableProtocol.ts';

/**
 * Where a translation is from, as its file tells it: a qualifier of its own, a match of the file that was taken as it is,
 * the source text that it was made for.
 *
 * @returns undefined where the file tells nothing.
 */
export function cellOrigin({ rawOrigin, source, target, matches }: Segment): CellOrigin | undefined {
  if (!target || target.value === '') return undefined;
  const same = matches.filter((match) => match.target === target.value);
  const taken = same.filter((match) => !isPrevious(match)).sort((a, b) => (b.similarity ?? 0) - (a.similarity ?? 0))[0];
  const before = same.find(isPrevious)?.source;
  const name = rawOrigin ?? taken?.origin;
  const origin: CellOrigin = {
    ...(name === undefined ? {} : { name }),
    ...(taken?.similarity === undefined ? {} : { similarity: taken.similarity }),
    ...(before === undefined || !source || before === source.value ? {} : { changed: wordDiff(before, source.value) }),
  };
  return Object.keys(origin).length > 0 ? origin : undefined;
}

/** Formats that keep the source text of before propose the translation itself for it. */
function isPrevious({ origin }: ProposedMatch): boolean {
  return origin === 'previous';
}
