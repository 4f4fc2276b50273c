import { env, l10n, Position, WorkspaceEdit, window, workspace } from 'vscode';
import type { SelectedTexts } from './selectedTexts.ts';

/** Where changed texts go. */
export type Place = 'replace' | 'below' | 'copy';

/** Space, and marks of comments, quotations and lists that need no end. */
const marks = /^\s*(?:(?:\/\/[/!]?|#+|--|;+|%+|[*>+-])\s+)*$/;

/** What a line that goes below another has before its text: the indentation, and the marks where only those stand there. */
function beginningOf(line: string, start: number): string {
  const before = line.slice(0, start);
  return marks.test(before) ? before : line.slice(0, line.search(/\S/));
}

/**
 * Puts changed texts into their document or onto the clipboard; an edit is undone in one step.
 *
 * @throws Error with a sentence for the user where the selected texts were edited meanwhile, or may not be.
 */
export async function placeTexts(
  { document, ranges, texts }: SelectedTexts,
  changed: readonly string[],
  place: Place,
): Promise<void> {
  if (place === 'copy') {
    await env.clipboard.writeText(changed.join('\n'));
    window.setStatusBarMessage(l10n.t('The text was copied.'), 3000);
    return;
  }
  if (ranges.some((range, i) => document.getText(range) !== texts[i]))
    throw new Error(l10n.t('The text has changed in the meantime. Select it again.'));
  const edit = new WorkspaceEdit();
  for (const [i, range] of ranges.entries()) {
    const text = changed[i] ?? '';
    if (place === 'replace') edit.replace(document.uri, range, text);
    else {
      // A selection of whole lines ends at the start of the next one.
      const isWholeLines = range.end.character === 0 && range.end.line > range.start.line;
      const line = document.lineAt(range.end.line - (isWholeLines ? 1 : 0));
      const beginning = beginningOf(document.lineAt(range.start.line).text, range.start.character);
      const end = new Position(line.lineNumber, line.text.length);
      edit.insert(document.uri, end, `\n${beginning}${isWholeLines ? text.trimEnd() : text}`);
    }
  }
  if (!(await workspace.applyEdit(edit))) throw new Error(l10n.t('This document cannot be edited.'));
}
