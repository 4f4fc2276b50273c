import { EventEmitter, once } from 'node:events';
import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { builtFile } from '../../builtFile.ts';
import { UnreadableFileError } from '../../watchdog/unreadableFileError.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { type ListedFile, type LostVisit, type Project, type Visit, visitOne } from '../project.ts';
import { type CheckQuestion, checkAhead, type FileFindings } from './checkAhead.ts';
import type { CheckAnswer, CheckTask } from './checkTask.ts';
import { claimsMemory, openClaims } from './claims.ts';

/** A file that was checked before its turn. */
export interface CheckedVisit {
  readonly path: string;
  readonly workspace: Workspace;
  /** Undefined for a file in none of the languages that were asked for. */
  readonly result: FileFindings | undefined;
}

/** Threads that check files ahead of those that are reported. */
export interface CheckThreads {
  /** A file as it comes in the list: checked, or to be checked now. Called for one after the other. */
  visit(file: ListedFile, index: number): Promise<Visit | CheckedVisit>;
  stop(): Promise<void>;
}

/** What they work on. */
export interface CheckThreadOptions {
  readonly projects: readonly Project[];
  readonly files: readonly ListedFile[];
  readonly settings: unknown;
  readonly question: CheckQuestion;
  /** How many there are beside this one. */
  readonly count: number;
  readonly signal: AbortSignal;
}

/** Bytes of the largest file that is checked ahead: the findings of a larger one are reported as they are found. */
const largest = 4_000_000;

/**
 * What a thread may keep, in MB; one that needs more ends, and this one checks the file. They take some 100 MB: near its
 * limit a thread does little but collect garbage. A larger young generation makes no file faster.
 */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 };

/** Starts the threads. This one works with them: while the file whose turn it is is not ready, it checks another. */
export async function startCheckThreads(options: CheckThreadOptions): Promise<CheckThreads> {
  const { projects, files, settings, question, count, signal } = options;
  const memory = claimsMemory(files.length);
  const ownThread = 1;
  const claims = openClaims(memory, ownThread);
  const large = new Set<number>();
  await Promise.all(
    files.map(async ([file], index) => {
      const size = file && (await stat(file.path).catch(() => undefined))?.size;
      if (size !== undefined && size <= largest) return;
      claims.take(index);
      large.add(index);
    }),
  );
  const places = new Map(projects.map(({ workspace }, i) => [workspace, i]));
  const task: Omit<CheckTask, 'thread'> = {
    projects: projects.map(({ workspace, paths }) => ({ root: workspace.files.root, paths })),
    settings,
    files: files.map((file) => file.map(({ path, workspace }) => ({ path, project: places.get(workspace) ?? 0 }))),
    question,
    claims: memory,
  };
  const ready = new Map<number, Visit | CheckedVisit>();
  const news = new EventEmitter();
  const threads = Array.from({ length: count }, (_, i) => {
    const workerData: CheckTask = { ...task, thread: ownThread + 1 + i };
    const thread = new Worker(builtFile('checkWorker.mjs'), { workerData, resourceLimits });
    thread.on('message', (answer: CheckAnswer) => {
      ready.set(answer.index, visitOf(answer, projects));
      news.emit('news');
    });
    // What it broke at is checked here, where a fault of the program is reported.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      claims.giveBack(workerData.thread, (index) => ready.has(index));
      news.emit('news');
    });
    return thread;
  });
  return {
    async visit(file, index) {
      claims.reporting(index);
      for (;;) {
        signal.throwIfAborted();
        const checked = ready.get(index);
        ready.delete(index);
        if (checked) return checked;
        if (large.has(index) || claims.take(index)) return visitOne(file);
        const other = claims.takeNext();
        if (other === undefined) await once(news, 'news', { signal });
        else ready.set(other, await checkedHere(files[other] as ListedFile, question, signal));
      }
    },
    async stop() {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}

function visitOf(answer: CheckAnswer, projects: readonly Project[]): CheckedVisit | LostVisit {
  const { path } = answer;
  const { workspace } = projects[answer.project] as Project;
  if ('reason' in answer) return { path, workspace, error: new UnreadableFileError(path, answer.reason) };
  return { path, workspace, result: answer.result };
}

async function checkedHere(
  file: ListedFile,
  question: CheckQuestion,
  signal: AbortSignal,
): Promise<CheckedVisit | LostVisit> {
  const visit = await visitOne(file);
  if ('error' in visit) return visit;
  const { path, workspace } = visit;
  return { path, workspace, result: await checkAhead(visit, question, signal) };
}
