import type { Catalog } from '../catalog/catalog.ts';
import type { Segment } from '../catalog/segment.ts';
import { eachSegment } from '../formats/lazyCatalog.ts';
import { placesById } from '../formats/placesById.ts';
import { entriesOf } from '../formats/segmentBlocks.ts';
import type { SegmentCheck } from './check.ts';
import { quote } from './sides.ts';

/** An entry that the source file does not have. */
export const extraKey: SegmentCheck = {
  scope: 'segment',
  id: 'extra-key',
  severity: 'warning',
  summary: 'The source file has no such entry',
  appliesTo: 'all',
  concerns: ({ catalog }) => catalog.pair !== undefined,
  mayFind: ({ id, obsolete, translatable }, _traits, { catalog }) =>
    translatable && !obsolete && catalog.pair?.extra.has(id) === true && !catalog.pair.alignment?.sourceIds.has(id),
  *run(segment, { catalog }) {
    if (isOtherShape(segment, catalog) || isRepeated(segment, catalog)) return;
    const sparse = sparseSource(catalog);
    if (sparse && isText(segment.id)) return;
    if (sparse && sparse.extra > mostNamed) {
      const { all, extra, first } = sparse;
      if (segment.id !== first) return;
      const message = `The source file lacks ${extra} of the ${all} entries here, such as ${quote(first)}`;
      yield { on: 'segment', message, data: { id: first, extra, of: all } };
      return;
    }
    yield { on: 'segment', message: `${quote(segment.id)} is not in the source file`, data: { id: segment.id } };
  },
};

/** A text that has plural forms in one of the languages only: `many` here, `many.one` and `many.other` there. */
function isOtherShape({ id, plural }: Segment, { pair }: Catalog): boolean {
  if (!pair) return false;
  return groupsOf(pair.source).has(id) || (plural !== undefined && placesById(pair.source)(plural.group) >= 0);
}

/** What a file has of which its source file has less than half. */
interface SparseSource {
  readonly all: number;
  readonly extra: number;
  /** The first entry that the source file lacks, but for those that are texts themselves. */
  readonly first: string | undefined;
}

/** So many entries that a sparse source file lacks are named one by one; of more, one finding says it. */
const mostNamed = 8;

/**
 * Counts where the source file has less than half of a file's entries: it is a stub, or keys are texts (`"Save all": "…"`)
 * and it has only those that say something else than their key. Undefined elsewhere.
 */
function sparseSource(catalog: Catalog): SparseSource | undefined {
  const { pair } = catalog;
  if (!pair) return undefined;
  const entries = entriesOf(catalog);
  let counts = countsByEntries.get(entries);
  if (!counts) {
    let [all, extra] = [0, 0];
    let first: string | undefined;
    for (const { id } of eachSegment(catalog)) {
      all++;
      if (!pair.extra.has(id)) continue;
      extra++;
      if (!isText(id)) first ??= id;
    }
    counts = { all, extra, first };
    countsByEntries.set(entries, counts);
  }
  return 2 * counts.extra > counts.all ? counts : undefined;
}

const countsByEntries = new WeakMap<object, SparseSource>();

const isText = (id: string) => /\p{L}\s+\p{L}/u.test(id);

/** A second entry of the same key: it has an id that nobody wrote (`title~2`), and `duplicate-id` speaks of it. */
export function isRepeated({ id, idRange, range }: Segment, { problems }: Catalog): boolean {
  if (!/~\d+$/.test(id)) return false;
  const { start } = idRange ?? range;
  return problems.some((problem) => problem.id === 'duplicate-id' && problem.range.start === start);
}

/** The plural messages of source files. */
const known = new WeakMap<Catalog, ReadonlySet<string>>();

function groupsOf(source: Catalog): ReadonlySet<string> {
  const groups = known.get(source) ?? new Set(groupsIn(source));
  known.set(source, groups);
  return groups;
}

function* groupsIn(source: Catalog): Generator<string> {
  for (const { plural } of eachSegment(source)) if (plural) yield plural.group;
}
