import type { Problem } from '../../catalog/catalog.ts';
import { hashText, idSet, mixedHash } from '../../catalog/idSet.ts';
import type { Segment } from '../../catalog/segment.ts';
import { flagsReader, type PoFlags } from './poFlags.ts';
import type { PoHeader } from './poHeader.ts';
import type { PoEntry } from './poScan.ts';
import { PoSegment, PoTranslatedSegment } from './poSegment.ts';
import { isEmptyPo } from './poSlot.ts';
import { type PoString, poValue } from './poString.ts';

/** Puts together the segments of a PO file as its entries are read. */
export interface PoSegments {
  readonly segments: Segment[];
  readonly problems: Problem[];
  /** Adds the segments of an entry, which is not the header: one for each plural form, also for those not written yet. */
  add(entry: PoEntry): void;
}

/** Begins the segments of a PO file. */
export function poSegments(text: string, header: PoHeader, options: { readonly template: boolean }): PoSegments {
  const segments: Segment[] = [];
  const problems: Problem[] = [];
  const ids = idSet();
  /** Ids of obsolete entries, which gettext lets stand beside living ones. */
  const obsolete = new Set<string>();
  const counts = new Map<string, number>();
  const flagsOf = flagsReader(text);
  let pluralAsked = Boolean(header.forms) || options.template;
  const problem = (string: PoString, message: string, id = 'syntax', severity: Problem['severity'] = 'error') =>
    problems.push({ id, range: { start: string.keyword, end: string.end }, message, severity });

  const add = (entry: PoEntry): void => {
    const { msgid, msgidPlural } = entry;
    if (!msgid) {
      const any = entry.msgctxt ?? entry.msgstr ?? entry.forms?.values().next().value;
      if (any && !entry.obsolete) problem(any, 'This entry has no msgid.');
      return;
    }
    const source = poValue(text, msgid);
    const context = entry.msgctxt ? poValue(text, entry.msgctxt) : undefined;
    const wanted = context === undefined ? source : `${context}|${source}`;
    const key = entry.domain ? `${wanted}\u0000${entry.domain}` : wanted;
    const [start = 0, end = 0] = msgid.parts;
    // An id that is cut out of the text has its hash from there: looking at the cut costs twice as much.
    const cut = key.length === end - start && context === undefined && msgid.parts.length === 2;
    const hash = cut ? mixedHash(hashText(0, text, start, end)) : undefined;
    const repeated = key === wanted ? !ids.add(wanted, hash) : ids.has(key);
    let id = wanted;
    if (key === wanted ? repeated : !ids.add(wanted)) {
      let count = counts.get(wanted) ?? 1;
      do count++;
      while (!ids.add(`${wanted}~${count}`));
      counts.set(wanted, count);
      id = `${wanted}~${count}`;
    }
    if (repeated && !entry.obsolete && !obsolete.has(key)) {
      problem(msgid, 'This msgid is there twice; gettext refuses the file.', 'duplicate-id');
    }
    if (key !== wanted) {
      ids.add(key);
      obsolete.delete(key);
    }
    if (entry.obsolete) obsolete.add(id).add(key === wanted ? id : key);
    const common: Common = {
      flags: flagsOf(entry.flags),
      context,
      previous: entry.previousId ? poValue(text, entry.previousId) : undefined,
    };
    if (!msgidPlural) {
      const string = entry.msgstr ?? entry.forms?.get(0);
      if (entry.forms && !entry.obsolete) {
        const form = [...entry.forms.values()][0];
        if (form) problem(form, 'This entry has msgstr[n] but no msgid_plural.');
      }
      segments.push(segmentOf(text, id, msgid, string, common, entry));
      return;
    }
    if (!pluralAsked && !entry.obsolete) {
      pluralAsked = true;
      problem(msgidPlural, 'There are plural entries, but the header has no Plural-Forms.', 'syntax', 'warning');
    }
    if (entry.msgstr && !entry.obsolete) problem(entry.msgstr, 'A plural entry needs msgstr[0], msgstr[1] …');
    const extra = highest(entry);
    const count = header.forms?.count ?? (options.template ? 2 : Math.max(extra + 1, 2));
    const extraForm = extra >= count ? entry.forms?.get(extra) : undefined;
    if (extraForm && !entry.obsolete) {
      problem(extraForm, `The header says nplurals=${count}: there is no form ${extra}.`, 'syntax', 'warning');
    }
    const one = count === 1 ? -1 : (header.forms?.index(1) ?? 0);
    for (const index of indexes(count, entry)) {
      const string = entry.forms?.get(index) ?? (index === 0 ? entry.msgstr : undefined);
      const segment = segmentOf(text, `${id}[${index}]`, index === one ? msgid : msgidPlural, string, common, entry);
      segment.plural = { group: id, kind: 'cardinal', index };
      segments.push(segment);
    }
  };
  return { segments, problems, add };
}

/** The highest n of `msgstr[n]`, -1 where there is none. */
function highest(entry: PoEntry): number {
  let index = -1;
  for (const n of entry.forms?.keys() ?? []) if (n > index) index = n;
  return index;
}

/** Every form that is written or asked for. */
function indexes(count: number, entry: PoEntry): number[] {
  const all: number[] = [];
  for (let i = 0; i < count; i++) all.push(i);
  const { forms } = entry;
  if (!forms || highest(entry) < count) return all;
  return [...new Set([...forms.keys(), ...all])].sort((a, b) => a - b);
}

/** What the forms of one entry share. */
interface Common {
  readonly flags: PoFlags;
  readonly context: string | undefined;
  readonly previous: string | undefined;
}

function segmentOf(
  text: string,
  id: string,
  source: PoString,
  string: PoString | undefined,
  { flags, context, previous }: Common,
  entry: PoEntry,
): PoSegment {
  const { fuzzy, maxLength, syntaxes } = flags;
  const state = !string || isEmptyPo(string) ? 'untranslated' : fuzzy ? 'needs-review' : 'translated';
  const segment = string
    ? new PoTranslatedSegment(text, entry, id, source, string, state, flags)
    : new PoSegment(text, entry, id, source, state, flags);
  if (previous !== undefined && string && state !== 'untranslated') {
    segment.matches = [{ source: previous, target: poValue(text, string), origin: 'previous' }];
  }
  if (fuzzy) segment.rawState = 'fuzzy';
  if (context !== undefined) segment.context = context;
  if (maxLength) segment.maxLength = maxLength;
  if (syntaxes) segment.syntaxes = syntaxes;
  if (entry.obsolete) segment.obsolete = true;
  return segment;
}
