import type { Problem } from '../../catalog/catalog.ts';
import { isEscaped } from '../../encoding/poString.ts';
import { type PoField, PoTable, poFields } from './poTable.ts';

/**
 * Reads the entries of a PO file line by line, with LF, CRLF or CR line ends (gettext manual, “The Format of PO
 * Files”). What is no PO becomes a problem, and reading goes on with the next line.
 */
export function scanPo(text: string): PoTable {
  const table = new PoTable(text);
  const { strings } = table;
  /** The entry that is open, and its string that the next line may continue; -1 for none. */
  let entry = -1;
  let string = -1;
  let domain = 0;
  let garbage = false;
  /** Start of the last line that says what an entry was, while that entry is to come; -1 for none. */
  let dangling = -1;
  let backslash = -1;

  const problem = (start: number, end: number, message: string, severity: Problem['severity'] = 'error') => {
    table.problems.push({ id: 'syntax', range: { start, end }, message, severity });
  };
  const has = (field: PoField) => entry >= 0 && table.string(entry, field) >= 0;
  const finished = () => entry >= 0 && (table.string(entry, poFields.msgstr) >= 0 || table.hasForms(entry));
  const close = () => {
    if (finished() || has(poFields.msgid) || has(poFields.msgctxt)) table.close();
    entry = -1;
    string = -1;
  };
  const unfinished = () => problem(table.body(entry), table.end(entry), 'This entry has no msgstr.');
  /** The entry that a line belongs to: comments and a new msgid begin the next one. */
  const current = (start: number): number => {
    if (entry < 0) entry = table.begin(start, domain);
    return entry;
  };

  /** Reports the first escape between quotes that PO does not know (po-lex.c, `control_sequence`). */
  const checkEscapes = (from: number, to: number): void => {
    if (backslash < from) backslash = indexOrEnd(text, '\\', from);
    if (backslash >= to) return;
    for (const match of text.slice(backslash, to).matchAll(/\\(?:([ntrbfva\\"0-7]|x[\da-fA-F])|[\s\S])/gu)) {
      if (match[1] !== undefined) continue;
      const start = backslash + match.index;
      problem(start, start + match[0].length, `PO knows no escape “${match[0]}”; a backslash is written “\\\\”.`);
      return;
    }
  };

  /** The quoted parts from `at` to the line's end. @returns the offset behind them: of what else stands in the line. */
  const quoted = (at: number, end: number, into: number): number => {
    let from = at;
    for (;;) {
      while (from < end && isSpace(text.charCodeAt(from))) from++;
      if (from >= end) return end;
      const unit = text.charCodeAt(from);
      if (unit !== 0x22) {
        if (unit === 0x23 || keywordAt(text, from) !== undefined) return from;
        problem(from, end, 'A text has to stand in quotes.');
        return end;
      }
      let to = text.indexOf('"', from + 1);
      while (to >= 0 && to < end && isEscaped(text, to, from + 1)) to = text.indexOf('"', to + 1);
      if (to < 0 || to >= end) {
        problem(from, end, 'The closing quote is missing.');
        strings.addPart(into, from + 1, end, end);
        strings.setBroken(into);
        return end;
      }
      checkEscapes(from + 1, to);
      strings.addPart(into, from + 1, to, to + 1);
      from = to + 1;
    }
  };

  /** @returns the offset behind the keyword and its text; -1 where there is none. */
  const keyword = (at: number, end: number, start: number, obsolete: boolean): number => {
    const name = keywordAt(text, at);
    if (name === undefined) return -1;
    let behind = at + (keywordLengths[name] as number);
    let form = -1;
    const next = text.charCodeAt(behind);
    if (next !== 0x20 || text.charCodeAt(behind + 1) !== 0x22) {
      if (name === poFields.msgstr && (next === 0x5b || isSpace(next)) && text.charCodeAt(behind + 1) !== 0x22) {
        formNumber.lastIndex = behind;
        const match = formNumber.exec(text);
        if (match?.[1]) {
          form = Number(match[1]);
          behind += match[0].length;
        }
      }
      if (form < 0 && /[\w[]/.test(text.charAt(behind))) return -1;
    }
    const found = strings.add(at, behind);
    if (name === domainKeyword) {
      const stop = quoted(behind, end, found);
      domain = table.addDomain(strings.value(found));
      close();
      return stop;
    }
    if (name === poFields.msgid || name === poFields.msgctxt) dangling = -1;
    if (entry >= 0 && (name === poFields.msgid || name === poFields.msgctxt)) {
      const over = finished();
      if (over || has(poFields.msgid) || (name === poFields.msgctxt && has(poFields.msgctxt))) {
        if (!over && !table.isObsolete(entry)) unfinished();
        close();
      }
    }
    const into = current(start);
    if (table.body(into) < 0) table.setBody(into, start);
    else if (table.isObsolete(into) !== obsolete) {
      problem(at, end, 'Either all lines of an entry start with “#~”, or none does.');
    }
    if (obsolete) table.setObsolete(into);
    const stop = quoted(behind, end, found);
    if (strings.partCount(found) === 0) {
      problem(at, end, `There is no text in quotes behind ${keywordNames[name]}.`);
      strings.addPart(found, behind, behind, behind);
      strings.setBroken(found);
    }
    string = found;
    table.setEnd(into, stop < end ? strings.end(found) : end);
    if (form >= 0) {
      const next = table.highestForm(into) + 1;
      if (table.form(into, form) >= 0) problem(at, behind, `There is another msgstr[${form}] in this entry.`);
      else {
        if (form > next) problem(at, behind, `msgstr[${next}] has to stand before msgstr[${form}].`);
        table.addForm(into, form, found);
      }
    } else if (name === poFields.msgstr && has(poFields.msgstr)) {
      problem(at, behind, 'There is another msgstr in this entry.');
    } else table.setString(into, name, found);
    return stop;
  };

  const obsoleteLine = (at: number, end: number, next: number): void => {
    let from = at + 2;
    while (from < end && isSpace(text.charCodeAt(from))) from++;
    if (text.charCodeAt(from) === 0x22 && string >= 0 && entry >= 0 && table.isObsolete(entry)) {
      from = goOn(from, end);
      if (from < end) rest(from, end, next, at);
    } else if (rest(from, end, next, at) === from && text.charCodeAt(from) === 0x22 && entry >= 0) {
      problem(at, end, 'Either all lines of an entry start with “#~”, or none does.');
    }
  };

  const comment = (at: number, end: number, next: number): void => {
    const mark = text.charCodeAt(at + 1);
    if (mark === 0x7e) {
      if (text.charCodeAt(at + 2) === 0x7c) dangling = at;
      else obsoleteLine(at, end, next);
      return;
    }
    if (mark === 0x7c) dangling = at;
    if (finished()) close();
    else if (has(poFields.msgid) && !table.isObsolete(entry) && at + 1 < text.length) {
      unfinished();
      close();
    }
    const into = current(at);
    table.setCommentEnd(into, end);
    if (mark === 0x2c || mark === 0x3d) table.addFlags(into, at, next);
    else if (mark === 0x7c) {
      const old = /#\|[ \t]*(msgid[ \t]+)?(?=")/y;
      old.lastIndex = at;
      const match = old.exec(text);
      if (match?.[1]) table.setString(into, poFields.previous, strings.add(at, at));
      if (match && has(poFields.previous)) quoted(at + match[0].length, end, table.string(into, poFields.previous));
    }
  };

  /** Goes on with the open text. @returns the offset behind its parts. */
  const goOn = (at: number, end: number): number => {
    const stop = quoted(at, end, string);
    table.setEnd(entry, stop < end ? strings.end(string) : end);
    return stop;
  };

  /**
   * Keywords with their texts, one after the other, and a comment behind them.
   *
   * @param mark where the “#~” of their line is; -1 for none.
   * @returns where something else starts.
   */
  const rest = (from: number, end: number, next: number, mark: number): number => {
    let at = from;
    while (at < end) {
      if (text.charCodeAt(at) === 0x23) {
        if (mark < 0) comment(at, end, next);
        return end;
      }
      const stop = keyword(at, end, at === from && mark >= 0 ? mark : at, mark >= 0);
      if (stop < 0) return at;
      at = stop;
    }
    return end;
  };

  const { length } = text;
  let lf = -1;
  let cr = -1;
  let start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (start < length) {
    if (text.charCodeAt(start) === 0x0a) {
      start++;
      continue;
    }
    if (lf < start) lf = indexOrEnd(text, '\n', start);
    if (cr < start) cr = indexOrEnd(text, '\r', start);
    const end = lf < cr ? lf : cr;
    const next = end === length ? end : end === cr && lf === cr + 1 ? end + 2 : end + 1;
    let at = start;
    while (at < end && isSpace(text.charCodeAt(at))) at++;
    const first = at < end ? text.charCodeAt(at) : 0;
    let understood = true;
    if (first === 0x22) {
      understood = string >= 0 && entry >= 0 && !table.isObsolete(entry);
      if (understood) at = goOn(at, end);
    }
    if (first !== 0 && understood && at < end) understood = rest(at, end, next, -1) === end;
    if (understood) garbage &&= first === 0;
    else {
      const conflict = /^(?:<{7}|={7}|>{7}|\|{7})/.test(text.slice(at, at + 7));
      if (conflict) problem(at, end, 'This is the mark of a merge conflict; resolve it first.');
      else if (!garbage) problem(at, end, 'This line is no part of a PO file.');
      garbage = true;
    }
    start = next;
  }
  if (has(poFields.msgid) && !finished() && !table.isObsolete(entry)) unfinished();
  if (dangling >= 0) {
    const end = Math.min(indexOrEnd(text, '\n', dangling), indexOrEnd(text, '\r', dangling));
    problem(dangling, end, 'This says what an entry was, and no entry follows.');
  }
  close();
  return table;
}

/** The first place of a unit at or behind an offset; the text's end where there is none. */
function indexOrEnd(text: string, unit: string, from: number): number {
  const found = text.indexOf(unit, from);
  return found < 0 ? text.length : found;
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0b || unit === 0x0c;
}

/** Beside the fields of an entry, which are the others. */
const domainKeyword = 0;
type Keyword = Exclude<PoField, typeof poFields.previous> | typeof domainKeyword;

const keywordNames: Readonly<Record<Keyword, string>> = {
  [poFields.msgctxt]: 'msgctxt',
  [poFields.msgid]: 'msgid',
  [poFields.msgidPlural]: 'msgid_plural',
  [poFields.msgstr]: 'msgstr',
  [domainKeyword]: 'domain',
};
const keywordLengths = Object.fromEntries(Object.entries(keywordNames).map(([key, name]) => [key, name.length]));

const formNumber = /[ \t]*\[(?:[ \t]*(\d{1,4})[ \t]*\])?/y;

/** The keyword at an offset. */
function keywordAt(text: string, at: number): Keyword | undefined {
  const unit = text.charCodeAt(at + 3);
  if (unit === 0x69 && text.startsWith('msgid', at)) {
    return text.startsWith('_plural', at + 5) ? poFields.msgidPlural : poFields.msgid;
  }
  if (unit === 0x73 && text.startsWith('msgstr', at)) return poFields.msgstr;
  if (unit === 0x63 && text.startsWith('msgctxt', at)) return poFields.msgctxt;
  return unit === 0x61 && text.startsWith('domain', at) ? domainKeyword : undefined;
}
