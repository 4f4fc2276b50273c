/**
 * A list that is made when somebody first goes through it.
 *
 * @example const problems = onDemand(() => findProblems(text));
 */
export function onDemand<Item>(make: () => readonly Item[]): Iterable<Item> {
  let unmade: typeof make | undefined = make;
  let items: readonly Item[] = [];
  return {
    [Symbol.iterator]() {
      if (unmade) items = unmade();
      unmade = undefined;
      return items[Symbol.iterator]();
    },
  };
}
