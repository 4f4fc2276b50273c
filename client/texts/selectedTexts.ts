import { l10n, Range, type TextDocument, window } from 'vscode';

/** Texts of a document that somebody selected. */
export interface SelectedTexts {
  readonly document: TextDocument;
  /** In the order of the document. */
  readonly ranges: readonly Range[];
  readonly texts: readonly string[];
}

/** Texts of one request to the service. */
const mostTexts = 50;

/**
 * What is selected in the active editor; where nothing is, the line with the cursor.
 *
 * @throws Error with a sentence for the user where there is no text.
 */
export function selectedTexts(): SelectedTexts {
  const editor = window.activeTextEditor;
  if (!editor) throw new Error(l10n.t('Open a file and select a text first.'));
  const { document, selections } = editor;
  const selected = selections.filter((each) => document.getText(each).trim() !== '');
  const ranges = selected.length > 0 ? [...selected] : lineAt(document, editor.selection.active.line);
  if (ranges.length === 0) throw new Error(l10n.t('Select a text first.'));
  if (ranges.length > mostTexts) throw new Error(l10n.t('Select at most {0} texts.', mostTexts));
  ranges.sort((a, b) => a.start.compareTo(b.start));
  return { document, ranges, texts: ranges.map((range) => document.getText(range)) };
}

/** A line without the white space around its words; none where it is blank. */
function lineAt(document: TextDocument, number: number): Range[] {
  const { text, firstNonWhitespaceCharacterIndex: start } = document.lineAt(number);
  const end = text.trimEnd().length;
  return end > start ? [new Range(number, start, number, end)] : [];
}
