import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver';
import { say } from '../../shared/sentences/sentence.ts';
import type { Session } from '../lsp/session.ts';
import { UnreadableFileError } from '../watchdog/unreadableFileError.ts';
import { SettingsError } from '../workspace/settingsError.ts';
import { sentDiagnostics } from './sentDiagnostics.ts';
import { staleFindings } from './stale/staleDocuments.ts';
import { toDiagnostic } from './toDiagnostic.ts';

/** The findings of one document, ready to be sent. */
export interface Diagnosed {
  /** Undefined for what cannot be sent apart from another state: a file that is unreadable or no localization file. */
  readonly resultId?: string;
  readonly version: number | null;
  /** Made when asked for: an unchanged document needs none. */
  diagnostics(): readonly Diagnostic[];
}

/** Checks a document as its buffer or the disk has it now. A file that is left out gets one error that says why. */
export async function diagnose(session: Session, uri: string): Promise<Diagnosed> {
  try {
    const snapshot = await session.snapshot(uri);
    if (!snapshot) return { version: session.documents.get(uri)?.version ?? null, diagnostics: () => [] };
    const diagnosis = await session.diagnoses.of(snapshot.workspace, snapshot.file);
    const { text, version } = snapshot;
    const { client } = session;
    const stale = staleFindings(session, snapshot);
    return {
      resultId: [
        diagnosis.id,
        ...stale.map(({ segment, range, message }) => `${segment} ${range.start} ${message}`),
      ].join(' '),
      version,
      diagnostics() {
        const found = sentDiagnostics(diagnosis.blocks, text, client);
        return [...found, ...stale.map((finding) => toDiagnostic(finding, text, client))];
      },
    };
  } catch (error) {
    // The settings file has that fault itself: see diagnoseSettings.
    if (error instanceof SettingsError) {
      return { version: session.documents.get(uri)?.version ?? null, diagnostics: () => [] };
    }
    if (!(error instanceof UnreadableFileError)) throw error;
    const start = { line: 0, character: 0 };
    const item: Diagnostic = {
      range: { start, end: start },
      severity: DiagnosticSeverity.Error,
      source: 'interline',
      code: 'unreadable',
      message: session.localized(say`The file was left out: ${error.reason}.`),
    };
    return { version: session.documents.get(uri)?.version ?? null, diagnostics: () => [item] };
  }
}
