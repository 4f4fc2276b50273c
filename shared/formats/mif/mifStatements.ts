import { type Sentence, say } from '../../sentences/sentence.ts';
/** What a reading of statements tells, in the order of the text. Offsets are UTF-16 code units of the text. */
export interface StatementReader {
  /**
   * A statement starts.
   *
   * @param start of its `<`.
   * @param valueStart behind its name.
   * @returns true where the reading ends in front of it.
   */
  open(name: string, start: number, valueStart: number): boolean;
  /**
   * The innermost statement that is open ends, if there is one.
   *
   * @param end behind its `>`.
   * @returns true where the reading ends there.
   */
  close(end: number): boolean;
  /** A string of the innermost statement. @param start,end of what is between its quotes. */
  string(start: number, end: number): void;
  /** What cannot be read, which is passed over. */
  fault(start: number, end: number, message: Sentence): void;
}

/**
 * Reads the statements of a MIF file (MIF Reference, “MIF statement syntax”), `<Name value>` or `<Name <…> <…>>`, without
 * a list of them.
 *
 * @param from where it starts: at the start of the text or of a statement.
 * @returns where it ended.
 */
export function readStatements(text: string, from: number, reader: StatementReader): number {
  for (let at = nextLine(text, from); ; ) {
    mark.lastIndex = at;
    if (!mark.test(text)) return text.length;
    at = mark.lastIndex;
    const here = at - 1;
    const sign = text[here];
    if (sign === '<') {
      const name = statementName(text, at);
      if (name !== undefined) {
        at += name.length;
        if (reader.open(name, here, at)) return here;
      } else if (text.startsWith('<<<<<<<', here)) {
        reader.fault(here, at, say`This is a merge conflict marker; resolve the conflict first.`);
        at = lineEnd(text, here);
      } else reader.fault(here, at, say`The name of a statement is missing after “<”.`);
    } else if (sign === '>') {
      if (reader.close(at)) return at;
    } else if (sign === '#') at = lineEnd(text, here);
    else if (sign === '`') {
      stringEnd.lastIndex = at;
      const end = stringEnd.test(text) ? stringEnd.lastIndex - 1 : text.length;
      if (text[end] === "'") {
        reader.string(at, end);
        at = end + 1;
      } else {
        reader.fault(here, end, say`This string has no end: its closing quote is missing.`);
        at = end;
      }
    } else at = nextLine(text, at);
  }
}

/** The name that starts at an offset; undefined for none. */
export function statementName(text: string, at: number): string | undefined {
  name.lastIndex = at;
  return name.test(text) ? text.slice(at, name.lastIndex) : undefined;
}

/** A line matters where it starts with inset data. */
const mark = /[<>`#]|[\r\n](?=[=&])/g;
const name = /[A-Za-z]\w*/y;
/** Strings have one line. */
const stringEnd = /['\r\n]/g;
const lineBreak = /[\r\n]/g;

function lineEnd(text: string, from: number): number {
  lineBreak.lastIndex = from;
  return lineBreak.test(text) ? lineBreak.lastIndex - 1 : text.length;
}

/** Where reading goes on at the start of a line: behind lines of inset data, which start with `=` or `&`. */
function nextLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && (text[at] === '=' || text[at] === '&')) {
    at = lineEnd(text, at);
    while (text[at] === '\r' || text[at] === '\n') at++;
  }
  return at;
}
