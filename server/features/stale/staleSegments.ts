import type { Segment } from '../../../shared/catalog/segment.ts';
import { factsOf } from '../../../shared/formats/factsOf.ts';
import { staleSegmentsRequest } from '../../../shared/protocol.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Snapshot } from '../../lsp/session.ts';
import type { Feature } from '../feature.ts';
import { lookAgain, staleNow } from './staleDocuments.ts';

/** Which translations of a file are older than their source texts: by the history of git, and by what the file tells. */
export const staleSegments: Feature = {
  register(registry, session) {
    registry.onRequest(staleSegmentsRequest, async ({ uri }, { signal }) => {
      const snapshot = await session.latest(uri);
      if (!snapshot) throw new RequestRefused(say`This is not a localization file.`);
      const staleTexts = await staleNow(snapshot, signal);
      if (!staleTexts)
        throw new RequestRefused(say`Save the file first: the history of git knows only what was saved.`);
      const ids = new Set([...staleTexts.map(({ segment }) => segment.id), ...guessed(snapshot)]);
      return { segments: [...ids] };
    });
  },
  filesSettled: (_changes, session) => lookAgain(session),
};

/** Those that a tool carried over from an earlier source text, which stands beside them (`#| msgid`). */
function guessed({ file: { catalog } }: Snapshot): readonly string[] {
  if (!factsOf(catalog).matchesAreEarlierSources) return [];
  return Array.from(catalog.segments)
    .filter(isGuessed)
    .map(({ id }) => id);
}

function isGuessed({ state, matches, source, obsolete, translatable }: Segment): boolean {
  if (state !== 'needs-review' || obsolete || !translatable) return false;
  return matches.some((match) => match.source !== undefined && match.source !== source?.value);
}
