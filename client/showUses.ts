import { commands, type Disposable } from 'vscode';
import type { Location, Position } from 'vscode-languageclient';
import type { LanguageClient } from 'vscode-languageclient/node';
import { showUsesCommand } from '../shared/protocol.ts';

/** Lists where code asks for a key, below its lens. */
export function registerShowUses(client: () => Promise<LanguageClient>): Disposable {
  return commands.registerCommand(showUsesCommand, async (uri: string, position: Position, locations: Location[]) => {
    const { protocol2CodeConverter: convert } = await client();
    await commands.executeCommand(
      'editor.action.showReferences',
      convert.asUri(uri),
      convert.asPosition(position),
      locations.map((location) => convert.asLocation(location)),
    );
  });
}
