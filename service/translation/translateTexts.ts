import { OperationalError } from '../../shared/api/operationalError.ts';
import type { TextDetails } from '../../shared/api/textDetails.ts';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import { asWritten } from '../../shared/sentences/sentence.ts';
import type { Direction, Engine, EngineHint, EngineText, Guidance } from '../engines/engine.ts';
import { keepsMarks } from '../engines/engineText.ts';
import type { AnalysedText } from './analyseText.ts';
import { askEngines } from './askEngines.ts';
import { fromGlossary } from './fromGlossary.ts';
import type { KnownTranslation } from './fromMemory.ts';
import { guidanceOf } from './guidance.ts';
import { keepFormatting } from './keepFormatting.ts';
import type { Pipeline, PipelineOptions, PipelineOrigin, PipelineResult } from './pipeline.ts';
import { type PreparedText, prepareText, type Sentence } from './prepareText.ts';
import { type RememberedText, rememberedText } from './rememberedText.ts';
import { type SentenceText, sentenceText, writeParts } from './sentenceText.ts';
import { whatWouldServe } from './whatWouldServe.ts';

/** A text of a request with its language, a root code. */
export interface SourceText {
  readonly text: AnalysedText;
  readonly source: string;
  readonly about?: TextDetails;
}

interface Work {
  readonly sentence: Sentence;
  readonly prepared: PreparedText;
  readonly hints: readonly EngineHint[];
  readonly about: NonNullable<EngineText['about']>;
  answer?: KnownTranslation;
}

/**
 * Translates texts of one language, in order; every text gets a result.
 *
 * @param translators.engines those that can translate the direction; asked for when something is left for them.
 * @param wanted as for {@link Pipeline.translate}.
 * @throws OperationalError `cancelled` after an abort.
 */
export async function translateTexts(
  texts: readonly SourceText[],
  direction: Direction,
  translators: { readonly phrases: Engine; engines(): Promise<readonly Engine[]> },
  options: PipelineOptions,
  wanted: Parameters<Pipeline['translate']>[2],
): Promise<readonly PipelineResult[]> {
  const { source, target } = direction;
  const prepared = texts.map(({ text }) => prepareText(text, options.splitSentences, source));
  const remembered = await Promise.all(
    prepared.map((parts) => {
      const same = source === target || !parts.hasSentences;
      return same || !options.memory ? undefined : rememberedText(parts, options.memory);
    }),
  );
  const results = prepared.map((parts, i) => settledResult(parts, remembered[i], direction));
  const work = new Map<Sentence, Work>();
  texts.forEach((text, i) => {
    if (results[i]) return;
    const parts = prepared[i] as PreparedText;
    for (const one of workOf(text, parts, remembered[i], direction, options)) work.set(one.sentence, one);
  });
  if (work.size === 0) return results as PipelineResult[];
  const signal = wanted();
  if (signal.aborted) throw new OperationalError('cancelled', asWritten('The translation was cancelled.'));
  const guidance = guidanceOf(prepared, options);
  const engines = await translators.engines();
  // What was not made to order is no answer to an order, however good it is.
  const binding = guidance.formality !== undefined || guidance.instructions.length > 0;
  const able = binding ? engines.filter((engine) => engine.isGuided) : engines;
  if (!binding) await fromPhrases([...work.values()], translators.phrases, direction, options, signal);
  const failures = await fromEngines([...work.values()], able, direction, options, guidance, signal);
  if (binding && options.formality.startsWith('prefer_') && guidance.instructions.length === 0) {
    await fromPhrases([...work.values()], translators.phrases, direction, options, signal);
    const others = engines.filter((engine) => !engine.isGuided);
    pushAll(failures, await fromEngines([...work.values()], others, direction, options, guidance, signal));
  }
  const isAsked = able.length > 0 && failures.length === 0;
  const asked = isAsked ? able.map((engine) => engine.name) : [];
  const why = isAsked ? ({ unknown: true } as const) : failures.length > 0 ? ({ broken: true } as const) : {};
  return prepared.map((parts, i) => {
    const whole = results[i] ?? composed(parts, (one) => work.get(one)?.answer, source, isAsked);
    if (whole) return whole;
    const message = whatWouldServe(source, target, failures, asked);
    return { text: parts.text, detectedSource: source, origin: { kind: 'none', message, ...why } };
  });
}

/** The result of a text that needs no engine; undefined for one whose sentences are work. */
function settledResult(
  { text, fault, hasSentences }: PreparedText,
  remembered: RememberedText | undefined,
  { source, target }: Direction,
): PipelineResult | undefined {
  const detectedSource = source;
  if (source !== target && fault !== undefined) {
    return { text, detectedSource, origin: { kind: 'none', message: fault, unknown: true } };
  }
  if (source === target || !hasSentences) {
    return { text, detectedSource, origin: { kind: 'unchanged', name: 'unchanged' } };
  }
  return remembered?.whole && { ...remembered.whole, detectedSource };
}

