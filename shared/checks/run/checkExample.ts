import type { Catalog } from '../../catalog/catalog.ts';
import { defaultSettings, type ProjectSettings } from '../../settings.ts';
import { createTermIndex, type Term } from '../../terms/termIndex.ts';
import type { Finding } from '../contract/check.ts';
import { type ExampleSegment, exampleCatalog } from '../contract/exampleCatalog.ts';
import { applyFix } from './applyFix.ts';
import { runChecks } from './runChecks.ts';

/** What an example needs beside its segments. */
export interface ExampleOptions extends Partial<Omit<Catalog, 'segments' | 'text'>> {
  /** Default `en` and `de`. */
  readonly languages?: readonly [source: string, target: string];
  readonly terms?: readonly Term[];
  readonly settings?: Partial<ProjectSettings>;
}

/** What one check says about an example, with the texts that are underlined and what its fixes make. */
export interface ExampleResult {
  readonly findings: readonly Finding[];
  readonly messages: readonly string[];
  /** The underlined texts. */
  readonly marked: readonly string[];
  /** The targets that the fixes make, in order of the findings that have one. */
  readonly fixed: readonly string[];
}

/**
 * Runs one check over segments; for tests.
 *
 * @example checkExample('double-space', { source: 'a b', target: 'a  b' }).fixed; // ['a b']
 */
export function checkExample(
  id: string,
  segments: ExampleSegment | readonly ExampleSegment[],
  { languages = ['en', 'de'], terms = [], settings = {}, ...rest }: ExampleOptions = {},
): ExampleResult {
  const catalog = exampleCatalog(Array.isArray(segments) ? segments : [segments as ExampleSegment], rest);
  const findings = runChecks(catalog, {
    languages: { source: languages[0], target: languages[1] },
    settings: { ...defaultSettings, ...settings },
    terms: createTermIndex(terms),
    only: new Set([id]),
  });
  const fixed = findings.flatMap((finding) => {
    const segment = catalog.segments.find(finding.segment ?? '');
    return finding.fix && segment ? [applyFix(finding, segment).value] : [];
  });
  return {
    findings,
    messages: findings.map((finding) => finding.message),
    marked: findings.map(({ range }) => catalog.text.slice(range.start, range.end)),
    fixed,
  };
}
