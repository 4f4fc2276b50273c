import type { TextRange } from '../../catalog/textRange.ts';
import type { ScriptTree } from './scriptEntries.ts';
import { ScriptReader } from './scriptEntries.ts';
import type { ScriptToken } from './scriptLexer.ts';

/** A module of JavaScript or TypeScript as a file of texts. */
export interface ScriptModule extends ScriptTree {
  /** Statements that neither hold texts nor name other modules: calls, conditions, functions. */
  readonly statements: number;
}

/** An object that a module declares, by its name; those that are exported are its texts. */
interface Declared {
  readonly name: string;
  readonly start: ScriptToken;
  readonly object: ScriptToken;
}

/**
 * Reads the objects that a module exports: `export default {…}`, `module.exports = {…}`, `export const texts = {…}`, an
 * object that is declared before and exported by its name, and the object that is handed to a call there
 * (`export default defineMessages({…})`). Nothing is executed.
 *
 * @example readModule("export default { a: { b: 'c' } }").leaves[0]?.id; // 'a.b'
 */
export function readModule(text: string): ScriptModule {
  const scan = new ModuleScan(text);
  scan.read();
  const reader = new ModuleReader(text, scan);
  reader.readObjects(scan.exportedObjects());
  return reader;
}

/** Looks for the objects of a module, without a look into them. */
class ModuleScan extends ScriptReader {
  statements = 0;
  readonly #declared = new Map<string, Declared>();
  readonly #exported: (Declared | string)[] = [];

  read(): void {
    while (this.token) this.#statement(this.token);
  }

  /** In the order of the text; the name is empty where there is but one. */
  exportedObjects(): readonly Declared[] {
    const objects = this.#exported.flatMap((one) => (typeof one === 'string' ? (this.#declared.get(one) ?? []) : one));
    const unique = [...new Map(objects.map((one) => [one.object.start, one])).values()];
    unique.sort((a, b) => a.object.start - b.object.start);
    return unique.length === 1 ? unique.map((one) => ({ ...one, name: '' })) : unique;
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

  #exportObject(name: string, start: ScriptToken, object: ScriptToken | undefined): void {
    if (object) this.#exported.push({ name, start, object });
    else this.statements++;
  }

  #declaration(start: ScriptToken, isExported: boolean): void {
    this.advance();
    const name = this.token?.kind === 'word' ? this.#word() : '';
    this.#skipTo('=');
    if (!this.is('=')) return;
    this.advance();
    const object = this.#objectAhead();
    if (!object) return;
    const declared = { name, start, object };
    this.#declared.set(name, declared);
    if (isExported) this.#exported.push(declared);
  }

  /** The object that an expression is, or that a call there is given; the statement is passed over. */
  #objectAhead(): ScriptToken | undefined {
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
  #objectOfCall(): ScriptToken | undefined {
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

  #taken(): ScriptToken {
    const object = this.token as ScriptToken;
    this.#skip();
    return object;
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

/** Reads the objects that were found. */
class ModuleReader extends ScriptReader implements ScriptModule {
  readonly statements: number;

  constructor(text: string, { statements }: ModuleScan) {
    super(text);
    this.statements = statements;
  }

  readObjects(objects: readonly Declared[]): void {
    for (const { name, start, object } of objects) {
      while (this.token && this.token.start < object.start) this.advance();
      if (this.token?.start === object.start) this.readObject(name, start);
    }
    while (this.token) this.advance();
  }
}
