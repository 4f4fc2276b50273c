import type { EvaluationError, EvaluationResult, EvaluationSpan } from '../../shared/api/qualityEvaluation.ts';
import type { Catalog } from '../../shared/catalog/catalog.ts';
import type { Slot } from '../../shared/catalog/segment.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import { exampleCatalog } from '../../shared/checks/contract/exampleCatalog.ts';
import type { CheckOptions } from '../../shared/checks/run/checkRun.ts';
import { FailedCheck } from '../../shared/checks/run/failedCheck.ts';
import { runChecks } from '../../shared/checks/run/runChecks.ts';
import { wordCount } from '../../shared/languages/wordCount.ts';
import { certainSyntaxes } from '../../shared/messages/addedPlaceholder.ts';
import { defaultSettings } from '../../shared/settings.ts';
import { createTermIndex } from '../../shared/terms/termIndex.ts';
import { codePoints } from '../http/codePoints.ts';
import { errorKinds, otherKind, penalties } from './errorKinds.data.ts';

/**
 * Evaluates translations by what the checks find in them: what a program can know, not whether the meaning is right.
 * The score is 100 less the penalties (Critical 25, Major 5, Minor 1) for each hundred words of the sources, 0 at least.
 *
 * @param languages BCP 47.
 */
export function evaluate(
  languages: { readonly source: string; readonly target: string },
  pairs: readonly { readonly source: string; readonly target: string }[],
): EvaluationResult {
  const catalog = exampleCatalog(pairs, {
    syntaxes: [...certainSyntaxes, 'markup'],
    sourceLanguage: languages.source,
    targetLanguage: languages.target,
  });
  const findings = findingsIn(catalog, languages);
  const indexes = new Map(catalog.segments.all().map((segment, i) => [segment.id, i]));
  const errors: EvaluationError[][] = pairs.map(() => []);
  for (const finding of findings) {
    const index = indexes.get(finding.segment ?? '');
    const segment = index === undefined ? undefined : catalog.segments.at(index);
    if (index === undefined || !segment?.source || !segment.target) continue;
    errors[index]?.push(errorOf(finding, segment.source, segment.target));
  }
  const words = pairs.reduce((sum, { source }) => sum + wordCount(source, languages.source), 0);
  return {
    segments: errors.map((some, segment_index) => ({ segment_index, errors: some })),
    summary: { overall_score: scoreOf(errors.flat(), words), granular_counts: counted(errors.flat()) },
  };
}

/** Findings of every check; one that fails, which is a fault of the program, tells nothing, and the others all they find. */
function findingsIn(
  catalog: Catalog,
  languages: CheckOptions['languages'],
  failed: ReadonlySet<string> = new Set(),
): readonly Finding[] {
  const off = Object.fromEntries(Array.from(failed, (check) => [check, 'off'] as const));
  const settings = { ...defaultSettings, checks: { ...defaultSettings.checks, ...off } };
  try {
    return runChecks(catalog, { languages, settings, terms: createTermIndex([]) });
  } catch (error) {
    if (!(error instanceof FailedCheck) || failed.has(error.check)) throw error;
    return findingsIn(catalog, languages, new Set([...failed, error.check]));
  }
}

function errorOf({ check, severity, message, range }: Finding, source: Slot, target: Slot): EvaluationError {
  const kind = errorKinds[check] ?? { ...otherKind, severity: severity === 'error' ? 'Major' : 'Minor' };
  const within = (slot: Slot) => range.start >= slot.range.start && range.end <= slot.range.end;
  const inSource = within(source);
  const place = inSource || within(target) ? range : target.range;
  return {
    ...kind,
    explanation: message,
    source_spans: inSource ? spansOf(source, place) : [],
    target_spans: inSource ? [] : spansOf(target, place),
  };
}

/** The place in a text as code points; an empty place is none. */
function spansOf(slot: Slot, place: { readonly start: number; readonly end: number }): EvaluationSpan[] {
  const start = codePoints(slot.value.slice(0, place.start - slot.range.start));
  const end = codePoints(slot.value.slice(0, place.end - slot.range.start));
  return end > start ? [{ start, end }] : [];
}

function scoreOf(errors: readonly EvaluationError[], words: number): number {
  const penalty = errors.reduce((sum, { severity }) => sum + penalties[severity], 0);
  return Math.round(Math.max(0, 100 - (100 * penalty) / Math.max(words, 1)) * 100) / 100;
}

function counted(errors: readonly EvaluationError[]): EvaluationResult['summary']['granular_counts'] {
  const counts: EvaluationResult['summary']['granular_counts'] = {};
  for (const { type, sub_type, severity } of errors) {
    const ofType = counts[type] ?? {};
    const ofKind = ofType[sub_type] ?? {};
    counts[type] = { ...ofType, [sub_type]: { ...ofKind, [severity]: (ofKind[severity] ?? 0) + 1 } };
  }
  return counts;
}
