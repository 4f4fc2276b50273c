import type { Client } from '../../shared/api/client.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import type { TranslateRequest } from '../../shared/api/translation.ts';
import { codeTexts, contentFrom } from '../../shared/catalog/content.ts';
import { exceedsLimits, subtitleLimits, wrappedSubtitle } from '../../shared/checks/subtitles/wrappedSubtitle.ts';
import { analyzeMessage } from '../../shared/messages/analyzeMessage.ts';
import { maskMessage } from '../../shared/messages/mask.ts';
import { english, type Sentence, say } from '../../shared/sentences/sentence.ts';
import type { ProjectSettings } from '../../shared/settings.ts';
import { stepOn } from '../watchdog/watchdog.ts';
import { watchedFile } from '../workspace/watchedFile.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import { type FittingMatch, matchesFor } from './fromMemory.ts';
import { canMarkReview, copied, fromProject, systemMatches } from './fromProject.ts';
import { keyRefusal } from './keyRefusal.ts';
import { type Pending, type PendingLanguages, pendingSegments } from './pending.ts';
import { lendGlossary, type ProjectGlossary } from './projectGlossary.ts';
import { projectTexts } from './projectTexts.ts';
import type { ServiceTexts } from './serviceRequest.ts';
import type { ServiceRun } from './serviceRun.ts';
import { storedGlossary } from './storedGlossary.ts';
import type { SegmentTranslation } from './translate.ts';
import { translateByService } from './viaService.ts';

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
  /** Shared by the files of one run, so that none asks a service that has refused all. */
  readonly run?: ServiceRun;
  /** True where the service is asked, whatever the memory and the glossary know. */
  readonly asksService?: boolean;
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
  const wishes = (language: string) => projectTexts(workspace.settings.project, language);
  const saidNotices = new Set<string>();
  /** The same holds for every file. */
  const sayOnce = (notice: Sentence) => {
    if (!saidNotices.has(english(notice))) onNotice?.(notice);
    saidNotices.add(english(notice));
  };
  /** What a service has already is not asked for again with each file. */
  const storedIn = (client: Client): ProjectGlossary => {
    const glossary = stored.get(client) ?? storedGlossary(client, workspace.terms, (notice) => onNotice?.(notice));
    stored.set(client, glossary);
    return glossary;
  };
  return {
    async translateSegments(file, wanted, options) {
      const pending = pendingSegments(file, wanted, options);
      const failure = file.format.readOnly ?? keyRefusal(file, workspace.files.root);
      if (failure !== undefined) return pending.map(({ id }) => ({ id, failure }));
      const done = new Map<Pending, SegmentTranslation>();
      const fuzzy = new Map<Pending, FittingMatch>();
      const report = () => options.onProgress?.(done.size, pending.length);
      for (const item of pending) {
        if (options.signal.aborted) break;
        const fromHere = options.asksService ? undefined : await fromProject(workspace, file, item, fuzzy);
        const local = fromHere ?? copied(item);
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
        const asked = { marksReview: canMarkReview(file), similar, wishes, onNotice: sayOnce };
        await askService(rest, glossaryOf, { service, plan }, { ...options, ...asked }, settle);
      }
      return pending.map((item) => {
        const explained = explain(item, done.get(item), fuzzy.get(item), options.signal);
        return item.isTimed ? wrapLines(item, explained, workspace.settings.project) : explained;
      });
    },

    async matches(file, id, limit) {
      const [item] = pendingSegments(file, new Set([id]));
      if (!item || keyRefusal(file, workspace.files.root)) return [];
      const memory = await workspace.memory(item.sourceLanguage, item.targetLanguage);
      const localMatches = stepOn(watchedFile(file), () =>
        matchesFor(memory, item, workspace.settings.project.memoryThreshold, limit),
      );
      const others = await systemMatches(workspace, item, workspace.settings.project.memoryThreshold, limit);
      return [...localMatches, ...others].sort((a, b) => b.similarity - a.similarity).slice(0, limit);
    },
  };
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

/** The project's terms as a service gets them. */
type GlossaryOf = (client: Client, embedded: boolean) => ProjectGlossary;

/** Who is asked, or who hears what would be. */
interface Asked {
  readonly service: TranslatorOptions['service'] | undefined;
  readonly plan: TranslatorOptions['plan'] | undefined;
}

interface ServiceOptions extends TranslateOptions {
  readonly marksReview: boolean;
  readonly wishes: (targetLanguage: string) => ServiceTexts;
  readonly onNotice: (notice: Sentence) => void;
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
  const { run } = options;
  try {
    if (run?.refusal) throw run.refusal;
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
    run?.fail(error);
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
