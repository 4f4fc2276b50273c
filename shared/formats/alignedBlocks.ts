import type { Alignment, UnevenBlocks, UnevenSection } from '../catalog/alignment.ts';
import type { Catalog } from '../catalog/catalog.ts';

/** A block of a document by the path that is its id, with the blocks within it in the order of the file. */
interface Block {
  readonly path: string;
  /** Its last step without the number: `p`. */
  readonly name: string;
  readonly number: number;
  /** Whether a text has its path as id. */
  isText: boolean;
  readonly blocks: Map<string, Block>;
}

/**
 * Aligns the texts of two documents, whose ids are paths that count the blocks of a name within another. Blocks of which
 * both files have the same number are paired by their numbers. Others are paired where the former stand around as many of
 * them on both sides; what is left has no pair, with all that is in it.
 *
 * @param source the ids of its texts as they would be in the translation, in the order of the file; see `Correspondence.ids`.
 * @returns undefined where both files have the same blocks.
 * @example alignedBlocks(['a/p', 'a/p[2]', 'a/ul', 'a/p[3]'], ['a/p', 'a/ul', 'a/p[2]'])?.sourceIds.get('a/p[2]'); // 'a/p[3]'
 */
export function alignedBlocks(source: Iterable<string>, target: Iterable<string>): Alignment | undefined {
  const sections: UnevenSection[] = [];
  const sourceIds = new Map<string, string | undefined>();
  const unpaired = new Set<string>();
  const work: (readonly [Block, Block])[] = [[treeOf(source), treeOf(target)]];
  for (const [ours, theirs] of work) {
    if (theirs.isText && ours.path !== theirs.path) sourceIds.set(theirs.path, ours.path);
    const uneven = unevenBlocks(ours, theirs);
    if (uneven.length > 0) sections.push({ path: theirs.path, blocks: uneven });
    const names = new Set(uneven.map(({ name }) => name));
    const paired = new Set<Block>();
    for (const pair of pairedBlocks(ours, theirs, names)) {
      work.push(pair);
      for (const block of pair) paired.add(block);
    }
    const alone = ({ blocks }: Block) => [...blocks.values()].filter((one) => names.has(one.name) && !paired.has(one));
    for (const id of alone(ours).flatMap(textsIn)) unpaired.add(id);
    for (const id of alone(theirs).flatMap(textsIn)) sourceIds.set(id, undefined);
  }
  return sections.length > 0 ? { sections, sourceIds, unpaired } : undefined;
}

/**
 * As `alignedBlocks`, for two files.
 *
 * @param ids see `Correspondence.ids`; default: both files have the same.
 */
export function alignmentOf(
  source: Catalog,
  target: Catalog,
  ids?: ReadonlyMap<string, string>,
): Alignment | undefined {
  const [ours, theirs] = [idsIn(source, ids), idsIn(target)];
  for (;;) {
    const [one, other] = [ours.next(), theirs.next()];
    if (one.value !== other.value) return alignedBlocks(idsIn(source, ids), idsIn(target));
    if (one.done) return undefined;
  }
}

function* idsIn(catalog: Catalog, ids?: ReadonlyMap<string, string>): Generator<string, undefined> {
  for (const { id } of catalog.segments.readings()) yield ids?.get(id) ?? id;
  return undefined;
}

function treeOf(ids: Iterable<string>): Block {
  const root: Block = { path: '', name: '', number: 1, isText: false, blocks: new Map() };
  for (const id of ids) {
    let block = root;
    for (const { path, step } of stepsOf(id)) {
      const [, name = step, number] = /^(.+)\[(\d+)\]$/.exec(step) ?? /^([rc])(\d+)$/.exec(step) ?? [];
      let next = block.blocks.get(step);
      next ??= { path, name, number: Number(number ?? 1), isText: false, blocks: new Map() };
      block.blocks.set(step, next);
      block = next;
    }
    block.isText = true;
  }
  return root;
}

/** The steps of a path; those to a cell of a Markdown table (`r2c1`) are two. */
export function* stepsOf(id: string): Generator<{ readonly path: string; readonly step: string }> {
  for (const { 0: part, index } of id.matchAll(/[^/]+/g)) {
    const row = /^r\d+(?=c\d+$)/.exec(part)?.[0] ?? '';
    const rowEnd = index + row.length;
    if (row !== '') yield { path: id.slice(0, rowEnd), step: row };
    yield { path: id.slice(0, index + part.length), step: id.slice(rowEnd, index + part.length) };
  }
}

/**
 * The blocks within another of which the files have not the same number, but for a single text that one of them lacks:
 * that is missing, unless the other has more of something else, where it may stand.
 */
