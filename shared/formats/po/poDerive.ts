import type { Catalog } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { quotePo } from '../../encoding/poString.ts';
import { languageName } from '../../sentences/languageName.ts';
import { say } from '../../sentences/sentence.ts';
import { gettextLocale } from './gettextLocale.ts';
import { pluralFormsOf } from './pluralForms.data.ts';
import { commentsOf, linesText } from './poComments.ts';
import { headerEntry } from './poHeader.ts';
import { type PoPiece, poPieces } from './poPieces.ts';
import { readPluralForms } from './poPlural.ts';
import { scanPo } from './poScan.ts';
import { poSlot } from './poSlot.ts';
import { poFields } from './poTable.ts';
import { type EntryLayout, untranslatedEntry } from './untranslatedEntry.ts';

/**
 * The edits that turn a template, or the file of the source language, into a file of another language, as `msginit` does:
 * a header with the language and its plural forms, every entry untranslated with as many forms as the language has.
 * Obsolete entries go. See {@link Format.derive}.
 *
 * @throws EditRefused for a file that is not well formed or has several domains.
 */
export function derivePo(source: Catalog, language: string): readonly TextEdit[] {
  if ([...source.problems].some(({ id, severity }) => id === 'syntax' && severity === 'error')) {
    throw new EditRefused(say`The source file is not well formed; repair it first.`);
  }
  const { header, entries, all, hasDomains } = poPieces(source.text);
  if (hasDomains) throw new EditRefused(say`It has several domains, which only msginit makes a new file of.`);
  const lineEnd = /\r\n?|\n/.exec(source.text)?.[0] ?? '\n';
  const plural = pluralFormsOf(language);
  const forms = readPluralForms(plural ?? '');
  const layout: EntryLayout = {
    lineEnd,
    formCount: 'count' in forms ? forms.count : 2,
    withReferences: true,
    remarks: !entries.some(({ isTranslated }) => isTranslated),
  };
  const hasPlurals = entries.some(({ isPlural, isObsolete }) => isPlural && !isObsolete);
  const newHeader = headerOf(header, { language, plural: hasPlurals ? plural : undefined, lineEnd });
  const start = source.text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const edits: TextEdit[] = [];
  if (!header) edits.push({ range: { start, end: start }, newText: newHeader + lineEnd });
  let behind = start;
  for (const piece of all) {
    const end = behind + piece.gap.length + piece.raw.length;
    const newText = piece === header ? newHeader : untranslatedEntry(piece, layout);
    if (piece.isObsolete) edits.push({ range: { start: behind, end }, newText: '' });
    else if (newText !== piece.raw) edits.push({ range: { start: behind + piece.gap.length, end }, newText });
    behind = end;
  }
  return edits;
}

interface NewHeader {
  /** BCP 47. */
  readonly language: string;
  /** The value of `Plural-Forms`; undefined where none is needed or known. */
  readonly plural: string | undefined;
  readonly lineEnd: string;
}

/** The header of a new file: what it says of its program stays; who translated it and when is not known yet. */
function headerOf(header: PoPiece | undefined, { language, plural, lineEnd }: NewHeader): string {
  const fields = header ? fieldsOf(header.text) : [];
  const textOf = (name: string) => fields.find((field) => field.name.toLowerCase() === name.toLowerCase())?.value;
  const set = (name: string, value: string | undefined) => {
    const field = fields.find((each) => each.name.toLowerCase() === name.toLowerCase());
    if (field) field.value = value ?? field.value;
    else if (value !== undefined) fields.push({ name, value });
  };
  const created = textOf('POT-Creation-Date');
  if (textOf('PO-Revision-Date') !== undefined) set('PO-Revision-Date', created);
  if (textOf('Last-Translator') !== undefined) set('Last-Translator', 'Automatically generated');
  if (textOf('Language-Team') !== undefined) set('Language-Team', 'none');
  set('Language', gettextLocale(language));
  set('MIME-Version', textOf('MIME-Version') ?? '1.0');
  const type = textOf('Content-Type') ?? 'text/plain; charset=CHARSET';
  set('Content-Type', type.replace(/(charset\s*=\s*)(?:CHARSET|(?:US-)?ASCII)\b/i, '$1UTF-8'));
  set('Content-Transfer-Encoding', textOf('Content-Transfer-Encoding') ?? '8bit');
  set('Plural-Forms', plural ?? (textOf('Plural-Forms') === undefined ? undefined : pluralFormsOf(language)));
  const text = fields
    .map(({ name, value }) => (name === '' ? `${value}\n` : `${name}: ${value}`.trimEnd() + '\n'))
    .join('');
  const remarks = header ? remarksOf(header, languageName(language), textOf('Project-Id-Version'), created) : [];
  const quoted = quotePo(text, { first: 'empty', prefix: '', end: lineEnd });
  return linesText([...remarks, 'msgid ""', `msgstr ${quoted}`], lineEnd);
}

/** The fields of a header in order; lines that are none have no name. */
function fieldsOf(header: string): { readonly name: string; value: string }[] {
  const table = scanPo(header);
  const msgstr = table.string(headerEntry(table), poFields.msgstr);
  if (msgstr < 0) return [];
  return poSlot(table, msgstr)
    .value.split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, name = '', value = line] = /^([\w-]+):(.*)$/.exec(line) ?? [];
      return { name, value: value.trimStart() };
    });
}

/** The remarks above a header, those that `xgettext` leaves to be filled in among them. */
function remarksOf({ text }: PoPiece, language: string, project = '', created = ''): readonly string[] {
  const name = project.replace(/\s+\S*$/, '');
  const title =
    name === '' || name === 'PACKAGE' ? `${language} translations` : `${language} translations for ${name} package`;
  const year = /^\d{4}/.exec(created)?.[0] ?? 'YEAR';
  return commentsOf(text)
    .translator.filter((line) => !/^# FIRST AUTHOR <EMAIL@ADDRESS>/.test(line))
    .map((line) => line.replace('SOME DESCRIPTIVE TITLE', title).replace(/(?<=\(C\) )YEAR\b/, year));
}
