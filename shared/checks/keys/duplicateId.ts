import { type Catalog, segmentsAmong } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { FileCheck } from '../contract/check.ts';
import { fileProblems } from '../contract/fileProblems.ts';

/** An id or key that an earlier entry of the file has already. */
export const duplicateId: FileCheck = {
  scope: 'file',
  id: 'duplicate-id',
  severity: 'error',
  summary: 'Two entries have the same id',
  inSource: true,
  readsText: true,
  *run(context) {
    const harmless = copiesIn(context.catalog);
    for (const finding of fileProblems(context, (id) => id === 'duplicate-id'))
      yield harmless.has(finding.range.start) && finding.severity === 'warning'
        ? { ...finding, severity: 'info' }
        : finding;
  },
};

const none: ReadonlySet<number> = new Set();

/** Where the id stands of each entry that says the same as the first one of its key: whichever is read, nothing is lost. */
function copiesIn(catalog: Catalog): ReadonlySet<number> {
  if (![...catalog.problems].some(({ id }) => id === 'duplicate-id')) return none;
  const repeated: { readonly key: string; readonly segment: Segment }[] = [];
  for (const segment of catalog.segments) {
    const [, key] = /^(.*)~\d+$/s.exec(segment.id) ?? [];
    if (key !== undefined) repeated.push({ key, segment });
  }
  const firsts = segmentsAmong(catalog.segments, new Set(repeated.map(({ key }) => key)));
  const copies = repeated.filter(
    ({ key, segment: { target } }) => target && firsts.get(key)?.target?.value === target.value,
  );
  return new Set(copies.map(({ segment: { idRange, range } }) => (idRange ?? range).start));
}
