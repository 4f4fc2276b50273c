import type { TextRange } from '../../catalog/textRange.ts';
import { ScriptReader } from './scriptEntries.ts';
import type { ScriptToken } from './scriptLexer.ts';

/** An object that a module declares, by its name; those that are exported are its texts. */
export interface Declared {
  readonly name: string;
  readonly start: ScriptToken;
  readonly object: ScriptToken;
  /** Names of objects that stand in it for theirs: `{ ...menu, dialogs }`. */
  readonly parts: readonly { readonly key: string; readonly name: string }[];
  /** Whether nothing else stands in it. */
  readonly isMade: boolean;
  /** Whether nothing stands in it at all. */
  readonly isEmpty: boolean;
}

/** An object as it is found: where it stands, and what stands in it. */
type Taken = Pick<Declared, 'object' | 'parts' | 'isMade' | 'isEmpty'>;

/** Looks for the objects of a module; of what stands in them it sees only which others do. */
export class ModuleScan extends ScriptReader {
  statements = 0;
  takesInOthers = false;
  readonly #declared = new Map<string, Declared>();
  readonly #exported: (Declared | string)[] = [];

  read(): void {
    while (this.token) this.#statement(this.token);
  }

  /** In the order of the text; the name is empty where only one is exported. */
  exportedObjects(isCut: boolean): readonly Declared[] {
    const named = this.#exported.flatMap((one) => (typeof one === 'string' ? (this.#declared.get(one) ?? []) : one));
    const exported = named.length === 0 && isCut ? [...this.#declared.values()] : named;
    const isOnly = new Set(exported.map(({ object }) => object.start)).size === 1;
    const objects = new Map<number, Declared>();
    const add = (one: Declared, name: string) => {
      if (objects.has(one.object.start)) return;
      objects.set(one.object.start, { ...one, name });
      for (const part of one.parts) {
        const declared = this.#declared.get(part.name);
        if (declared && !declared.isEmpty) add(declared, [name, part.key].filter(Boolean).join('.'));
        else if (part.key === '') this.takesInOthers = true;
      }
    };
    for (const one of exported) add(one, isOnly ? '' : one.name);
    return [...objects.values()].filter(({ isMade }) => !isMade).sort((a, b) => a.object.start - b.object.start);
  }

  #statement(start: ScriptToken): void {
    if (this.is(';')) this.advance();
    else if (this.is('import', 'type', 'interface', 'declare')) this.#skip();
    else if (this.is('export')) this.#export(start);
    else if (this.is('const', 'let', 'var')) this.#declaration(start, false);
    else if (this.is('module', 'exports')) this.#commonExport(start);
    else {
      if (start.kind !== 'text') this.statements++;
      this.#skip();
    }
  }

