/**
 * Keeps what was read of the parts of the last text, by the parts themselves: in a file that is read again after an edit all
 * of them but one are there already.
 *
 * @returns starts with a text; gives what a part reads as. `read` gets a copy of the part, as a slice of the text would keep
 *   all of that alive, and must depend on nothing else.
 * @example
 * const lengths = keepingParts<number>();
 * const lengthOf = lengths();
 * text.split('\n').map((line) => lengthOf(line, ({ length }) => length));
 */
export function keepingParts<Reading>(): () => (part: string, read: (part: string) => Reading) => Reading {
  let last: ReadonlyMap<string, Reading> = new Map();
  return () => {
    const before = last;
    const now = new Map<string, Reading>();
    last = now;
    return (part, read) => {
      const reading = before.get(part) ?? now.get(part) ?? read(copied(part));
      now.set(part, reading);
      return reading;
    };
  };
}

const copied = (part: string) => ` ${part}`.slice(1);
