import type { Problem } from '../../catalog/catalog.ts';
import { type IdSet, idSet } from '../../catalog/idSet.ts';
import type { Note } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { attributeOf, attributesOf } from '../xml/attributes.ts';
import { childNamed } from '../xml/childNamed.ts';
import type { InlineRules } from '../xml/decodeContent.ts';
import { startReading, type XmlReading } from '../xml/startReading.ts';
import { childrenOf, localName, none, qualifiedName } from '../xml/xmlDocument.ts';
import { sdlComments, sdlTags } from './sdlDefinitions.ts';
import { dialectOf } from './xliff12Dialect.ts';
import { plainXliff12Inline, xliff12Inline } from './xliff12Inline.ts';
import { toolOf, type Xliff12Tool } from './xliff12Tool.ts';

/** Languages that a `<file>` declares. */
interface Languages {
  readonly source: string | undefined;
  readonly target: string | undefined;
}

/** What reading an XLIFF 1.2 text works with. */
export interface Xliff12Reading extends XmlReading {
  readonly path: string;
  readonly tool: Xliff12Tool | undefined;
  /** The comments of SDL's marks, in files that have any. */
  readonly sdlComments: ((id: string) => readonly Note[]) | undefined;
  /** Local names of elements that occur, so that nobody looks for what is not there. */
  readonly names: ReadonlySet<string>;
  /** Ids of the units of the `<file>` being read. */
  ids: IdSet;
  languages: Languages;
  /** Languages of the first `<file>`: the catalog's. */
  first: Languages | undefined;
  /** The framework that wrote the first `<file>`. */
  dialect: string | undefined;
  /** Inline elements as the `<file>` being read defines them. */
  inline: InlineRules;
}

/** Starts reading a text. */
export function startXliff12(text: string, path = ''): Xliff12Reading {
  const base = startReading(text, 'xliff');
  const names = new Set(base.doc.names.map(localName));
  return {
    ...base,
    path,
    tool: toolOf(text),
    sdlComments: names.has('cmt-def') ? sdlComments(base.doc) : undefined,
    names,
    ids: idSet(),
    languages: { source: undefined, target: undefined },
    first: undefined,
    dialect: undefined,
    inline: plainXliff12Inline,
  };
}

/** Takes over what a `<file>` says for the units in it. */
export function enterFile(reading: Xliff12Reading, file: number): void {
  const { doc, names, path } = reading;
  const attributes = attributesOf(doc, file);
  reading.languages = {
    source: attributes.get('source-language') || undefined,
    target: attributes.get('target-language') || undefined,
  };
  reading.ids = idSet();
  if (names.has('tag-defs')) reading.inline = xliff12Inline(sdlTags(doc, file));
  if (reading.first) return;
  reading.first = reading.languages;
  reading.dialect = dialectOf({
    original: attributes.get('original') ?? '',
    tools: names.has('tool') ? toolIds(reading, file) : [],
    path,
  });
}

function toolIds({ doc }: Xliff12Reading, file: number): string[] {
  const header = childNamed(doc, file, 'header');
  if (header === none) return [];
  return [...childrenOf(doc, header)]
    .filter((child) => localName(qualifiedName(doc, child)) === 'tool')
    .map((child) => attributeOf(doc, child, 'tool-id') ?? '');
}

/** Reports what breaks a rule of the specification, though it is well-formed XML. */
export function report(reading: Xliff12Reading, rule: string, range: TextRange, message: string): void {
  const problem: Problem = { id: 'format-rule', rule, range, message, severity: 'warning' };
  reading.problems.push(problem);
}
