import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { type ConcordanceHit, concordanceRequest } from '../../shared/matchesProtocol.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { RequestRefused } from '../lsp/safely.ts';
import type { Session, Snapshot } from '../lsp/session.ts';
import { targetLanguagesOf } from '../workspace/targetLanguages.ts';
import type { Feature } from './feature.ts';

const mostHits = 100;
/** The service looks for no shorter words (shapes.md §4). */
const shortestFilter = 2;

/** Searches the project's memory or those of the service for words, in the languages of a file. */
export const concordance: Feature = {
  register(registry, session) {
    registry.onRequest(concordanceRequest, async ({ uri, text, where }, { signal }) => {
      const snapshot = await session.latest(uri);
      if (!snapshot) return [];
      return where === 'service' ? inService(session, snapshot, text, signal) : inProject(snapshot, text, signal);
    });
  },
};

/** A source file has no language of its own to search: those that the project is translated into are searched. */
function languagesOf({ file, workspace }: Snapshot): readonly string[] {
  return file.catalog.isSource ? workspace.settings.project.targetLanguages : [...targetLanguagesOf(file)];
}

async function inProject(snapshot: Snapshot, text: string, signal: AbortSignal): Promise<readonly ConcordanceHit[]> {
  const { file, workspace } = snapshot;
  const hits: ConcordanceHit[] = [];
  for (const language of languagesOf(snapshot)) {
    if (signal.aborted || hits.length >= mostHits) break;
    const memory = await workspace.memory(file.sourceLanguage, language);
    for (const entry of memory.containing(text, mostHits - hits.length)) hits.push({ ...entry, language });
  }
  return hits;
}

/** @throws RequestRefused where the service has no memory of the languages. */
async function inService(
  session: Session,
  snapshot: Snapshot,
  text: string,
  signal: AbortSignal,
): Promise<readonly ConcordanceHit[]> {
  if (text.length < shortestFilter) return [];
  const wanted = new Set(languagesOf(snapshot).map(rootLanguage));
  const source = rootLanguage(snapshot.file.sourceLanguage);
  const isWanted = (language: string) => wanted.has(rootLanguage(language));
  const { client } = await session.service.connect();
  const memories = (await client.memories.all(signal)).filter(
    (memory) => rootLanguage(memory.source_language) === source && memory.target_languages.some(isWanted),
  );
  if (memories.length === 0) {
    throw new RequestRefused(
      say`The service holds no translation memory of these languages. Import one in the Translation Service view.`,
    );
  }
  const hits: ConcordanceHit[] = [];
  for (const { translation_memory_id: id, name } of memories) {
    if (hits.length >= mostHits) break;
    const { segments } = await client.memories.segments(id, { filter_text: text, page_size: mostHits }, signal);
    for (const { source_text, targets } of segments) {
      for (const { target_language: language, target_text: target, ...times } of targets) {
        if (!isWanted(language)) continue;
        const changed = times.updated_time ?? times.creation_time;
        const dated = changed === undefined ? {} : { changed: Date.parse(changed) };
        hits.push({ source: source_text, target, language, origin: name, ...dated });
      }
    }
  }
  return hits.slice(0, mostHits);
}
