import { attributesOf, attributeValue } from './attributes.ts';
import { nameOf, none, parentOf, prefixOf, type XmlDocument } from './xmlDocument.ts';

/** Namespace of each element, resolved where it is asked for. */
export interface Namespaces {
  /** True when only the root declares namespaces, so that equal names mean the same everywhere. */
  readonly uniform: boolean;
  /** The namespace of an element's name; `undefined` for a prefix that nothing declares, `''` for none. */
  of(node: number): string | undefined;
  /** What a prefix means on an element, for its attributes; `undefined` for a prefix that nothing declares. */
  ofPrefix(node: number, prefix: string): string | undefined;
}

/**
 * The namespaces of a document (Namespaces in XML 1.0). A document that declares them on its root only, as most do,
 * costs nothing per element.
 */
export function namespacesOf(doc: XmlDocument): Namespaces {
  const declared = new Map<number, ReadonlyMap<string, string>>();
  for (const node of doc.declaring) declared.set(node, declarations(doc, node));
  const scopes = doc.declaring.some((node) => node > 0) ? scopesOf(doc, declared) : undefined;
  const uriByKey = new Map<number, string | undefined>();
  const outer = (scope: number): number => {
    const parent = parentOf(doc, scope);
    return parent === none ? none : (scopes?.[parent] ?? none);
  };
  const scopeOf = (node: number): number => (scopes ? (scopes[node] as number) : declared.has(0) ? 0 : none);
  const resolve = (scope: number, prefix: string): string | undefined => {
    for (let ancestor = scope; ancestor !== none; ancestor = outer(ancestor)) {
      const uri = declared.get(ancestor)?.get(prefix);
      if (uri !== undefined) return uri;
    }
    return prefix === '' ? '' : undefined;
  };
  return {
    uniform: scopes === undefined,
    of: (node) => {
      const scope = scopeOf(node);
      const name = nameOf(doc, node);
      const key = (scope + 1) * doc.names.length + name;
      if (!uriByKey.has(key)) uriByKey.set(key, resolve(scope, prefixOf(doc.names[name] ?? '').slice(0, -1)));
      return uriByKey.get(key);
    },
    ofPrefix: (node, prefix) => resolve(scopeOf(node), prefix),
  };
}

/** For every element the nearest element at or above it that declares something. */
function scopesOf(doc: XmlDocument, declared: ReadonlyMap<number, unknown>): Int32Array {
  const scopes = new Int32Array(doc.size);
  for (let node = 0; node < doc.size; node++) {
    const parent = parentOf(doc, node);
    scopes[node] = declared.has(node) ? node : parent === none ? none : (scopes[parent] as number);
  }
  return scopes;
}

function declarations(doc: XmlDocument, node: number): ReadonlyMap<string, string> {
  const uris = new Map<string, string>();
  for (const attribute of attributesOf(doc, node).all) {
    const prefix = attribute.name === 'xmlns' ? '' : /^xmlns:(.*)/.exec(attribute.name)?.[1];
    if (prefix !== undefined) uris.set(prefix, attributeValue(doc.text, attribute.valueRange));
  }
  return uris;
}
