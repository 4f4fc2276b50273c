import type { Problem } from '../../catalog/catalog.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { controlFaults } from '../controlFaults.ts';
import { commentsAbove, isFileHead } from '../hashComments.ts';
import { endOfLine, startOfLine } from '../lines.ts';
import { TomlCursor, tomlSpace } from './tomlCursor.ts';
import { badTomlEscape } from './tomlText.ts';

/** One text of a TOML file. */
export interface TomlEntry {
  /** The path of its keys with points between, the table's included. */
  readonly id: string;
  /** The path of the table that its line stands in; empty for the top of the file. */
  readonly section: string;
  readonly key: TextRange;
  /** With its quotes. */
  readonly string: TextRange;
  /** Its lines, comments above included; undefined for a text within a list or an inline table. */
  readonly lines: TextRange | undefined;
  /** Without their signs. */
  readonly comments: readonly string[];
}

/** A `[table]` of a file. */
export interface TomlTable {
  /** The whole header. */
  readonly header: TextRange;
}

/** What a TOML file holds. */
export interface TomlFile {
  readonly entries: readonly TomlEntry[];
  /** By path; of a table that is there twice the first one. */
  readonly tables: ReadonlyMap<string, TomlTable>;
  readonly problems: readonly Problem[];
}

/** Reads the texts of a TOML file (TOML 1.0). What is broken is passed over up to the end of its line. */
export function scanToml(text: string): TomlFile {
  const scan = new TomlScan(text);
  scan.read();
  return scan;
}

/** Texts in more lists and tables are left out: an id is as long as its text is deep. */
const deepest = 200;

