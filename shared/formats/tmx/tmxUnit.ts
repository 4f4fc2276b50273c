import { type Attributes, attributesOf } from '../../xml/attributes.ts';
import {
  childrenOf,
  isUnclosed,
  localName,
  nextOf,
  none,
  qualifiedName,
  type XmlDocument,
} from '../../xml/xmlDocument.ts';

/** The name of an element as TMX files write it: old ones in capitals. */
export function tmxName(doc: XmlDocument, node: number): string {
  return localName(qualifiedName(doc, node)).toLowerCase();
}

/**
 * The elements of a TMX file that matter, in order: `<tmx>`, `<header>` and each `<tu>`. A unit that is never closed
 * may have swallowed the units behind it, so it is looked into.
 */
export function* tmxElements(doc: XmlDocument): Generator<readonly [name: 'tmx' | 'header' | 'tu', node: number]> {
  for (let node = 0; node < doc.size; ) {
    const name = tmxName(doc, node);
    if (name === 'tmx' || name === 'header' || name === 'tu') yield [name, node];
    const inside = name === 'tmx' || name === 'body' || (name === 'tu' && isUnclosed(doc, node));
    node = inside ? node + 1 : Math.max(node + 1, nextOf(doc, node));
  }
}

/** One `<tuv>`: a text of a unit in one language. */
export interface TmxVariantElement {
  readonly node: number;
  readonly attributes: Attributes;
  /** `xml:lang`, or `lang` as before TMX 1.4; undefined where the file does not say. */
  readonly language: string | undefined;
  /** Its `<seg>`, or {@link none}. */
  readonly seg: number;
}

/** The texts of a `<tu>`, in order. */
export function tmxVariants(doc: XmlDocument, unit: number): TmxVariantElement[] {
  const variants: TmxVariantElement[] = [];
  for (const node of childrenOf(doc, unit)) {
    if (tmxName(doc, node) !== 'tuv') continue;
    const attributes = attributesOf(doc, node);
    let seg = none;
    for (const child of childrenOf(doc, node)) {
      if (tmxName(doc, child) !== 'seg') continue;
      seg = child;
      break;
    }
    variants.push({ node, attributes, language: attributes.get('xml:lang') ?? attributes.get('lang'), seg });
  }
  return variants;
}
