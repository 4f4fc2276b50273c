import { scanPo } from '../../formats/po/poScan.ts';
import { poFields } from '../../formats/po/poTable.ts';
import { linesText, mergedComments, newComments } from './poComments.ts';
import type { PoPiece } from './poPieces.ts';

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

/** An entry that the file has, as the template wants it: to be reviewed where its plural changed. */
export function keptEntry(own: PoPiece, template: PoPiece, layout: EntryLayout): string {
  if (own.msgidPlural === template.msgidPlural) {
    const comments = mergedComments(own.text, template.text, { ...layout, isFuzzy: own.isFuzzy }, layout.lineEnd);
    return comments + partsOf(own.text).body;
  }
  return own.isTranslated ? guessedEntry(own, template, layout) : untranslatedEntry(template, layout);
}

/** An entry of the template with the translation of another that resembles it, to be reviewed. */
export function guessedEntry(own: PoPiece, template: PoPiece, layout: EntryLayout): string {
  const { lineEnd, formCount } = layout;
  const { head, forms } = partsOf(own.text);
  // What a guess was made for is no earlier source of the next one.
  const previous = own.isFuzzy
    ? undefined
    : head
        .trimEnd()
        .split(/\r\n?|\n/)
        .map((line) => `#| ${line.trim()}`);
  const comments = mergedComments(own.text, template.text, { ...layout, isFuzzy: true, previous }, lineEnd);
  const [first = '""'] = forms;
  const texts = template.isPlural
    ? Array.from({ length: formCount }, (_, n) => `msgstr[${n}] ${own.isPlural ? (forms[n] ?? '""') : first}`)
    : [`msgstr ${first}`];
  return comments + headOf(template.text, lineEnd) + linesText(texts, lineEnd);
}

/** An entry as the comment of one that no source text asks for any more. */
export function obsoleteEntry({ text }: PoPiece): string {
  const { comments, body } = partsOf(text);
  const kept = comments.replace(/^[ \t]*#[.:][^\r\n]*(?:\r\n?|\n|$)/gm, '').replace(/^[ \t]*#\|/gm, '#~|');
  return kept + body.replace(/^(?=[^\r\n])/gm, '#~ ');
}

/** What asks for a translation, on lines of its own. */
const headOf = (text: string, lineEnd: string) => partsOf(text).head.trimEnd() + lineEnd;

/** The parts of an entry's text: comments, what asks for a translation, and the quoted texts of its forms. */
function partsOf(text: string) {
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
