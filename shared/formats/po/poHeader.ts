import type { Problem } from '../../catalog/catalog.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { type PoPluralForms, readPluralForms } from './poPlural.ts';
import { poSlot } from './poSlot.ts';
import { type PoTable, poFields } from './poTable.ts';

/** What the header entry of a PO file (`msgid ""`) says. */
export interface PoHeader {
  /** BCP 47, `_` as written. */
  readonly language?: string;
  readonly sourceLanguage?: string;
  readonly forms?: PoPluralForms;
}

/** The number of the first entry whose msgid is empty and that has no context; -1 where there is none. */
export function headerEntry(table: PoTable): number {
  for (let entry = 0; entry < table.count; entry++) {
    const msgid = table.string(entry, poFields.msgid);
    if (msgid < 0 || table.string(entry, poFields.msgctxt) >= 0 || table.isObsolete(entry)) continue;
    if (table.strings.isEmpty(msgid)) return entry;
  }
  return -1;
}

function hasPlurals(table: PoTable): boolean {
  for (let entry = 0; entry < table.count; entry++) {
    if (table.string(entry, poFields.msgidPlural) >= 0 || table.hasForms(entry)) return true;
  }
  return false;
}

/**
 * Reads the header of a PO file (gettext manual, “Filling in the Header Entry”).
 *
 * @param entry number of the entry that is the header.
 */
export function readHeader(table: PoTable, entry: number, problems: Problem[]): PoHeader {
  const msgstr = table.string(entry, poFields.msgstr);
  if (msgstr < 0) return {};
  const msgid = table.string(entry, poFields.msgid);
  const slot = poSlot(table, msgstr);
  const fields = new Map<string, { value: string; start: number; end: number }>();
  for (const match of slot.value.matchAll(/^([\w-]+):[ \t]*(.*)$/gm)) {
    const start = match.index + match[0].length - (match[2] ?? '').length;
    fields.set((match[1] ?? '').toLowerCase(), {
      value: (match[2] ?? '').trim(),
      start,
      end: match.index + match[0].length,
    });
  }
  const problem = (field: { start: number; end: number } | undefined, message: Sentence) => {
    const range = field
      ? { start: slot.toText(field.start), end: slot.toText(field.end) }
      : { start: table.strings.keyword(msgid), end: table.strings.end(msgid) };
    problems.push({ id: 'syntax', range, message, severity: 'warning' });
  };
  const plural = fields.get('plural-forms');
  let forms: PoPluralForms | undefined;
  const isOpen = plural?.value === '' && !hasPlurals(table);
  // A check of its own reports what tools leave for people to fill in.
  if (plural && !isOpen && !/INTEGER|EXPRESSION/.test(plural.value)) {
    const read = readPluralForms(plural.value);
    if ('template' in read) {
      problem(plural, read);
      const count = Number(/nplurals\s*=\s*(\d{1,2})/.exec(plural.value)?.[1] ?? 0);
      if (count > 0) forms = { count, index: (n) => (n === 1 ? 0 : Math.min(1, count - 1)) };
    } else forms = read;
  }
  const type = fields.get('content-type');
  if (type && !/charset\s*=\s*\S/.test(type.value)) problem(type, say`“charset=” is missing from the header.`);
  const language = fields.get('language')?.value;
  const source = fields.get('x-source-language')?.value;
  return {
    ...(language ? { language } : {}),
    ...(source ? { sourceLanguage: source } : {}),
    ...(forms ? { forms } : {}),
  };
}
