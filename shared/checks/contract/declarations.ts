/** What a check declares of itself, for whoever runs checks without knowing them. */

import type { FactBits, Traits } from './traits.ts';

/** What is looked up for checks: they wait for nothing, so that it is there before they run, or they run again. */
export type LookUp =
  /** The catalogue of style rules, which is loaded by whoever runs the checks. */
  | 'style rules'
  /** Whether dictionaries have the words of a translation. */
  | 'spelling'
  /** What the files of other languages do with a text, once the check found something in it without them. */
  | 'locales';

/**
 * What a finding says of its entry, where programs do more with it than show it.
 * - `missing`: it is not there, or has no translation; `missing form`: a form of its plural is not there
 * - `no translation`: what stands in it is none: the source text, or nothing but spaces
 * - `unreviewed`: it is marked as not final
 * - `outdated`: its source text has changed since
 * - `left over`: the source file has no such entry
 * - `unused term`: a term is not translated as the glossary says
 */
export type EntryReport =
  | 'missing'
  | 'missing form'
  | 'no translation'
  | 'unreviewed'
  | 'outdated'
  | 'left over'
  | 'unused term';

/**
 * What a segment must have: all of the facts, and of each of the traits that are named one or more. A check without
 * needs is asked about every segment.
 *
 * @example { segment: fact.differs, target: trait.bracket | trait.quote }
 */
export interface SegmentNeeds extends SideNeeds {
  /** Bits of `fact`. */
  readonly segment?: FactBits;
  /**
   * Placeholders, tags or codes in one of the sides; `different` where those of the sides must not be the same ones in
   * the same order.
   */
  readonly units?: 'any' | 'different';
  /** Traits of the text around placeholders, tags and codes, for checks that look at `message.shape` alone. */
  readonly text?: SideNeeds;
}

/** Bits of `trait` of which a side has one. */
export interface SideNeeds {
  readonly source?: Traits;
  readonly target?: Traits;
  /** In one of the sides, whichever it is. */
  readonly either?: Traits;
}

/** A translation of which less than this part is done (one of five) has hardly begun. */
export const hardlyBegunPart = 5;
/** So many texts of such a translation, and more, are one finding. */
export const fewestTogether = 20;
