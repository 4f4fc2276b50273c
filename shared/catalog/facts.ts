/**
 * What was worked out from something, kept with it for as long as it is there.
 *
 * @example catalog.segments.entryFacts.of(formPlaces, catalog)
 */
export class Facts {
  readonly #facts = new Map<unknown, unknown>();

  /**
   * A fact, worked out when it is first asked for.
   *
   * @param tell works it out; the fact is known by this function, which has to be the same one each time.
   */
  of<Subject, Fact>(tell: (subject: Subject) => Fact, subject: Subject): Fact {
    let fact = this.#facts.get(tell) as Fact | undefined;
    if (fact === undefined && !this.#facts.has(tell)) {
      fact = tell(subject);
      this.#facts.set(tell, fact);
    }
    return fact as Fact;
  }
}
