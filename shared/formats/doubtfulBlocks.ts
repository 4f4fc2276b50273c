import type { Alignment } from '../catalog/alignment.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Correspondence } from './format.ts';

/** A text of a translated document beside the one that has its place in the source. */
interface Row {
  readonly id: string;
  /** The id of its source in the words of the translation. */
  readonly sourceId: string;
  /** The path of the block around it. */
  readonly parent: string;
  readonly source: string;
  readonly target: string;
  /** Addresses, code, numbers and names, which a translation keeps. */
  readonly kept: { readonly source: ReadonlySet<string>; readonly target: ReadonlySet<string> };
}

/** Longer documents are not looked at: it takes both texts of each block. */
const mostBlocks = 20_000;

/** So far apart two blocks may stand of which one has what belongs to the other. */
const near = 2;

/**
 * Takes out of an alignment what stands at the same place and speaks of something else, though both files have as many
 * blocks: texts that were put in another order, where what a block keeps (addresses, code, numbers, a name that is all of it)
 * is that of another one; pictures where the other has words;
 * sentences that were moved from one block to the next, so that one is far too short and the other far too long; and the
 * lines by which either page links to the other.
 *
 * @param correspondence see `Correspondence`; what two documents have in common by their blocks.
 */
export function withoutDoubtful(correspondence: Correspondence, source: Catalog, target: Catalog): Correspondence {
  const rows = rowsOf(correspondence, source, target);
  const doubtful = new Set([...moved(rows), ...swapped(rows), ...movedFar(rows), ...rows.filter(isUnlike)]);
  for (const row of [...below(doubtful, rows), ...switches(rows, source, target)]) doubtful.add(row);
  if (doubtful.size === 0) return correspondence;
  const sourceIds = new Map(correspondence.alignment?.sourceIds);
  const unpaired = new Set(correspondence.alignment?.unpaired);
  for (const row of doubtful) {
    sourceIds.set(row.id, undefined);
    unpaired.add(row.sourceId);
  }
  const alignment: Alignment = { sections: correspondence.alignment?.sections ?? [], sourceIds, unpaired };
  return { ...correspondence, alignment };
}

function rowsOf({ ids, alignment }: Correspondence, source: Catalog, target: Catalog): readonly Row[] {
  const texts = new Map<string, string>();
  for (const { id, target: slot } of source.segments.readings()) {
    if (texts.size === mostBlocks) return [];
    if (slot) texts.set(ids?.get(id) ?? id, slot.value);
  }
  const rows: Row[] = [];
  for (const { id, target: slot } of target.segments.readings()) {
    const sourceId = alignment?.sourceIds.has(id) ? alignment.sourceIds.get(id) : id;
    const text = sourceId === undefined ? undefined : texts.get(sourceId);
    if (sourceId === undefined || text === undefined || !slot) continue;
    const kept = { source: keptIn(text), target: keptIn(slot.value) };
    rows.push({ id, sourceId, parent: id.slice(0, id.lastIndexOf('/') + 1), source: text, target: slot.value, kept });
  }
  return rows;
}

