import { ignoredIn } from '../../catalog/ignoreNote.ts';
import { recent } from '../../catalog/recent.ts';
import type { Note } from '../../catalog/segment.ts';
import { type Attributes, attributeOf, attributesOf } from '../../xml/attributes.ts';
import { plainText } from '../../xml/plainText.ts';
import type { Vocabulary } from '../../xml/vocabulary.ts';
import { contentRange, type XmlDocument } from '../../xml/xmlDocument.ts';
import { sdlCommentIds } from './sdlDefinitions.ts';
import { contextsIn, type MarkedMatch, readMatches, readNotes, readToolComments } from './xliff12Details.ts';
import type { Xliff12FileFacts } from './xliff12Reading.ts';
import type { Xliff12Tool } from './xliff12Tool.ts';
import { readXliff12Unit } from './xliff12Unit.ts';

const nothing: readonly never[] = [];

/** What units say beside their texts, each by its node: read when somebody asks for it. */
export interface UnitDetails {
  readonly doc: XmlDocument;
  attributes(unit: number): Attributes;
  notes(unit: number): readonly Note[];
  /** The notes without comments on what stands in marks, for a unit whose segments are marked. */
  ownNotes(unit: number): readonly Note[];
  /** Checks that the notes silence. */
  ignored(unit: number): readonly string[];
  matches(unit: number, file: Xliff12FileFacts): readonly MarkedMatch[];
  /**
   * `resname`; what Angular calls the meaning; or contexts, those of the groups around first.
   *
   * @param inherited contexts of the groups around.
   */
  context(unit: number, file: Xliff12FileFacts, inherited: readonly string[]): string | undefined;
}

/** What the units of a document are read with. */
export interface UnitDocument {
  readonly doc: XmlDocument;
  /** Local names of elements that occur. */
  readonly names: ReadonlySet<string>;
  readonly vocabulary: Vocabulary;
  readonly tool: Xliff12Tool | undefined;
  readonly sdlComments: ((id: string) => readonly Note[]) | undefined;
}

/** See {@link UnitDetails}. */
export function unitDetails({ doc, names, vocabulary, tool, sdlComments }: UnitDocument): UnitDetails {
  const unitOf = recent((node) => readXliff12Unit(doc, node, vocabulary));
  const attributes = recent((node) => attributesOf(doc, node));
  const notesOf = (node: number, marks: Parameters<typeof sdlCommentIds>[2]): readonly Note[] => {
    const unit = unitOf(node);
    const ownNotes = unit.notes.length > 0 ? readNotes(doc, unit.notes) : nothing;
    if (!tool || (unit.comments.length === 0 && !sdlComments)) return ownNotes;
    const ids = sdlComments ? sdlCommentIds(doc, node, marks) : nothing;
    return [...ownNotes, ...readToolComments(doc, unit.comments), ...ids.flatMap((id) => sdlComments?.(id) ?? nothing)];
  };
  const notes = recent((node) => notesOf(node, ['mrk', 'cmt']));
  const hasName = occurrence(doc, 'resname');
  const silences = occurrence(doc, 'interline-ignore');
  return {
    doc,
    attributes,
    notes,
    ownNotes: (node) => notesOf(node, ['cmt']),
    ignored: recent((node) => (silences() ? ignoredBy(notes(node)) : nothing)),
    matches(node, { inline, languages }) {
      if (!names.has('alt-trans')) return nothing;
      const { matches } = unitOf(node);
      return matches.length > 0 ? readMatches(doc, matches, vocabulary, inline, languages.target) : nothing;
    },
    context(node, { dialect }, inherited) {
      const name = hasName() ? attributes(node).get('resname') : undefined;
      if (name) return name;
      if (dialect !== 'angular' && inherited.length === 0 && !names.has('context-group')) return undefined;
      const unit = unitOf(node);
      if (dialect === 'angular') {
        const meaning = unit.notes.find((note) => attributeOf(doc, note, 'from') === 'meaning');
        if (meaning !== undefined) return plainText(doc.text, contentRange(doc, meaning)) || undefined;
      }
      if (unit.contexts.length === 0 && inherited.length === 0) return undefined;
      const texts = [...inherited, ...contextsIn(doc, unit.contexts, vocabulary)];
      return texts.length > 0 ? texts.join(' · ') : undefined;
    },
  };
}

/** Whether a word occurs anywhere in a document, looked for once: what most files have nowhere is not read in each unit. */
function occurrence({ text }: XmlDocument, word: string): () => boolean {
  let occurs: boolean | undefined;
  return () => {
    occurs ??= text.includes(word);
    return occurs;
  };
}

/** The checks that some notes silence. */
export function ignoredBy(notes: readonly Note[]): readonly string[] {
  return notes.length > 0 ? ignoredIn(notes.map((note) => note.text)) : nothing;
}
