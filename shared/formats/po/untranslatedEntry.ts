import { linesText, newComments } from './poComments.ts';
import type { PoPiece } from './poPieces.ts';
import { scanPo } from './poScan.ts';
import { poFields } from './poTable.ts';

/** What entries of a file have in common. */
export interface EntryLayout {
  readonly lineEnd: string;
  /** How many forms a plural has in the language. */
  readonly formCount: number;
  readonly withReferences: boolean;
  /** Whether remarks of translators in the template are meant for all languages. */
  readonly remarks: boolean;
}

/** An entry of the template without a translation. */
export function untranslatedEntry({ text, isPlural }: PoPiece, layout: EntryLayout): string {
  const { lineEnd, formCount, withReferences, remarks } = layout;
  const comments = newComments(text, remarks, withReferences, lineEnd);
  const forms = isPlural ? Array.from({ length: formCount }, (_, n) => `msgstr[${n}] ""`) : ['msgstr ""'];
  return comments + headOf(text, lineEnd) + linesText(forms, lineEnd);
}

/** What asks for a translation, on lines of its own. */
export const headOf = (text: string, lineEnd: string) => partsOf(text).head.trimEnd() + lineEnd;

/** The parts of an entry's text: comments, what asks for a translation, and the quoted texts of its forms. */
export function partsOf(text: string) {
  const table = scanPo(text);
  const start = Math.max(0, table.body(0));
  const msgstr = table.string(0, poFields.msgstr);
  const firstString = msgstr >= 0 ? msgstr : table.firstForm(0);
  const keyword = firstString < 0 ? text.length : table.strings.keyword(firstString);
  const quoted = (string: number) =>
    string < 0 || table.strings.partCount(string) === 0
      ? '""'
      : text.slice(table.strings.partStart(string, 0) - 1, table.strings.end(string));
  const numbers = table.forms(0);
  const forms = numbers.length > 0 ? numbers.map((n) => quoted(table.form(0, n))) : [quoted(msgstr)];
  return { comments: text.slice(0, start), head: text.slice(start, keyword), body: text.slice(start), forms };
}
