import type { CheckContext, FileFinding } from './check.ts';

/** The problems that the format found while reading the file, as findings of the check that reports them. */
export function* fileProblems(context: CheckContext, wanted: (id: string) => boolean): Iterable<FileFinding> {
  for (const { id, rule, range, message, severity, habit } of context.catalog.problems) {
    if (!wanted(id)) continue;
    yield { range, message, severity, habit, ...(rule === undefined ? {} : { data: { rule } }) };
  }
}
