import type { Problem } from '../../catalog/catalog.ts';
import { type HashedIds, hashedIds } from '../../catalog/idSet.ts';
import type { Note } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import type { Sentence } from '../../sentences/sentence.ts';
import { attributeOf, attributesOf } from '../../xml/attributes.ts';
import { childNamed } from '../../xml/childNamed.ts';
import type { InlineRules } from '../../xml/inlineRules.ts';
import { startReading } from '../../xml/startReading.ts';
import type { Vocabulary } from '../../xml/vocabulary.ts';
import { childrenOf, localName, none, qualifiedName, type XmlDocument } from '../../xml/xmlDocument.ts';
import { type SegmentSink, segmentSink } from '../unitSegments.ts';
import { sdlComments, sdlTags } from './sdlDefinitions.ts';
import { type UnitDetails, unitDetails } from './unitDetails.ts';
import { dialectOf } from './xliff12Dialect.ts';
import { plainXliff12Inline, xliff12Inline } from './xliff12Inline.ts';
import { toolOf, type Xliff12Tool } from './xliff12Tool.ts';

/** Languages that a `<file>` declares. */
interface Languages {
  readonly source: string | undefined;
  readonly target: string | undefined;
}

/** What a `<file>` says for the units in it. */
export interface Xliff12FileFacts {
  /** What they say beside their texts. */
  readonly units: UnitDetails;
  /** Ids of its units, by the numbers of their elements. */
  readonly ids: HashedIds;
  readonly languages: Languages;
  /** Languages of the first `<file>`: the catalog's. */
  readonly first: Languages | undefined;
  /** The framework that wrote the first `<file>`. */
  readonly dialect: string | undefined;
  /** Inline elements as it defines them. */
  readonly inline: InlineRules;
}

/** What reading an XLIFF 1.2 text works with. */
export interface Xliff12Reading extends SegmentSink {
  readonly doc: XmlDocument;
  /** The root element, or {@link none} where the text has another. */
  readonly root: number;
  readonly vocabulary: Vocabulary;
  readonly path: string;
  readonly tool: Xliff12Tool | undefined;
  /** The comments of SDL's marks, in files that have any. */
  readonly sdlComments: ((id: string) => readonly Note[]) | undefined;
  /** Local names of elements that occur, so that nobody looks for what is not there. */
  readonly names: ReadonlySet<string>;
  /** The `<file>` being read. */
  file: Xliff12FileFacts;
}

/** Starts reading a text. */
export function startXliff12(text: string, path = ''): Xliff12Reading {
  const { doc, root, vocabulary, problems } = startReading(text, 'xliff');
  const names = new Set(doc.names.map(localName));
  const tool = toolOf(text);
  const comments = names.has('cmt-def') ? sdlComments(doc) : undefined;
  return {
    ...segmentSink(),
    doc,
    root,
    vocabulary,
    problems,
    path,
    tool,
    sdlComments: comments,
    names,
    file: {
      units: unitDetails({ doc, names, vocabulary, tool, sdlComments: comments }),
      ids: unitIds(doc),
      languages: { source: undefined, target: undefined },
      first: undefined,
      dialect: undefined,
      inline: plainXliff12Inline,
    },
  };
}

function unitIds(doc: XmlDocument): HashedIds {
  return hashedIds((node) => attributeOf(doc, node, 'id') ?? '');
}

/** What a `<file>` says for the units in it. */
export function factsOfFile(
  { doc, names, path }: Xliff12Reading,
  node: number,
  before: Xliff12FileFacts,
): Xliff12FileFacts {
  const attributes = attributesOf(doc, node);
  const languages = {
    source: attributes.get('source-language') || undefined,
    target: attributes.get('target-language') || undefined,
  };
  const original = attributes.get('original') ?? '';
  return {
    units: before.units,
    ids: unitIds(doc),
    languages,
    first: before.first ?? languages,
    dialect: before.first
      ? before.dialect
      : dialectOf({ original, tools: names.has('tool') ? toolIds(doc, node) : [], path }),
    inline: names.has('tag-defs') ? xliff12Inline(sdlTags(doc, node)) : before.inline,
  };
}

function toolIds(doc: XmlDocument, file: number): string[] {
  const header = childNamed(doc, file, 'header');
  if (header === none) return [];
  return [...childrenOf(doc, header)]
    .filter((child) => localName(qualifiedName(doc, child)) === 'tool')
    .map((child) => attributeOf(doc, child, 'tool-id') ?? '');
}

/** Reports what breaks a rule of the specification, though it is well-formed XML. */
export function report(reading: Xliff12Reading, rule: string, range: TextRange, message: Sentence): void {
  const problem: Problem = { id: 'format-rule', rule, range, message, severity: 'warning' };
  reading.problems.push(problem);
}
