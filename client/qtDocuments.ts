import { type Disposable, languages, type TextDocument, workspace } from 'vscode';
import { isQtTs } from '../shared/formats/qtTs/isQtTs.ts';

/**
 * Gives translation files of Qt Linguist, which end in `.ts` and are opened as TypeScript, the language mode of XML. A
 * mode that the user chose instead is left alone.
 */
export function recognizeQtDocuments(): Disposable {
  for (const document of workspace.textDocuments) recognize(document);
  return workspace.onDidOpenTextDocument(recognize);
}

/** A document whose mode changes is closed and opened again: what is TypeScript once more was made so by the user. */
const recognized = new Set<string>();

function recognize(document: TextDocument): void {
  const uri = document.uri.toString();
  if (document.languageId !== 'typescript' || recognized.has(uri) || !isQtTs(headOf(document))) return;
  recognized.add(uri);
  void languages.setTextDocumentLanguage(document, 'xml');
}

/** The start of a document; no more of a large TypeScript file is looked at. */
function headOf(document: TextDocument): string {
  const lines: string[] = [];
  for (let line = 0; line < Math.min(document.lineCount, 20); line++) lines.push(document.lineAt(line).text);
  return lines.join('\n').slice(0, 4096);
}
