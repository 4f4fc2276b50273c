import { linesText, mergedComments } from '../../formats/po/poComments.ts';
import type { PoPiece } from '../../formats/po/poPieces.ts';
import { type EntryLayout, headOf, partsOf, untranslatedEntry } from '../../formats/po/untranslatedEntry.ts';

/** An entry that the file has, as the template wants it: to be reviewed where its plural changed. */
export function keptEntry(entry: PoPiece, template: PoPiece, layout: EntryLayout): string {
  if (entry.msgidPlural === template.msgidPlural) {
    const comments = mergedComments(entry.text, template.text, { ...layout, isFuzzy: entry.isFuzzy }, layout.lineEnd);
    return comments + partsOf(entry.text).body;
  }
  return entry.isTranslated ? guessedEntry(entry, template, layout) : untranslatedEntry(template, layout);
}

/** An entry of the template with the translation of another that resembles it, to be reviewed. */
export function guessedEntry(entry: PoPiece, template: PoPiece, layout: EntryLayout): string {
  const { lineEnd, formCount } = layout;
  const { head, forms } = partsOf(entry.text);
  // What a guess was made for is no earlier source of the next one.
  const previous = entry.isFuzzy
    ? undefined
    : head
        .trimEnd()
        .split(/\r\n?|\n/)
        .map((line) => `#| ${line.trim()}`);
  const comments = mergedComments(entry.text, template.text, { ...layout, isFuzzy: true, previous }, lineEnd);
  const [first = '""'] = forms;
  const texts = template.isPlural
    ? Array.from({ length: formCount }, (_, n) => `msgstr[${n}] ${entry.isPlural ? (forms[n] ?? '""') : first}`)
    : [`msgstr ${first}`];
  return comments + headOf(template.text, lineEnd) + linesText(texts, lineEnd);
}

/** An entry as the comment of one that no source text asks for any more. */
export function obsoleteEntry({ text }: PoPiece): string {
  const { comments, body } = partsOf(text);
  const kept = comments.replace(/^[ \t]*#[.:][^\r\n]*(?:\r\n?|\n|$)/gm, '').replace(/^[ \t]*#\|/gm, '#~|');
  return kept + body.replace(/^(?=[^\r\n])/gm, '#~ ');
}
