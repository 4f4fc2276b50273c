import { type CodeLens, Command } from 'vscode-languageserver';
import { messageId } from '../../shared/catalog/messageId.ts';
import { showUsesCommand } from '../../shared/protocol.ts';
import { type Sentence, say } from '../../shared/sentences/sentence.ts';
import type { Session, Snapshot } from '../lsp/session.ts';
import { keyUses } from './code/keyUses.ts';
import { locationOf } from './keyUnderCursor.ts';

/** Files with more keys get no lenses: an editor lays out each of them. */
const mostKeys = 3_000;

/**
 * Above each key of a file of the source language: how often code asks for it. A click shows where, in editors that can
 * (`ClientSupport.showsUses`).
 */
export async function keyLenses(
  session: Session,
  { file, workspace, text, uri }: Snapshot,
): Promise<readonly CodeLens[]> {
  if (!workspace.settings.of(file.path).code.usesLens || file.catalog.segments.count > mostKeys) return [];
  const uses = await keyUses(session, workspace);
  const keyFile = uses.index.fileAt(file.path);
  if (!keyFile || uses.code.length === 0) return [];
  const lenses: CodeLens[] = [];
  const shown = new Set<string>();
  for (const segment of file.catalog.segments.all()) {
    const key = messageId(segment);
    if (shown.has(key) || !segment.translatable) continue;
    shown.add(key);
    const places = uses.of(keyFile, segment);
    const title = session.localized(countWords(places.length, uses.isUnused(keyFile, segment)));
    const range = text.rangeAt(segment.idRange ?? segment.range);
    const locations = places.map(({ file: code, use }) => locationOf(session, code.path, code.text, use.range));
    const command =
      session.client.showsUses && places.length > 0
        ? Command.create(title, showUsesCommand, uri, range.start, locations)
        : Command.create(title, '');
    lenses.push({ range, command });
  }
  return lenses;
}

function countWords(count: number, isUnused: boolean): Sentence {
  if (count === 1) return say`1 use`;
  if (count > 1) return say`${count} uses`;
  return isUnused ? say`no use in code` : say`no direct use in code`;
}
