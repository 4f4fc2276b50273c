import { type Catalog, type Problem, uniqueIds } from '../../catalog/catalog.ts';
import { textOnly } from '../../catalog/content.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import type { Segment } from '../../catalog/segment.ts';
import { segmentList } from '../../catalog/segmentList.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { membersOf, type PackageMember } from '../../encoding/packageMembers.ts';
import { say } from '../../sentences/sentence.ts';
import { encodeContent } from '../../xml/encodeContent.ts';
import { scanXml } from '../../xml/scanXml.ts';
import type { Format, NewEntry } from '../format.ts';
import { sortedByPlace } from '../inFileOrder.ts';
import type { Paragraph } from './atoms.ts';
import type { MemberReading } from './collectAtoms.ts';
import { inLanguage } from './inLanguage.ts';
import { OfficeSlot, officeSlot } from './officeSlot.ts';
import { editParagraph } from './paragraphEdits.ts';
import type { PlainScopes } from './paragraphScopes.ts';

/** What tells a kind of document from the others. */
export interface OfficeKind {
  readonly id: string;
  readonly name: string;
  readonly languageIds: readonly string[];
  readonly extensions: readonly string[];
  /** The paragraphs of a member, in order, empty ones too. */
  paragraphs(reading: MemberReading): Iterable<Paragraph>;
  readonly linkedNames?: LinkedNames;
}

/** Names elsewhere in a document that have to be what some of its texts say; all of them without codes. */
export interface LinkedNames {
  /** Whether a text can be one of those: others may happen to say the same. @param start of it in the virtual text. */
  isLinked(text: string, start: number): boolean;
  /** Texts that cannot become others. @param text the whole virtual text. */
  readonly fixed: { texts(text: string): ReadonlySet<string>; readonly note: string };
  /**
   * The edits that names need where texts become others.
   *
   * @param renames what texts become.
   * @returns also the texts that cannot become what they are to.
   */
  rename(
    text: string,
    renames: ReadonlyMap<string, string>,
  ): { readonly edits: readonly TextEdit[]; readonly refused: ReadonlySet<string> };
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
    facts: { genre: 'document', textIsExtracted: true },
    states: ['untranslated', 'translated'],
    equalIsUntranslated: true,
    discovered: 'when-paired',
    parse: (text, path) => parse(kind, text, path),
    encode: (content) => encodeContent(content, '\n'),
    edits(catalog, segment, change) {
      const slot = segment.target;
      if (!change.content || !(slot instanceof OfficeSlot)) return [];
      const edits = editParagraph(catalog.text, slot, change.content);
      const [before, after] = [textOnly(slot), textOnly(change.content)];
      if (!kind.linkedNames?.isLinked(catalog.text, segment.range.start) || before === after) return edits;
      const { edits: names, refused } = kind.linkedNames.rename(catalog.text, new Map([[before, after]]));
      if (refused.has(before)) throw new EditRefused(clash);
      return [...edits, ...names];
    },
    derive: (source, language, translations) => inLanguage(source.text, derive(kind, source, translations), language),
  };
}

const clash = say`The columns of a table need different headings.`;

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
    segments: segmentList(kind.linkedNames ? holdFixed(kind.linkedNames, text, segments) : segments),
    problems,
    syntaxes: [],
  };
}

/** Says of texts that have to stay why they do. */
function holdFixed({ fixed, isLinked }: LinkedNames, text: string, segments: readonly Segment[]) {
  const texts = fixed.texts(text);
  if (texts.size === 0) return segments;
  return segments.map((segment) =>
    segment.target && texts.has(textOnly(segment.target)) && isLinked(text, segment.range.start)
      ? { ...segment, translatable: false, notes: [...segment.notes, { text: fixed.note }] }
      : segment,
  );
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
  const memberSegments: Segment[] = [];
  const plainScopes: PlainScopes = new Map();
  for (const paragraph of kind.paragraphs({ doc, base, text })) {
    number++;
    const target = officeSlot(paragraph, text, plainScopes);
    if (!target) continue;
    const id = unique(`${name}/${number}`);
    const { range } = paragraph;
    memberSegments.push({
      id,
      range,
      target,
      state: 'translated',
      translatable: true,
      notes,
      matches: [],
      ignored: [],
    });
  }
  for (const segment of sortedByPlace(memberSegments)) segments.push(segment);
}

/** Texts that are translated are replaced, the others stay, where they are seen as untranslated. */
function derive(kind: OfficeKind, source: Catalog, translations: ReadonlyMap<string, NewEntry>): readonly TextEdit[] {
  const names = kind.linkedNames?.rename(source.text, renamesOf(kind.linkedNames, source, translations));
  const edits: TextEdit[] = [...(names?.edits ?? [])];
  for (const { id, target, range } of source.segments) {
    const entry = translations.get(id);
    if (!entry || !(target instanceof OfficeSlot)) continue;
    if (names?.refused.has(textOnly(target)) && kind.linkedNames?.isLinked(source.text, range.start)) continue;
    try {
      pushAll(edits, editParagraph(source.text, target, entry.content));
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
    }
  }
  return edits;
}

function renamesOf(
  { isLinked }: LinkedNames,
  { text, segments }: Catalog,
  translations: ReadonlyMap<string, NewEntry>,
): Map<string, string> {
  const renames = new Map<string, string>();
  for (const { id, target, range } of segments) {
    const entry = translations.get(id);
    if (entry && target && isLinked(text, range.start)) renames.set(textOnly(target), textOnly(entry.content));
  }
  return renames;
}
