import type { Problem } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { conflictProblem, isConflictMark } from '../conflictMark.ts';
import { endOfLine } from '../lines.ts';

const noComments: readonly never[] = [];

/** What the lexers of programming languages share: white space, comments and marks of merge conflicts between tokens. */
export abstract class SourceLexer {
  readonly problems: Problem[] = [];
  protected readonly text: string;
  protected offset = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Goes on at an offset: behind a fault. */
  skipTo(offset: number): void {
    this.offset = offset;
  }

  /** The end of the comment on one line that starts at an offset; undefined where none does. */
  protected abstract endOfLineComment(start: number): number | undefined;

  /** Passes over what a sticky pattern matches here; false where that is nothing. */
  protected reads(pattern: RegExp): boolean {
    pattern.lastIndex = this.offset;
    if (!pattern.test(this.text) || pattern.lastIndex === this.offset) return false;
    this.offset = pattern.lastIndex;
    return true;
  }

  /** Passes over what stands before the next token. @returns the comments in it, with their signs. */
  protected skipSpace(): readonly TextRange[] {
    const { text } = this;
    let comments: TextRange[] | undefined;
    while (this.offset < text.length) {
      const start = this.offset;
      const lineEnd = this.endOfLineComment(start);
      if (lineEnd !== undefined) this.offset = lineEnd;
      else if (text.startsWith('/*', start)) this.#skipBlock();
      else if (/\s/.test(text.charAt(start))) {
        this.offset++;
        continue;
      } else if (this.#skipConflictMark()) continue;
      else break;
      comments ??= [];
      comments.push({ start, end: this.offset });
    }
    return comments ?? noComments;
  }

  protected fault(range: TextRange, message: Sentence): void {
    this.problems.push({ id: 'syntax', range, message, severity: 'error' });
  }

  #skipBlock(): void {
    const start = this.offset;
    const end = this.text.indexOf('*/', start + 2);
    if (end < 0) this.fault({ start, end: start + 2 }, say`This comment is never closed.`);
    this.offset = end < 0 ? this.text.length : end + 2;
  }

  #skipConflictMark(): boolean {
    const { text } = this;
    const start = this.offset;
    if (!/[<|>=]/.test(text.charAt(start)) || !/[\r\n]/.test(text.charAt(start - 1))) return false;
    const end = endOfLine(text, start);
    if (!isConflictMark(text.slice(start, end))) return false;
    this.problems.push(conflictProblem({ start, end }));
    this.offset = end;
    return true;
  }
}
