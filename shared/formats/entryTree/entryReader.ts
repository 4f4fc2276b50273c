import type { Problem } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { endOfLine } from '../lines.ts';
import type { EntryTree, TreeEntry, TreeGroup } from './entryTree.ts';

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

/** Brackets, and what closes them. */
export const opens: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** A group that is open, with the entry that it is the value of and the bracket that closes it. */
interface OpenGroup {
  readonly group: TreeGroup;
  readonly entry: TreeEntry;
  readonly closer: string;
}

/**
 * Reads entries of a program token by token. A class because each step adds to what the ones before it found; depth costs a
 * list, no recursion.
 */
export abstract class EntryReader<Token extends EntryToken> implements EntryTree {
  readonly root: TreeGroup = { id: '', entries: [], open: 0, close: 0, next: 0 };
  readonly leaves: TreeEntry[] = [];
  /** The groups around the token. */
  protected readonly around: OpenGroup[] = [];
  protected readonly text: string;
  protected token: Token | undefined;
  /** The token before it. */
  protected last: TextRange = { start: 0, end: 0 };
  readonly #lexer: EntryLexer<Token>;
  /** The entry that ended last. */
  #entry: TreeEntry | undefined;

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
    this.#misplaced({ start, end: Math.min(end, line) });
    this.#lexer.skipTo(this.resumeAt(line, end));
    this.advance();
  }

  #misplaced(range: TextRange): void {
    const message = say`This is not allowed here: a comma or a quotation mark before it is missing, or there is one too many.`;
    this.fault(range, message);
  }

  /** Where reading goes on behind a token that cannot stand where it does. */
  protected resumeAt(lineEnd: number, tokenEnd: number): number {
    return Math.max(lineEnd, tokenEnd);
  }

  /** Reads the entries of the groups that are open, until all are closed. */
  protected readGroups(readEntry: (group: TreeGroup, first: Token, closer: string) => void): void {
    for (let top = this.around.at(-1); this.token && top; top = this.around.at(-1)) {
      const first = this.token;
      if (this.is(']', ')', '}')) {
        if (!this.is(top.closer)) this.missing(top.closer);
        this.closeGroup();
      } else if (this.is(',')) this.#commaWithoutEntry(top.closer);
      else readEntry(top.group, first, top.closer);
    }
  }

  /** Behind another fault it may be the comma of what was passed over. */
  #commaWithoutEntry(closer: string): void {
    if (!this.mayHaveHoles(closer) && this.problems.length === 0) this.#misplaced(this.token as Token);
    this.advance();
  }

  /** Whether a group may have a comma with no entry before it. @param closer the bracket that closes the group. */
  protected mayHaveHoles(_closer: string): boolean {
    return false;
  }

  protected missing(closer: string, range: TextRange = this.token as Token): void {
    this.fault(range, say`A “${closer}” is missing here.`);
  }

  /** The token opens the group that is the value of an entry. */
  protected openGroup(entry: TreeEntry, closer: string): void {
    const open = this.token?.end ?? this.text.length;
    const group: TreeGroup = { id: entry.id, owner: entry, entries: [], open, close: 0, next: 0 };
    entry.value = group;
    this.around.push({ group, entry, closer });
    this.advance();
  }

  /** The token closes the innermost group. */
  protected abstract closeGroup(): void;

  /** What is open at the end of the file. */
  protected closeAtEnd(): void {
    for (const { group, entry } of this.around.splice(0)) {
      group.close = this.text.length;
      entry.end = entry.comma = this.text.length;
      // Behind another fault it is not known whether it is.
      if (this.problems.length === 0)
        this.fault({ start: group.open - 1, end: group.open }, say`This bracket is never closed.`);
    }
  }

  /** An entry that starts here: comments that the one before has on its line are not its own. */
  protected newEntry(parent: TreeGroup, { start, comments }: Token, keyRange: TextRange, key: string): TreeEntry {
    const id = parent.id === '' ? key : `${parent.id}.${key}`;
    const ownComments = comments.filter((comment) => !this.#entry?.comments.includes(comment));
    const entry: TreeEntry = { id, parent, start, end: 0, comma: 0, keyRange, comments: ownComments };
    parent.entries.push(entry);
    return entry;
  }

  /** An entry has ended, its comma included: comments on the line on which it ends are its own. */
  protected entryEnded(entry: TreeEntry): void {
    this.#entry = entry;
    for (const comment of this.token?.comments ?? []) {
      if (/[\r\n]/.test(this.text.slice(entry.comma, comment.start))) break;
      entry.comments.push(comment);
    }
  }
}
