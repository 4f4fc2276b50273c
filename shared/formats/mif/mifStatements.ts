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
  for (let offset = nextLine(text, from); ; ) {
    mark.lastIndex = offset;
    if (!mark.test(text)) return text.length;
    offset = mark.lastIndex;
    const here = offset - 1;
    const sign = text[here];
    if (sign === '<') {
      const name = statementName(text, offset);
      if (name !== undefined) {
        offset += name.length;
        if (reader.open(name, here, offset)) return here;
      } else if (text.startsWith('<<<<<<<', here)) {
        reader.fault(here, offset, say`This is a merge conflict marker; resolve the conflict first.`);
        offset = lineEnd(text, here);
      } else reader.fault(here, offset, say`The name of a statement is missing after “<”.`);
    } else if (sign === '>') {
      if (reader.close(offset)) return offset;
    } else if (sign === '#') offset = lineEnd(text, here);
    else if (sign === '`') {
      stringEnd.lastIndex = offset;
      const end = stringEnd.test(text) ? stringEnd.lastIndex - 1 : text.length;
      if (text[end] === "'") {
        reader.string(offset, end);
        offset = end + 1;
      } else {
        reader.fault(here, end, say`This string has no end: its closing quote is missing.`);
        offset = end;
      }
    } else offset = nextLine(text, offset);
  }
}

/** The name that starts at an offset; undefined for none. */
export function statementName(text: string, offset: number): string | undefined {
  name.lastIndex = offset;
  return name.test(text) ? text.slice(offset, name.lastIndex) : undefined;
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
  let offset = from;
  while (offset < text.length && (text[offset] === '=' || text[offset] === '&')) {
    offset = lineEnd(text, offset);
    while (text[offset] === '\r' || text[offset] === '\n') offset++;
  }
  return offset;
}
