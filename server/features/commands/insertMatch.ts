import { say } from '../../../shared/sentences/sentence.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import { offered } from '../alternatives.ts';
import type { CommandRun } from '../executeCommand.ts';
import { mostShownMatches } from '../segmentContext.ts';
import { segmentMatches } from '../segmentMatches.ts';
import { applyTranslations } from './applyTranslations.ts';

/**
 * Puts a match, or a translation that the service proposed, into its segment, with the state and the origin that it
 * brings; what stands there is replaced.
 *
 * @param wanted `{ id, target }`: the segment and the text of the match. It is looked for again, so that nothing is
 *   written that the memory, the file or the service does not have.
 * @throws RequestRefused in a sentence for the user.
 */
export async function insertMatch({ session }: CommandRun, uri: string, wanted: unknown): Promise<void> {
  const { id, target } = (wanted ?? {}) as { readonly id?: unknown; readonly target?: unknown };
  const snapshot = await session.latest(uri);
  if (!snapshot || typeof id !== 'string') throw new RequestRefused(say`This is not a localization file.`);
  const segment = snapshot.file.catalog.segments.find(id);
  const matches = await segmentMatches(snapshot, id, segment, mostShownMatches);
  const match = matches.find((one) => one.target === target)?.translation ?? offered(session, uri, id, target);
  if (!match) throw new RequestRefused(say`The segment has changed in the meantime; this match is no longer there.`);
  const [placed] = await applyTranslations(session, snapshot, [match], say`Insert match`);
  if (placed?.failure !== undefined) throw new RequestRefused(placed.failure);
}