function unevenBlocks(source: Block, target: Block): UnevenBlocks[] {
  const [ours, theirs] = [countsOf(source), countsOf(target)];
  const uneven: UnevenBlocks[] = [];
  for (const name of new Set([...ours.keys(), ...theirs.keys()])) {
    const [mine, other] = [ours.get(name) ?? 0, theirs.get(name) ?? 0];
    if (mine === other && !(rows.has(name) && haveOtherCells(source, target, name))) continue;
    uneven.push({ name, source: mine, target: other });
  }
  return uneven.filter(
    (one) =>
      one.source + one.target !== 1 ||
      !isOneText(source.blocks.get(one.name) ?? target.blocks.get(one.name)) ||
      (isKind.test(one.name) &&
        uneven.some((other) => isKind.test(other.name) && other.source < other.target === one.source > one.target)),
  );
}

/** The names of blocks that a page has many of; others are names of their own, as of fields in front matter. */
const isKind = /^(?:p|li|[uo]l|h[1-6]|(?:block)?quote|table|caption|html)$/;

/** Rows are told apart by their cells, which one that spans others has fewer of. */
const rows = new Set(['tr', 'r']);

function haveOtherCells(source: Block, target: Block, name: string): boolean {
  const [ours, theirs] = [source, target].map(({ blocks }) => [...blocks.values()].filter((one) => one.name === name));
  return !theirs || ours?.some((row, i) => !hasSameCells(row, theirs[i])) === true;
}

function hasSameCells(row: Block, other: Block | undefined): boolean {
  const [ours, theirs] = [countsOf(row), other ? countsOf(other) : new Map<string, number>()];
  return [...ours, ...theirs].every(([name]) => ours.get(name) === theirs.get(name));
}

const isOneText = (block: Block | undefined) => block !== undefined && textsIn(block).length === 1;

/** The blocks of two sections that are each other's translation. */
function pairedBlocks(source: Block, target: Block, uneven: ReadonlySet<string>): (readonly [Block, Block])[] {
  const even: (readonly [Block, Block])[] = [];
  for (const [step, block] of source.blocks) {
    const same = uneven.has(block.name) ? undefined : target.blocks.get(step);
    if (same) even.push([block, same]);
  }
  if (uneven.size === 0) return even;
  const fixed = new Set(even.flat());
  const [ours, theirs] = [source, target].map((section) => gapsIn(section, fixed, uneven)) as [Gaps, Gaps];
  if (!alike(ours.between, theirs.between)) return even;
  return [...even, ...ours.gaps.flatMap((gap, i) => pairedRuns(gap, theirs.gaps[i] ?? []))];
}

/** The blocks that have no pair yet, before the first one that has one, between those and behind. */
interface Gaps {
  readonly gaps: readonly (readonly Block[])[];
  /** The names of those that have one. */
  readonly between: readonly string[];
}

function gapsIn({ blocks }: Block, paired: ReadonlySet<Block>, uneven: ReadonlySet<string>): Gaps {
  const gaps: Block[][] = [[]];
  const between: string[] = [];
  for (const block of blocks.values()) {
    if (uneven.has(block.name)) gaps.at(-1)?.push(block);
    else if (paired.has(block)) {
      between.push(block.name);
      gaps.push([]);
    }
  }
  return { gaps, between };
}

/** Pairs blocks where runs of one name follow one another in the same order, each run that has as many on both sides. */
function pairedRuns(source: readonly Block[], target: readonly Block[]): (readonly [Block, Block])[] {
  const [ours, theirs] = [runsOf(source), runsOf(target)];
  const nameOf = ([first]: readonly Block[]) => first?.name ?? '';
  if (!alike(ours.map(nameOf), theirs.map(nameOf))) return [];
  return ours.flatMap((run, i) => {
    const other = theirs[i] ?? [];
    if (run.length !== other.length || run.some((one, i) => rows.has(one.name) && !hasSameCells(one, other[i])))
      return [];
    return run.map((block, i) => [block, other[i] as Block] as const);
  });
}

function runsOf(blocks: readonly Block[]): Block[][] {
  const runs: Block[][] = [];
  for (const block of blocks) {
    const run = runs.at(-1);
    if (run?.[0]?.name === block.name) run.push(block);
    else runs.push([block]);
  }
  return runs;
}

/** How many blocks of each name there are, those without a text among them. */
function countsOf({ blocks }: Block): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name, number } of blocks.values()) counts.set(name, Math.max(number, counts.get(name) ?? 0));
  return counts;
}

/** The ids of the texts in a block. */
function textsIn(block: Block): string[] {
  const blocks = [block];
  for (const one of blocks) for (const inner of one.blocks.values()) blocks.push(inner);
  return blocks.filter(({ isText }) => isText).map(({ path }) => path);
}

const alike = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, i) => one === b[i]);