/** What stands without quotes: a number, a date, true or false, or a text that lacks them. */
const otherValue = /[^\s,#\]}]+(?: \d[\d:.Z+-]*)?/y;
const isOther = /^(?:true|false|[+-]?(?:inf|nan|\d[-+\w.: ]*))$/;

/** What no reader takes unescaped (TOML 1.0, “Comment” and “String”). */
const refused = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** What has a value: its path and its key, which is empty in a list. */
interface Member {
  readonly path: string;
  readonly key: TextRange;
}

/** A list or inline table that is open. */
interface Open {
  readonly closer: ']' | '}';
  readonly path: string;
  next: number;
}

class TomlScan extends TomlCursor implements TomlFile {
  readonly entries: TomlEntry[] = [];
  readonly tables = new Map<string, TomlTable>();
  /** How many tables of a list were there by now. */
  readonly #counts = new Map<string, number>();
  /** Where tables and lists were defined; see {@link #placeOf}. */
  readonly #tables = new Set<string>();
  #section = '';
  #from = 0;

  read(): void {
    const text = this.text;
    while (this.offset < text.length) {
      this.skip(tomlSpace);
      const char = text.charAt(this.offset);
      if (char === '\n' || char === '\r') this.offset++;
      else if (char === '#') this.offset = endOfLine(text, this.offset);
      else if (char === '[') this.#table();
      else if (!this.conflictMark()) this.#pair();
    }
    pushAll(this.problems, controlFaults(text, refused, 'TOML'));
    this.problems.sort((a, b) => a.range.start - b.range.start);
  }

  /** `[a.b]` or `[[a.b]]`. */
  #table(): void {
    const text = this.text;
    const start = this.offset;
    const isList = text.startsWith('[[', start);
    this.offset += isList ? 2 : 1;
    const keys = this.keys();
    const closer = isList ? ']]' : ']';
    if (!keys || !text.startsWith(closer, this.offset)) {
      this.broken(start, say`A “${closer}” is missing here.`);
      return;
    }
    this.offset += closer.length;
    const path = keys.join('.');
    const count = this.#counts.get(path) ?? 0;
    const place = this.#placeOf(keys);
    if (!isList && this.#tables.has(place))
      this.fault({ start, end: this.offset }, say`The key “${path}” appears twice; TOML does not allow that.`);
    this.#tables.add(place);
    if (isList) this.#counts.set(path, count + 1);
    this.#section = isList ? `${path}.${count}` : path;
    if (!this.tables.has(this.#section)) this.tables.set(this.#section, { header: { start, end: this.offset } });
    this.#from = this.offset;
    this.restOfLine();
  }

  /** Where a table stands: in each entry of a list it may stand again. */
  #placeOf(keys: readonly string[]): string {
    if (keys.length > deepest) return keys.join('.');
    let [above, place] = ['', ''];
    for (const key of keys) {
      place += `${this.#counts.get(above) ?? ''}\0${key}`;
      above += above === '' ? key : `.${key}`;
    }
    return place;
  }

  /** `key = value`. */
  #pair(): void {
    const text = this.text;
    const start = this.offset;
    const keys = this.keys();
    const key = { start, end: this.offset };
    this.skip(tomlSpace);
    if (!keys || text[this.offset] !== '=') {
      this.broken(start, say`This is not “key = value”.`);
      return;
    }
    key.end = start + text.slice(start, this.offset).trimEnd().length;
    this.offset++;
    this.skip(tomlSpace);
    const path = [...(this.#section === '' ? [] : [this.#section]), ...keys].join('.');
    this.#value(path, key);
    this.#from = this.offset;
    this.restOfLine();
  }

  /** A value with all that is in it; lists and inline tables cost a list, no recursion. */
  #value(path: string, key: TextRange): void {
    const open: Open[] = [];
    let member: Member | undefined = { path, key };
    let isBehindValue = false;
    do {
      this.blank(open.length > 0);
      const around = open.at(-1);
      const char = this.text.charAt(this.offset);
      if (around && char === '') {
        this.fault(key, say`A bracket after this key is never closed.`);
        return;
      }
      if (around && (char === around.closer || char === ',')) {
        this.offset++;
        if (char === around.closer) open.pop();
        isBehindValue = char !== ',';
        continue;
      }
      if (isBehindValue) this.fault({ start: this.offset, end: this.offset + 1 }, say`A comma is missing before this.`);
      if (around) member = this.#member(around);
      if (!member || !this.#read(member, open)) return;
      isBehindValue = open.at(-1) === around;
    } while (open.length > 0);
  }

  /** An item of a list, or a key of an inline table up to its value. */
  #member(around: Open): Member | undefined {
    const start = this.offset;
    if (around.closer === ']') return { path: `${around.path}.${around.next++}`, key: { start, end: start } };
    const keys = this.keys();
    const key = { start, end: this.offset };
    this.skip(tomlSpace);
    if (!keys || this.text[this.offset] !== '=') {
      this.broken(start, say`This is not “key = value”.`);
      return undefined;
    }
    this.offset++;
    this.skip(tomlSpace);
    return { path: `${around.path}.${keys.join('.')}`, key };
  }

  /** A string, another single value, or the bracket that opens a list or table; false where there is none. */
  #read({ path, key }: Member, open: Open[]): boolean {
    const first = this.text.charAt(this.offset);
    if (first === '[' || first === '{') {
      this.offset++;
      open.push({ closer: first === '[' ? ']' : '}', path, next: 0 });
    } else if (first === '"' || first === "'") {
      const string = this.string();
      if (open.length <= deepest) this.#entry(path, key, string, open.length === 0);
    } else {
      const start = this.offset;
      const written = this.skip(otherValue);
      if (written === '') {
        this.broken(start, say`A value is missing here.`);
        return false;
      }
      if (!isOther.test(written)) this.fault({ start, end: this.offset }, say`The text must be in quotes.`);
    }
    return true;
  }

  #entry(id: string, key: TextRange, string: TextRange, isLine: boolean): void {
    const text = this.text;
    const bad = badTomlEscape(text, string);
    if (bad) this.fault(bad, say`TOML has no escape “${text.slice(bad.start, bad.end)}”.`);
    const lineStart = startOfLine(text, key.start);
    const { lines, start, atTop } = commentsAbove(text, lineStart, this.#from);
    const isHead = atTop && isFileHead(lines);
    const rest = endOfLine(text, string.end);
    const behind = /^[ \t]*#+(?!#)[ \t]?(.*)$/.exec(text.slice(string.end, rest))?.[1];
    const comments = isLine ? [...(isHead ? [] : lines), ...(behind === undefined ? [] : [behind])] : [];
    const range = { start: isHead ? lineStart : start, end: rest };
    const isAlone = isLine && text.slice(lineStart, key.start).trim() === '';
    this.entries.push({ id, section: this.#section, key, string, lines: isAlone ? range : undefined, comments });
  }
}
