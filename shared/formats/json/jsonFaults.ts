import type { Problem } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { conflictProblem, isConflictMark } from '../conflictMark.ts';
import { badEscape } from './jsonString.ts';

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

  /** Reports a container that is not closed. @param start of its bracket. */
  reportOpen(text: string, start: number): void {
    this.reportMisfit(start, start + 1, say`This “${text.charAt(start)}” is not closed.`);
  }

  /** Reports the escape in a string that JSON does not have. @param start of its quote. @param end behind the other one. */
  reportEscape(text: string, start: number, end: number): void {
    const wrong = badEscape(text, { start: start + 1, end: end - 1 }) ?? { start, end };
    this.report(wrong.start, wrong.end, say`JSON has no escape “${text.slice(wrong.start, wrong.end)}”.`);
  }

  /** @param isStrict whether most programs refuse it in such a file. */
  reportLastComma(comma: number, isStrict: boolean): void {
    const severity = isStrict ? 'error' : 'warning';
    this.report(comma, comma + 1, say`There is a comma after the last entry.`, severity);
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

/** The line of a merge conflict's mark that starts at an offset. */
export function jsonConflictAt(text: string, start: number): TextRange | undefined {
  if (!/^[<|=>]{7}/.test(text.slice(start, start + 7)) || (start > 0 && !/[\r\n]/.test(text[start - 1] ?? '')))
    return undefined;
  const length = text.slice(start, start + 400).search(/[\r\n]|$/);
  return isConflictMark(text.slice(start, start + length)) ? { start, end: start + length } : undefined;
}

/** A token for a message. */
export function clippedToken(token: string): string {
  return token.length > 40 ? `${token.slice(0, 40)}…` : token;
}
