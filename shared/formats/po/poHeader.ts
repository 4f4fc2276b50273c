import type { Problem } from '../../catalog/catalog.ts';
import { type PoPluralForms, readPluralForms } from './poPlural.ts';
import type { PoEntry } from './poScan.ts';
import { isEmptyPo, poSlot } from './poSlot.ts';

/** What the header entry of a PO file (`msgid ""`) says. */
export interface PoHeader {
  /** BCP 47, `_` as written. */
  readonly language?: string;
  readonly sourceLanguage?: string;
  readonly forms?: PoPluralForms;
}

/** True for the entry whose msgid is empty and that has no context. */
export function isHeader(entry: PoEntry): boolean {
  const { msgid, msgctxt, obsolete } = entry;
  return msgid !== undefined && !msgctxt && !obsolete && isEmptyPo(msgid);
}

/**
 * Reads the header of a PO file (gettext manual, “Filling in the Header Entry”).
 *
 * @param template true for a `.pot` file, whose header is still to be filled in.
 */
export function readHeader(text: string, entry: PoEntry, template: boolean, problems: Problem[]): PoHeader {
  if (!entry.msgstr) return {};
  const slot = poSlot(text, entry.msgstr);
  const fields = new Map<string, { value: string; start: number; end: number }>();
  for (const match of slot.value.matchAll(/^([\w-]+):[ \t]*(.*)$/gm)) {
    const start = match.index + match[0].length - (match[2] ?? '').length;
    fields.set((match[1] ?? '').toLowerCase(), {
      value: (match[2] ?? '').trim(),
      start,
      end: match.index + match[0].length,
    });
  }
  const problem = (field: { start: number; end: number } | undefined, message: string) => {
    const range = field
      ? { start: slot.toText(field.start), end: slot.toText(field.end) }
      : { start: entry.msgid?.keyword ?? entry.start, end: entry.msgid?.end ?? entry.end };
    problems.push({ id: 'syntax', range, message, severity: 'warning' });
  };
  const plural = fields.get('plural-forms');
  let forms: PoPluralForms | undefined;
  if (plural && !(template && /INTEGER|EXPRESSION/.test(plural.value))) {
    const read = readPluralForms(plural.value);
    if (typeof read === 'string') {
      problem(plural, read);
      const count = Number(/nplurals\s*=\s*(\d{1,2})/.exec(plural.value)?.[1] ?? 0);
      if (count > 0) forms = { count, index: (n) => (n === 1 ? 0 : Math.min(1, count - 1)) };
    } else forms = read;
  }
  const type = fields.get('content-type');
  if (type && !/charset\s*=\s*\S/.test(type.value)) problem(type, 'The header does not say charset=.');
  const language = fields.get('language')?.value;
  const source = fields.get('x-source-language')?.value;
  return {
    ...(language ? { language } : {}),
    ...(source ? { sourceLanguage: source } : {}),
    ...(forms ? { forms } : {}),
  };
}
