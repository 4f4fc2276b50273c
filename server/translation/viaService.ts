import type { Client, TranslateExtras } from '../../shared/api/client.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { readServiceSentence } from '../../shared/api/readServiceSentence.ts';
import type { TextDetails } from '../../shared/api/textDetails.ts';
import { languageModelName, type Translation } from '../../shared/api/translation.ts';
import type { Origin } from '../../shared/catalog/catalog.ts';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import { type MaskedMessage, maskMessage, unmaskMessage } from '../../shared/messages/mask.ts';
import { type Sentence, say } from '../../shared/sentences/sentence.ts';
import { jsonBytes, packBatches, runBounded } from './batches.ts';
import type { FittingMatch } from './fromMemory.ts';
import { detailsOf, type Pending } from './pending.ts';
import { serviceSource, serviceTarget } from './serviceLanguage.ts';
import type { ServiceTexts } from './serviceRequest.ts';
import { type ServiceRun, serviceRun } from './serviceRun.ts';
import type { SegmentTranslation } from './translate.ts';
import { type Wanted, wantedOf } from './wanted.ts';

/** Requests under way at once. */
const inFlight = 4;

/** One masked text of one or more segments: equal texts are sent once. */
interface Unit {
  readonly xml: string;
  readonly details: TextDetails | null;
  readonly users: Job[];
}

/** A segment on its way: its texts come back one by one. */
interface Job {
  readonly item: Pending;
  readonly masked: MaskedMessage;
  readonly answers: Map<string, Translation>;
}

/**
 * Translates by the service: placeholders and tags masked, equal texts sent once, requests packed to the limits, four
 * under way at most. Each answer is unmasked and checked; one that lost a placeholder is repaired or refused.
 *
 * A request that fails costs its own segments only, unless the failure would meet every other one too ({@link ServiceRun}).
 *
 * @param settle called once for each segment that got an answer or a failure, as soon as it is known.
 */
export async function translateByService(
  items: readonly Pending[],
  client: Pick<Client, 'translate'>,
  name: string,
  options: {
    readonly signal: AbortSignal;
    readonly texts?: ServiceTexts;
    /** What the project wants for a language, below `texts`: it gives way where the service refuses it. */
    readonly wishes?: (targetLanguage: string) => ServiceTexts;
    /** Told what of that was left out. */
    readonly onNotice?: (notice: Sentence) => void;
    /** Whether the service reads what is known of each text. */
    readonly readsDetails?: boolean;
    /** The match of the project's memory for a text that is not alike enough to be written. */
    readonly similar?: (item: Pending) => FittingMatch | undefined;
    /** Whether what a language model wrote is to be reviewed. */
    readonly reviewsModel?: boolean;
    /** Whether a similar text's translation can be marked for review. */
    readonly marksReview: boolean;
    /** What earlier requests learnt of the service; nothing without it. */
    readonly run?: ServiceRun;
    /** Further glossaries of the service for a pair of languages. */
    readonly glossaries?: (sourceLanguage: string, targetLanguage: string) => Promise<readonly string[]>;
  },
  settle: (item: Pending, translation: SegmentTranslation) => void,
): Promise<void> {
  const reviewsModel = options.reviewsModel === true;
  const { reportingTag } = options.texts ?? {};
  const extras: TranslateExtras = { details: true, marksReview: options.marksReview, reportingTag };
  const requests: Request[] = [];
  for (const group of byLanguages(items)) {
    const [first] = group;
    if (!first) continue;
    const lent = (await options.glossaries?.(first.sourceLanguage, first.targetLanguage)) ?? [];
    const wanted = wantedOf(first, lent, options);
    const units = maskAll(
      group,
      settle,
      options.readsDetails ? (item) => detailsOf(item, options.similar?.(item)) : none,
    );
    const overhead = jsonBytes(JSON.stringify(wanted.body)) + 96;
    for (const batch of packBatches(units, bytesOf, overhead)) requests.push({ wanted, batch });
  }
  const { run = serviceRun() } = options;
  const fail = (batch: readonly Unit[], error: OperationalError) => {
    for (const job of new Set(batch.flatMap((unit) => unit.users))) {
      settle(job.item, { id: job.item.id, failure: error.sentence, error });
    }
  };
  await runBounded(
    requests,
    inFlight,
    async ({ wanted, batch }) => {
      if (run.refusal) return fail(batch, run.refusal);
      try {
        const answers = await ask(client, wanted, batch, extras, options.signal);
        run.succeed();
        for (const [unit, answer] of answers) {
          for (const job of unit.users) receive(job, unit, answer, { name, reviewsModel }, settle);
        }
      } catch (error) {
        if (!(error instanceof OperationalError)) throw error;
        if (error.kind === 'cancelled') return;
        run.fail(error);
        fail(batch, error);
      }
    },
    options.signal,
  );
}

interface Request {
  readonly wanted: Wanted;
  readonly batch: readonly Unit[];
}

