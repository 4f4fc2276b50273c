import { plain } from '../../shared/catalog/content.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import {
  type Alternative,
  type Alternatives,
  type AlternativesParams,
  alternativesRequest,
} from '../../shared/matchesProtocol.ts';
import { analyzeMessage } from '../../shared/messages/analyzeMessage.ts';
import { syntaxesOf } from '../../shared/messages/syntaxesOf.ts';
import { type Sentence, say } from '../../shared/sentences/sentence.ts';
import { RequestRefused, sentenceOf } from '../lsp/safely.ts';
import type { Session, Snapshot } from '../lsp/session.ts';
import type { ServiceConnection } from '../translation/connectService.ts';
import { improveTexts } from '../translation/improveTexts.ts';
import { serviceTarget } from '../translation/serviceLanguage.ts';
import type { SegmentTranslation } from '../translation/translate.ts';
import type { Feature } from './feature.ts';

/** What the service proposes for one segment, beside what memory and glossary have. */
export const alternatives: Feature = {
  register(registry, session) {
    registry.onRequest(alternativesRequest, (params, { signal }) => alternativesFor(session, params, signal));
  },
};

/** A text of the service, or why there is none. */
type Answer = Omit<SegmentTranslation, 'id'> & Pick<Alternative, 'kind'>;

interface Offer extends AlternativesParams {
  readonly translations: readonly SegmentTranslation[];
}

/** What was proposed last, until something else is. */
function offers(_session: Session): { last?: Offer } {
  return {};
}

/** A translation that the service proposed last for a segment, by its text. */
export function offered(session: Session, uri: string, id: string, target: unknown): SegmentTranslation | undefined {
  const { last } = session.facts.of(offers, session);
  if (last?.uri !== uri || last.id !== id) return undefined;
  return last.translations.find(({ content }) => content?.value === target);
}

async function alternativesFor(
  session: Session,
  { uri, id }: AlternativesParams,
  signal: AbortSignal,
): Promise<Alternatives> {
  const snapshot = await session.latest(uri);
  if (!snapshot) throw new RequestRefused(say`This is not a localization file.`);
  const service = await session.service.connect();
  const segment = snapshot.file.catalog.segments.find(id);
  const answers = await Promise.all([
    translated(snapshot, id, { kind: 'translation' }, signal),
    translated(snapshot, id, { kind: 'formal', formality: 'prefer_more' }, signal),
    translated(snapshot, id, { kind: 'informal', formality: 'prefer_less' }, signal),
    ...(segment ? [rephrased(snapshot, segment, service, signal)] : []),
  ]);
  signal.throwIfAborted();
  const texts = new Map<string, Answer>();
  for (const answer of answers.flat()) {
    const target = answer.content?.value;
    if (target !== undefined && !texts.has(target)) texts.set(target, answer);
  }
  if (texts.size === 0) throw new RequestRefused(answers.flat().find(hasFailed)?.failure ?? nothing);
  texts.delete(segment?.target?.value ?? '');
  const proposed = [...texts];
  session.facts.of(offers, session).last = {
    uri,
    id,
    translations: proposed.map(([, { kind: _, ...translation }]) => ({ ...translation, id })),
  };
  return { service: service.name, texts: proposed.map(([target, { kind }]) => ({ target, kind })) };
}

const nothing = say`The service proposed no translation.`;
const hasFailed = (answer: Answer): answer is Answer & { readonly failure: Sentence } => answer.failure !== undefined;

/** Has the service translate the source text; languages that know no formality get the same text each time. */
async function translated(
  { file, translator }: Snapshot,
  id: string,
  { kind, formality }: Pick<Answer, 'kind'> & { readonly formality?: string },
  signal: AbortSignal,
): Promise<readonly Answer[]> {
  const texts = formality === undefined ? {} : { texts: { formality } };
  const translations = await translator.translateSegments(file, new Set([id]), { signal, asksService: true, ...texts });
  return translations.map(({ id: _, ...translation }) => ({ ...translation, kind }));
}

/** The present translation in other words. One with placeholders or tags is left alone: nothing would keep them whole. */
async function rephrased(
  { file }: Snapshot,
  segment: Segment,
  { client, name }: ServiceConnection,
  signal: AbortSignal,
): Promise<readonly Answer[]> {
  const { target, targetLanguage = file.targetLanguage } = segment;
  if (!target?.value.trim() || targetLanguage === undefined) return [];
  const { units } = analyzeMessage(target, syntaxesOf({ source: target, syntaxes: segment.syntaxes }, file.catalog));
  if (units.length > 0) return [];
  try {
    const language = { target_lang: serviceTarget(targetLanguage) };
    const improved = (await improveTexts(client, [target.value], language, signal, 'rephrase')).get(0);
    if (!improved) return [];
    const origin = { kind: 'service', name } as const;
    return [{ kind: 'rephrased', content: plain(improved.text), state: 'translated', origin }];
  } catch (error) {
    return [{ kind: 'rephrased', failure: sentenceOf(error) }];
  }
}
