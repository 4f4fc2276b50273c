import type { Problem } from '../../catalog/catalog.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { GrowingTree } from './growingTree.ts';
import { clippedToken, JsonFaults, jsonConflictAt } from './jsonFaults.ts';
import { type JsonScanner, jsonScanner, type TextMember } from './jsonScanner.ts';
import {
  blockComment,
  closeBrace,
  closeBracket,
  colon,
  comma,
  commentNotClosed,
  controlCharacter,
  endOfFile,
  lineBreak,
  lineComment,
  openBrace,
  opens,
  stringLiteral,
  stringNotClosed,
  trivia,
  unknown,
} from './jsonTokens.ts';
import { JsonTree, typeNumbers } from './jsonTree.ts';

/** What a text has to go on with. */
type Expected = 'value' | 'key' | 'colon' | 'comma' | 'end';

/**
 * Reads JSON with comments and trailing commas, one pass and no recursion, and goes on behind any fault.
 *
 * @param comments `warn` for files that most programs read as strict JSON.
 */
export function readJson(text: string, comments: 'allow' | 'warn' = 'allow'): JsonTree {
  return new JsonReading(text, comments).read();
}

/** One pass over the tokens. A class because each is read by what the tokens before it left open. */
class JsonReading {
  readonly #text: string;
  readonly #isStrict: boolean;
  readonly #scanner: JsonScanner;
  readonly #faults = new JsonFaults();
  readonly #tree: GrowingTree;
  readonly #member: TextMember = { keyStart: 0, keyEnd: 0, start: 0, end: 0, hasComma: false };
  #expected: Expected = 'value';
  /** Offset of the last comma; -1 where a value or key came behind it. */
  #lastComma = -1;
  #hasComment = false;
  /** Where the token is that is being read. */
  #start = 0;
  #end = 0;

  constructor(text: string, comments: 'allow' | 'warn') {
    this.#text = text;
    this.#isStrict = comments === 'warn';
    this.#scanner = jsonScanner(text);
    this.#tree = new GrowingTree(new JsonTree(text, this.#faults.problems));
  }

