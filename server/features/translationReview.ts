import { randomUUID } from 'node:crypto';
import type { TranslateRequest } from '../../shared/api/translation.ts';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import {
  type AcceptTranslationsParams,
  acceptTranslationsRequest,
  type ProposeTranslationsParams,
  proposeTranslationsRequest,
  type TranslationOutcome,
  type TranslationPlan,
  type TranslationPlanParams,
  type TranslationProposal,
  type TranslationProposals,
  translationPlanRequest,
} from '../../shared/previewProtocol.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { RequestRefused } from '../lsp/safely.ts';
import type { Session } from '../lsp/session.ts';
import { countOrigins, originNames } from '../translation/origins.ts';
import { type Pending, pendingSegments } from '../translation/pending.ts';
import type { SegmentTranslation } from '../translation/translate.ts';
import type { FileTranslation } from '../translation/translateFile.ts';
import { createTranslator, type Translator } from '../translation/translator.ts';
import { emptyTarget } from '../workspace/emptyTarget.ts';
import { summarize, summaryOf } from './commands/summary.ts';
import { eachTranslation } from './commands/translateInto.ts';
import { pathOfJob, placeJob, type TranslationJob, translateJob, translationJobs } from './commands/translationJobs.ts';
import type { Feature } from './feature.ts';

/** Before texts are translated in bulk: what would be sent, then what came back, of which only what is accepted is written. */
export const translationReview: Feature = {
  register(registry, session) {
    registry.onRequest(translationPlanRequest, (params, { signal }) => planOf(session, params, signal));
    registry.onRequest(proposeTranslationsRequest, (params, { signal }) => proposalsOf(session, params, signal));
    registry.onRequest(acceptTranslationsRequest, (params, { signal }) => acceptProposals(session, params, signal));
  },
};

async function planOf(
  session: Session,
  { targets, isEmbedded }: TranslationPlanParams,
  signal: AbortSignal,
): Promise<TranslationPlan> {
  const jobs = await translationJobs(session, targets);
  const all: SegmentTranslation[] = [];
  let replaced = 0;
  const requests: TranslateRequest[] = [];
  const plan = { readsDetails: isEmbedded, record: (request: TranslateRequest) => void requests.push(request) };
  for (const job of jobs) {
    const dry = createTranslator({ workspace: job.snapshot.workspace, plan });
    pushAll(all, (await translateJob(job, { signal }, dry)).translations);
    if (job.segments) replaced += pendingOf(job).filter((text) => translationOf(text) !== undefined).length;
  }
  const texts = requests.flatMap(({ text }) => text);
  const { translated, failed } = countOrigins(all);
  const reason = all.find(({ failure }) => failure !== undefined)?.failure;
  return {
    files: jobs.length,
    made: jobs.filter(({ target }) => 'absent' in target).length,
    texts: all.length,
    replaced,
    withoutService: translated,
    sent: texts.length,
    characters: texts.reduce((sum, text) => sum + text.length, 0),
    refused: failed,
    ...(reason === undefined ? {} : { reason: session.localized(reason) }),
    requests,
  };
}

function pendingOf({ target, snapshot, language, segments }: TranslationJob): readonly Pending[] {
  const file = 'absent' in target ? emptyTarget(target.source, target.absent) : target;
  const isBilingual = language && snapshot.file.format.kind === 'bilingual';
  return pendingSegments(file, segments ?? 'untranslated', isBilingual ? { target: language } : {});
}

/** The translation that a text has now; a copy of the source text is none. */
function translationOf({ source, target }: Pending): string | undefined {
  return target?.value && target.value !== source.value ? target.value : undefined;
}

/** What was translated and waits to be accepted. */
interface Review {
  readonly token: string;
  readonly entries: readonly { readonly job: TranslationJob; readonly translation: SegmentTranslation }[];
  /** Texts for which nothing came back, so that nobody could accept anything. */
  readonly failures: readonly SegmentTranslation[];
}

/** The last one that was asked for. */
const noReview = (): { review?: Review | undefined } => ({});

async function proposalsOf(
  session: Session,
  { targets, workDoneToken: token }: ProposeTranslationsParams,
  signal: AbortSignal,
): Promise<TranslationProposals> {
  const jobs = await translationJobs(session, targets);
  const entries: Review['entries'][number][] = [];
  const proposals: TranslationProposal[] = [];
  const all: SegmentTranslation[] = [];
  await eachTranslation({ session, signal, token }, jobs, async (job, result) => {
    const texts = new Map(pendingOf(job).map((text) => [text.id, text]));
    pushAll(all, result.translations);
    for (const translation of result.translations) {
      if (!translation.content) continue;
      entries.push({ job, translation });
      proposals.push(proposal(job, result, translation, texts.get(translation.id)));
    }
  });
  const name = jobs.length === 1 && jobs[0] ? pathOfJob(jobs[0]) : say`${jobs.length} files`;
  const review = { token: randomUUID(), entries, failures: all.filter(({ content }) => !content) };
  session.facts.of(noReview, session).review = review;
  return { token: review.token, proposals, message: session.localized(summaryOf(all, name)) };
}

function proposal(
  job: TranslationJob,
  { targetLanguage }: FileTranslation,
  { id, content, state, origin }: SegmentTranslation,
  text: Pending | undefined,
): TranslationProposal {
  const before = text && translationOf(text);
  const match = origin?.match === undefined ? '' : ` ${origin.match} %`;
  return {
    path: slashedPath(pathOfJob(job)),
    language: targetLanguage,
    ...{ id, source: text?.source.value ?? '', target: content?.value ?? '' },
    ...(before === undefined || before === content?.value ? {} : { before }),
    origin: origin ? `${originNames[origin.kind]}${match}` : '',
    needsReview: state === 'needs-review',
  };
}

/** Writes what was accepted, each file at once: the files are read again, and what was edited since keeps what is there. */
async function acceptProposals(
  session: Session,
  { token, accepted }: AcceptTranslationsParams,
  signal: AbortSignal,
): Promise<TranslationOutcome> {
  const last = session.facts.of(noReview, session);
  const { review } = last;
  if (review?.token !== token) throw new RequestRefused(say`These translations are no longer there; translate again.`);
  last.review = undefined;
  const byJob = new Map<TranslationJob, Map<string, SegmentTranslation>>();
  for (const place of accepted) {
    const entry = review.entries[place];
    if (!entry) continue;
    const chosen = byJob.get(entry.job) ?? new Map<string, SegmentTranslation>();
    byJob.set(entry.job, chosen.set(entry.translation.id, entry.translation));
  }
  const done: SegmentTranslation[] = [];
  const files = new Set<string>();
  for (const [job, chosen] of byJob) {
    const translation = await translateJob(job, { signal }, answering(chosen, job));
    const placed = await placeJob(session, job, translation);
    const written = placed.filter(({ id }) => chosen.has(id));
    pushAll(done, written);
    if (written.some(({ failure }) => !failure)) files.add(session.uriOf(pathOfJob(job)));
  }
  pushAll(done, review.failures);
  const [only] = byJob.keys();
  const { failed, message } = summarize(
    done,
    byJob.size === 1 && only ? pathOfJob(only) : say`${byJob.size} files`,
    session,
  );
  return { failed, message, files: [...files] };
}

/** A translator that has nothing but what was accepted. */
function answering(chosen: ReadonlyMap<string, SegmentTranslation>, { snapshot }: TranslationJob): Translator {
  return {
    ...snapshot.translator,
    async translateSegments(file, wanted, options) {
      return pendingSegments(file, wanted, options).flatMap(({ id }) => chosen.get(id) ?? []);
    },
  };
}
