import { keepingLast } from '../../catalog/keepingLast.ts';
import type { Note } from '../../catalog/segment.ts';
import { sameLanguage } from '../../languages/languageTag.ts';
import { attributeOf } from '../../xml/attributes.ts';
import { plainText } from '../../xml/plainText.ts';
import { contentRange, localName, nameOf, nextOf, none, type XmlDocument } from '../../xml/xmlDocument.ts';

/** What a termbase says of the use of a term. */
export type TermUse = 'preferred' | 'allowed' | 'forbidden';

/** One term of a concept in one language. */
export interface TbxTerm {
  /** The `<term>` element, or {@link none}. */
  readonly node: number;
  /** The element around it with all that is said of it: `<tig>`, `<ntig>`, `<termSec>`. */
  readonly group: number;
  readonly use: TermUse;
  /** The status as written: `deprecatedTerm-admn-sts`. */
  readonly status: string | undefined;
}

/** A `<langSet>` or `<langSec>` of a concept. */
export interface TbxSection {
  readonly node: number;
  /** As written; undefined where the file does not say. */
  readonly language: string | undefined;
}

/** The terms of a concept in one language. */
export interface TbxLanguage extends TbxSection {
  readonly terms: readonly TbxTerm[];
}

/** A `<termEntry>` (TBX 2, ISO 30042:2008) or `<conceptEntry>` (TBX 3, ISO 30042:2019). */
export interface TbxConcept {
  readonly node: number;
  /** The element behind it: what is not closed before that is none of its own. */
  readonly end: number;
  readonly languages: readonly TbxLanguage[];
}

const entries = new Set(['termEntry', 'conceptEntry']);
const sections = new Set(['langSet', 'langSec']);
const terms = new Set(['tig', 'ntig', 'termSec']);
/** Elements that only hold others. */
const groups = new Set(['termGrp', 'termNoteGrp', 'descripGrp', 'adminGrp', 'descripNote', 'auxInfo']);
/** What is written about the file's history and of other files. */
const unsaid = new Set([
  'transac',
  'transacGrp',
  'transacNote',
  'date',
  'ref',
  'xref',
  'termComp',
  'termCompList',
  'p',
]);

const localNames = keepingLast((names: readonly string[]) => names.map(localName));

/** The name of an element without its prefix: the modules of TBX 3 have their own. */
export const tbxName = (doc: XmlDocument, node: number): string => localNames(doc.names)[nameOf(doc, node)] ?? '';

/** The elements of a termbase that are concepts, in order: where one is never closed, those that follow are none of it. */
export function* conceptNodes(doc: XmlDocument): Generator<number> {
  for (let node = 0; node < doc.size; ) {
    const isConcept = entries.has(tbxName(doc, node));
    if (isConcept) yield node;
    node = isConcept ? conceptEnd(doc, node) : node + 1;
  }
}

/** Reads the concept that an element is. */
export function conceptAt(doc: XmlDocument, node: number): TbxConcept {
  const end = conceptEnd(doc, node);
  const languages = sectionsOf(doc, node, end).map(({ node: section, language }): TbxLanguage => {
    const within = Math.min(end, nextOf(doc, section));
    const groups = named(doc, section + 1, within, terms);
    return { node: section, language, terms: groups.map((group) => termOf(doc, group, end)) };
  });
  return { node, end, languages };
}

/** The languages of a concept, without a look at its terms. @param end the element behind the concept. */
export function sectionsOf(doc: XmlDocument, concept: number, end = conceptEnd(doc, concept)): TbxSection[] {
  return named(doc, concept + 1, end, sections).map((node) => ({
    node,
    language: attributeOf(doc, node, 'xml:lang') ?? attributeOf(doc, node, 'lang'),
  }));
}

/** The element behind a concept: the next one where it is never closed. */
function conceptEnd(doc: XmlDocument, concept: number): number {
  const end = nextOf(doc, concept);
  for (let node = concept + 1; node < end; node++) if (entries.has(tbxName(doc, node))) return node;
  return end;
}

