import {
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
  DocumentDiagnosticRequest,
  PublishDiagnosticsNotification,
  WorkspaceDiagnosticRequest,
  type WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver';
import { pathOf } from '../lsp/paths.ts';
import { DocumentChanged, isExpected, quietly } from '../lsp/safely.ts';
import type { Session } from '../lsp/session.ts';
import { dependsOnKeys, diagnoseCode } from './codeDiagnostics.ts';
import { type Diagnosed, diagnose } from './diagnose.ts';
import { discovery } from './discovery.ts';
import { issuesOf } from './evaluation/qualityIssues.ts';
import type { Feature } from './feature.ts';
import { overviewMade } from './overview.ts';
import { diagnoseSettings } from './settingsDiagnostics.ts';

/** How long to wait for the next keystroke before diagnostics are pushed, in ms. */
const pushDelay = 30;

/**
 * Findings as diagnostics: pulled for documents and for the whole workspace, pushed to clients that cannot pull. When a
 * source file or a glossary changes, clients that pull are told to ask again for the files that depend on it.
 */
export const diagnostics: Feature = {
  capabilities: (client) =>
    client.pullsDiagnostics
      ? {
          diagnosticProvider: {
            identifier: 'interline',
            interFileDependencies: true,
            workspaceDiagnostics: true,
          },
        }
      : {},

  register(registry, session) {
    registry.onRequest(DocumentDiagnosticRequest.type, async ({ textDocument, previousResultId }) => {
      return report(await diagnoseAny(session, textDocument.uri), previousResultId);
    });

    registry.onRequest(WorkspaceDiagnosticRequest.type, async (params, { signal }) => {
      const previous = new Map(params.previousResultIds.map(({ uri, value }) => [uri, value]));
      const token = params.partialResultToken;
      const items: WorkspaceDocumentDiagnosticReport[] = [];
      const seen = new Set<string>();
      for await (const item of workspaceReports(session, previous, seen, signal)) {
        if (token === undefined) items.push(item);
        else await session.connection.sendProgress(WorkspaceDiagnosticRequest.partialResult, token, { items: [item] });
      }
      // What was reported once and is gone has no problems any more.
      for (const uri of previous.keys()) {
        if (seen.has(uri) || signal.aborted) continue;
        items.push({ kind: DocumentDiagnosticReportKind.Full, uri, version: null, items: [], resultId: 'gone' });
      }
      return { items };
    });
  },

  filesChanged(_paths, session) {
    if (!session.client.pullsDiagnostics) pushSoon(session);
  },

  async filesSettled({ paths, isAll }, session) {
    const { pullsDiagnostics, refreshesDiagnostics } = session.client;
    if (pullsDiagnostics && refreshesDiagnostics) await refresh(session, paths, isAll);
  },
};

function report(diagnosed: Diagnosed, previousResultId: string | undefined): DocumentDiagnosticReport {
  const { resultId } = diagnosed;
  if (resultId !== undefined && resultId === previousResultId) {
    return { kind: DocumentDiagnosticReportKind.Unchanged, resultId };
  }
  return {
    kind: DocumentDiagnosticReportKind.Full,
    items: [...diagnosed.diagnostics()],
    ...(resultId === undefined ? {} : { resultId }),
  };
}

async function* workspaceReports(
  session: Session,
  previous: ReadonlyMap<string, string>,
  seen: Set<string>,
  signal: AbortSignal,
): AsyncGenerator<WorkspaceDocumentDiagnosticReport> {
  for (const { workspace } of await session.projects.all()) {
    for (const path of await discovery(workspace, session.client.watchesFiles, signal)) {
      // Between two files other requests get their turn.
      await new Promise((resolve) => setImmediate(resolve));
      if (!session.diagnoses.has(workspace, path)) await overviewMade(session);
      if (signal.aborted) return;
      const uri = session.uriOf(path);
      if (seen.has(uri)) continue;
      seen.add(uri);
      try {
        const diagnosed = await diagnose(session, uri);
        yield { ...report(diagnosed, previous.get(uri)), uri, version: diagnosed.version };
      } catch (error) {
        if (!(error instanceof DocumentChanged)) throw error;
      }
    }
  }
  for (const { path } of await session.projects.faults()) {
    const uri = session.uriOf(path);
    if (seen.has(uri)) continue;
    const diagnosed = await diagnoseSettings(session, uri);
    if (!diagnosed) continue;
    seen.add(uri);
    yield { ...report(diagnosed, previous.get(uri)), uri, version: diagnosed.version };
  }
}

/** What was pushed last, by URI, and the push that is next. */
const noPush = (): { readonly last: Map<string, string>; timer?: NodeJS.Timeout } => ({ last: new Map() });

function pushSoon(session: Session): void {
  const next = session.facts.of(noPush, session);
  clearTimeout(next.timer);
  next.timer = setTimeout(() => void quietly('diagnostics', session.log, () => push(session)), pushDelay);
}

/** Of a settings file, of source code where a project asks for it, or of a localization file. */
async function diagnoseAny(session: Session, uri: string): Promise<Diagnosed> {
  return (await diagnoseSettings(session, uri)) ?? (await diagnoseCode(session, uri)) ?? diagnose(session, uri);
}

/** Publishes what changed about open documents, and clears the problems of those that were closed. */
async function push(session: Session): Promise<void> {
  const { last } = session.facts.of(noPush, session);
  const open = session.documents.all();
  for (const uri of last.keys()) {
    if (open.some((document) => document.uri === uri)) continue;
    last.delete(uri);
    await session.connection.sendNotification(PublishDiagnosticsNotification.type, { uri, diagnostics: [] });
  }
  for (const { uri } of open) {
    try {
      const { resultId, version, diagnostics } = await diagnoseAny(session, uri);
      const issues = await issuesOf(session, pathOf(uri));
      const id = resultId === undefined ? undefined : resultId + JSON.stringify(issues);
      if (id !== undefined && last.get(uri) === id) continue;
      last.set(uri, id ?? '');
      await session.connection.sendNotification(PublishDiagnosticsNotification.type, {
        uri,
        ...(version === null ? {} : { version }),
        diagnostics: [...diagnostics(), ...issues],
      });
    } catch (error) {
      // The change that came between has a push of its own.
      if (!(error instanceof DocumentChanged)) throw error;
    }
  }
}

/** Asks the client to pull again when an open document that did not change itself has other findings now. */
async function refresh(session: Session, changed: ReadonlySet<string>, all: boolean): Promise<void> {
  let stale = all;
  for (const { uri, path } of session.documents.all()) {
    if (stale) break;
    // It is asked for after its own change; where others changed as well, it may have been asked for before they did.
    if (changed.size === 1 && changed.has(path)) continue;
    if (await dependsOnKeys(session, path)) {
      stale = true;
      break;
    }
    try {
      const snapshot = await session.snapshot(uri);
      stale = snapshot !== undefined && !(await session.diagnoses.isCurrent(snapshot.workspace, snapshot.file));
    } catch (error) {
      if (!isExpected(error) && !(error instanceof DocumentChanged)) throw error;
    }
  }
  if (!stale) return;
  await session.connection.languages.diagnostics.refresh();
}
