import { basename } from 'node:path';
import { type Location, Position, ShowDocumentRequest } from 'vscode-languageserver';
import { say } from '../../../shared/sentences/sentence.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import { progressOf } from '../../workspace/progress.ts';
import type { CommandRun } from '../executeCommand.ts';
import { unfinishedSegments } from '../unfinishedSegments.ts';

/** As {@link showNextUnfinished}, the other way round: the segment before the cursor, and before the first the last. */
export function showPreviousUnfinished(run: CommandRun, uri: string, before: unknown): Promise<Location | undefined> {
  return showUnfinished(run, uri, before, 'previous');
}

/**
 * Puts the cursor where the next segment is to be translated or reviewed; behind the last one comes the first. Editors
 * cut the list of problems of a large file short, so that going from problem to problem does not lead to all of them.
 *
 * @param after a position of LSP, of the cursor; the start of the file without it.
 * @returns where it is, for editors that show no documents for a server; undefined when nothing is left, which the user
 *   is told.
 */
export function showNextUnfinished(run: CommandRun, uri: string, after: unknown): Promise<Location | undefined> {
  return showUnfinished(run, uri, after, 'next');
}

async function showUnfinished(
  { session }: CommandRun,
  uri: string,
  from: unknown,
  way: 'next' | 'previous',
): Promise<Location | undefined> {
  const snapshot = await session.latest(uri);
  if (!snapshot) throw new RequestRefused(say`This is not a localization file.`);
  const { file, text } = snapshot;
  const { catalog } = file;
  const places = unfinishedSegments(file).map(({ offset }) => offset);
  places.sort((a, b) => a - b);
  const cursor = Position.is(from) ? text.offsetAt(from) : -1;
  const next =
    way === 'next'
      ? (places.find((place) => place > cursor) ?? places[0])
      : (places.findLast((place) => place < cursor) ?? places.at(-1));
  if (next === undefined) {
    const name = basename(file.path);
    const untranslated = catalog.isSource ? 0 : progressOf(file).reduce((sum, row) => sum + row.untranslated, 0);
    session.tell(
      'info',
      catalog.isSource
        ? say`${name} is in the source language: there is nothing to translate in it.`
        : untranslated > 0
          ? untranslated === 1
            ? say`${name} lacks 1 entry: “Translate all untranslated in this file” adds it if it can be translated.`
            : say`${name} lacks ${untranslated} entries: “Translate all untranslated in this file” adds what can be translated.`
          : say`Nothing in ${name} is left to translate or to review.`,
    );
    return undefined;
  }
  const range = text.rangeAt({ start: next, end: next });
  if (session.client.showsDocuments) {
    await session.connection.sendRequest(ShowDocumentRequest.type, {
      uri: snapshot.uri,
      takeFocus: true,
      selection: range,
    });
  }
  return { uri: snapshot.uri, range };
}
