import type { Problem } from '../../catalog/catalog.ts';
import { isEscaped } from './poString.ts';
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

  /** The quoted parts from `at` to the line's end. */
  const quoted = (at: number, end: number, into: number): void => {
    let from = at;
    for (;;) {
      while (from < end && isSpace(text.charCodeAt(from))) from++;
      if (from >= end) return;
      if (text.charCodeAt(from) !== 0x22) {
        problem(from, end, 'A text has to stand in quotes.');
        return;
      }
      let to = text.indexOf('"', from + 1);
      while (to >= 0 && to < end && isEscaped(text, to, from + 1)) to = text.indexOf('"', to + 1);
      if (to < 0 || to >= end) {
        problem(from, end, 'The closing quote is missing.');
        strings.addPart(into, from + 1, end, end);
        strings.setBroken(into);
        return;
      }
      strings.addPart(into, from + 1, to, to + 1);
      from = to + 1;
    }
  };

  const keyword = (at: number, end: number, lineStart: number, obsolete: boolean): boolean => {
    const name = keywordAt(text, at);
    if (name === undefined) return false;
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
      if (form < 0 && /[\w[]/.test(text.charAt(behind))) return false;
    }
    const found = strings.add(at, behind);
    if (name === domainKeyword) {
      quoted(behind, end, found);
      domain = table.addDomain(strings.value(found));
      close();
      return true;
    }
    if (entry >= 0 && (name === poFields.msgid || name === poFields.msgctxt)) {
      const over = finished();
      if (over || has(poFields.msgid) || (name === poFields.msgctxt && has(poFields.msgctxt))) {
        if (!over && !table.isObsolete(entry)) unfinished();
        close();
      }
    }
    const into = current(lineStart);
    if (table.body(into) < 0) table.setBody(into, lineStart);
    if (obsolete) table.setObsolete(into);
    quoted(behind, end, found);
    if (strings.partCount(found) === 0) {
      problem(at, end, `There is no text in quotes behind ${keywordNames[name]}.`);
      strings.addPart(found, behind, behind, behind);
      strings.setBroken(found);
    }
    string = found;
    table.setEnd(into, end);
    if (form >= 0) {
      if (table.form(into, form) >= 0) problem(at, behind, `There is another msgstr[${form}] in this entry.`);
      else table.addForm(into, form, found);
    } else if (name === poFields.msgstr && has(poFields.msgstr)) {
      problem(at, behind, 'There is another msgstr in this entry.');
    } else table.setString(into, name, found);
    return true;
  };

  const comment = (at: number, end: number, next: number): void => {
    const mark = text.charCodeAt(at + 1);
    if (mark === 0x7e) {
      if (text.charCodeAt(at + 2) === 0x7c) return;
      let from = at + 2;
      while (from < end && isSpace(text.charCodeAt(from))) from++;
      if (text.charCodeAt(from) === 0x22 && string >= 0 && entry >= 0 && table.isObsolete(entry)) {
        quoted(from, end, string);
        table.setEnd(entry, end);
      } else keyword(from, end, at, true);
      return;
    }
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

  /** A line that starts with a quote, behind white space. @returns whether there is a text that it goes on. */
  const continuation = (at: number, end: number): boolean => {
    if (string < 0 || entry < 0 || table.isObsolete(entry)) return false;
    quoted(at, end, string);
    table.setEnd(entry, end);
    return true;
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
    if (first === 0x23) comment(at, end, next);
    else if (first === 0x22) understood = continuation(at, end);
    else if (first !== 0) understood = keyword(at, end, at, false);
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
