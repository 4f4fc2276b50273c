import { basename } from 'node:path';
import { OperationalError } from '../../../shared/api/operationalError.ts';
import { pushAll } from '../../../shared/catalog/pushAll.ts';
import type { EvaluationSummary } from '../../../shared/protocol.ts';
import { type Sentence, type SentenceValue, say } from '../../../shared/sentences/sentence.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import {
  type EvaluablePair,
  type EvaluatedError,
  evaluablePairs,
  evaluateFile,
  type FileEvaluation,
} from '../../translation/evaluateFile.ts';
import type { CommandRun } from '../executeCommand.ts';
import { withProgress } from '../withProgress.ts';
import { clearIssues, showIssues } from './qualityIssues.ts';

/** The translations of a file into one language. */
interface EvaluationJob {
  readonly snapshot: Snapshot;
  readonly language: string;
  readonly pairs: readonly EvaluablePair[];
}

/**
 * Has the service evaluate a file, or several; for a source file its translations. What it holds against them is shown as
 * diagnostics. Stopped half-way, what was evaluated until then is kept: it may have been paid for.
 *
 * @param further URIs of the other files.
 * @throws RequestRefused where there is nothing to evaluate, OperationalError where the service evaluates nothing of it.
 */
export async function evaluateFiles(
  { session, signal, token }: CommandRun,
  uri: string,
  further: unknown,
): Promise<EvaluationSummary> {
  const others = Array.isArray(further) ? further.filter((one) => typeof one === 'string') : [];
  const jobs = await jobsOf(session, [uri, ...others], signal);
  if (jobs.length === 0) throw new RequestRefused(say`There are no translations to evaluate.`);
  const paths = new Set(jobs.map(({ snapshot }) => snapshot.path));
  const [only = ''] = paths;
  const name = paths.size === 1 ? basename(only) : say`${paths.size} files`;
  const done: FileEvaluation[] = [];
  const refusals: Sentence[] = [];
  const { client } = await session.service.connect();
  await withProgress(session, { title: say`Evaluating ${name}`, token, signal }, async (report, stop) => {
    const total = jobs.reduce((sum, { pairs }) => sum + pairs.length, 0);
    const errors = new Map<string, EvaluatedError[]>();
    let count = 0;
    for (const { snapshot, language, pairs } of jobs) {
      const onProgress = (some: number) => report(count + some, total);
      report(count, total);
      try {
        const evaluation = await evaluateFile(client, snapshot.file, language, pairs, stop, onProgress);
        done.push(evaluation);
        const all = errors.get(snapshot.path) ?? [];
        errors.set(snapshot.path, all);
        pushAll(all, evaluation.errors);
        await showIssues(session, snapshot, all);
      } catch (error) {
        if (stop.aborted) break;
        // a language that the service does not evaluate keeps none of the others from it
        if (!(error instanceof OperationalError) || error.kind !== 'rejected') throw error;
        if (done.length === 0 && jobs.length === 1) throw error;
        refusals.push(error.sentence);
      }
      count += pairs.length;
    }
  });
  const summary = summaryOf(done, name, refusals);
  if (done.length > 0 || refusals.length > 0) session.tell(refusals.length > 0 ? 'warning' : 'info', summary);
  return { ...figuresOf(done), message: session.localized(summary) };
}

/** Takes away what evaluations have shown. */
export async function clearEvaluation({ session }: CommandRun): Promise<void> {
  await clearIssues(session);
}

async function jobsOf(session: Session, uris: readonly string[], signal: AbortSignal): Promise<EvaluationJob[]> {
  const jobs: EvaluationJob[] = [];
  const seen = new Set<string>();
  for (const uri of uris) {
    const snapshot = await session.latest(uri);
    if (!snapshot) throw new RequestRefused(say`This is not a localization file.`);
    for (const each of await translationsOf(session, snapshot)) {
      signal.throwIfAborted();
      if (seen.has(each.path)) continue;
      seen.add(each.path);
      for (const [language, pairs] of evaluablePairs(each.file)) jobs.push({ snapshot: each, language, pairs });
    }
  }
  return jobs;
}

/** A file itself, or the translations of a source file that are there. */
async function translationsOf(session: Session, snapshot: Snapshot): Promise<readonly Snapshot[]> {
  if (snapshot.file.role !== 'source') return [snapshot];
  const targets = await snapshot.workspace.pairs.targetsOf(snapshot.file);
  const snapshots: Snapshot[] = [];
  for (const target of targets) {
    if (!('format' in target)) continue;
    const each = await session.latest(session.uriOf(target.path));
    if (each) snapshots.push(each);
  }
  return snapshots;
}

function figuresOf(done: readonly FileEvaluation[]): Omit<EvaluationSummary, 'message'> {
  const segments = done.reduce((sum, each) => sum + each.segments, 0);
  const weighted = done.reduce((sum, each) => sum + each.score * each.segments, 0);
  const score = segments === 0 ? null : Math.round((10 * weighted) / segments) / 10;
  return { score, issues: done.reduce((sum, each) => sum + each.errors.length, 0) };
}

/** “app.de.xlf: 87 of 100, 3 issues.” */
function summaryOf(done: readonly FileEvaluation[], name: SentenceValue, refusals: readonly Sentence[]): Sentence {
  const { score, issues } = figuresOf(done);
  const [refusal] = refusals;
  if (score === null) return refusal ?? say`The evaluation was stopped.`;
  const outcome =
    issues === 0
      ? say`${name}: ${score} of 100, no issues.`
      : issues === 1
        ? say`${name}: ${score} of 100, 1 issue.`
        : say`${name}: ${score} of 100, ${issues} issues.`;
  return refusal ? say`${outcome} ${refusal}` : outcome;
}
