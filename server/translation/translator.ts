import type { Client } from '../../shared/api/client.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import type { TranslateRequest } from '../../shared/api/translation.ts';
import { type Content, codeTexts, contentFrom, plain } from '../../shared/catalog/content.ts';
import { exceedsLimits, subtitleLimits, wrappedSubtitle } from '../../shared/checks/subtitles/wrappedSubtitle.ts';
import { certainMatch } from '../../shared/memory/adaptMatch.ts';
import { analyzeMessage } from '../../shared/messages/analyzeMessage.ts';
import { maskMessage } from '../../shared/messages/mask.ts';
import { type Sentence, say } from '../../shared/sentences/sentence.ts';
import type { ProjectSettings } from '../../shared/settings.ts';
import type { Term } from '../../shared/terms/termIndex.ts';
import { stepOn } from '../watchdog/watchdog.ts';
import { watchedFile } from '../workspace/watchedFile.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import { type FittingMatch, fromSentences, matchesFor } from './fromMemory.ts';
import { keyRefusal } from './keyRefusal.ts';
import { type Pending, type PendingLanguages, pendingSegments } from './pending.ts';
import { lendGlossary, type ProjectGlossary } from './projectGlossary.ts';
import { storedGlossary } from './storedGlossary.ts';
import type { SegmentTranslation } from './translate.ts';
import { type ServiceTexts, translateByService } from './viaService.ts';

/** What a translator works with. */
export interface TranslatorOptions {
  readonly workspace: Workspace;
  /**
   * Asked for only when memory and glossary leave something to do; its failures become the segments' failures. Without
   * one a segment tells that it would be sent.
   */
  readonly service?: () => Promise<{
    readonly client: Client;
    readonly name: string;
    readonly embedded?: boolean;
    readonly reviewsModel?: boolean;
  }>;
  /** Told every request that would be sent, where no service is asked: as it would be sent, but for lent glossaries. */
  readonly plan?: {
    /** Whether the service that would be asked reads what is known of each text. */
    readonly readsDetails: boolean;
    readonly record: (request: TranslateRequest) => void;
  };
  /** Told what the user should know beside the results, a sentence each. */
  readonly onNotice?: (notice: Sentence) => void;
}

/** How one run goes. */
export interface TranslateOptions extends PendingLanguages {
  readonly signal: AbortSignal;
  /** Called with the number of segments that are dealt with. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Resources of the service to use. */
  readonly texts?: ServiceTexts;
}

/** Translates segments in one order for every caller: exact memory, fuzzy memory, glossary, service. */
export interface Translator {
  /**
   * @param wanted ids of segments, or everything untranslated; ids that need no translation are left out.
   * @returns one translation per pending segment, in order; `failure` instead of `content` where there is none.
   */
  translateSegments(
    file: LocalizationFile,
    wanted: ReadonlySet<string> | 'untranslated',
    options: TranslateOptions,
  ): Promise<readonly SegmentTranslation[]>;
  /** Matches of the project's memory for one segment, best first. */
  matches(file: LocalizationFile, id: string, limit: number): Promise<readonly FittingMatch[]>;
}

