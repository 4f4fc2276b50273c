import type { Problem } from '../catalog/catalog.ts';
import type { TextRange } from '../catalog/textRange.ts';
import { say } from '../sentences/sentence.ts';

/**
 * Whether a line is one of the marks that a version control system leaves in a file with conflicts.
 *
 * @example isConflictMark('<<<<<<< HEAD'); // true
 */
export function isConflictMark(line: string): boolean {
  return /^(?:<{7}|\|{7}|>{7})(?: .*)?$|^={7}$/.test(line);
}

/** The problem that a conflict's mark is. */
export function conflictProblem(range: TextRange): Problem {
  return {
    id: 'syntax',
    range,
    message: say`This is a merge conflict marker; resolve the conflict first.`,
    severity: 'error',
  };
}

/** The marks of conflicts in a text, for formats whose own rules make something else of such a line. */
export function conflictProblems(text: string): Problem[] {
  if (!text.includes('<<<<<<< ') || !/^<{7} /m.test(text)) return [];
  return [...text.matchAll(/^(?:(?:<{7}|\|{7}|>{7})(?: .*)?|={7})$/gm)].map((match) =>
    conflictProblem({ start: match.index, end: match.index + match[0].length }),
  );
}
