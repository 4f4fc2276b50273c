import { say } from '../../sentences/sentence.ts';
import { EntryReader, opens } from '../entryTree/entryReader.ts';
import type { EntryTree, TreeEntry, TreeGroup } from '../entryTree/entryTree.ts';
import { joinedTexts } from './phpJoined.ts';
import { PhpLexer, type PhpToken } from './phpLexer.ts';
import { phpKey } from './phpText.ts';

/** What a PHP file holds. */
export interface PhpFile extends EntryTree {
  /** True where it does something else than to tell texts: a class, a function, a call. */
  readonly isProgram: boolean;
}

/** Statements of language files that tell no text: guards such as `defined('APP') or exit;`. */
const harmless = /^(?:declare|namespace|use|if|else|elseif|empty|isset|defined|global|exit|die|or|and)$/i;

/**
 * Reads the arrays of a PHP language file.
 *
 * @example readPhp("<?php return ['a' => ['b' => 'c']];").leaves[0]?.id; // 'a.b'
 */
export function readPhp(text: string): PhpFile {
  const reader = new Reader(text);
  reader.read();
  return reader;
}

class Reader extends EntryReader<PhpToken> implements PhpFile {
  isProgram = false;
  /** Whether the arrays of the statement are arguments of a call. */
  #isCall = false;

  constructor(text: string) {
    super(text, new PhpLexer(text));
  }

  protected override spelled(written: string): string {
    return written.toLowerCase();
  }

  protected override resumeAt(lineEnd: number): number {
    return lineEnd;
  }

  read(): void {
    while (this.token) {
      this.#readStatement();
      this.readGroups((array, first, closer) => this.#readEntry(array, first, closer));
    }
    this.closeAtEnd();
  }

  #readStatement(): void {
    const start = this.token as PhpToken;
    this.#isCall = false;
    if (this.is('return')) {
      this.advance();
      this.#readValue(this.newEntry(this.root, start, start, ''));
      return;
    }
    if (start.kind === 'variable') {
      const id = this.#readVariable();
      if (id !== undefined && this.is('=')) {
        const keyRange = { start: start.start, end: this.last.end };
        this.advance();
        this.#readValue(this.newEntry(this.root, start, keyRange, id));
        return;
      }
      if (this.token?.kind === 'text') this.unexpected();
    } else if (start.kind !== 'sign' && !harmless.test(this.text.slice(start.start, start.end))) this.isProgram = true;
    this.#skipStatement();
  }

