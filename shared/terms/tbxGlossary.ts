import type { Problem } from '../catalog/catalog.ts';
import type { TextRange } from '../catalog/textRange.ts';
import {
  byUse,
  conceptAt,
  conceptNodes,
  notesOf,
  sectionIn,
  type TbxConcept,
  type TbxTerm,
} from '../formats/tbx/tbxConcepts.ts';
import { plainText } from '../xml/plainText.ts';
import { scanXml } from '../xml/scanXml.ts';
import { contentRange, elementRange, none, type XmlDocument } from '../xml/xmlDocument.ts';
import type { Cell } from './delimited.ts';
import type { GlossaryFile, GlossaryRow } from './glossaryFile.ts';
import type { Term } from './termIndex.ts';

/**
 * Reads a termbase (TBX 2 or 3) as a glossary: of every concept each term of the source language, deprecated ones too,
 * with the terms of the target language: the preferred ones first, then those that are admitted or say nothing;
 * deprecated and superseded ones are forbidden. A concept's definition is the note.
 *
 * @param text decoded; a byte order mark may be there.
 * @param languages exactly these, else others of the same root (`de-AT` for `de`).
 * @returns rows and terms of the pair, `languages` all that the file has.
 */
export function parseTbxGlossary(
  text: string,
  languages: { readonly source: string; readonly target: string },
): GlossaryFile {
  const doc = scanXml(text);
  const written = new Set<string>();
  const terms = termsOf(eachRow(doc, languages, written));
  const problems = doc.problems.map(
    ({ range, message }): Problem => ({ id: 'syntax', severity: 'error', range, message }),
  );
  let rows: readonly GlossaryRow[] | undefined;
  return {
    header: false,
    languages: [...written],
    get rows() {
      rows ??= [...eachRow(doc, languages)];
      return rows;
    },
    problems,
    terms,
  };
}

/** The rows of a termbase one after the other: a large one has a million. @param written takes the languages of the file. */
function* eachRow(
  doc: XmlDocument,
  languages: { readonly source: string; readonly target: string },
  written?: Set<string>,
): Generator<GlossaryRow> {
  for (const node of conceptNodes(doc)) {
    const concept = conceptAt(doc, node);
    for (const { language } of concept.languages) if (language) written?.add(language);
    yield* rowsOf(doc, concept, languages);
  }
}

function rowsOf(
  doc: XmlDocument,
  concept: TbxConcept,
  languages: { readonly source: string; readonly target: string },
): GlossaryRow[] {
  const from = sectionIn(concept.languages, languages.source);
  const to = sectionIn(concept.languages, languages.target);
  if (!from || !to || from === to) return [];
  const notes = [...notesOf(doc, concept.node, concept.end), ...notesOf(doc, from.node, concept.end)];
  const note = notes.find((one) => one.from === 'definition') ?? notes.find((one) => one.from === undefined);
  const range = elementRange(doc, concept.node);
  return byUse(from.terms).flatMap((source) => {
    const word = cellOf(doc, source);
    if (!word) return [];
    return byUse(to.terms).flatMap((term): GlossaryRow[] => {
      const target = cellOf(doc, term);
      if (!target) return [];
      const row = { range, source: word, target, forbidden: term.use === 'forbidden' };
      return [note ? { ...row, note: note.text } : row];
    });
  });
}

function cellOf(doc: XmlDocument, { node }: TbxTerm): Cell | undefined {
  if (node === none) return undefined;
  const range: TextRange = contentRange(doc, node);
  const text = plainText(doc.text, range).replace(/\s+/g, ' ');
  return text === '' ? undefined : { text, range };
}

const nothing: readonly never[] = [];

/** A term that rows are added to. */
interface GrowingTerm {
  readonly source: string;
  targets: readonly string[];
  forbidden: readonly string[];
  note?: string;
}

/** Joined by source text; what one concept forbids and another has stays allowed. */
function termsOf(rows: Iterable<GlossaryRow>): GlossaryFile['terms'] {
  const terms = new Map<string, GrowingTerm>();
  /** The rows of a concept have one note. */
  let last = { note: '', copy: '' };
  for (const { source, target, forbidden, note } of rows) {
    let entry = terms.get(source.text);
    if (!entry) {
      entry = { source: ownCopy(source.text), targets: nothing, forbidden: nothing };
      terms.set(entry.source, entry);
    }
    if (target && forbidden) entry.forbidden = added(entry.forbidden, target.text);
    else if (target) entry.targets = added(entry.targets, target.text);
    if (!note || entry.note) continue;
    if (last.note !== note) last = { note, copy: ownCopy(note) };
    entry.note = last.copy;
  }
  const all: Term[] = [];
  for (const entry of terms.values()) {
    entry.targets = distinct(entry.targets);
    const { targets, forbidden } = entry;
    if (forbidden.length > 0) {
      const allowed = new Set(targets);
      entry.forbidden = distinct(forbidden.filter((word) => !allowed.has(word)));
    }
    all.push(entry);
  }
  return all;
}

/** A list with a word more: a short one is copied, since a list that grows has room for many. */
function added(words: readonly string[], word: string): readonly string[] {
  if (words.at(-1) === word) return words;
  if (words.length < 4) return [...words, ownCopy(word)];
  (words as string[]).push(ownCopy(word));
  return words;
}

const distinct = (words: readonly string[]): readonly string[] => (words.length < 2 ? words : [...new Set(words)]);

/** A text that keeps nothing else in memory, where a part of a large text would keep all of it. */
function ownCopy(part: string): string {
  return ` ${part}`.slice(1);
}
