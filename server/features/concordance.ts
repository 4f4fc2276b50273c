import { type ConcordanceHit, type ConcordanceParams, concordanceRequest } from '../../shared/matchesProtocol.ts';
import type { Session } from '../lsp/session.ts';
import { targetLanguagesOf } from '../workspace/targetLanguages.ts';
import type { Feature, RequestKind } from './feature.ts';

const search: RequestKind<ConcordanceParams, readonly ConcordanceHit[]> = { method: concordanceRequest };

const mostHits = 100;

/** Searches the project's memory for words, in the languages of a file. */
export const concordance: Feature = {
  register(registry, session) {
    registry.onRequest(search, (params, { signal }) => hitsOf(session, params, signal));
  },
};

async function hitsOf(
  session: Session,
  { uri, text }: ConcordanceParams,
  signal: AbortSignal,
): Promise<readonly ConcordanceHit[]> {
  const snapshot = await session.latest(uri);
  if (!snapshot) return [];
  const { file, workspace } = snapshot;
  const hits: ConcordanceHit[] = [];
  // A source file has no language of its own to search: those that the project is translated into are searched.
  const languages = file.catalog.isSource ? workspace.settings.targetLanguages : targetLanguagesOf(file);
  for (const language of languages) {
    if (signal.aborted || hits.length >= mostHits) break;
    const memory = await workspace.memory(file.sourceLanguage, language);
    for (const { source, target, origin } of memory.containing(text, mostHits - hits.length)) {
      hits.push({ source, target, origin });
    }
  }
  return hits;
}
