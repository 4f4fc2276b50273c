import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { type Automaton, automatonOf, type Ways } from './automaton.ts';

/** A text that gets longer in its middle, for which a pattern may take more and more ways. */
export interface Attack {
  readonly source: string;
  readonly flags: string;
  readonly before: string;
  readonly repeated: string;
  /** The text is read from its end, as lookbehinds read. */
  readonly backwards: boolean;
}

const parser = new RegExpParser({ ecmaVersion: 2025 });

/** Characters of every kind that patterns tell apart; those that a pattern names are added. */
const everyKind = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...'\u0085\u00a0é×ßИжλالعहिन語あ한ー０，。’“…–\u200b\u2028\ufeff\ufffc\u0301',
];

/**
 * Texts for which a pattern may take exponential time: they go from a place of the pattern back to it in two ways.
 *
 * @example exponentialAttacks('^(?:ab|a|b)*$', '')[0]?.repeated; // 'ab'
 */
export function exponentialAttacks(source: string, flags: string): Attack[] {
  return partsOf(source, flags).flatMap((part) => {
    const { places, first, next } = part.automaton;
    return loopsOf(next).flatMap((loop) => {
      const again = twoWays(places, next, loop);
      return again ? [attackOf(part, wayTo(places, first, next, again.place), again.word)] : [];
    });
  });
}

/**
 * Texts that go through the loops of a pattern, for which it may take quadratic time or more.
 *
 * @example loopAttacks('a+b', '')[0]?.repeated; // 'a'
 */
export function loopAttacks(source: string, flags: string): Attack[] {
  return partsOf(source, flags).flatMap((part) => {
    const { places, first, next } = part.automaton;
    const starts = new Set([...first.keys()].flatMap((place) => [...(places[place] ?? [])]));
    return loopsOf(next).flatMap((loop) =>
      [...loop].slice(0, placesTried).flatMap((place) => {
        const before = wayTo(places, first, next, place);
        const around = wayTo(places, next[place] as Ways, next, place, loop);
        // A loop that takes what the pattern begins with is gone through again from every place of the text.
        const restarting = wayTo(places, next[place] as Ways, next, place, loop, starts);
        const words = around.join() === restarting.join() ? [around] : [around, restarting];
        return words.map((word) => ({ ...attackOf(part, before, word), source, flags }));
      }),
    );
  });
}

/** Places of one loop that lead to a text of their own: the others would be the same text, turned. */
const placesTried = 4;

interface Part {
  readonly source: string;
  readonly flags: string;
  readonly backwards: boolean;
  readonly automaton: Automaton;
}

/** A pattern and the bodies of its assertions, which are matched by themselves. */
function partsOf(source: string, flags: string): Part[] {
  const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  const pattern = parser.parsePattern(source, 0, source.length, mode);
  const sample = [...new Set([...everyKind, ...charactersOf(pattern)])];
  const parts: Part[] = [
    { source, flags, backwards: false, automaton: automatonOf(pattern.alternatives, flags, sample, false) },
  ];
  visitRegExpAST(pattern, {
    onAssertionEnter(node) {
      if (node.kind !== 'lookahead' && node.kind !== 'lookbehind') return;
      const backwards = node.kind === 'lookbehind';
      const automaton = automatonOf(node.alternatives, flags, sample, backwards);
      // A body that refers to a group outside it can only be tried where it stands.
      const alone = /\\[1-9k]/.test(node.raw) ? source : node.raw.replace(/^(\(\?<?)!/, '$1=');
      parts.push({ source: alone, flags: `${flags.replace(/[gy]/g, '')}y`, backwards, automaton });
    },
  });
  return parts;
}

function charactersOf(pattern: AST.Pattern): string[] {
  const characters: string[] = [];
  visitRegExpAST(pattern, { onCharacterEnter: ({ value }) => void characters.push(String.fromCodePoint(value)) });
  return characters;
}

function attackOf({ source, flags, backwards }: Part, before: string[], repeated: string[]): Attack {
  const text = (word: string[]) => (backwards ? word.toReversed() : word).join('');
  return { source, flags, backwards, before: text(before), repeated: text(repeated) };
}

/** Groups of places that can be reached from each other. */
function loopsOf(next: readonly Ways[]): ReadonlySet<number>[] {
  const reached = next.map((ways) => reachable(ways, next));
  const loops: Set<number>[] = [];
  const done = new Set<number>();
  for (const [place, others] of reached.entries()) {
    if (done.has(place) || !others.has(place)) continue;
    const loop = new Set([...others].filter((other) => reached[other]?.has(place)));
    for (const one of loop) done.add(one);
    loops.push(loop);
  }
  return loops;
}

function reachable(from: Ways, next: readonly Ways[]): Set<number> {
  const all = new Set(from.keys());
  for (const place of all) for (const then of (next[place] as Ways).keys()) all.add(then);
  return all;
}

/** The shortest text from a place to itself that can be gone in two ways. */
function twoWays(places: Automaton['places'], next: readonly Ways[], loop: ReadonlySet<number>) {
  for (const place of loop) {
    // Two readers start at a place; the word is found when both are there again, and were apart or had a choice.
    const start: Readers = { one: place, other: place, apart: false };
    const seen = new Set([keyOf(start)]);
    const queue: Readers[] = [start];
    for (const readers of queue) {
      for (const [one, ways] of next[readers.one] as Ways) {
        if (!loop.has(one)) continue;
        for (const other of (next[readers.other] as Ways).keys()) {
          if (!loop.has(other)) continue;
          const character = common(places[one], places[other]);
          if (character === undefined) continue;
          const apart = readers.apart || one !== other || (readers.one === readers.other && ways > 1);
          const then: Readers = { one, other, apart, character, from: readers };
          if (apart && one === place && other === place) return { place, word: wordOf(then) };
          if (seen.has(keyOf(then))) continue;
          seen.add(keyOf(then));
          queue.push(then);
        }
      }
    }
  }
  return undefined;
}

interface Readers {
  readonly one: number;
  readonly other: number;
  readonly apart: boolean;
  readonly character?: string;
  readonly from?: Readers;
}

function keyOf({ one, other, apart }: Readers): string {
  return `${one} ${other} ${apart}`;
}

function wordOf(readers: Readers | undefined): string[] {
  const word: string[] = [];
  for (let one = readers; one?.character !== undefined; one = one.from) word.unshift(one.character);
  return word;
}

function common(one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): string | undefined {
  for (const character of one ?? []) if (other?.has(character)) return character;
  return undefined;
}

/** The shortest text that leads to a place, its own character with it; of the characters that do, a preferred one. */
function wayTo(
  places: Automaton['places'],
  first: Ways,
  next: readonly Ways[],
  place: number,
  within?: ReadonlySet<number>,
  preferred?: ReadonlySet<string>,
): string[] {
  const from = new Map<number, number | undefined>();
  for (const one of first.keys()) if (within?.has(one) ?? true) from.set(one, undefined);
  for (const [one] of from) {
    if (one === place) break;
    for (const then of (next[one] as Ways).keys())
      if ((within?.has(then) ?? true) && !from.has(then)) from.set(then, one);
  }
  const word: string[] = [];
  for (let one: number | undefined = place; one !== undefined; one = from.get(one)) {
    const characters = [...(places[one] ?? [])];
    word.unshift(characters.find((character) => preferred?.has(character)) ?? characters[0] ?? '');
  }
  return word;
}
