import type { Problem } from '../catalog/catalog.ts';
import { pushAll } from '../catalog/pushAll.ts';
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
import { plainText } from '../formats/xml/plainText.ts';
import { scanXml } from '../formats/xml/scanXml.ts';
import { contentRange, elementRange, none, type XmlDocument } from '../formats/xml/xmlDocument.ts';
import type { Cell } from './delimited.ts';
import type { GlossaryFile, GlossaryRow } from './glossaryFile.ts';

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
  const rows: GlossaryRow[] = [];
  const written = new Set<string>();
  for (const node of conceptNodes(doc)) {
    const concept = conceptAt(doc, node);
    for (const { language } of concept.languages) if (language) written.add(language);
    pushAll(rows, rowsOf(doc, concept, languages));
  }
  const problems = doc.problems.map(
    ({ range, message }): Problem => ({ id: 'syntax', severity: 'error', range, message }),
  );
  return { header: false, languages: [...written], rows, problems, terms: termsOf(rows) };
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

/** Joined by source text; what one concept forbids and another has stays allowed. */
function termsOf(rows: readonly GlossaryRow[]): GlossaryFile['terms'] {
  const terms = new Map<string, { targets: Set<string>; forbidden: Set<string>; note?: string }>();
  for (const { source, target, forbidden, note } of rows) {
    const entry = terms.get(source.text) ?? { targets: new Set(), forbidden: new Set() };
    terms.set(source.text, entry);
    if (target) entry[forbidden ? 'forbidden' : 'targets'].add(target.text);
    if (note && !entry.note) entry.note = note;
  }
  return [...terms].map(([source, { targets, forbidden, note }]) => ({
    source,
    targets: [...targets],
    forbidden: [...forbidden].filter((word) => !targets.has(word)),
    ...(note ? { note } : {}),
  }));
}
