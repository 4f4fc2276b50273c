import type { Draft } from '../../catalog/draft.ts';
import type { Note } from '../../catalog/segment.ts';
import { attributeOf, attributesOf } from '../../xml/attributes.ts';
import { childNamed } from '../../xml/childNamed.ts';
import { plainText } from '../../xml/plainText.ts';
import {
  childrenOf,
  contentRange,
  localName,
  nextOf,
  none,
  qualifiedName,
  type XmlDocument,
} from '../../xml/xmlDocument.ts';
import { isLocked, type ToolFacts } from './xliff12Tool.ts';

/** What a tag of the original document looks like at its start and, where it holds text, at its end. */
export interface SdlTag {
  readonly open: string;
  readonly close?: string;
}

/**
 * The tags that the header of an SDLXLIFF `<file>` defines for the `g` and `x` in its texts, by id; read when they are
 * first asked for.
 */
export function sdlTags(doc: XmlDocument, file: number): () => ReadonlyMap<string, SdlTag> {
  let tags: Map<string, SdlTag> | undefined;
  return () => {
    if (tags) return tags;
    tags = new Map();
    const header = childNamed(doc, file, 'header');
    const definitions = header === none ? none : childNamed(doc, header, 'tag-defs');
    if (definitions === none) return tags;
    for (const tag of childrenOf(doc, definitions)) {
      const id = attributeOf(doc, tag, 'id');
      if (id !== undefined && !tags.has(id)) tags.set(id, readTag(doc, tag));
    }
    return tags;
  };
}

function readTag(doc: XmlDocument, tag: number): SdlTag {
  const sdlTag: Draft<SdlTag> = { open: '' };
  for (const child of childrenOf(doc, tag)) {
    const name = localName(qualifiedName(doc, child));
    if (name !== 'bpt' && name !== 'ept' && name !== 'ph' && name !== 'st') continue;
    const text = plainText(doc.text, contentRange(doc, child)) || attributeOf(doc, child, 'name') || '';
    if (name === 'ept') sdlTag.close = text;
    else sdlTag.open ||= text;
  }
  return sdlTag;
}

/** The comments of an SDLXLIFF file by the id that marks name; read when they are first asked for. */
export function sdlComments(doc: XmlDocument): (id: string) => readonly Note[] {
  let comments: Map<string, Note[]> | undefined;
  const read = () => {
    comments = new Map();
    for (let node = 0; node < doc.size; node++) {
      if (localName(qualifiedName(doc, node)) !== 'cmt-def') continue;
      const id = attributeOf(doc, node, 'id');
      if (id !== undefined) comments.set(id, commentsIn(doc, node));
    }
    return comments;
  };
  return (id) => (comments ?? read()).get(id) ?? [];
}

function commentsIn(doc: XmlDocument, definition: number): Note[] {
  const notes: Note[] = [];
  for (let node = definition + 1; node < nextOf(doc, definition); node++) {
    if (localName(qualifiedName(doc, node)) !== 'Comment') continue;
    const text = plainText(doc.text, contentRange(doc, node));
    const from = attributeOf(doc, node, 'user');
    if (text) notes.push(from ? { text, from } : { text });
  }
  return notes;
}

/**
 * Ids of the comments that an element holds, in order.
 *
 * @param elements `mrk` for those on a stretch of text, `cmt` for those on the whole unit (`<sdl:cmt id="…"/>`).
 */
export function sdlCommentIds(doc: XmlDocument, node: number, elements: readonly ('mrk' | 'cmt')[]): readonly string[] {
  const ids = new Set<string>();
  if (node === none) return [];
  const end = nextOf(doc, node);
  for (let inner = node + 1; inner < end; inner++) {
    const name = localName(qualifiedName(doc, inner));
    if ((name !== 'mrk' && name !== 'cmt') || !elements.includes(name)) continue;
    const attributes = attributesOf(doc, inner);
    if (name === 'mrk' && attributes.get('mtype') !== 'x-sdl-comment') continue;
    const named = attributes.all.find((attribute) => localName(attribute.name) === (name === 'cmt' ? 'id' : 'cid'));
    if (named) ids.add(doc.text.slice(named.valueRange.start, named.valueRange.end));
  }
  return [...ids];
}

/** What `<sdl:seg-defs>` says of each segment of a unit, by the `mid` of its mark, and where. */
export function sdlSegments(
  doc: XmlDocument,
  definitions: number,
): ReadonlyMap<string, ToolFacts & { readonly node: number }> {
  const segments = new Map<string, ToolFacts & { readonly node: number }>();
  if (definitions === none) return segments;
  for (const node of childrenOf(doc, definitions)) {
    const attributes = attributesOf(doc, node);
    const id = attributes.get('id');
    if (id === undefined || segments.has(id)) continue;
    const locked = isLocked(attributes.get('locked'));
    const [from, percent] = [attributes.get('origin'), attributes.get('percent')];
    const origin = from && percent ? { origin: `${from} ${percent} %` } : from ? { origin: from } : {};
    segments.set(id, { node, dialect: 'sdlxliff', status: attributes.get('conf') ?? '', locked, ...origin });
  }
  return segments;
}