const keptPattern =
  /\]\(\s*<?([^\s()<>]+)|(?:href|src)=["']([^"'\s]+)|`([^`\n]+)`|<code[^>]*>([^<]+)<|\b(https?:\/\/[^\s()<>"'\]]*[^\s()<>"'\].,;:!?])|(\d{2,})/g;

/** A longer text is no name. */
const longestName = 60;

function keptIn(text: string): ReadonlySet<string> {
  const kept = Array.from(text.matchAll(keptPattern), (match) => match.slice(1).find((one) => one !== undefined) ?? '');
  return new Set(text.length <= longestName ? [...kept, text] : kept);
}

/** Whether one of two blocks has words and the other nothing but pictures, code and addresses. */
const isUnlike = ({ source, target }: Row) =>
  isPicture.test(source) !== isPicture.test(target) && hasWords(source) !== hasWords(target);

const isPicture = /!\[|<img\b/i;
const hasWords = (text: string) =>
  /\p{L}{2}/u.test(
    text.replace(/!\[[^\]]*\](?:\([^()]*\)|\[[^\]]*\])?|`[^`]*`|\]\([^()]*\)|<[^<>]*>|https?:\/\/\S+/g, ' '),
  );

/** Pairs of rows of one section that stand close to each other, with what stands between them. */
function* neighbours(rows: readonly Row[]): Generator<readonly [Row, Row, readonly Row[]]> {
  for (const [i, row] of rows.entries()) {
    for (const other of rows.slice(i + 1, i + 1 + near)) {
      if (other.parent === row.parent) yield [row, other, rows.slice(i, rows.indexOf(other, i) + 1)];
    }
  }
}

/** So long a text is, in UTF-16 code units, that a translation with a tenth of its letters is that of another. */
const leastCut = 60;
const cutTo = 10;

/** Rows of which one lacks as much as another nearby has too much, and those that are far too short to be the whole text. */
function moved(rows: readonly Row[]): readonly Row[] {
  const [ours, theirs] = [
    rows.reduce((n, row) => n + row.source.length, 0),
    rows.reduce((n, row) => n + row.target.length, 0),
  ];
  const usual = theirs / Math.max(1, ours);
  const offBy = ({ source, target }: Row): number => {
    const [is, should] = [target.length, source.length * usual];
    if (Math.max(is, should) < 40 * Math.min(1, usual)) return 0;
    return is > 2 * should ? 1 : 2 * is < should ? -1 : 0;
  };
  const isCut = ({ source, target }: Row) => source.length >= leastCut && cutTo * target.length < source.length * usual;
  const shifted = Array.from(neighbours(rows)).flatMap(([one, other, all]) =>
    offBy(one) * offBy(other) < 0 ? all : [],
  );
  return [...rows.filter(isCut), ...shifted];
}

/** Rows with what the source of another nearby keeps, and nothing of their own. */
function swapped(rows: readonly Row[]): readonly Row[] {
  const shares = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((one) => b.has(one));
  const isAnothers = (row: Row, other: Row) =>
    !shares(row.kept.target, row.kept.source) &&
    shares(row.kept.target, other.kept.source) &&
    !shares(other.kept.target, other.kept.source);
  return Array.from(neighbours(rows)).flatMap(([one, other, all]) =>
    isAnothers(one, other) || isAnothers(other, one) ? all : [],
  );
}

/** So far apart they may stand where nothing else has what they keep. */
const far = 200;

/** What is shorter may stand anywhere by chance. */
const shortest = 4;

/**
 * Rows between the place of a block in the source and that in the translation, known by what only this block keeps; where
 * those are in two sections, the rows of both. Rows that keep something of their own source are where they belong.
 */
function movedFar(rows: readonly Row[]): readonly Row[] {
  const [ours, theirs] = [onlyPlaces(rows, 'source'), onlyPlaces(rows, 'target')];
  const doubtful: Row[] = [];
  for (const [one, place] of ours) {
    const other = theirs.get(one) ?? -1;
    const [row, now] = [rows[place], rows[other]];
    if (place < 0 || !row || !now || row === now || isOwn(now)) continue;
    const [first, last] = [Math.min(place, other), Math.max(place, other)];
    if (last - first > far) continue;
    const isInOne = row.parent === now.parent;
    for (const near of rows.slice(isInOne ? first : Math.max(0, first - far), (isInOne ? last : last + far) + 1))
      if ((near.parent === row.parent || near.parent === now.parent) && !isOwn(near)) doubtful.push(near);
  }
  return doubtful;
}

/** Whether a row keeps something of its own source. */
const isOwn = ({ kept }: Row) => [...kept.target].some((one) => kept.source.has(one));

/** Rows below a heading that nobody can tell the source of. */
function below(doubtful: ReadonlySet<Row>, rows: readonly Row[]): readonly Row[] {
  const headings = new Set(
    Array.from(doubtful, ({ id }) => `${id}/`).filter((id) => /\bh[1-6](?:\[\d+\])?\/$/.test(id)),
  );
  return headings.size === 0 ? [] : rows.filter((row) => headings.has(row.parent) && !isOwn(row));
}

/** The places of what one row of a file keeps, -1 for what several do. */
function onlyPlaces(rows: readonly Row[], side: 'source' | 'target'): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [place, { kept }] of rows.entries())
    for (const one of kept[side]) if (one.length >= shortest) places.set(one, places.has(one) ? -1 : place);
  return places;
}

/** Rows in which the source links to the translation, the translation to its source, or either to the page in a third language. */
function switches(rows: readonly Row[], source: Catalog, target: Catalog): readonly Row[] {
  const [ours, theirs] = [nameOf(source), nameOf(target)];
  if (ours === theirs) return [];
  const leadsTo = (kept: ReadonlySet<string>, name: string) => [...kept].some((one) => fileName(one) === name);
  const isVersion = (address: string) => {
    const name = /^(?:\.\/)?([^/?#]+)$/.exec(address)?.[1] ?? ours;
    return name !== ours && name !== theirs && withoutLanguage(name) === withoutLanguage(ours);
  };
  return rows.filter(
    ({ kept }) =>
      leadsTo(kept.source, theirs) ||
      (leadsTo(kept.target, ours) && !leadsTo(kept.source, ours)) ||
      [...kept.source, ...kept.target].some(isVersion),
  );
}

const fileName = (path: string) => /[^/\\]*$/.exec(path.replace(/[?#].*$/s, ''))?.[0] ?? '';
/** The name of a page in any language: `sails.md` for `sails.pt-BR.md`. */
const withoutLanguage = (name: string) => name.replace(/[._-][a-z]{2,3}(?:[_-][a-z]{2,4})?(?=\.\w+$)/i, '');
const nameOf = ({ path = '' }: Catalog) => fileName(path);
