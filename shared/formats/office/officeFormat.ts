import { type Catalog, type Problem, uniqueIds } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { membersOf, type PackageMember } from '../../encoding/packageMembers.ts';
import { EditRefused, type Format, type NewEntry } from '../format.ts';
import { encodeContent } from '../xml/encodeContent.ts';
import { scanXml } from '../xml/scanXml.ts';
import type { Paragraph } from './atoms.ts';
import type { MemberReading } from './collectAtoms.ts';
import { OfficeSlot, officeSlot } from './officeSlot.ts';
import { editParagraph } from './paragraphEdits.ts';

/** What tells a kind of document from the others. */
export interface OfficeKind {
  readonly id: string;
  readonly name: string;
  readonly languageIds: readonly string[];
  readonly extensions: readonly string[];
  /** The paragraphs of a member, in order, empty ones too. */
  paragraphs(reading: MemberReading): Iterable<Paragraph>;
}

/**
 * A format for documents that are archives of XML. What is parsed is their virtual text (see `zipDocument`); each
 * paragraph with text is a segment, its runs joined, with codes where the look changes and where something other than
 * text stands. The id of a segment is its member and the number of its paragraph there: `document/12`.
 */
export function officeFormat(kind: OfficeKind): Format {
  return {
    id: kind.id,
    name: kind.name,
    kind: 'monolingual',
    languageIds: kind.languageIds,
    extensions: kind.extensions,
    states: ['untranslated', 'translated'],
    equalIsUntranslated: true,
    discovered: 'when-paired',
    parse: (text, path) => parse(kind, text, path),
    encode: (content) => encodeContent(content, '\n'),
    edits(catalog, segment, change) {
      const slot = segment.target;
      if (!change.content || !slot) return [];
      return slot instanceof OfficeSlot ? editParagraph(catalog.text, slot, change.content) : [];
    },
    derive,
  };
}

function parse(kind: OfficeKind, text: string, path: string | undefined): Catalog {
  const segments: Segment[] = [];
  const problems: Problem[] = [];
  const unique = uniqueIds();
  for (const member of membersOf(text)) readMember(kind, text, member, unique, segments, problems);
  return {
    format: kind.id,
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    segments,
    problems,
    syntaxes: [],
  };
}

function readMember(
  kind: OfficeKind,
  text: string,
  member: PackageMember,
  unique: (id: string) => string,
  segments: Segment[],
  problems: Problem[],
): void {
  const base = member.start;
  const doc = scanXml(text.slice(base, member.end));
  for (const { range, message } of doc.problems) {
    const place = { start: base + range.start, end: base + range.end };
    problems.push({ id: 'syntax', range: place, message, severity: 'error' });
  }
  const name = member.path.replace(/^.*\//, '').replace(/\.xml$/, '');
  const notes = member.note ? [{ text: member.note }] : [];
  let number = 0;
  for (const paragraph of kind.paragraphs({ doc, base, text })) {
    number++;
    const target = officeSlot(paragraph, text);
    if (!target) continue;
    const id = unique(`${name}/${number}`);
    const { range } = paragraph;
    segments.push({ id, range, target, state: 'translated', translatable: true, notes, matches: [], ignored: [] });
  }
}

/** Texts that are translated are replaced, the others stay, where they are seen as untranslated. */
function derive(source: Catalog, _language: string, translations: ReadonlyMap<string, NewEntry>): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (const { id, target } of source.segments) {
    const entry = translations.get(id);
    if (!entry || !(target instanceof OfficeSlot)) continue;
    try {
      edits.push(...editParagraph(source.text, target, entry.content));
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
    }
  }
  return edits;
}
