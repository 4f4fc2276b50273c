import type { Problem } from '../catalog/catalog.ts';
import type { MessageSyntax, Segment, Slot } from '../catalog/segment.ts';
import { type PoFlags, readFlags } from './poFlags.ts';
import type { PoHeader } from './poHeader.ts';
import type { PoEntry } from './poScan.ts';
import { type PoString, poSlot, poValue } from './poString.ts';

/**
 * The segments of the entries of a PO file: one for each plural form, also for those that are not written yet.
 *
 * @param entries without the header entry.
 */
export function poSegments(
  text: string,
  entries: readonly PoEntry[],
  header: PoHeader,
  options: { readonly template: boolean },
  problems: Problem[],
): Segment[] {
  const segments: Segment[] = [];
  const ids = new Map<string, PoEntry>();
  const counts = new Map<string, number>();
  let pluralAsked = Boolean(header.forms) || options.template;
  const problem = (string: PoString, message: string, id = 'syntax', severity: Problem['severity'] = 'error') =>
    problems.push({ id, range: { start: string.keyword, end: string.end }, message, severity });

  for (const entry of entries) {
    const { msgid, msgidPlural } = entry;
    if (!msgid) {
      const any = entry.msgctxt ?? entry.msgstr ?? entry.forms?.values().next().value;
      if (any && !entry.obsolete) problem(any, 'This entry has no msgid.');
      continue;
    }
    const source = poSlot(text, msgid);
    const context = entry.msgctxt ? poValue(text, entry.msgctxt) : undefined;
    const wanted = context === undefined ? source.value : `${context}|${source.value}`;
    const key = entry.domain ? `${wanted}\u0000${entry.domain}` : wanted;
    const earlier = ids.get(key);
    let id = wanted;
    if (key === wanted ? earlier : ids.has(wanted)) {
      let count = counts.get(wanted) ?? 1;
      do count++;
      while (ids.has(`${wanted}~${count}`));
      counts.set(wanted, count);
      id = `${wanted}~${count}`;
    }
    ids.set(id, entry);
    if (key !== wanted) ids.set(key, entry);
    if (earlier && !earlier.obsolete && !entry.obsolete) {
      problem(msgid, 'This msgid is there twice; gettext refuses the file.', 'duplicate-id');
    }
    const common = shared(text, entry, readFlags(text, entry.flags), context);
    if (!msgidPlural) {
      const string = entry.msgstr ?? entry.forms?.get(0);
      if (entry.forms && !entry.obsolete) {
        const form = [...entry.forms.values()][0];
        if (form) problem(form, 'This entry has msgstr[n] but no msgid_plural.');
      }
      segments.push(segmentOf(text, id, source, string, common, entry));
      continue;
    }
    if (!pluralAsked && !entry.obsolete) {
      pluralAsked = true;
      problem(msgidPlural, 'There are plural entries, but the header has no Plural-Forms.', 'syntax', 'warning');
    }
    if (entry.msgstr && !entry.obsolete) problem(entry.msgstr, 'A plural entry needs msgstr[0], msgstr[1] …');
    const plural = poSlot(text, msgidPlural);
    const count = header.forms?.count ?? (options.template ? 2 : Math.max(highest(entry) + 1, 2));
    const extra = highest(entry);
    const extraForm = extra >= count ? entry.forms?.get(extra) : undefined;
    if (extraForm && !entry.obsolete) {
      problem(extraForm, `The header says nplurals=${count}: there is no form ${extra}.`, 'syntax', 'warning');
    }
    const one = count === 1 ? -1 : (header.forms?.index(1) ?? 0);
    for (const index of indexes(count, entry)) {
      const string = entry.forms?.get(index) ?? (index === 0 ? entry.msgstr : undefined);
      const segment = segmentOf(text, `${id}[${index}]`, index === one ? source : plural, string, common, entry);
      segment.plural = { group: id, kind: 'cardinal', index };
      segments.push(segment);
    }
  }
  return segments;
}

/** The highest n of `msgstr[n]`, -1 where there is none. */
function highest(entry: PoEntry): number {
  let index = -1;
  for (const n of entry.forms?.keys() ?? []) if (n > index) index = n;
  return index;
}

/** Every form that is written or asked for. */
function indexes(count: number, entry: PoEntry): number[] {
  const { forms } = entry;
  if (!forms || highest(entry) < count) return Array.from({ length: count }, (_, i) => i);
  const all = new Set<number>(forms.keys());
  for (let i = 0; i < count; i++) all.add(i);
  return [...all].sort((a, b) => a - b);
}

/** What the forms of one entry share. */
interface Common {
  readonly flags: PoFlags;
  readonly syntaxes: readonly MessageSyntax[] | undefined;
  readonly context: string | undefined;
  readonly previous: string | undefined;
}

const markupOnly: readonly MessageSyntax[] = ['markup'];
const nothing: readonly never[] = [];

function shared(text: string, entry: PoEntry, flags: PoFlags, context: string | undefined): Common {
  return {
    flags,
    syntaxes: flags.syntaxes ? [...flags.syntaxes, 'markup'] : flags.without.length > 0 ? markupOnly : undefined,
    context,
    previous: entry.previousId ? poValue(text, entry.previousId) : undefined,
  };
}

type Draft = { -readonly [K in keyof Segment]: Segment[K] };

function segmentOf(
  text: string,
  id: string,
  source: Slot,
  string: PoString | undefined,
  { flags, syntaxes, context, previous }: Common,
  entry: PoEntry,
): Draft {
  const target = string && poSlot(text, string);
  const empty = !target || target.value === '';
  const segment: Draft = {
    id,
    range: { start: entry.start, end: entry.end },
    source,
    state: empty ? 'untranslated' : flags.fuzzy ? 'needs-review' : 'translated',
    translatable: !flags.readOnly,
    notes: entry.notes,
    matches:
      previous !== undefined && !empty ? [{ source: previous, target: target.value, origin: 'previous' }] : nothing,
    ignored: flags.ignored,
  };
  if (target) segment.target = target;
  if (flags.fuzzy) segment.rawState = 'fuzzy';
  if (context !== undefined) segment.context = context;
  if (flags.maxLength) segment.maxLength = flags.maxLength;
  if (syntaxes) segment.syntaxes = syntaxes;
  if (entry.obsolete) segment.obsolete = true;
  return segment;
}
