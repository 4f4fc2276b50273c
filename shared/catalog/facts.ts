/**
 * What was worked out from something, kept with it for as long as it is there. A fact is known by the function that works
 * it out, which has to be the same one each time.
 *
 * @example catalog.segments.entryFacts.of(formPlaces, catalog)
 */
export class Facts {
  readonly #facts = new Map<unknown, unknown>();

  /** A fact, worked out when it is first asked for. */
  of<Subject, Fact>(tell: (subject: Subject) => Fact, subject: Subject): Fact {
    let fact = this.#facts.get(tell) as Fact | undefined;
    if (fact === undefined && !this.#facts.has(tell)) {
      fact = tell(subject);
      this.#facts.set(tell, fact);
    }
    return fact as Fact;
  }

  /** Takes over a fact that somebody has worked out already. */
  keep<Subject, Fact>(tell: (subject: Subject) => Fact, fact: Fact): void {
    this.#facts.set(tell, fact);
  }

  /**
   * A fact for each of several keys, each worked out when it is first asked for.
   *
   * @example catalog.segments.facts.ofEach(wordsIn, catalog, 'de') // wordsIn(catalog, 'de')
   */
  ofEach<Subject, Key extends string | undefined, Fact>(
    tell: (subject: Subject, key: Key) => Fact,
    subject: Subject,
    key: Key,
  ): Fact {
    const facts = (this.#facts.get(tell) ?? new Map()) as Map<Key, Fact>;
    this.#facts.set(tell, facts);
    let fact = facts.get(key);
    if (fact === undefined && !facts.has(key)) {
      fact = tell(subject, key);
      facts.set(key, fact);
    }
    return fact as Fact;
  }

  /**
   * A fact that depends on something else as well, which may change while the subject stays. Only the one for what was last
   * asked with is kept.
   *
   * @example catalog.segments.facts.ofBoth(isCopyOf, catalog, source) // isCopyOf(catalog, source)
   */
  ofBoth<Subject, Other, Fact>(tell: (subject: Subject, other: Other) => Fact, subject: Subject, other: Other): Fact {
    const last = this.#facts.get(tell) as { readonly other: Other; readonly fact: Fact } | undefined;
    if (last && last.other === other) return last.fact;
    const fact = tell(subject, other);
    this.#facts.set(tell, { other, fact });
    return fact;
  }
}
