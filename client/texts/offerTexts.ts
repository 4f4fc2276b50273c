import { type Disposable, env, l10n, Position, type QuickPickItem, WorkspaceEdit, window, workspace } from 'vscode';
import { comparisons } from '../session/comparisons.ts';
import type { SelectedTexts } from './selectedTexts.ts';

/** Offers changed texts, in a list of what can be done with them. */
export interface TextOffers extends Disposable {
  /**
   * Shows the texts and does with them what the person chooses; nothing where the list is closed.
   *
   * @param title what was done: `Corrected text`.
   */
  offer(selected: SelectedTexts, changed: readonly string[], title: string): Promise<void>;
}

type Choice = Place | 'compare';

/** The offers; the side of a comparison that is not the file is a virtual document of theirs. */
export function textOffers(): TextOffers {
  const proposals = comparisons('interline-proposal');
  const compare = async (selected: SelectedTexts, changed: readonly string[], title: string) => {
    const { uri } = selected.document;
    const name = uri.path.slice(uri.path.lastIndexOf('/') + 1);
    const close = await proposals.show(uri, withTexts(selected, changed), uri.path, `${name}: ${title}`);
    const labels = placeLabels();
    // A modal question would hide what it asks about.
    const answer = await window.showInformationMessage(title, ...labels.map(({ label }) => label));
    const place = labels.find(({ label }) => label === answer)?.place;
    await close();
    if (place) await placeTexts(selected, changed, place);
  };
  return {
    async offer(selected, changed, title) {
      const choice = await ask(changed, title);
      if (choice === 'compare') await compare(selected, changed, title);
      else if (choice) await placeTexts(selected, changed, choice);
    },
    dispose: () => proposals.dispose(),
  };
}

const placeLabels = (): readonly { readonly label: string; readonly place: Place; readonly icon: string }[] => [
  { label: l10n.t('Replace'), place: 'replace', icon: 'replace' },
  { label: l10n.t('Insert Below'), place: 'below', icon: 'arrow-down' },
  { label: l10n.t('Copy'), place: 'copy', icon: 'copy' },
];

/** Characters of a text that a list shows. */
const shownLength = 300;

async function ask(changed: readonly string[], title: string): Promise<Choice | undefined> {
  const shown = changed.join(' ⏎ ').replace(/\s+/g, ' ').trim();
  const detail = shown.length > shownLength ? `${shown.slice(0, shownLength)}…` : shown;
  const items: (QuickPickItem & { readonly choice: Choice })[] = [
    ...placeLabels().map(({ label, place, icon }, i) => ({
      label: `$(${icon}) ${label}`,
      choice: place,
      ...(i === 0 ? { detail } : {}),
    })),
    { label: `$(diff) ${l10n.t('Compare First')}`, choice: 'compare' },
  ];
  const chosen = await window.showQuickPick(items, {
    title,
    placeHolder: l10n.t('Choose what to do with this text'),
    ignoreFocusOut: true,
  });
  return chosen?.choice;
}

/** The whole document as it would be. */
function withTexts({ document, ranges }: SelectedTexts, changed: readonly string[]): string {
  const text = document.getText();
  let result = '';
  let end = 0;
  for (const [i, range] of ranges.entries()) {
    result += text.slice(end, document.offsetAt(range.start)) + (changed[i] ?? '');
    end = document.offsetAt(range.end);
  }
  return result + text.slice(end);
}

/** Where changed texts go. */
type Place = 'replace' | 'below' | 'copy';

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
async function placeTexts(
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
