import type { Attributes } from '../../xml/attributes.ts';
import { attributeOf } from '../../xml/attributes.ts';
import type { InlineRules } from '../../xml/inlineRules.ts';
import { plainText } from '../../xml/plainText.ts';
import { childrenOf, contentRange, nextOf, none, qualifiedName, type XmlDocument } from '../../xml/xmlDocument.ts';

/** The children of one `<message>`; {@link none} for what is not there. */
export interface QtMessage {
  readonly id: string | undefined;
  readonly numerus: boolean;
  readonly source: number;
  readonly oldSource: number;
  /** Tells equal sources of one context apart (“disambiguation”). */
  readonly comment: number;
  readonly oldComment: number;
  readonly extraComment: number;
  readonly translatorComment: number;
  readonly translation: number;
  /** The last element that must come before `<translation>`. */
  readonly before: number;
  /** `unfinished`, `vanished`, `obsolete`; undefined for a finished translation. */
  readonly type: string | undefined;
  /** The `<numerusform>` elements in order. */
  readonly forms: readonly number[];
}

/** Reads the structure of a `<message>` (Qt Linguist, “TS File Format”). */
export function readMessage(doc: XmlDocument, node: number, attributes: Attributes): QtMessage {
  const nodeByName = new Map<string, number>();
  let before = none;
  for (const child of childrenOf(doc, node)) {
    const name = qualifiedName(doc, child);
    if (!nodeByName.has(name)) nodeByName.set(name, child);
    if (name !== 'translation' && name !== 'userdata' && !name.startsWith('extra-')) before = child;
  }
  const nodeOf = (name: string) => nodeByName.get(name) ?? none;
  const translation = nodeOf('translation');
  const forms: number[] = [];
  if (translation !== none && nextOf(doc, translation) > translation + 1) {
    for (const child of childrenOf(doc, translation)) {
      if (qualifiedName(doc, child) === 'numerusform') forms.push(child);
    }
  }
  return {
    id: attributes.get('id') || undefined,
    numerus: attributes.get('numerus') === 'yes',
    source: nodeOf('source'),
    oldSource: nodeOf('oldsource'),
    comment: nodeOf('comment'),
    oldComment: nodeOf('oldcomment'),
    extraComment: nodeOf('extracomment'),
    translatorComment: nodeOf('translatorcomment'),
    translation,
    before,
    type: translation === none ? undefined : attributeOf(doc, translation, 'type'),
    forms,
  };
}

/** The element that holds a text: itself, or the first, longest, of its variants by length. */
export function textHolder(doc: XmlDocument, node: number): number {
  if (nextOf(doc, node) === node + 1) return node;
  for (const child of childrenOf(doc, node)) if (qualifiedName(doc, child) === 'lengthvariant') return child;
  return node;
}

/** The words of an element that may not be there. */
export function wordsOf(doc: XmlDocument, node: number): string {
  return node === none ? '' : plainText(doc.text, contentRange(doc, node));
}

/** `<byte value="x1b"/>` stands for a control character that XML cannot hold; nothing else is markup. */
export const qtInline: InlineRules = {
  shape: (name) => (name === 'byte' ? 'whole' : 'pair'),
  describe: (name, attributes) => {
    const value = attributes.get('value');
    return name === 'byte' && value ? { id: `byte:${value}`, display: `byte ${value}` } : { id: name, display: name };
  },
};
