import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver';
import { say } from '../../shared/sentences/sentence.ts';
import type { FindingBlock } from '../checking/findingBlocks.ts';
import type { PositionedText } from '../lsp/positions.ts';
import type { Session } from '../lsp/session.ts';
import { UnreadableFileError } from '../watchdog/unreadableFileError.ts';
import { SettingsError } from '../workspace/settingsError.ts';
import { staleFindings } from './stale/staleDocuments.ts';
import { type DiagnosticClient, toDiagnostic } from './toDiagnostic.ts';

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
        const diagnostics = sentDiagnostics(diagnosis.blocks, text, client);
        return [...diagnostics, ...stale.map((finding) => toDiagnostic(finding, text, client))];
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

/** A block of findings, and who gets it. */
interface SentBlock extends Pick<FindingBlock, 'findings' | 'shift'> {
  readonly text: PositionedText;
  readonly client: DiagnosticClient;
}

/**
 * Findings as diagnostics, in no order. Most are those that were sent last: a keystroke replaces those around it.
 *
 * @param text the text that the findings are of.
 * @param client the same one for all states of a document.
 */
export function sentDiagnostics(
  blocks: readonly FindingBlock[],
  text: PositionedText,
  client: DiagnosticClient,
): readonly Diagnostic[] {
  return blocks.flatMap(({ findings, shift, facts }) => {
    const [first] = findings;
    if (!first) return [];
    // What stands between the findings of a block is as it was, so all of them stand where they stood if one does.
    const { line, character } = text.positionAt(first.range.start + shift);
    return facts.ofBoth(diagnosticsAt, { findings, shift, text, client }, `${line}:${character}`);
  });
}

const diagnosticsAt = ({ findings, shift, text, client }: SentBlock, _place: string): readonly Diagnostic[] =>
  findings.map((finding) => toDiagnostic(finding, text, client, shift));
