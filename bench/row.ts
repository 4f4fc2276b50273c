/** One side of a comparison. It runs in a process of its own. */
export type BenchSide = { readonly name: string } & (
  | {
      /** Makes what `run` works on; not timed. */
      setup(): unknown;
      /** What is timed, several times in one process; the best counts. */
      run(data: unknown): unknown;
    }
  /** For what has to be measured otherwise: a whole process, a latency. */
  | { measure(): Promise<BenchResult> }
);

/** What a side took. */
export interface BenchResult {
  readonly ms: number;
  /** Peak resident memory in MB. */
  readonly memory: number;
  /** What was done, for the reader: `120,000 segments`. */
  readonly note?: string;
}

/** One row of `npm run bench`: something of ours beside a named peer, measured in the same run. */
export interface BenchRow {
  /** `parse PO, 20 MB`. */
  readonly what: string;
  /** What is asked for: at least this many times as fast as the peer, at most so many ms, or at most so many MB. */
  readonly goal: { readonly ratio: number } | { readonly ms: number } | { readonly mb: number };
  readonly ours: BenchSide;
  readonly peer?: BenchSide;
  /** How often the sides are measured in turns, where their times are short and close; default once. */
  readonly turns?: number;
  /** Why the row cannot run on this machine, if so. */
  unavailable?(): string | undefined;
}