/** One request; where the service finds fault with a text's markup, the halves are asked alone until it is found. */
async function ask(
  client: Pick<Client, 'translate'>,
  wanted: Wanted,
  batch: readonly Unit[],
  extras: TranslateExtras,
  signal: AbortSignal,
): Promise<(readonly [Unit, Translation | OperationalError])[]> {
  const { body } = wanted;
  try {
    const about = batch.some((unit) => unit.details) ? { text_details: batch.map((unit) => unit.details) } : {};
    const request = { ...body, ...about, text: batch.map((unit) => unit.xml) };
    const answer = await client.translate(request, extras, signal);
    return batch.map((unit, i) => [unit, answer.translations[i] as Translation]);
  } catch (error) {
    if (wanted.givesWay(body, error)) return ask(client, wanted, batch, extras, signal);
    const faulty = error instanceof OperationalError && (error.status === 413 || /tag handling/i.test(error.message));
    if (!faulty || batch.length === 0) throw error;
    if (batch.length === 1) return [[batch[0] as Unit, error]];
    const half = batch.length >> 1;
    return [
      ...(await ask(client, wanted, batch.slice(0, half), extras, signal)),
      ...(await ask(client, wanted, batch.slice(half), extras, signal)),
    ];
  }
}

function receive(
  job: Job,
  unit: Unit,
  answer: Translation | OperationalError,
  { name, reviewsModel }: { readonly name: string; readonly reviewsModel: boolean },
  settle: (item: Pending, translation: SegmentTranslation) => void,
): void {
  const { item, masked } = job;
  if (answer instanceof OperationalError) {
    settle(item, { id: item.id, failure: answer.sentence, error: answer });
    return;
  }
  if (answer.origin?.kind === 'none') {
    settle(item, {
      id: item.id,
      failure:
        answer.origin.message === undefined
          ? say`No engine could translate it.`
          : readServiceSentence(answer.origin.message),
    });
    return;
  }
  job.answers.set(unit.xml, answer);
  if (masked.texts.some((text) => !job.answers.has(text))) return;
  const result = unmaskMessage(
    masked,
    masked.texts.map((text) => job.answers.get(text)?.text ?? ''),
  );
  if (!result.ok) {
    settle(item, { id: item.id, failure: result.reason });
    return;
  }
  const origin = weakest([...job.answers.values()].map((each) => originOf(each, name)));
  // The phrase memory proposes what others wrote elsewhere; a fuzzy match is of another text: both wait for a reader.
  const isModel = origin.kind === 'engine' && origin.name === languageModelName;
  const review = origin.kind === 'phrases' || origin.kind === 'fuzzy' || (isModel && reviewsModel);
  settle(item, { id: item.id, content: result.content, state: review ? 'needs-review' : 'translated', origin });
}

function originOf(answer: Translation, name: string): Origin {
  const { origin } = answer;
  if (!origin || origin.kind === 'none' || origin.kind === 'unchanged') return { kind: 'service', name };
  return {
    kind: origin.kind,
    ...(origin.name ? { name: origin.name } : {}),
    ...(origin.match === undefined ? {} : { match: origin.match }),
  };
}

/** A message of several texts is as good as the least certain of them. */
function weakest(origins: readonly Origin[]): Origin {
  const order: readonly Origin['kind'][] = ['phrases', 'fuzzy', 'engine', 'service', 'glossary', 'memory'];
  const [first] = [...origins].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return first ?? { kind: 'service' };
}

const bytesOf = ({ xml, details }: Unit) => jsonBytes(xml) + (details ? jsonBytes(JSON.stringify(details)) : 5);

function maskAll(
  items: readonly Pending[],
  settle: (item: Pending, translation: SegmentTranslation) => void,
  describe: (item: Pending) => TextDetails | undefined,
): Unit[] {
  const units = new Map<string, Unit>();
  for (const item of items) {
    const masked = maskMessage(item.source);
    if (!masked.ok) {
      settle(item, { id: item.id, failure: masked.reason });
      continue;
    }
    const job: Job = { item, masked, answers: new Map() };
    const details = describe(item);
    const { context, note, limit, similar } = details ?? {};
    for (const xml of new Set(masked.texts)) {
      // Equal texts are one only where the same is known of them; their neighbours do not matter.
      const key = details ? JSON.stringify([xml, context, note, limit, similar]) : xml;
      const unit = units.get(key) ?? { xml, details: details ?? null, users: [] };
      unit.users.push(job);
      units.set(key, unit);
    }
  }
  return [...units.values()];
}

const none = () => undefined;

function byLanguages(items: readonly Pending[]): Pending[][] {
  const groups = new Map<string, Pending[]>();
  for (const item of items) {
    const key = `${serviceSource(item.sourceLanguage)} ${serviceTarget(item.targetLanguage)}`;
    pushTo(groups, key, item);
  }
  return [...groups.values()];
}