  #export(start: ScriptToken): void {
    this.advance();
    if (this.is('const', 'let', 'var')) this.#declaration(start, true);
    else if (this.is('default', '=')) {
      this.advance();
      this.#exportedValue('default', start);
    } else if (this.is('{')) this.#exportList();
    else {
      if (!this.is('type', 'interface', '*')) this.statements++;
      this.#skip();
    }
  }

  /** `export { texts as default, other }`. */
  #exportList(): void {
    this.advance();
    for (let isFirst = true; this.token && !this.is('}'); this.advance()) {
      if (isFirst && this.token.kind === 'word') this.#exported.push(this.#word());
      isFirst = this.is(',');
    }
    this.#skip();
  }

  /** `module.exports = {…}`, `exports.texts = {…}`. */
  #commonExport(start: ScriptToken): void {
    let name = 'default';
    let isExport = this.is('exports');
    for (this.advance(); this.is('.'); this.advance()) {
      this.advance();
      if (this.is('exports')) isExport = true;
      else if (this.token?.kind === 'word') name = this.#word();
    }
    if (!isExport || !this.is('=')) {
      this.statements++;
      this.#skip();
      return;
    }
    this.advance();
    this.#exportedValue(name, start);
  }

  #exportedValue(name: string, start: ScriptToken): void {
    if (this.token?.kind === 'word' && !this.is('function', 'class', 'async', 'new')) {
      const word = this.#word();
      const [from, { token }] = [this.last, this];
      this.advance();
      if (!this.token || this.is(';', 'as', 'satisfies') || this.#isNewLine(token ?? from)) {
        this.#exported.push(word);
        this.#skip();
        return;
      }
      this.#exportObject(name, start, this.#objectOfCall());
      return;
    }
    this.#exportObject(name, start, this.#objectAhead());
  }

  #exportObject(name: string, start: ScriptToken, taken: Taken | undefined): void {
    if (taken) this.#exported.push({ name, start, ...taken });
    else this.statements++;
  }

  #declaration(start: ScriptToken, isExported: boolean): void {
    this.advance();
    const name = this.token?.kind === 'word' ? this.#word() : '';
    this.#skipTo('=');
    if (!this.is('=')) return;
    this.advance();
    const taken = this.#objectAhead();
    if (!taken) return;
    const declared = { name, start, ...taken };
    this.#declared.set(name, declared);
    if (isExported) this.#exported.push(declared);
  }

  /** The object that an expression is, or that a call there is given; the statement is passed over. */
  #objectAhead(): Taken | undefined {
    while (this.is('(', '<')) {
      if (this.is('<')) this.#skipTo('>');
      this.advance();
    }
    if (this.is('{')) return this.#taken();
    if (this.token?.kind === 'word' && !this.is('function', 'class', 'async', 'new', 'require', 'await')) {
      return this.#objectOfCall();
    }
    this.#skip();
    return undefined;
  }

  /** The object that a call is given: `defineLocale('de', {…})`, names may stand before it. */
  #objectOfCall(): Taken | undefined {
    while (this.#isNamed('word') || this.is('.')) this.advance();
    if (this.is('<')) {
      this.#skipTo('>');
      this.advance();
    }
    if (this.is('(')) {
      this.advance();
      while (this.#isNamed('text', 'word') || this.is(',', '.')) this.advance();
      if (this.is('{')) return this.#taken();
    }
    this.#skip();
    return undefined;
  }

  #taken(): Taken {
    const object = this.token as ScriptToken;
    const parts: Declared['parts'][number][] = [];
    let others = 0;
    for (let depth = 0, member: ScriptToken[] = []; this.token; this.advance()) {
      const isClosing = this.is(')', ']', '}');
      if (depth === 1 && (isClosing || this.is(','))) {
        const part = this.#partOf(member);
        if (part) parts.push(part);
        else if (member.length > 0) others++;
        member = [];
      } else if (depth > 0) member.push(this.token);
      if (isClosing) depth--;
      else if (this.is('(', '[', '{')) depth++;
      if (depth === 0) break;
    }
    this.#skip();
    const isMade = parts.length > 0 && others === 0;
    return { object, parts, isMade, isEmpty: parts.length + others === 0 };
  }

  /** The object that a member stands for: `...menu`, `menu`, `menu: texts`. */
  #partOf(member: readonly ScriptToken[]): Declared['parts'][number] | undefined {
    const [key = '', second, third, ...more] = member.map(({ start, end }) => this.text.slice(start, end));
    const isNamed = (index: number) => member[index]?.kind === 'word';
    if (key === '...') return isNamed(1) && third === undefined ? { key: '', name: second ?? '' } : undefined;
    if (!isNamed(0)) return undefined;
    if (second === undefined) return { key, name: key };
    return second === ':' && isNamed(2) && more.length === 0 ? { key, name: third ?? '' } : undefined;
  }

  /** Up to a sign that is in no brackets, or the end of the statement. */
  #skipTo(sign: string): void {
    for (let depth = 0; this.token; this.advance()) {
      if (depth === 0 && (this.is(sign) || this.is(';'))) return;
      if (this.is('(', '[', '{')) depth++;
      else if (this.is(')', ']', '}')) depth--;
    }
  }

  /** Behind a statement: its semicolon, or the line end behind which a new one begins. */
  #skip(): void {
    let depth = 0;
    for (; this.token; ) {
      if (this.is('(', '[', '{')) depth++;
      else if (this.is(')', ']', '}')) depth = Math.max(0, depth - 1);
      const isEnd = depth === 0 && this.is(';');
      const [before, continues] = [this.token, this.token.kind === 'sign' && !this.is(')', ']', '}')];
      this.advance();
      if (isEnd) return;
      if (depth > 0 || continues || !this.token || !this.#isNewLine(before)) continue;
      const isSign = this.token.kind === 'sign' && !this.is('{');
      if (!isSign && !this.is('as', 'satisfies', 'from', 'in', 'instanceof')) return;
    }
  }

  #isNewLine(before: TextRange): boolean {
    return /[\r\n]/.test(this.text.slice(before.end, this.token?.start));
  }

  #isNamed(...kinds: readonly ScriptToken['kind'][]): boolean {
    return this.token !== undefined && kinds.includes(this.token.kind);
  }

  #word(): string {
    return this.text.slice(this.token?.start, this.token?.end);
  }
}
