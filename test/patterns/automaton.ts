import type { AST } from '@eslint-community/regexpp';

/** A way from one place of a pattern to the next, and in how many ways it can be gone without a character between. */
export type Ways = ReadonlyMap<number, number>;

/**
 * The places of a regular expression that take a character, and the ways between them (Glushkov's automaton, in which
 * ways are counted). Assertions and references take nothing: what fails because of them is taken for possible.
 */
export interface Automaton {
  /** The characters of a sample that each place takes. */
  readonly places: readonly ReadonlySet<string>[];
  readonly first: Ways;
  readonly next: readonly Ways[];
}

interface Part {
  first: Map<number, number>;
  last: Map<number, number>;
  /** In how many ways it can be empty. */
  empty: number;
}

/** More repetitions than these are taken for any number. */
const mostCopies = 12;

/**
 * Reads a pattern, or the body of an assertion, into an automaton.
 *
 * @param backwards for lookbehinds, which are read from their end.
 */
export function automatonOf(
  alternatives: readonly AST.Alternative[],
  flags: string,
  sample: readonly string[],
  backwards: boolean,
): Automaton {
  const places: ReadonlySet<string>[] = [];
  const next: Map<number, number>[] = [];
  const join = (from: Map<number, number>, to: Map<number, number>) => {
    for (const [place, ways] of from)
      for (const [then, more] of to) add(next[place] as Map<number, number>, then, ways * more);
  };
  const sequence = (parts: readonly (() => Part)[]): Part => {
    let all: Part = { first: new Map(), last: new Map(), empty: 1 };
    for (const read of parts) {
      const part = read();
      join(all.last, part.first);
      const first = new Map(all.first);
      for (const [place, ways] of part.first) add(first, place, ways * all.empty);
      const last = new Map(part.last);
      for (const [place, ways] of all.last) add(last, place, ways * part.empty);
      all = { first, last, empty: few(all.empty * part.empty) };
    }
    return all;
  };
  const choice = (parts: readonly Part[]): Part => {
    const all: Part = { first: new Map(), last: new Map(), empty: 0 };
    for (const { first, last, empty } of parts) {
      for (const [place, ways] of first) add(all.first, place, ways);
      for (const [place, ways] of last) add(all.last, place, ways);
      all.empty = few(all.empty + empty);
    }
    return all;
  };
  const sets = new Map<string, ReadonlySet<string>>();
  const taken = (raw: string): ReadonlySet<string> => {
    const cached = sets.get(raw);
    if (cached) return cached;
    const one = new RegExp(`^(?:${raw})$`, flags.replace(/[gmy]/g, ''));
    const set = new Set(sample.filter((character) => one.test(character)));
    sets.set(raw, set);
    return set;
  };
  const nothing = (): Part => ({ first: new Map(), last: new Map(), empty: 1 });
  const alternativesOf = (all: readonly AST.Alternative[]): Part =>
    choice(
      all.map(({ elements }) => {
        const inOrder = backwards ? [...elements].reverse() : elements;
        return sequence(inOrder.map((element) => () => partOf(element)));
      }),
    );
  const repeated = ({ min, max, element }: AST.Quantifier): Part => {
    const body = () => partOf(element);
    // An empty repetition beyond the least number is refused.
    const optional = (part: Part): Part => ({ ...part, empty: 1 });
    const loop = () => {
      const part = body();
      join(part.last, part.first);
      return part;
    };
    const needed = Array.from({ length: Math.min(min, mostCopies) }, () => body);
    if (max > mostCopies) {
      return min === 0 ? optional(loop()) : sequence([...needed.slice(1), loop]);
    }
    const more = (left: number): Part => (left === 0 ? nothing() : optional(sequence([body, () => more(left - 1)])));
    return sequence([...needed, () => more(max - needed.length)]);
  };
  const partOf = (element: AST.Element): Part => {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return alternativesOf(element.alternatives);
      case 'Quantifier':
        return repeated(element);
      case 'Assertion':
      case 'Backreference':
        return nothing();
      default: {
        const place = places.push(taken(element.raw)) - 1;
        next.push(new Map());
        return { first: new Map([[place, 1]]), last: new Map([[place, 1]]), empty: 0 };
      }
    }
  };
  const { first } = alternativesOf(alternatives);
  return { places, first, next };
}

/** Whether there are two ways is all that is asked. */
function few(ways: number): number {
  return Math.min(ways, 2);
}

function add(ways: Map<number, number>, place: number, more: number): void {
  if (more > 0) ways.set(place, few((ways.get(place) ?? 0) + more));
}
