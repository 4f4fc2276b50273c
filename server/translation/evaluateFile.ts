import type { Client } from '../../shared/api/client.ts';
import type { ErrorSeverity, EvaluationSpan } from '../../shared/api/qualityEvaluation.ts';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import type { Segment, Slot } from '../../shared/catalog/segment.ts';
import type { TextRange } from '../../shared/catalog/textRange.ts';
import { wordCount } from '../../shared/languages/wordCount.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import { evaluationTarget, serviceSource } from './serviceLanguage.ts';

/** Something that a service holds against a translation. */
export interface EvaluatedError {
  /** Id of the segment. */
  readonly segment: string;
  /** `Accuracy`, `Fluency`, `Style` or `Miscellaneous`. */
  readonly type: string;
  readonly subType: string;
  readonly severity: ErrorSeverity;
  /** In the words of the service. */
  readonly explanation: string;
  /** In the text of the file: what of the translation is meant, else of a source that stands there too, else the translation. */
  readonly range: TextRange;
}

/** What a service makes of the translations of a file into one language. */
export interface FileEvaluation {
  /** BCP 47, as the file has it. */
  readonly targetLanguage: string;
  /** How many were evaluated. */
  readonly segments: number;
  /** 0 to 100; of several requests, their mean by the words of their sources. */
  readonly score: number;
  /** In the order of the text. */
  readonly errors: readonly EvaluatedError[];
}

/** Segments of one request, and code points of one side of them (shapes.md §12). */
const mostSegments = 500;
const longestSide = 10_000;

/** A translation with its source. */
export interface EvaluablePair {
  readonly segment: Segment;
  readonly source: Slot;
  readonly target: Slot;
}

/**
 * Has a service evaluate the translations of a file into one language, 500 a request. Each request may be billed, and is sent
 * once.
 *
 * @param pairs some of {@link evaluablePairs}.
 * @param onProgress called with how many were evaluated so far.
 * @throws OperationalError, `rejected` for a pair of languages that the service does not evaluate.
 * @example
 * for (const [language, pairs] of evaluablePairs(file)) await evaluateFile(client, file, language, pairs, signal);
 */
export async function evaluateFile(
  { qualityEvaluation }: Pick<Client, 'qualityEvaluation'>,
  file: LocalizationFile,
  targetLanguage: string,
  pairs: readonly EvaluablePair[],
  signal: AbortSignal,
  onProgress?: (segments: number) => void,
): Promise<FileEvaluation> {
  const metadata = {
    source_language: serviceSource(file.sourceLanguage),
    target_language: evaluationTarget(targetLanguage),
  };
  const errors: EvaluatedError[] = [];
  let [words, weighted] = [0, 0];
  for (let first = 0; first < pairs.length; first += mostSegments) {
    const batch = pairs.slice(first, first + mostSegments);
    const segments = batch.map(({ source, target }) => ({ source: source.value, target: target.value }));
    const { segments: results, summary } = await qualityEvaluation.evaluate({ metadata, segments }, signal);
    for (const { segment_index, errors: some } of results) {
      const pair = batch[segment_index];
      if (pair) for (const error of some) errors.push(errorOf(error, pair, file));
    }
    const weight = batch.reduce((sum, { source }) => sum + wordCount(source.value, file.sourceLanguage), 0) || 1;
    words += weight;
    weighted += summary.overall_score * weight;
    onProgress?.(first + batch.length);
  }
  errors.sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
  return { targetLanguage, segments: pairs.length, score: Math.round((100 * weighted) / words) / 100, errors };
}

/**
 * The translations of a file that can be evaluated, by their language (BCP 47, as the file has it): those that are there, with
 * 10,000 characters a side at most. None of a source file.
 */
export function evaluablePairs(file: LocalizationFile): ReadonlyMap<string, readonly EvaluablePair[]> {
  const pairs = new Map<string, EvaluablePair[]>();
  if (file.role === 'source' || file.role === 'single') return pairs;
  for (const segment of file.catalog.segments) {
    const { source, target, translatable, obsolete, state } = segment;
    const language = segment.targetLanguage ?? file.targetLanguage;
    if (!source || !target || !translatable || obsolete || state === 'untranslated' || !language) continue;
    if ([source, target].every(({ value }) => value.trim() !== '' && [...value].length <= longestSide)) {
      pushTo(pairs, language, { segment, source, target });
    }
  }
  return pairs;
}

function errorOf(
  error: {
    readonly type: string;
    readonly sub_type: string;
    readonly severity: ErrorSeverity;
    readonly explanation: string;
    readonly source_spans: readonly EvaluationSpan[];
    readonly target_spans: readonly EvaluationSpan[];
  },
  { segment, source, target }: EvaluablePair,
  { catalog }: LocalizationFile,
): EvaluatedError {
  const { type, sub_type, severity, explanation, source_spans, target_spans } = error;
  const inSource = catalog.pair ? undefined : placeOf(source_spans, source);
  const range = placeOf(target_spans, target) ?? inSource ?? target.range;
  return { segment: segment.id, type, subType: sub_type, severity, explanation, range };
}

/** Where spans in code points of a value stand in the file, from the first to the last; undefined for none. */
function placeOf(spans: readonly EvaluationSpan[], slot: Slot): TextRange | undefined {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return undefined;
  const points = [...slot.value];
  const offset = (count: number) => points.slice(0, count).join('').length;
  return { start: slot.toText(offset(first.start)), end: slot.toText(offset(last.end)) };
}