/** The outermost elements of some names in a range of nodes. */
function named(doc: XmlDocument, from: number, end: number, names: ReadonlySet<string>): number[] {
  const nodes: number[] = [];
  for (let node = from; node < end; ) {
    const wanted = names.has(tbxName(doc, node));
    if (wanted) nodes.push(node);
    node = wanted ? Math.max(node + 1, nextOf(doc, node)) : node + 1;
  }
  return nodes;
}

/** @param limit the element behind the concept. */
function termOf(doc: XmlDocument, group: number, limit: number): TbxTerm {
  const end = Math.min(limit, nextOf(doc, group));
  let term = none;
  let status: string | undefined;
  for (let node = group + 1; node < end; node++) {
    if (nextOf(doc, node) > end) continue;
    const name = tbxName(doc, node);
    if (name === 'term' && term === none) term = node;
    const type = name === 'termNote' ? attributeOf(doc, node, 'type') : name;
    if (type === 'administrativeStatus' || type === 'normativeAuthorization') {
      status ??= plainText(doc.text, contentRange(doc, node));
    }
  }
  return { node: term, group, use: useOf(status), status };
}

/**
 * The administrative status of a term (ISO 12620, picklist of TBX-Basic): preferred, admitted, deprecated, superseded;
 * what a standard or a law lays down is preferred. A term without one is allowed.
 *
 * @example useOf('supersededTerm-admn-sts'); // 'forbidden'
 */
export function useOf(status: string | undefined): TermUse {
  if (!status) return 'allowed';
  if (/^(?:preferred|standardi[sz]ed|legal|regulated|recommended)/i.test(status)) return 'preferred';
  return /^(?:deprecated|superseded|obsolete|rejected|forbidden|not ?recommended|prohibited)/i.test(status)
    ? 'forbidden'
    : 'allowed';
}

/** The terms of a language, the preferred ones first, those that must not be used last; in the file's order otherwise. */
export function byUse(all: readonly TbxTerm[]): readonly TbxTerm[] {
  const rank = { preferred: 0, allowed: 1, forbidden: 2 };
  return [...all].sort((a, b) => rank[a.use] - rank[b.use]);
}

/** The section in a language: exactly that one, else the first of the same root. */
export function sectionIn<Section extends TbxSection>(
  languages: readonly Section[],
  language: string,
): Section | undefined {
  return (
    languages.find((one) => one.language === language || codeOf(one.language) === codeOf(language)) ??
    languages.find((one) => sameLanguage(codeOf(one.language), codeOf(language)))
  );
}

/** A language code for comparing. */
function codeOf(language: string | undefined): string {
  return (language ?? '').trim().toLowerCase().replaceAll('_', '-');
}

/**
 * What is written about a concept, a language of it or a term, without what is written about its parts: definitions, contexts,
 * notes, and as `from` what each is (`definition`).
 *
 * @param limit the element behind the concept.
 */
export function notesOf(doc: XmlDocument, node: number, limit: number): Note[] {
  const notes: Note[] = [];
  const end = Math.min(limit, nextOf(doc, node));
  for (let child = node + 1; child < end; ) {
    const name = tbxName(doc, child);
    if (groups.has(name) || nextOf(doc, child) > end) {
      child++;
      continue;
    }
    if (!entries.has(name) && !sections.has(name) && !terms.has(name) && !unsaid.has(name) && name !== 'term') {
      const text = plainText(doc.text, contentRange(doc, child)).replace(/\s+/g, ' ');
      const from = attributeOf(doc, child, 'type') ?? name;
      if (text !== '') notes.push(from === 'note' ? { text } : { text, from });
    }
    child = Math.max(child + 1, nextOf(doc, child));
  }
  return notes;
}

/**
 * The language that a termbase works in: that of its root where its concepts have it, else of the first concept.
 *
 * @param concepts the elements that are concepts.
 */
export function workingLanguage(doc: XmlDocument, concepts: readonly number[]): string | undefined {
  const declared = doc.size > 0 ? attributeOf(doc, 0, 'xml:lang') : undefined;
  let first: string | undefined;
  for (const concept of concepts) {
    const languages = sectionsOf(doc, concept);
    if (declared && sectionIn(languages, declared)) return declared;
    first ||= languages[0]?.language;
    if (first && !declared) break;
  }
  return first || undefined;
}
