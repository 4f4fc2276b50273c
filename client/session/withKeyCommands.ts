import { type Hover, MarkdownString } from 'vscode';
import { keyCommands } from '../../shared/protocol.ts';

/** A hover whose links may run the commands of keys, and none besides. */
export function withKeyCommands(hover: Hover | null | undefined): Hover | null | undefined {
  for (const content of hover?.contents ?? []) {
    if (content instanceof MarkdownString) content.isTrusted = { enabledCommands: Object.values(keyCommands) };
  }
  return hover;
}
