import { checks } from '../../../shared/checks/checks.ts';
import type { Finding } from '../../../shared/checks/contract/check.ts';
import { quote } from '../../../shared/checks/contract/sides.ts';
import { english } from '../../../shared/sentences/sentence.ts';
import type { Severity } from '../../../shared/settings.ts';
import { visible } from '../visible.ts';
import type { FoundPlace } from './reporter.ts';

/** What tells how far a file is, by check: it has much to say of a file and always the same. */
export const incomplete: ReadonlyMap<string, string> = new Map(
  checks.flatMap(({ id, manySay }): [string, string][] => (manySay === undefined ? [] : [[id, manySay]])),
);

/** Severities from the worst. */
export const worstFirst: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

/** Code units that the quoted segments may take. */
const room = 60;

/** What one check found in one file. */
export interface FoundTogether {
  readonly first: { readonly finding: Finding; readonly place: FoundPlace };
  count: number;
  /** The worst one. */
  severity: Severity;
  /** The first segments, quoted, as far as there is room for them. */
  segments: string;
}

/** @param finding the first one of its check. */
export function foundTogether(finding: Finding, place: FoundPlace): FoundTogether {
  return { first: { finding, place }, count: 1, severity: finding.severity, segments: named(finding) };
}

/** Adds a further finding of the same check. */
export function addTogether(together: FoundTogether, finding: Finding): void {
  together.count++;
  if (worstFirst.indexOf(finding.severity) < worstFirst.indexOf(together.severity)) {
    together.severity = finding.severity;
  }
  if (together.segments.endsWith('…')) return;
  const more = `${together.segments}, ${named(finding)}`;
  together.segments = more.length <= room ? more : `${together.segments}, …`;
}

const named = ({ segment = '' }: Finding) => english(quote(visible(segment)));
