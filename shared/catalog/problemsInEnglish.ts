import { english } from '../sentences/sentence.ts';
import type { Problem } from './catalog.ts';

/** Faults of a file with their words in English, as the terminal and reports have them. */
export function problemsInEnglish(problems: Iterable<Problem>): (Omit<Problem, 'message'> & { message: string })[] {
  return [...problems].map((problem) => ({ ...problem, message: english(problem.message) }));
}