  read(): JsonTree {
    if (this.#text.charCodeAt(0) === 0xfeff) this.#scanner.setPosition(1);
    for (;;) {
      if (this.#expected === 'key') this.#readTextMembers();
      const token = this.#scanner.scan();
      if (token === endOfFile) break;
      if (token === trivia || token === lineBreak) continue;
      this.#start = this.#scanner.getTokenOffset();
      this.#end = this.#start + this.#scanner.getTokenLength();
      this.#readToken(token);
      if (this.#expected === 'end' && opens(token)) break;
    }
    this.#endText();
    return this.#tree.tree;
  }

  /** Reads the members that hold a text, for as long as nothing else comes. */
  #readTextMembers(): void {
    const member = this.#member;
    while (this.#scanner.scanMember(member)) {
      this.#tree.addTextMember(member);
      this.#faults.recover();
      this.#lastComma = member.hasComma ? member.end : -1;
      if (!member.hasComma) {
        this.#expected = 'comma';
        return;
      }
    }
  }

  #readToken(token: number): void {
    if (token === lineComment || token === blockComment) this.#readComment();
    else if (token === closeBrace) this.#readClosing('object');
    else if (token === closeBracket) this.#readClosing('array');
    else if (token === comma) this.#readComma();
    else if (token === colon) this.#readColon();
    else if (token === unknown) this.#readUnknown();
    else if (this.#expected === 'end') this.#misfit(say`The file continues after the end of its value.`);
    else this.#readKeyOrValue(token);
  }

  #readComment(): void {
    if (this.#scanner.getTokenError() === commentNotClosed) this.#report(say`This comment is not closed.`);
    else if (this.#isStrict && !this.#hasComment)
      this.#report(say`Many programs do not read comments in JSON.`, 'warning');
    this.#hasComment = true;
  }

  /** Reads the end of the innermost container of a type; what is open within it ends there as well. */
  #readClosing(type: 'object' | 'array'): void {
    const tree = this.#tree;
    if (!tree.isOpen(type)) {
      this.#misfit(say`This “${this.#text.charAt(this.#start)}” has no “${type === 'object' ? '{' : '['}” before it.`);
      return;
    }
    if (this.#lacksValue) this.#missing(say`A value is missing here.`);
    else if (this.#lastComma >= 0 && tree.containerType === type && tree.hasLast)
      this.#faults.reportLastComma(this.#lastComma, this.#isStrict);
    tree.dropKey();
    while (tree.containerType !== type) {
      this.#faults.reportOpen(this.#text, this.#tree.containerStart);
      tree.close(this.#start, false);
    }
    tree.close(this.#end, true);
    this.#faults.recover();
    this.#lastComma = -1;
    this.#expectWhatFollowsValue();
  }

  #readComma(): void {
    if (this.#expected === 'comma' && this.#tree.hasLast) {
      this.#tree.setComma(this.#start);
      this.#faults.recover();
    } else if (this.#expected === 'colon' || this.#tree.hasKey)
      this.#misfit(say`A value is missing before this comma.`);
    else this.#misfit(say`This comma separates nothing.`);
    this.#tree.dropKey();
    this.#lastComma = this.#start;
    if (this.#tree.containerType) this.#expectItem();
  }

  #readColon(): void {
    if (this.#expected === 'colon') this.#expected = 'value';
    else this.#misfit(say`This colon has no key before it.`);
  }

  #readUnknown(): void {
    const mark = jsonConflictAt(this.#text, this.#start);
    if (mark) {
      this.#faults.reportConflict(mark);
      this.#scanner.setPosition(mark.end);
    } else if (this.#expected === 'value') this.#readKeyOrValue(unknown);
    else this.#misfit(say`“${this.#clipped}” does not belong here.`);
  }

  #readKeyOrValue(token: number): void {
    if (this.#expected === 'comma') {
      this.#missing(say`A comma is missing before this.`);
      this.#expectItem();
    }
    this.#lastComma = -1;
    if (this.#expected === 'key') {
      if (token === stringLiteral) {
        this.#readKey();
        return;
      }
      this.#misfit(say`A key in quotes is missing here.`);
      if (!opens(token)) return;
    } else if (this.#expected === 'colon') this.#missing(say`A colon is missing before this value.`);
    else this.#faults.recover();
    this.#readValue(token);
  }

  #readKey(): void {
    if (this.#scanner.getTokenError() === stringNotClosed) this.#misfit(say`This key has no closing quote.`);
    else this.#reportWithinString();
    this.#tree.setKey(this.#start, this.#end, this.#scanner.hasEscapes());
    this.#expected = 'colon';
  }

  #readValue(token: number): void {
    if (opens(token)) {
      this.#tree.open(token === openBrace ? 'object' : 'array', this.#start);
      this.#expectItem();
      return;
    }
    if (token === stringLiteral && this.#scanner.getTokenError() !== stringNotClosed) {
      this.#tree.add(typeNumbers.string, this.#start, this.#end);
      this.#reportWithinString();
    } else this.#readLiteral(token);
    this.#expectWhatFollowsValue();
  }

  /** Reports what is wrong in a string that is closed. */
  #reportWithinString(): void {
    const error = this.#scanner.getTokenError();
    if (error === controlCharacter) this.#report(say`A line end or tab in a string must be written as an escape.`);
    else if (error !== 0) this.#faults.reportEscape(this.#text, this.#start, this.#end);
  }

  #readLiteral(token: number): void {
    if (token === stringLiteral) this.#misfit(say`This text has no closing quote.`);
    else if (token === unknown) this.#misfit(say`“${this.#clipped}” is not a JSON value.`);
    else if (this.#scanner.getTokenError() !== 0)
      this.#misfit(say`“${this.#clipped}” is not a JSON number; digits are missing at its end.`);
    this.#tree.add(typeNumbers.literal, this.#start, this.#end);
  }

  #endText(): void {
    this.#start = this.#text.length;
    if (this.#lacksValue) this.#missing(say`A value is missing here.`);
    if (this.#tree.containerType) this.#faults.reportOpen(this.#text, this.#tree.containerStart);
    while (this.#tree.containerType) this.#tree.close(this.#text.length, false);
    if (this.#tree.tree.count === 0 && this.#faults.problems.length === 0)
      this.#faults.report(0, 0, say`The file is empty.`, 'warning');
  }

  #expectItem(): void {
    this.#expected = this.#tree.containerType === 'object' ? 'key' : 'value';
  }

  #expectWhatFollowsValue(): void {
    this.#expected = this.#tree.containerType ? 'comma' : 'end';
  }

  get #lacksValue(): boolean {
    return this.#expected === 'colon' || (this.#expected === 'value' && this.#tree.hasKey);
  }

  /** The token, for a message. */
  get #clipped(): string {
    return clippedToken(this.#text.slice(this.#start, this.#end));
  }

  /** Reports what is wrong within the token. */
  #report(message: Sentence, severity?: Problem['severity']): void {
    this.#faults.report(this.#start, this.#end, message, severity);
  }

  /** Reports that the token does not fit. */
  #misfit(message: Sentence): void {
    this.#faults.reportMisfit(this.#start, this.#end, message);
  }

  /** Reports that something has to stand before the token. */
  #missing(message: Sentence): void {
    this.#faults.reportMisfit(this.#start, this.#start, message);
  }
}
