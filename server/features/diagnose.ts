import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Diagnostic, DiagnosticSeverity, DiagnosticTag } from 'vscode-languageserver';
import type { Finding } from '../../shared/checks/check.ts';
import type { Severity } from '../../shared/settings.ts';
import type { Session, Snapshot } from '../lsp/session.ts';
import { UnreadableFileError } from '../workspace/unreadableFileError.ts';

/** The findings of one document, ready to be told. */
export interface Diagnosed {
  /** Undefined for what cannot be told apart from another state: a file that is unreadable or no localization file. */
  readonly resultId?: string;
  readonly version: number | null;
  /** Made when asked for: an unchanged document needs none. */
  diagnostics(): readonly Diagnostic[];
}

/** What a diagnostic carries for whoever acts on it. */
export interface DiagnosticData {
  readonly segment?: string;
  /** Title of the proven fix, where there is one. */
  readonly fix?: string;
  /** The check's own facts: `{ placeholder: '%s' }`. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Checks a document as its buffer or the disk has it now. A file that cannot be read gets one error that says why. */
export async function diagnose(session: Session, uri: string): Promise<Diagnosed> {
  try {
    const snapshot = await session.snapshot(uri);
    if (!snapshot) return { version: session.documents.get(uri)?.version ?? null, diagnostics: () => [] };
    const { id, findings } = await session.diagnoses.of(snapshot.workspace, snapshot.file);
    // Positions are found at once: the open document moves on with the next keystroke.
    const items = findings.map((finding) => toDiagnostic(finding, snapshot, session.client.codeDescriptions));
    return { resultId: id, version: snapshot.version, diagnostics: () => items };
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const start = { line: 0, character: 0 };
    const item: Diagnostic = {
      range: { start, end: start },
      severity: DiagnosticSeverity.Error,
      source: 'interline',
      code: 'unreadable',
      message: `The file cannot be read: ${error.reason}.`,
    };
    return { version: session.documents.get(uri)?.version ?? null, diagnostics: () => [item] };
  }
}

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** Checks whose findings editors may grey out. */
const unnecessary = new Set(['extra-key']);

/** One finding as a diagnostic of the snapshot's text. */
export function toDiagnostic(finding: Finding, { text }: Pick<Snapshot, 'text'>, described: boolean): Diagnostic {
  const data: DiagnosticData = {
    ...(finding.segment === undefined ? {} : { segment: finding.segment }),
    ...(finding.fix ? { fix: finding.fix.title } : {}),
    ...(finding.data ? { facts: finding.data } : {}),
  };
  const href = described ? pageOf(finding.check) : undefined;
  return {
    range: text.rangeAt(finding.range),
    severity: severities[finding.severity],
    source: 'interline',
    code: finding.check,
    message: finding.message,
    data,
    ...(href ? { codeDescription: { href } } : {}),
    ...(unnecessary.has(finding.check) ? { tags: [DiagnosticTag.Unnecessary] } : {}),
  };
}

const pages = new Map<string, string | undefined>();

/** The page of a check in the documentation that is installed with this program. */
function pageOf(check: string): string | undefined {
  if (!pages.has(check)) {
    const page = join(dirname(fileURLToPath(import.meta.url)), '../docs/checks', `${check}.md`);
    pages.set(check, existsSync(page) ? pathToFileURL(page).href : undefined);
  }
  return pages.get(check);
}
