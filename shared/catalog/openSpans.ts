import { pushTo } from './pushTo.ts';

/**
 * What was opened and is not closed yet. The innermost span of a name is found without a look at the others, so that a
 * text full of starts that nothing closes takes no longer than any.
 *
 * @example
 * const open = new OpenSpans((tag: { name: string }) => tag.name);
 * open.push({ name: 'b' });
 * open.push({ name: 'i' });
 * open.take('b'); // { name: 'b' }, which `i` crosses
 */
export class OpenSpans<T> {
  readonly #nameOf: (span: T) => unknown;
  readonly #byName = new Map<unknown, T[]>();
  readonly #open = new Set<T>();
  /** Everything in its order; spans that were closed stay until those within them are gone. */
  readonly #order: T[] = [];

  /** @param nameOf what the end of a span must have in common with its start. */
  constructor(nameOf: (span: T) => unknown) {
    this.#nameOf = nameOf;
  }

  /** Opens a span within all others. */
  push(span: T): void {
    pushTo(this.#byName, this.#nameOf(span), span);
    this.#open.add(span);
    this.#order.push(span);
  }

  /** Whether a span of a name is open. */
  has(name: unknown): boolean {
    return (this.#byName.get(name)?.length ?? 0) > 0;
  }

  /** The span that was opened last. */
  get innermost(): T | undefined {
    while (this.#order.length > 0 && !this.#open.has(this.#order.at(-1) as T)) this.#order.pop();
    return this.#order.at(-1);
  }

  /** Closes the innermost span of a name; those that were opened within stay open. */
  take(name: unknown): T | undefined {
    const span = this.#byName.get(name)?.pop();
    if (span !== undefined) this.#open.delete(span);
    return span;
  }

  /** Closes the innermost span of a name and all that were opened within; none where no span of that name is open. */
  takeWithin(name: unknown): T | undefined {
    if (!this.has(name)) return undefined;
    for (;;) {
      const innermostName = this.#nameOf(this.innermost as T);
      const span = this.take(innermostName);
      if (innermostName === name) return span;
    }
  }

  /** What nothing has closed, the outermost first. */
  left(): T[] {
    return [...this.#open];
  }
}
