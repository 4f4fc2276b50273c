import { basename } from 'node:path';
import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import {
  type OverviewRow,
  overviewChangedNotification,
  overviewRequest,
  type ProjectOverview,
} from '../../shared/overviewProtocol.ts';
import { uriOf } from '../lsp/paths.ts';
import type { Session } from '../lsp/session.ts';
import { fileProgress } from '../translation/fileProgress.ts';
import { shortPath } from '../translation/targets.ts';
import { UnreadableFileError } from '../watchdog/unreadableFileError.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import { discovery } from './discovery.ts';
import type { Feature } from './feature.ts';
import { countFindings } from './findingCounts.ts';

/**
 * Every project with its files: how far they are, what was found in them, which are not there. Who asked once hears of
 * changes, so that nobody has to ask every few seconds.
 */
export const projectOverview: Feature = {
  register(registry, session) {
    registry.onRequest(overviewRequest, async (_params, { signal }) => {
      session.facts.of(listening, session).isWanted = true;
      const projects: ProjectOverview[] = [];
      for (const { workspace } of await session.projects.all()) {
        projects.push(await overviewOf(session, workspace, signal));
        if (signal.aborted) break;
      }
      return { projects };
    });
  },
  async filesSettled(_changes, session) {
    if (session.facts.of(listening, session).isWanted)
      await session.connection.sendNotification(overviewChangedNotification);
  },
};

/** Whether the client asked for changes. */
const listening = () => ({ isWanted: false });

async function overviewOf(session: Session, workspace: Workspace, signal: AbortSignal): Promise<ProjectOverview> {
  const { root } = workspace.files;
  const settings = workspace.settings.project;
  const rows: OverviewRow[] = [];
  for (const path of await discovery(workspace, session.client.watchesFiles, signal)) {
    // Between two files other requests get their turn.
    await new Promise((resolve) => setImmediate(resolve));
    if (signal.aborted) break;
    for (const row of await rowsOf(session, workspace, path)) rows.push(row);
  }
  return {
    uri: uriOf(root),
    name: basename(root),
    sourceLanguage: settings.sourceLanguage,
    rows,
  };
}

async function rowsOf(session: Session, workspace: Workspace, path: string): Promise<readonly OverviewRow[]> {
  try {
    const file = await workspace.files.read(path);
    return file ? await rowsOfFile(session, workspace, file) : [];
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const nothing = { total: 0, translated: 0, needsReview: 0, untranslated: 0, stale: 0, warnings: 0, infos: 0 };
    const place = placeOf(session, workspace, path);
    return [
      { ...place, role: 'single', language: null, ...nothing, errors: 1, unreadable: session.localized(error.reason) },
    ];
  }
}

async function rowsOfFile(
  session: Session,
  workspace: Workspace,
  file: LocalizationFile,
): Promise<readonly OverviewRow[]> {
  const progress = await fileProgress({ file, workspace });
  if (progress.length === 0) return [];
  const { findings } = await session.diagnoses.of(workspace, file);
  const present = progress.filter(({ role }) => role !== 'absent');
  const counts = countFindings(
    file,
    findings,
    present.map(({ language }) => language),
  );
  return progress.map(({ path, role, language, total, translated, needsReview, untranslated }) => {
    const source = role === 'absent' ? file.path : file.sourcePath;
    return {
      ...placeOf(session, workspace, path),
      role,
      ...(source === undefined ? {} : { source: session.uriOf(source) }),
      language,
      ...{ total, translated, needsReview, untranslated },
      ...(role === 'absent' ? { errors: 0, warnings: 0, infos: 0, stale: 0 } : counts(language)),
    };
  });
}

function placeOf(session: Session, workspace: Workspace, path: string) {
  return { uri: session.uriOf(path), path: slashedPath(shortPath(path, workspace.files.root)) };
}
