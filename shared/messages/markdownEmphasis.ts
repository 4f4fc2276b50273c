/** A run of `*`, `_` or `~` that may open or close emphasis (CommonMark 0.31 §6.2). */
export interface DelimiterRun {
  readonly char: string;
  /** What is left of the run: taken from its end when it opens, from its start when it closes. */
  start: number;
  end: number;
  readonly length: number;
  readonly opens: boolean;
  readonly closes: boolean;
}

/** A pair of marks. Offsets are UTF-16 code units of the value. */
export interface EmphasisPair {
  readonly id: 'em' | 'strong' | 'del';
  readonly open: readonly [start: number, end: number];
  readonly close: readonly [start: number, end: number];
}

/** The run of one character that starts at `offset`, with what may stand at its sides by the rules of flanking. */
export function delimiterRun(value: string, offset: number): DelimiterRun {
  const char = value[offset] as string;
  let end = offset + 1;
  while (value[end] === char) end++;
  const before = value[offset - 1] ?? ' ';
  const after = value[end] ?? ' ';
  const [spaceBefore, spaceAfter] = [isSpace(before), isSpace(after)];
  const [signBefore, signAfter] = [isPunctuation(before), isPunctuation(after)];
  const left = !spaceAfter && (!signAfter || spaceBefore || signBefore);
  const right = !spaceBefore && (!signBefore || spaceAfter || signAfter);
  const inWord = char === '_';
  const usable = char !== '~' || end - offset === 2;
  return {
    char,
    start: offset,
    end,
    length: end - offset,
    opens: usable && left && (!inWord || !right || signBefore),
    closes: usable && right && (!inWord || !left || signAfter),
  };
}

/**
 * Pairs the runs of one stretch of text as CommonMark does (“process emphasis”), in linear time.
 *
 * @param runs in order; what they pair is taken from them.
 */
export function pairEmphasis(runs: DelimiterRun[]): EmphasisPair[] {
  const pairs: EmphasisPair[] = [];
  const stack: DelimiterRun[] = [];
  /** By kind of closer: how much of the stack is known to hold no opener for it. */
  const bottoms = new Map<string, number>();
  for (const run of runs) {
    while (run.closes && run.end > run.start) {
      const key = `${run.char}${run.opens}${run.length % 3}`;
      const bottom = Math.min(bottoms.get(key) ?? 0, stack.length);
      let index = stack.length - 1;
      while (index >= bottom && !matches(stack[index] as DelimiterRun, run)) index--;
      const opener = index >= bottom ? stack[index] : undefined;
      if (!opener) {
        bottoms.set(key, stack.length);
        break;
      }
      stack.length = index + 1;
      for (const [name, height] of bottoms) if (height > index) bottoms.set(name, index);
      const size = run.char === '~' || (opener.end - opener.start > 1 && run.end - run.start > 1) ? 2 : 1;
      pairs.push({
        id: run.char === '~' ? 'del' : size === 2 ? 'strong' : 'em',
        open: [opener.end - size, opener.end],
        close: [run.start, run.start + size],
      });
      opener.end -= size;
      run.start += size;
      if (opener.end === opener.start) stack.pop();
    }
    if (run.opens && run.end > run.start) stack.push(run);
  }
  return pairs;
}

/** Rule of three: a run that could be both does not match where the lengths add up to a multiple of 3. */
function matches(opener: DelimiterRun, closer: DelimiterRun): boolean {
  if (opener.char !== closer.char) return false;
  const both = opener.closes || closer.opens;
  return !both || (opener.length + closer.length) % 3 !== 0 || (opener.length % 3 === 0 && closer.length % 3 === 0);
}

const isSpace = (char: string) => /\s/.test(char);
const isPunctuation = (char: string) => /[\p{P}\p{S}]/u.test(char);