/** The sentences of a text, with what memory and glossary know of them. */
function workOf(
  { about: { similar, ...details } = {} }: SourceText,
  prepared: PreparedText,
  remembered: RememberedText | undefined,
  { source, target }: Direction,
  options: PipelineOptions,
): readonly Work[] {
  const sentences = prepared.items.filter((item) => typeof item !== 'string');
  const about = sentences.length === 1 ? details : aboutPart(details);
  const termOf = (sentence: Sentence): KnownTranslation | undefined => {
    const term = options.terms && fromGlossary(sentence, options.terms, source, target);
    return term === undefined
      ? undefined
      : { text: prepared.encode(term), origin: { kind: 'glossary', name: 'glossary' } };
  };
  return sentences.map((sentence) => {
    const hints = [...(similar ? [similar] : []), ...(remembered?.hints.get(sentence) ?? [])];
    const answer = remembered?.sentences.get(sentence) ?? termOf(sentence);
    return { sentence, prepared, hints, about, ...(answer ? { answer } : {}) };
  });
}

/**
 * A text from the answers to its sentences; undefined where one has none.
 *
 * @param isAsked whether engines were asked and did not fail: a sentence of unknown words then stays as it is among
 *   others, as an unknown word does within a sentence.
 */
function composed(
  { items, encode }: PreparedText,
  answerOf: (sentence: Sentence) => KnownTranslation | undefined,
  source: string,
  isAsked: boolean,
): PipelineResult | undefined {
  const answers = items.map((item) => (typeof item === 'string' ? undefined : answerOf(item)));
  const origins = answers.flatMap((answer) => (answer ? [answer.origin] : []));
  const isWhole = items.every((item, k) => typeof item === 'string' || answers[k]);
  if (!isWhole && !(isAsked && origins.length > 0)) return undefined;
  const text = items
    .map((item, k) => (typeof item === 'string' ? item : (answers[k]?.text ?? asItWas(item, encode))))
    .join('');
  return { text, detectedSource: source, origin: weakest(origins) };
}

/** Of one sentence of several no limit is known. */
function aboutPart({ limit: _, ...rest }: Work['about']): Work['about'] {
  return rest;
}

function asItWas({ tokens }: Sentence, encode: PreparedText['encode']): string {
  return tokens.map((token) => (token.kind === 'text' ? encode(token.text) : token.output)).join('');
}

async function fromPhrases(
  work: readonly Work[],
  phrases: Engine,
  direction: Direction,
  options: PipelineOptions,
  signal: AbortSignal,
): Promise<void> {
  const open = work.filter((each) => !each.answer);
  const texts = open.map(({ sentence, prepared }) =>
    sentenceText(sentence, prepared.encode, undefined, direction.source),
  );
  const results = await phrases.translate(
    texts.map((each) => each.text),
    direction,
    signal,
  );
  open.forEach((each, i) => {
    const result = results[i];
    const text = texts[i] as SentenceText;
    if (!result || !keepsMarks(text.text, result)) return;
    const words = result.parts.map((part) => (part.kind === 'text' ? part.text : '\ufffc')).join('');
    const source = each.sentence.tokens.map((token) => (token.kind === 'text' ? token.text : '\ufffc')).join('');
    if (!keepsTerms(source, words, options, direction)) return;
    each.answer = {
      text: writeParts(result.parts, text, each.prepared.encode),
      origin: { kind: 'phrases', name: phrases.name, match: result.match ?? 0 },
    };
  });
}

/** True when a translation has every glossary term of its source. */
function keepsTerms(source: string, translation: string, options: PipelineOptions, direction: Direction): boolean {
  const { terms } = options;
  if (!terms) return true;
  return terms
    .findSource(source, direction.source)
    .every(
      ({ term }) =>
        term.targets.length === 0 ||
        term.targets.some((target) => terms.findTarget(translation, target, direction.target).length > 0),
    );
}

async function fromEngines(
  work: readonly Work[],
  engines: readonly Engine[],
  direction: Direction,
  options: PipelineOptions,
  guidance: Guidance,
  signal: AbortSignal,
): Promise<string[]> {
  const open = work.filter((each) => !each.answer);
  if (open.length === 0) return [];
  const texts = open.map(({ sentence, prepared, hints, about }) => {
    const made = sentenceText(sentence, prepared.encode, options.terms, direction.source);
    return { ...made, text: { ...made.text, hints, about } };
  });
  const { answers, failures } = await askEngines(texts, engines, direction, signal, guidance);
  open.forEach((each, i) => {
    const answer = answers[i];
    const text = texts[i] as SentenceText;
    if (!answer) return;
    const preserve = options.preserveFormatting || each.prepared.isBranching;
    const parts = keepFormatting(text.text.parts, answer.parts, direction.target, preserve);
    each.answer = {
      text: writeParts(parts, text, each.prepared.encode),
      origin: { kind: 'engine', name: answer.engine.name },
    };
  });
  return [...failures];
}

/** A text is as good as the least certain of its sentences. */
function weakest(origins: readonly PipelineOrigin[]): PipelineOrigin {
  const order: readonly PipelineOrigin['kind'][] = ['phrases', 'fuzzy', 'engine', 'glossary', 'memory', 'unchanged'];
  const match = (origin: PipelineOrigin) => ('match' in origin ? (origin.match ?? 100) : 100);
  const [first] = [...origins].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || match(a) - match(b));
  return first ?? { kind: 'unchanged', name: 'unchanged' };
}
