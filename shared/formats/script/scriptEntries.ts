import type { TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { EntryReader, opens } from '../entryTree/entryReader.ts';
import type { EntryTree, TreeEntry, TreeGroup } from '../entryTree/entryTree.ts';
import { ScriptLexer, type ScriptToken } from './scriptLexer.ts';
import { scriptSlot } from './scriptText.ts';

/** A script as a file of texts. */
export interface ScriptTree extends EntryTree {
  /** How many functions and classes stand between the texts or beside them. */
  readonly programs: number;
  /** Values of a JSON5 file that are none: names, calls, templates. */
  readonly foreign: readonly TextRange[];
}

/** An id is as long as its text is deep, and a file may consist of depth. */
const deepest = 200;

/**
 * Reads objects of JavaScript: those between braces from a token on. Nothing is executed.
 */
export class ScriptReader extends EntryReader<ScriptToken> implements ScriptTree {
  readonly foreign: TextRange[] = [];
  programs = 0;
  #isTooDeep = false;

  constructor(text: string) {
    super(text, new ScriptLexer(text));
  }

  /**
   * Reads the object at the token, as the value of an entry of the file.
   *
   * @param id of the entry; its keys stand behind it where it is not empty.
   * @param start of the statement, or of the object itself.
   */
  protected readObject(id: string, start: ScriptToken): void {
    this.#open(this.newEntry(this.root, start, { start: start.start, end: start.start }, id));
    this.readGroups((group, first, closer) => this.#readEntry(group, first, closer));
    this.closeAtEnd();
  }

  #open(entry: TreeEntry): void {
    this.openGroup(entry, this.is('[') ? ']' : '}');
  }

  protected override mayHaveHoles(closer: string): boolean {
    return closer === ']';
  }

  protected override closeGroup(): void {
    const { group, entry } = this.around.pop() ?? {};
    if (!group || !entry) return;
    group.close = this.token?.start ?? this.text.length;
    this.advance();
    entry.end = entry.comma = this.last.end;
    // What stands behind an array or object makes code of it: `[…].join(' ')`, `{…} as const`.
    if (this.around.length === 0) return;
    const isCode = this.token?.kind === 'sign' && !this.is(',', ']', ')', '}', ';');
    if (isCode || this.is('as', 'satisfies')) this.#expression();
    this.#endEntry(entry, this.last.end);
  }

  #readEntry(group: TreeGroup, first: ScriptToken, closer: string): void {
    if (this.is('...')) this.#skipValue(first);
    else if (closer === ']') {
      const index = String(group.next++);
      this.#readValue(this.newEntry(group, first, { start: first.start, end: first.start }, index));
    } else this.#readMember(group, first);
  }

  #readMember(group: TreeGroup, first: ScriptToken): void {
    if (first.kind === 'sign' || first.kind === 'template' || first.kind === 'pattern') {
      if (first.kind === 'sign' && this.is('[', '*', '#', '@')) this.#skipValue(first);
      else this.unexpected();
      return;
    }
    this.advance();
    if (!this.is(':')) {
      // A method, a name that stands for itself, or a word before one of them.
      if (first.kind === 'word' && (this.is(',', '}', '(') || this.token?.kind === 'word')) this.#skipValue(first);
      else if (this.token) this.unexpected();
      return;
    }
    this.advance();
    this.#readValue(this.newEntry(group, first, { start: first.start, end: first.end }, this.#key(first)));
  }

  #key(token: ScriptToken): string {
    if (token.kind === 'text') return scriptSlot(this.text, token).value;
    const name = this.text.slice(token.start, token.end);
    return name.replace(/\\u([\da-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }

  #readValue(entry: TreeEntry): void {
    if (this.is('{', '[')) this.#open(entry);
    else this.#finish(entry, this.#expression());
  }

  /** Something that is no text: it is passed over. */
  #skipValue(first: ScriptToken): void {
    if (!this.is('...')) this.programs++;
    this.foreign.push({ start: first.start, end: first.end });
    this.#expression(true);
    if (this.is(',')) this.advance();
  }

  /**
   * The tokens up to the comma or bracket that ends an expression.
   *
   * @param isMethod whether a body in braces ends it, too.
   */
  #expression(isMethod = false): ScriptToken[] {
    const tokens: ScriptToken[] = [];
    const inside: string[] = [];
    for (let before: ScriptToken | undefined; this.token; this.advance()) {
      const { token } = this;
      if (inside.length === 0 && this.is(',', ']', ')', '}', ';')) break;
      if (inside.length === 0 && before?.kind === 'text' && token.kind !== 'sign' && !this.is('as', 'satisfies')) {
        this.unexpected();
        return tokens;
      }
      const written = this.text.slice(token.start, token.end);
      if (token.kind === 'sign' && opens[written]) inside.push(opens[written]);
      else if (token.kind === 'sign' && written === inside.at(-1)) {
        inside.pop();
        if (isMethod && inside.length === 0 && written === '}') {
          this.advance();
          return tokens;
        }
      }
      tokens.push(token);
      before = token;
    }
    return tokens;
  }

  #finish(entry: TreeEntry, tokens: readonly ScriptToken[]): void {
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (!first || !last) {
      if (this.token) this.fault(this.token, say`A value is missing here.`);
      this.#endEntry(entry, this.last.end);
      return;
    }
    const value = { start: first.start, end: last.end };
    const [isText, isTemplate] = [first.kind === 'text', first.kind === 'template'];
    const isPlain = isText || (isTemplate && !/(?<!\\)(?:\\\\)*\$\{/.test(this.text.slice(first.start, first.end)));
    if (isPlain && this.#isAlone(tokens)) entry.value = [first];
    else if (isText || isTemplate) entry.code = value;
    else if (tokens.some(({ start, end }) => /^(?:=>|function|class)$/.test(this.text.slice(start, end))))
      this.programs++;
    const isLiteral =
      tokens.length === 1 &&
      /^(?:[-+]?[\d.]|[-+]?(?:Infinity|NaN)$|true$|false$|null$)/.test(this.text.slice(value.start, value.end));
    if (!isLiteral && !(isText && entry.value)) this.foreign.push(value);
    const isDeep = this.around.length > deepest;
    if (isDeep && entry.value && !this.#isTooDeep) this.#tooDeep(value);
    if (!isDeep && (entry.value || entry.code)) this.leaves.push(entry);
    this.#endEntry(entry, value.end);
  }

  #tooDeep(range: TextRange): void {
    this.#isTooDeep = true;
    const message = say`Values are nested more than ${deepest} levels deep here; texts further down are skipped.`;
    this.fault(range, message, 'warning');
  }

  /** Whether nothing is done with a text; what it is to TypeScript does not count. */
  #isAlone(tokens: readonly ScriptToken[]): boolean {
    const next = tokens[1];
    return !next || /^(?:as|satisfies)$/.test(this.text.slice(next.start, next.end));
  }

  /** A comma has to stand behind an entry, or the end of what it stands in. */
  #endEntry(entry: TreeEntry, end: number): void {
    entry.end = end;
    entry.comma = end;
    if (this.is(',')) {
      entry.comma = (this.token as ScriptToken).end;
      this.advance();
    } else if (this.token && !this.is(']', '}', ')')) this.unexpected();
    this.entryEnded(entry);
  }
}
