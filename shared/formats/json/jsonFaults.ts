import type { Problem } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import type { Sentence } from '../../sentences/sentence.ts';
import { conflictProblem } from '../conflictMark.ts';

/** What is wrong in a JSON text. A class because one fault has others behind it, which are not worth a report. */
export class JsonFaults {
  readonly problems: Problem[] = [];
  /** Whether a fault was reported that may be why the next token looks wrong. */
  #lost = false;

  /** Reports what is wrong by itself. */
  report(start: number, end: number, message: Sentence, severity: Problem['severity'] = 'error'): void {
    this.problems.push({ id: 'syntax', range: { start, end }, message, severity });
  }

  /** Reports a token that does not fit, unless an earlier fault explains it. */
  reportMisfit(start: number, end: number, message: Sentence): void {
    if (!this.#lost) this.report(start, end, message);
    this.#lost = true;
  }

  /** Reports the mark of a merge conflict. Both sides end as they like: a comma more or less is no fault of its own. */
  reportConflict(mark: TextRange): void {
    this.problems.push(conflictProblem(mark));
    this.#lost = true;
  }

  /** The last token fits again: what is wrong from here on is a fault of its own. */
  recover(): void {
    this.#lost = false;
  }
}
