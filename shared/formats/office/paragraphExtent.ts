import type { Atom } from './atoms.ts';

/** The scope of text that stands in no pair of codes. */
export const rootScope = -1;

/** The part of a paragraph that its value shows. Indexes count its atoms. */
export interface Extent {
  readonly first: number;
  readonly last: number;
  /** For each atom: the pair that it stands in; {@link rootScope}, or nothing, for none. */
  readonly scopes: readonly number[];
  /** Tags of pairs that hold the whole value, and those without a partner: they are not shown. */
  readonly outside: ReadonlySet<number>;
}

/**
 * What of a paragraph is its text: from the first to the last piece that is part of a sentence. Bookmarks, pictures and
 * breaks at its ends stay out, and so does a link around all of it.
 *
 * @returns undefined for a paragraph without words, numbers or signs.
 */
export function extentOf(atoms: readonly Atom[]): Extent | undefined {
  if (!atoms.some((atom) => atom.kind === 'text' && atom.value.trim() !== '')) return undefined;
  // of most paragraphs: maps of their pairs would be empty
  if (!atoms.some((atom) => atom.kind === 'open' || atom.kind === 'close')) {
    return { first: atoms.findIndex(isAnchor), last: atoms.findLastIndex(isAnchor), scopes: [], outside: nothing };
  }
  const partners = partnersOf(atoms);
  const chains = chainsOf(atoms, partners);
  const anchors = [...atoms.keys()].filter((i) => isAnchor(atoms[i]));
  let first = anchors[0] ?? 0;
  let last = anchors.at(-1) ?? 0;
  const common = commonStart(anchors.map((i) => chains[i] ?? []));
  // A link that starts or ends within stays whole.
  for (let i = first; i <= last; i++) {
    const partner = partners.get(i);
    if (partner === undefined || common.has(pairOf(atoms[i]))) continue;
    if (partner < first) first = partner;
    if (partner > last) last = partner;
  }
  const outside = new Set<number>();
  for (const [i, atom] of atoms.entries()) {
    if ((atom.kind === 'open' || atom.kind === 'close') && (!partners.has(i) || common.has(atom.pair))) outside.add(i);
  }
  const scopes = chains.map((chain) => {
    const pair = chain.at(-1);
    return pair === undefined || common.has(pair) ? rootScope : pair;
  });
  return { first, last, scopes, outside };
}

const nothing: ReadonlySet<number> = new Set();

const isAnchor = (atom: Atom | undefined) => atom?.kind === 'text' || (atom?.kind === 'code' && !atom.facts.layout);

function partnersOf(atoms: readonly Atom[]): Map<number, number> {
  const partners = new Map<number, number>();
  const open = new Map<number, number>();
  for (const [i, atom] of atoms.entries()) {
    if (atom.kind === 'open') open.set(atom.pair, i);
    const start = atom.kind === 'close' ? open.get(atom.pair) : undefined;
    if (start !== undefined) partners.set(start, i).set(i, start);
  }
  return partners;
}

/** For each atom the pairs around it, the outermost first. */
function chainsOf(atoms: readonly Atom[], partners: ReadonlyMap<number, number>): (readonly number[])[] {
  let chain: readonly number[] = [];
  return atoms.map((atom, i) => {
    if (atom.kind === 'close' && partners.has(i)) chain = chain.filter((pair) => pair !== atom.pair);
    const around = chain;
    if (atom.kind === 'open' && partners.has(i)) chain = [...chain, atom.pair];
    return around;
  });
}

function commonStart(chains: readonly (readonly number[])[]): Set<number> {
  const [first = []] = chains;
  const length = chains.reduce((least, chain) => {
    let same = 0;
    while (same < least && chain[same] === first[same]) same++;
    return same;
  }, first.length);
  return new Set(first.slice(0, length));
}

const pairOf = (atom: Atom | undefined) => (atom?.kind === 'open' || atom?.kind === 'close' ? atom.pair : rootScope);
