import type { Problem } from '../../catalog/catalog.ts';
import { NumberRows } from '../../catalog/numberRows.ts';
import { recent } from '../../catalog/recent.ts';
import type { SegmentMaker } from '../../catalog/segmentList.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { flagLines, poNotes } from './poEntry.ts';
import { flagsReader, noFlags } from './poFlags.ts';
import type { PoHeader } from './poHeader.ts';
import { uniqueIds, writtenId } from './poIds.ts';
import { type PoFile, poSegment, targetString } from './poSegment.ts';
import { firstPart, poSlot } from './poSlot.ts';
import { type PoTable, poFields } from './poTable.ts';

/** The segments of a PO file, and what is wrong with its entries. */
export interface PoSegments {
  readonly segments: SegmentMaker;
  readonly problems: Problem[];
  /** Whether flags say of a text which placeholders it has. */
  readonly flagged: boolean;
}

/** Which entry a segment is made of, and number of its plural form. */
const entryColumn = 0;
const formColumn = 1;

/**
 * The segments of the entries of a PO file: one for each plural form, also for those not written yet.
 *
 * @param headerEntry number of the entry that is the header, which is no segment; -1 where there is none.
 */
export function poSegments(
  table: PoTable,
  header: PoHeader,
  headerEntry: number,
  options: { readonly template: boolean },
): PoSegments {
  const places = new NumberRows(2, table.count);
  const problems: Problem[] = [];
  const conflicts: Problem[] = [];
  /** Ids of entries that another had before. */
  const renamed = new Map<number, string>();
  const file = poFile(table, renamed, header.forms);
  const giveId = uniqueIds(table, file.idOf, renamed);
  let flagged = false;
  let pluralAsked = Boolean(header.forms) || options.template;
  const problem = (string: number, message: Sentence, id = 'syntax', severity: Problem['severity'] = 'error') =>
    problems.push({
      id,
      range: { start: table.strings.keyword(string), end: table.strings.end(string) },
      message,
      severity,
    });

  const push = (entry: number, form: number): void => {
    const place = places.add(entry);
    places.set(place, entryColumn, entry);
    places.set(place, formColumn, form);
    flagged ||= file.flagsOf(entry).syntaxes !== undefined;
    const target = targetString(table, entry, form);
    if (target >= 0 && !table.isObsolete(entry) && isConflict(table, target)) {
      const message = say`This text contains several translations; msgcat could not choose one of them.`;
      conflicts.push({ id: 'syntax', range: poSlot(table, target).range, message, severity: 'warning' });
    }
  };

  const add = (entry: number): void => {
    const isObsolete = table.isObsolete(entry);
    const msgid = table.string(entry, poFields.msgid);
    const firstForm = table.firstForm(entry);
    if (msgid < 0) {
      const any = anyString(table, entry);
      if (any >= 0 && !isObsolete) problem(any, say`This entry has no msgid.`);
      return;
    }
    if (giveId(entry)) problem(msgid, say`This msgid appears twice; gettext refuses the file.`, 'duplicate-id');
    const msgidPlural = table.string(entry, poFields.msgidPlural);
    if (msgidPlural < 0) {
      if (firstForm >= 0 && !isObsolete) problem(firstForm, say`This entry has msgstr[n] but no msgid_plural.`);
      push(entry, -1);
      return;
    }
    addPlural(entry, msgidPlural);
  };

  const addPlural = (entry: number, msgidPlural: number): void => {
    const isObsolete = table.isObsolete(entry);
    const msgstr = table.string(entry, poFields.msgstr);
    const isFilled = (form: number) => !table.strings.isEmpty(table.form(entry, form));
    // Nothing is chosen among forms that are all empty: a file of the source language.
    if (!pluralAsked && !isObsolete && table.forms(entry).some(isFilled)) {
      pluralAsked = true;
      problem(msgidPlural, say`There are plural entries, but the header has no Plural-Forms.`, 'syntax', 'warning');
    }
    if (msgstr >= 0 && !isObsolete) problem(msgstr, say`A plural entry needs msgstr[0], msgstr[1] …`);
    const extra = table.highestForm(entry);
    const count = header.forms?.count ?? (options.template ? 2 : Math.max(extra + 1, 2));
    // msgfmt takes further forms that are empty.
    const surplus = extra < count ? [] : table.forms(entry).filter((form) => form >= count && isFilled(form));
    if (surplus.length > 0 && !isObsolete) {
      const message = say`The header says nplurals=${count}: there is no form ${Math.max(...surplus)}.`;
      problem(table.form(entry, Math.max(...surplus)), message, 'syntax', 'warning');
    }
    for (let form = 0; form < count; form++) push(entry, form);
    for (const form of surplus.sort((a, b) => a - b)) push(entry, form);
  };

  for (let entry = 0; entry < table.count; entry++) if (entry !== headerEntry) add(entry);
  return { segments: segmentsOf(file, places), problems: [...problems, ...conflicts], flagged };
}

/** Makes segments: a function of its own, since what finding their ids took is not needed any more. */
function segmentsOf(file: PoFile, places: NumberRows): SegmentMaker {
  return {
    count: places.count,
    segment: (place) => poSegment(file, places.at(place, entryColumn), places.at(place, formColumn)),
  };
}

function poFile(table: PoTable, renamed: ReadonlyMap<number, string>, forms: PoHeader['forms']): PoFile {
  const flags = flagsReader(table.text);
  return {
    table,
    one: forms?.count === 1 ? -1 : (forms?.index(1) ?? 0),
    idOf: (entry) => (renamed.size > 0 ? renamed.get(entry) : undefined) ?? writtenId(table, entry),
    slotOf: recent((string) => poSlot(table, string)),
    notesOf: recent((entry) => poNotes(table, entry)),
    flagsOf: recent((entry) => (table.flagsStart(entry) < 0 ? noFlags : flags(flagLines(table, entry)))),
  };
}

/** A string of an entry without msgid; -1 where it has none. */
function anyString(table: PoTable, entry: number): number {
  const strings = [table.string(entry, poFields.msgctxt), table.string(entry, poFields.msgstr), table.firstForm(entry)];
  return strings.find((string) => string >= 0) ?? -1;
}

/** Whether msgcat left several texts side by side for somebody to choose. */
function isConflict(table: PoTable, string: number): boolean {
  const start = table.strings.partStart(string, firstPart(table, string));
  return table.text.charCodeAt(start) === 0x23 && table.strings.value(string).startsWith('#-#-#-#-#');
}
