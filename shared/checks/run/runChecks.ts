import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { Finding } from '../contract/check.ts';
import { leaveBesideLocales } from './besideLocales.ts';
import { type CheckOptions, prepareRun } from './checkRun.ts';
import { findInTurn, runInSegment } from './findInTurn.ts';
import { runOnSegment } from './runOnSegment.ts';

/**
 * Runs every check that the settings allow over a catalog; see `findInTurn`, which needs less memory.
 *
 * @returns findings ordered by their place in the file's text, ranges in UTF-16 code units of it. Every fix was tried:
 *   running its check again on the result finds less, and no other check finds more.
 * @example runChecks(catalog, { languages: { source: 'en', target: 'de' }, settings: defaultSettings, terms })
 */
export function runChecks(catalog: Catalog, options: CheckOptions): readonly Finding[] {
  const findings: Finding[] = [];
  for (const block of findInTurn(catalog, options)) for (const finding of block) findings.push(finding);
  return findings;
}

/**
 * Runs the checks that look at one segment at a time: what an editor needs again while somebody types.
 * What concerns the file as a whole (`duplicate-id`, `subtitle-overlap` …) is not looked at, whatever `part` says.
 *
 * @param segments of the catalog.
 * @returns findings ordered by their place.
 * @example checkSegments(catalog, [segment], options)
 */
export function checkSegments(
  catalog: Catalog,
  segments: readonly Segment[],
  options: CheckOptions,
): readonly Finding[] {
  const run = prepareRun(catalog, options);
  const { context } = run.viewOf(undefined);
  const { ofFile } = run.checksFor(context.targetLanguage);
  const all = segments.flatMap((segment) => {
    let findings: Finding[] = [];
    runOnSegment(run, segment, findings);
    if (findings.some(({ check }) => run.looksAtLocales(check))) findings = leaveBesideLocales(run, segment, findings);
    for (const running of ofFile) runInSegment(run, running, segment, context, findings);
    return findings;
  });
  return all.sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
}
