import type { Check } from '../../shared/checks/contract/check.ts';

/** The ids of checks, by how they are run again. */
export interface CheckIds {
  /**
   * Checks whose findings about one segment depend on others. They run over the whole file, and only when something
   * that they look at changed.
   */
  readonly wide: ReadonlySet<string>;
  /** Those of them that depend on the segments with the same source text alone. */
  readonly bySource: ReadonlySet<string>;
  /** Those that depend on the targets of others. */
  readonly byTarget: readonly Check[];
  /** Checks of single segments, and those of the file that find something in single segments too. */
  readonly local: ReadonlySet<string>;
  /** Those of the file among them, which may read what stands beside a segment. */
  readonly inSegment: ReadonlySet<string>;
  /** Checks that look at more than segments, or at all their texts: they run every time. */
  readonly text: ReadonlySet<string>;
}

/** See {@link CheckIds}. */
export function checkIds(checks: readonly Check[]): CheckIds {
  const readsText = (check: Check) => check.scope === 'file' && check.readsText === true;
  const compared = (check: Check) => (check.scope === 'file' ? undefined : check.comparesSegments);
  const isWide = (check: Check) => (check.scope === 'file' ? !check.readsText : compared(check) !== undefined);
  const idsOfAll = (are: (check: Check) => boolean) => new Set(checks.filter(are).map(({ id }) => id));
  return {
    wide: idsOfAll((check) => isWide(check) && compared(check) !== 'source'),
    bySource: idsOfAll((check) => compared(check) === 'source'),
    byTarget: checks.filter((check) => compared(check) === 'target'),
    local: idsOfAll((check) => (check.scope === 'file' ? check.inSegment !== undefined : !isWide(check))),
    inSegment: idsOfAll((check) => check.scope === 'file' && check.inSegment !== undefined),
    text: idsOfAll(readsText),
  };
}