  /** `$lang['a'][]` as an id; undefined where its keys are no plain ones. */
  #readVariable(): string | undefined {
    const first = this.token as PhpToken;
    let id = this.text.slice(first.start + 1, first.end);
    this.advance();
    while (this.is('[')) {
      this.advance();
      const key = this.token;
      if (this.is(']')) id += `.${this.root.entries.filter((entry) => entry.id.startsWith(`${id}.`)).length}`;
      else if (key?.kind === 'text' || key?.kind === 'word') {
        id += `.${phpKey(this.text, key)}`;
        this.advance();
      }
      if (!this.is(']')) return undefined;
      this.advance();
    }
    return this.is('->', '::') ? undefined : id;
  }

  #skipStatement(): void {
    let depth = 0;
    for (; this.token; this.advance()) {
      if (this.is('(', '[', '{')) depth++;
      const closes = this.is(')', ']', '}');
      if (closes) depth--;
      if (depth > 0 || !this.is(';', '}', '?>')) continue;
      this.advance();
      return;
    }
  }

  #readEntry(array: TreeGroup, first: PhpToken, closer: string): void {
    if (this.is(';', 'return')) {
      this.missing(closer);
      while (this.around.length > 0) this.closeGroup(false);
    } else if (this.#opensArray()) this.#readValue(this.newEntry(array, first, first, String(array.next++)));
    else this.#readKeyed(array, first);
  }

  #readKeyed(array: TreeGroup, first: PhpToken): void {
    const tokens = this.#expression(true);
    if (!tokens) return;
    const [start = first, last = first] = [tokens[0], tokens.at(-1)];
    if (!this.is('=>')) {
      const keyRange = { start: start.start, end: start.start };
      this.#finish(this.newEntry(array, start, keyRange, String(array.next++)), tokens);
      return;
    }
    if (tokens.length === 0) {
      this.unexpected();
      return;
    }
    const keyRange = { start: start.start, end: last.end };
    const key = phpKey(this.text, keyRange);
    if (/^\d{1,9}$/.test(key)) array.next = Math.max(array.next, Number(key) + 1);
    this.advance();
    this.#readValue(this.newEntry(array, start, keyRange, key));
  }

  /** The value of an entry: an array of its own, of which only the start is read, or an expression. */
  #readValue(entry: TreeEntry): void {
    if (entry.parent === this.root && this.is('array_merge', 'array_replace')) {
      this.#isCall = true;
      while (this.token && !this.#opensArray() && !this.is(';')) this.advance();
    }
    if (!this.#opensArray()) {
      const tokens = this.#expression(false);
      if (tokens) this.#finish(entry, tokens);
      return;
    }
    const closer = this.is('[') ? ']' : ')';
    if (closer === ')') this.advance();
    this.openGroup(entry, closer);
  }

  #opensArray(): boolean {
    if (!this.is('array')) return this.is('[');
    return /^\s*\(/.test(this.text.slice(this.token?.end, (this.token?.end ?? 0) + 20));
  }

  protected override closeGroup(written = true): void {
    const { group, entry } = this.around.pop() ?? {};
    if (!group || !entry) return;
    group.close = this.token?.start ?? this.text.length;
    if (written) this.advance();
    this.#endEntry(entry, written ? this.last.end : group.close);
  }

  /** A comma or semicolon has to stand behind an entry, or the end of what it stands in. */
  #endEntry(entry: TreeEntry, end: number): void {
    entry.end = end;
    entry.comma = end;
    if (this.around.length === 0) {
      if (this.is(';')) entry.comma = (this.token as PhpToken).end;
      else this.#checkEnd();
      this.#skipStatement();
    } else if (this.is(',')) {
      entry.comma = (this.token as PhpToken).end;
      this.advance();
    } else if (this.token && !this.is(']', ')', ';')) this.unexpected();
    this.entryEnded(entry);
  }

  /** What cannot stand behind a whole statement; anything else may go on with it, as `+` does. */
  #checkEnd(): void {
    const { end } = this.last;
    if (!this.token && this.problems.length === 0) this.missing(';', { start: end - 1, end });
    else if (!this.#isCall && this.is(',', '=>', ']', ')')) this.unexpected();
  }

  /** The tokens up to the comma, bracket or semicolon that ends an expression; undefined where it is broken. */
  #expression(isKey: boolean): PhpToken[] | undefined {
    const tokens: PhpToken[] = [];
    const inside: string[] = [];
    for (let before: PhpToken | undefined; this.token; this.advance()) {
      if (inside.length === 0 && this.is(',', ']', ')', '}', ';', '?>', ...(isKey ? ['=>'] : []))) break;
      const token = this.token;
      const isAssigned = before?.kind === 'text' && (token.kind !== 'sign' || this.is('='));
      if (isAssigned || (inside.length === 0 && this.is('=>') && !tokens.some((one) => this.#isArrow(one)))) {
        this.unexpected();
        return undefined;
      }
      const written = this.text.slice(token.start, token.end);
      if (token.kind === 'sign' && opens[written]) inside.push(opens[written]);
      else if (written === inside.at(-1)) inside.pop();
      else if (inside.length > 0 && token.kind === 'sign' && written === ';' && !inside.includes('}')) break;
      tokens.push(token);
      before = token;
    }
    return tokens;
  }

  /** Whether a token begins a function that is written with an arrow. */
  #isArrow({ start, end }: PhpToken): boolean {
    return /^fn$/i.test(this.text.slice(start, end));
  }

  #finish(entry: TreeEntry, tokens: readonly PhpToken[]): void {
    const [first, last] = [tokens[0], tokens.at(-1)];
    const texts = joinedTexts(this.text, tokens);
    if (texts) entry.value = texts;
    else if (!first || !last) {
      if (this.token) this.fault(this.token, say`A value is missing here.`);
    } else if (tokens.some(({ kind }) => kind === 'text' || kind === 'heredoc'))
      entry.code = { start: first.start, end: last.end };
    if (texts || entry.code) this.leaves.push(entry);
    this.#endEntry(entry, last?.end ?? this.last.end);
  }
}
