import type { Problem } from '../catalog/catalog.ts';
import type { MessageSyntax, Note, Segment, SegmentState, Slot } from '../catalog/segment.ts';
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
    if (ids.has(wanted)) {
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
      segments.push({ id, ...form(text, source, string, common, entry), ...common.rest });
      continue;
    }
    if (!pluralAsked && !entry.obsolete) {
      pluralAsked = true;
      problem(msgidPlural, 'There are plural entries, but the header has no Plural-Forms.', 'syntax', 'warning');
    }
    if (entry.msgstr && !entry.obsolete) problem(entry.msgstr, 'A plural entry needs msgstr[0], msgstr[1] …');
    const plural = poSlot(text, msgidPlural);
    const written = entry.forms ? Math.max(...entry.forms.keys()) + 1 : 1;
    const count = header.forms?.count ?? (options.template ? 2 : Math.max(written, 2));
    const extra = [...(entry.forms ?? [])].find(([n]) => n >= count);
    if (extra && !entry.obsolete) {
      problem(extra[1], `The header says nplurals=${count}: there is no form ${extra[0]}.`, 'syntax', 'warning');
    }
    const one = count === 1 ? -1 : (header.forms?.index(1) ?? 0);
    for (const index of indexes(count, entry)) {
      const string = entry.forms?.get(index) ?? (index === 0 ? entry.msgstr : undefined);
      segments.push({
        id: `${id}[${index}]`,
        ...form(text, index === one ? source : plural, string, common, entry),
        ...common.rest,
        plural: { group: id, kind: 'cardinal', index },
      });
    }
  }
  return segments;
}

function indexes(count: number, entry: PoEntry): number[] {
  const all = new Set<number>(entry.forms?.keys());
  for (let i = 0; i < count; i++) all.add(i);
  return [...all].sort((a, b) => a - b);
}

interface Common {
  readonly flags: PoFlags;
  readonly rest: Pick<
    Segment,
    'translatable' | 'notes' | 'ignored' | 'context' | 'maxLength' | 'syntaxes' | 'obsolete'
  >;
  readonly previous: string | undefined;
}

function shared(text: string, entry: PoEntry, flags: PoFlags, context: string | undefined): Common {
  const notes: Note[] = entry.comments.map(({ kind, text: note }) => ({ text: note, from: kind }));
  const syntaxes: readonly MessageSyntax[] | undefined = flags.syntaxes
    ? [...flags.syntaxes, 'markup']
    : flags.without.length > 0
      ? ['markup']
      : undefined;
  return {
    flags,
    previous: entry.previousId ? poValue(text, entry.previousId) : undefined,
    rest: {
      translatable: !flags.readOnly,
      notes,
      ignored: flags.ignored,
      ...(context === undefined ? {} : { context }),
      ...(flags.maxLength ? { maxLength: flags.maxLength } : {}),
      ...(syntaxes ? { syntaxes } : {}),
      ...(entry.obsolete ? { obsolete: true } : {}),
    },
  };
}

function form(
  text: string,
  source: Slot,
  string: PoString | undefined,
  { flags, previous }: Common,
  entry: PoEntry,
): Pick<Segment, 'range' | 'idRange' | 'source' | 'target' | 'state' | 'rawState' | 'matches'> {
  const target = string && poSlot(text, string);
  const empty = !target || target.value === '';
  const state: SegmentState = empty ? 'untranslated' : flags.fuzzy ? 'needs-review' : 'translated';
  return {
    range: { start: entry.start, end: entry.end },
    source,
    ...(target ? { target } : {}),
    state,
    ...(flags.fuzzy ? { rawState: 'fuzzy' } : {}),
    matches: previous !== undefined && !empty ? [{ source: previous, target: target.value, origin: 'previous' }] : [],
  };
}