/** A translator over a workspace. */
export function createTranslator({ workspace, service, plan, onNotice }: TranslatorOptions): Translator {
  const stored = new WeakMap<Client, ProjectGlossary>();
  /** What a service has already is not asked for again with each file. */
  const storedIn = (client: Client): ProjectGlossary => {
    const glossary = stored.get(client) ?? storedGlossary(client, workspace.terms, (notice) => onNotice?.(notice));
    stored.set(client, glossary);
    return glossary;
  };
  return {
    async translateSegments(file, wanted, options) {
      const pending = pendingSegments(file, wanted, options);
      const failure = file.format.readOnly ?? keyRefusal(file, workspace.root);
      if (failure !== undefined) return pending.map(({ id }) => ({ id, failure }));
      const done = new Map<Pending, SegmentTranslation>();
      const fuzzy = new Map<Pending, FittingMatch>();
      const report = () => options.onProgress?.(done.size, pending.length);
      for (const item of pending) {
        if (options.signal.aborted) break;
        const local = (await fromProject(workspace, file, item, fuzzy)) ?? copied(item);
        if (local) done.set(item, local);
      }
      report();
      const rest = pending.filter((item) => !done.has(item));
      if (rest.length > 0 && !options.signal.aborted) {
        const settle = (item: Pending, translation: SegmentTranslation) => {
          done.set(item, translation);
          report();
        };
        const glossaryOf: GlossaryOf = (client, embedded) =>
          embedded ? lendGlossary(client, workspace.terms) : storedIn(client);
        const similar = (item: Pending) => fuzzy.get(item);
        await askService(
          rest,
          glossaryOf,
          { service, plan },
          { ...options, marksReview: canMarkReview(file), similar },
          settle,
        );
      }
      return pending.map((item) => {
        const explained = explain(item, done.get(item), fuzzy.get(item), options.signal);
        return item.isTimed ? wrapLines(item, explained, workspace.settings) : explained;
      });
    },

    async matches(file, id, limit) {
      const [item] = pendingSegments(file, new Set([id]));
      if (!item || keyRefusal(file, workspace.root)) return [];
      const memory = await workspace.memory(item.sourceLanguage, item.targetLanguage);
      const own = stepOn(watchedFile(file), () => matchesFor(memory, item, workspace.settings.memoryThreshold, limit));
      const others = await systemMatches(workspace, item, workspace.settings.memoryThreshold, limit);
      return [...own, ...others].sort((a, b) => b.similarity - a.similarity).slice(0, limit);
    },
  };
}

/** What the project itself knows: its memory, then its glossary where a text is a term as a whole; then other programs. */
async function fromProject(
  workspace: Workspace,
  file: LocalizationFile,
  item: Pending,
  fuzzy: Map<Pending, FittingMatch>,
): Promise<SegmentTranslation | undefined> {
  const memory = await workspace.memory(item.sourceLanguage, item.targetLanguage);
  const [whole] = matchesFor(memory, item, workspace.settings.memoryThreshold, 1);
  const match = whole?.similarity === 100 ? whole : (fromSentences(memory, item, item.sourceLanguage) ?? whole);
  if (match?.similarity === 100) {
    const origin = { kind: 'memory', match: 100, name: match.origin } as const;
    return { id: item.id, content: match.content, state: 'translated', origin };
  }
  if (match) {
    fuzzy.set(item, match);
    // What says something else is only kept where the file can say that it needs review.
    const marksReview = canMarkReview(file);
    if (marksReview || match.similarity >= certainMatch) {
      const origin = { kind: 'fuzzy', match: match.similarity, name: match.origin } as const;
      return { id: item.id, content: match.content, state: marksReview ? 'needs-review' : 'translated', origin };
    }
  }
  const terms = await workspace.terms(item.sourceLanguage, item.targetLanguage);
  const target = wholeTerm(terms.terms, item.source.value);
  if (target !== undefined) {
    return { id: item.id, content: plain(target), state: 'translated', origin: { kind: 'glossary' } };
  }
  const [other] = await systemMatches(workspace, item, certainMatch, 1);
  if (!other) return undefined;
  fuzzy.set(item, match ?? other);
  if (!canMarkReview(file)) return undefined;
  const origin = { kind: 'fuzzy', match: other.similarity, name: other.origin } as const;
  return { id: item.id, content: other.content, state: 'needs-review', origin };
}

/** A text of another program is never certain, however alike it is. */
const mostOfOthers = 95;

/** Matches of the catalogues of other programs on this machine, best first. */
async function systemMatches(
  workspace: Workspace,
  item: Pending,
  threshold: number,
  limit: number,
): Promise<readonly FittingMatch[]> {
  const memory = await workspace.systemMemory(item.sourceLanguage, item.targetLanguage);
  if (!memory) return [];
  const matches = matchesFor(memory, item, threshold, limit);
  return matches.map((match) => ({ ...match, similarity: Math.min(match.similarity, mostOfOthers) }));
}

