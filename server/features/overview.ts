import { basename } from 'node:path';
import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import {
  type Overview,
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
import { withPauses } from '../withPauses.ts';
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
    registry.onRequest(overviewRequest, (params, { signal }) => {
      const answer = overview(session, params?.checkingTime ?? Number.POSITIVE_INFINITY, signal);
      const done = () => undefined;
      session.facts.of(lastAnswer, session).made = answer.then(done, done);
      return answer;
    });
  },
  async filesSettled(_changes, session) {
    if (session.facts.of(lastAnswer, session).made)
      await session.connection.sendNotification(overviewChangedNotification);
  },
};

/** The last answer to the client, once it asked. */
const lastAnswer = (): { made?: Promise<undefined> } => ({});

/**
 * Waits while an overview is made. It counts all files in a fraction of the time that it takes to check them, and whoever
 * checks them at the same time makes people wait for it.
 */
export async function overviewMade(session: Session): Promise<void> {
  await session.facts.of(lastAnswer, session).made;
}

async function overview(session: Session, checkingTime: number, signal: AbortSignal): Promise<Overview> {
  const findingsOf = findingsWithin(session, checkingTime);
  const projects: ProjectOverview[] = [];
  for (const { workspace } of await session.projects.all()) {
    projects.push(await overviewOf({ session, workspace, findingsOf }, signal));
    if (signal.aborted) break;
  }
  return { projects };
}

/** The findings of a file; undefined where it is not checked in this answer. */
type FindingsOf = (workspace: Workspace, file: LocalizationFile) => Promise<readonly Finding[] | undefined>;

/** A project while its files are counted. */
interface CountedProject {
  readonly session: Session;
  readonly workspace: Workspace;
  readonly findingsOf: FindingsOf;
}

/** @param time how long files may be checked for the first time, in ms. */
function findingsWithin({ diagnoses }: Session, time: number): FindingsOf {
  let spent = 0;
  return async (workspace, file) => {
    const isFirst = !diagnoses.has(workspace, file.path);
    if (isFirst && spent > 0 && spent >= time) return undefined;
    const start = performance.now();
    const { findings } = await diagnoses.of(workspace, file);
    if (isFirst) spent += performance.now() - start;
    return findings;
  };
}

async function overviewOf(project: CountedProject, signal: AbortSignal): Promise<ProjectOverview> {
  const { session, workspace } = project;
  const { root } = workspace.files;
  const settings = workspace.settings.project;
  const rows: OverviewRow[] = [];
  for await (const path of withPauses(await discovery(workspace, session.client.watchesFiles, signal))) {
    if (signal.aborted) break;
    for (const row of await rowsOf(project, path)) rows.push(row);
  }
  return {
    uri: uriOf(root),
    name: basename(root),
    sourceLanguage: settings.sourceLanguage,
    rows,
  };
}

async function rowsOf(project: CountedProject, path: string): Promise<readonly OverviewRow[]> {
  const { session, workspace } = project;
  try {
    const file = await workspace.files.read(path);
    return file ? await rowsOfFile(project, file) : [];
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const nothing = { total: 0, translated: 0, needsReview: 0, untranslated: 0, stale: 0, warnings: 0, infos: 0 };
    const place = { ...placeOf(session, workspace, path), role: 'single', language: null } as const;
    return [{ ...place, ...nothing, isChecked: true, errors: 1, unreadable: session.localized(error.reason) }];
  }
}

async function rowsOfFile(project: CountedProject, file: LocalizationFile): Promise<readonly OverviewRow[]> {
  const { session, workspace, findingsOf } = project;
  const progress = await fileProgress({ file, workspace });
  if (progress.length === 0) return [];
  const findings = await findingsOf(workspace, file);
  const present = progress.filter(({ role }) => role !== 'absent');
  const counts = countFindings(
    file,
    findings ?? [],
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
      isChecked: findings !== undefined || role === 'absent',
      ...(role === 'absent' ? { errors: 0, warnings: 0, infos: 0, stale: 0 } : counts(language)),
    };
  });
}

function placeOf(session: Session, workspace: Workspace, path: string) {
  return { uri: session.uriOf(path), path: slashedPath(shortPath(path, workspace.files.root)) };
}
