import { type Diagnostic, DiagnosticSeverity, PublishDiagnosticsNotification } from 'vscode-languageserver';
import type { ErrorSeverity } from '../../../shared/api/qualityEvaluation.ts';
import type { Segment } from '../../../shared/catalog/segment.ts';
import { qualitySource } from '../../../shared/protocol.ts';
import { DocumentChanged, isExpected } from '../../lsp/safely.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import type { EvaluatedError } from '../../translation/evaluateFile.ts';
import type { Feature } from '../feature.ts';

/** Something that the service holds against a translation, by what it is about: places change, texts say whether it still holds. */
interface Issue {
  readonly error: EvaluatedError;
  readonly source: string | undefined;
  readonly target: string | undefined;
  readonly side: 'source' | 'target';
  /** From the start of that side to the range, and the length of both, UTF-16 code units. */
  readonly offset: number;
  readonly length: number;
  readonly sideLength: number;
}

interface KeptFile {
  readonly uri: string;
  /** In the order of the text. */
  issues: readonly Issue[];
  /** What the client was sent last, as JSON. */
  sent?: string;
}

/** By path. */
const keptFiles = () => new Map<string, KeptFile>();

/** Keeps what the service held against translations, until they or their sources change, or the user clears it. */
export const qualityIssues: Feature = {
  async filesSettled(_changes, session) {
    // those that cannot pull get issues with every push
    if (!session.client.pullsDiagnostics) return;
    for (const path of [...session.facts.of(keptFiles, session).keys()]) await publish(session, path);
  },
};

/**
 * Shows the issues of a file in place of those that it had, beside its findings. What a check reports in the same words (the
 * embedded service judges by the checks) is shown as its finding alone.
 *
 * @param errors of {@link Snapshot.file}, in the order of the text.
 */
export async function showIssues(
  session: Session,
  snapshot: Snapshot,
  errors: readonly EvaluatedError[],
): Promise<void> {
  const { segments } = snapshot.file.catalog;
  const { findings } = await session.diagnoses.of(snapshot.workspace, snapshot.file);
  const reported = new Set(findings.map(({ segment, message }) => `${segment}\n${message}`));
  const others = errors.filter(({ segment, explanation }) => !reported.has(`${segment}\n${explanation}`));
  const issues = others.flatMap((error) => issueOf(error, segments.find(error.segment)) ?? []);
  session.facts.of(keptFiles, session).set(snapshot.path, { uri: snapshot.uri, issues });
  await publish(session, snapshot.path);
}

/** Takes away every issue of every file. */
export async function clearIssues(session: Session): Promise<void> {
  const files = session.facts.of(keptFiles, session);
  const uris = Array.from(files, ([path, { uri }]) => session.documents.atPath(path)?.uri ?? uri);
  const paths = [...files.keys()];
  files.clear();
  if (!session.client.pullsDiagnostics) return session.filesChanged(paths);
  for (const uri of uris) await send(session, uri, []);
}

/** The issues of a file that still hold, for clients that diagnostics are pushed to: they take one list for all. */
export async function issuesOf(session: Session, path: string | undefined): Promise<readonly Diagnostic[]> {
  const files = session.facts.of(keptFiles, session);
  const file = path === undefined ? undefined : files.get(path);
  if (!file || path === undefined) return [];
  const snapshot = await session.snapshot(session.documents.atPath(path)?.uri ?? file.uri);
  if (!snapshot) return [];
  const placed = file.issues.flatMap((issue) => {
    const diagnostic = placedIssue(issue, snapshot);
    return diagnostic ? [{ issue, diagnostic }] : [];
  });
  // what was written over is gone for good, also if it is written again
  file.issues = placed.map(({ issue }) => issue);
  return placed.map(({ diagnostic }) => diagnostic);
}

async function publish(session: Session, path: string): Promise<void> {
  const files = session.facts.of(keptFiles, session);
  const file = files.get(path);
  if (!file) return;
  if (!session.client.pullsDiagnostics) return session.filesChanged([path]);
  try {
    const uri = session.documents.atPath(path)?.uri ?? file.uri;
    const diagnostics = await issuesOf(session, path);
    const state = JSON.stringify([uri, diagnostics]);
    if (diagnostics.length === 0) files.delete(path);
    if (file.sent === state) return;
    file.sent = state;
    await send(session, uri, diagnostics);
  } catch (error) {
    // the change that came between is followed by another look
    if (!(error instanceof DocumentChanged) && !isExpected(error)) throw error;
  }
}

function send(session: Session, uri: string, diagnostics: readonly Diagnostic[]): Promise<void> {
  const params = { uri, diagnostics: [...diagnostics] };
  return session.connection.sendNotification(PublishDiagnosticsNotification.type, params);
}

function issueOf(error: EvaluatedError, segment: Segment | undefined): Issue | undefined {
  const { start, end } = error.range;
  for (const side of ['target', 'source'] as const) {
    const range = segment?.[side]?.range;
    if (!range || start < range.start || end > range.end) continue;
    const values = { source: segment?.source?.value, target: segment?.target?.value };
    const sideLength = range.end - range.start;
    return { error, ...values, side, offset: start - range.start, length: end - start, sideLength };
  }
  return undefined;
}

const severities: Readonly<Record<ErrorSeverity, DiagnosticSeverity>> = {
  Critical: DiagnosticSeverity.Error,
  Major: DiagnosticSeverity.Warning,
  Minor: DiagnosticSeverity.Information,
};

/** Undefined where the translation or its source is not what was evaluated. */
function placedIssue(issue: Issue, { file, text }: Snapshot): Diagnostic | undefined {
  const { error, side, offset, length, sideLength } = issue;
  const segment = file.catalog.segments.find(error.segment);
  const range = segment?.[side]?.range;
  if (!range || range.end - range.start !== sideLength) return undefined;
  if (segment.source?.value !== issue.source || segment.target?.value !== issue.target) return undefined;
  const start = range.start + offset;
  return {
    range: text.rangeAt({ start, end: start + length }),
    severity: severities[error.severity],
    source: qualitySource,
    code: `${error.type}/${error.subType}`,
    message: error.explanation.trim() || `${error.type}: ${error.subType}`,
    data: { segment: error.segment },
  };
}