/** A subtitle on lines that a viewer can read, where they hold it. */
function wrapLines(item: Pending, translation: SegmentTranslation, settings: ProjectSettings): SegmentTranslation {
  const { content } = translation;
  if (!content) return translation;
  const { source, sourceLanguage, targetLanguage } = item;
  const limits = subtitleLimits(source, sourceLanguage, targetLanguage, settings);
  const message = analyzeMessage(content, item.syntaxes);
  if (!exceedsLimits(message, limits, targetLanguage)) return translation;
  const wrapped = wrappedSubtitle(message, limits, targetLanguage);
  return wrapped === undefined ? translation : { ...translation, content: contentFrom(wrapped, codeTexts(content)) };
}

function canMarkReview({ format }: LocalizationFile): boolean {
  return format.states.includes('needs-review');
}

function wholeTerm(terms: readonly Term[], text: string): string | undefined {
  const exact = terms.find((term) => term.source === text) ?? terms.find((term) => same(term.source, text));
  const target = exact?.targets[0];
  if (target === undefined || exact === undefined) return undefined;
  const startsUpper = /^\p{Lu}/u.test(text) && !/^\p{Lu}/u.test(exact.source);
  return startsUpper ? target.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : target;
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** A text without a single letter outside its placeholders and tags reads the same in every language. */
function copied(item: Pending): SegmentTranslation | undefined {
  if (item.source.icu || /\p{L}/u.test(item.source.shape)) return undefined;
  const content: Content = { value: item.source.value, codes: item.source.codes };
  return { id: item.id, content, state: 'translated', origin: { kind: 'copy' } };
}

/** The project's terms as a service gets them. */
type GlossaryOf = (client: Client, embedded: boolean) => ProjectGlossary;

/** Who is asked, or who hears what would be. */
interface Asked {
  readonly service: TranslatorOptions['service'] | undefined;
  readonly plan: TranslatorOptions['plan'] | undefined;
}

interface ServiceOptions extends TranslateOptions {
  readonly marksReview: boolean;
  readonly similar: (item: Pending) => FittingMatch | undefined;
}

async function askService(
  items: readonly Pending[],
  glossaryOf: GlossaryOf,
  { service, plan }: Asked,
  options: ServiceOptions,
  settle: (item: Pending, translation: SegmentTranslation) => void,
): Promise<void> {
  if (!service) {
    if (plan) await planRequests(items, plan, options);
    for (const item of items) {
      const masked = maskMessage(item.source);
      settle(item, masked.ok ? { id: item.id, wouldBeSent: true } : { id: item.id, failure: masked.reason });
    }
    return;
  }
  try {
    const { client, name, embedded, reviewsModel = false } = await service();
    const glossary = glossaryOf(client, embedded === true);
    try {
      await translateByService(
        items,
        client,
        name,
        {
          ...options,
          readsDetails: embedded === true,
          reviewsModel,
          glossaries: (from, to) => glossary.idsFor(from, to, options.signal),
        },
        settle,
      );
    } finally {
      await glossary.remove();
    }
  } catch (error) {
    if (!(error instanceof OperationalError)) throw error;
    for (const item of items) settle(item, { id: item.id, failure: error.sentence, error });
  }
}

/** Makes the requests and sends none. */
async function planRequests(
  items: readonly Pending[],
  { readsDetails, record }: NonNullable<TranslatorOptions['plan']>,
  options: ServiceOptions,
): Promise<void> {
  const recorder = {
    async translate(request: TranslateRequest) {
      record(request);
      return { translations: request.text.map((text) => ({ text, detected_source_language: '' })) };
    },
  };
  await translateByService(items, recorder, '', { ...options, readsDetails }, () => undefined);
}

function explain(
  item: Pending,
  translation: SegmentTranslation | undefined,
  fuzzy: FittingMatch | undefined,
  signal: AbortSignal,
): SegmentTranslation {
  if (!translation) return { id: item.id, failure: signal.aborted ? say`Cancelled.` : say`Not translated.` };
  if (translation.content || !fuzzy) return translation;
  return { ...translation, similarity: fuzzy.similarity };
}
