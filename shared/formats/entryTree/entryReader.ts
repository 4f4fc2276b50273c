import type { Problem } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { endOfLine } from '../lines.ts';
import type { TreeEntry } from './entryTree.ts';

/** A word of a program, with the comments between the token before and this one. */
export interface EntryToken extends TextRange {
  readonly kind: string;
  readonly comments: readonly TextRange[];
}

/** Gives the tokens of a program one after the other; see `SourceLexer`. */
export interface EntryLexer<Token> {
  readonly problems: Problem[];
  next(): Token | undefined;
  skipTo(offset: number): void;
}

/** Reads entries of a program token by token. A class because each step adds to what the ones before it found. */
export abstract class EntryReader<Token extends EntryToken, Entry extends TreeEntry> {
  protected readonly text: string;
  protected token: Token | undefined;
  /** The token before it. */
  protected last: TextRange = { start: 0, end: 0 };
  readonly #lexer: EntryLexer<Token>;
  /** The entry that ended last. */
  #entry: Entry | undefined;

  constructor(text: string, lexer: EntryLexer<Token>) {
    this.text = text;
    this.#lexer = lexer;
    this.token = lexer.next();
  }

  get problems(): Problem[] {
    return this.#lexer.problems.sort((a, b) => a.range.start - b.range.start);
  }

  /** Whether the token is one of some signs and words. */
  protected is(...signs: readonly string[]): boolean {
    const { kind, start, end } = this.token ?? {};
    return (kind === 'sign' || kind === 'word') && signs.includes(this.spelled(this.text.slice(start, end)));
  }

  /** A sign or word as {@link is} compares it. */
  protected spelled(written: string): string {
    return written;
  }

  protected advance(): void {
    this.last = this.token ?? this.last;
    this.token = this.#lexer.next();
  }

  protected fault(range: TextRange, message: Sentence, severity: Problem['severity'] = 'error'): void {
    const { start, end } = range;
    this.#lexer.problems.push({ id: 'syntax', range: { start, end }, message, severity });
  }

  /** Something that cannot stand where it does: the rest of its line is passed over. */
  protected unexpected(): void {
    const { start, end } = this.token as Token;
    const line = endOfLine(this.text, start);
    const message = say`This is not allowed here: a comma or a quotation mark before it is missing, or there is one too many.`;
    this.fault({ start, end: Math.min(end, line) }, message);
    this.#lexer.skipTo(this.resumeAt(line, end));
    this.advance();
  }

  /** Where reading goes on behind a token that cannot stand where it does. */
  protected resumeAt(lineEnd: number, tokenEnd: number): number {
    return Math.max(lineEnd, tokenEnd);
  }

  /** What an entry starts with: comments that the one before has on its line are not its own. */
  protected startOfEntry<Parent extends Entry['parent']>(
    parent: Parent,
    { start, comments }: Token,
    keyRange: TextRange,
    key: string,
  ) {
    const id = parent.id === '' ? key : `${parent.id}.${key}`;
    const ownComments = comments.filter((comment) => !this.#entry?.comments.includes(comment));
    return { id, parent, start, end: 0, comma: 0, keyRange, comments: ownComments };
  }

  /** An entry has ended, its comma included: comments on the line on which it ends are its own. */
  protected entryEnded(entry: Entry): void {
    this.#entry = entry;
    for (const comment of this.token?.comments ?? []) {
      if (/[\r\n]/.test(this.text.slice(entry.comma, comment.start))) break;
      entry.comments.push(comment);
    }
  }
}
