import { slashedPath } from '../../catalog/slashedPath.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { attributesOf } from '../../xml/attributes.ts';
import { localName, none, parentOf, qualifiedName, type XmlDocument } from '../../xml/xmlDocument.ts';
import { conditions } from './ditaElements.data.ts';

/** A reference of a DITA file to a file, an element or a key. */
export interface DitaLink {
  readonly attribute: 'href' | 'conref' | 'keyref' | 'conkeyref' | 'copy-to';
  /** As written, without the quotes, entities resolved. */
  readonly value: string;
  /** Of the raw value. */
  readonly range: TextRange;
  /** The file that it points to, relative, decoded; empty for the same file, undefined where it names a key. */
  readonly path?: string;
  /** Ids behind `#`: of a topic, and of an element in it. */
  readonly ids: readonly string[];
  readonly key?: string;
  /** True where the format is no DITA, so that what stands behind `#` is no id of XML. */
  readonly foreign: boolean;
  /** True for a reference to another map, by which keys come in. */
  readonly isMap: boolean;
  /** Local name of the element that refers, and its id. */
  readonly element: string;
  readonly from?: string;
}

/** A key that a map defines. */
export interface DitaKey {
  readonly name: string;
  readonly range: TextRange;
  /** Conditions under which it counts, and the scope of keys: equal keys with different ones do not compete. */
  readonly when: string;
}

/** What a DITA file refers to and can be referred to by. */
export interface DitaLinks {
  readonly links: readonly DitaLink[];
  /** Ids, and the local names of their elements. */
  readonly ids: ReadonlyMap<string, string>;
  readonly keys: readonly DitaKey[];
}

const linking = ['href', 'conref', 'keyref', 'conkeyref', 'copy-to'] as const;

/**
 * Reads the references, ids and keys of a DITA file. What is outside of the project (`scope`, addresses) is left out,
 * and so is what only tools resolve (`-dita-use-conref-target`).
 */
export function ditaLinks(doc: XmlDocument): DitaLinks {
  const links: DitaLink[] = [];
  const ids = new Map<string, string>();
  const keys: DitaKey[] = [];
  for (let node = 0; node < doc.size; node++) {
    const attributes = attributesOf(doc, node);
    if (attributes.isEmpty) continue;
    const element = localName(qualifiedName(doc, node));
    const id = attributes.get('id');
    if (id && !ids.has(id)) ids.set(id, element);
    const names = attributes.find('keys');
    if (names) {
      // Subjects may be defined in several places of a scheme.
      const when = element === 'subjectdef' ? element : conditionsAround(doc, node);
      for (const name of (attributes.get('keys') ?? '').split(/\s+/)) {
        if (name !== '') keys.push({ name, range: names.valueRange, when });
      }
    }
    for (const attribute of linking) {
      const reference = attributes.find(attribute);
      const value = reference && attributes.get(attribute)?.trim();
      if (!value || value.startsWith('-dita-')) continue;
      const scope = attributes.get('scope');
      const format = attributes.get('format') ?? '';
      const base = {
        attribute,
        value,
        range: reference.valueRange,
        foreign: !/^(?:dita.*)?$/i.test(format),
        isMap: false,
        element,
        ...(id ? { from: id } : {}),
      };
      if (attribute === 'keyref' || attribute === 'conkeyref') {
        const [key = '', ...rest] = value.split('/');
        links.push({ ...base, key, ids: rest });
      } else if (scope !== 'external' && scope !== 'peer' && !/^[a-z][a-z0-9+.-]*:|^\/\/|^\$\{/i.test(value)) {
        const [path = '', fragment = ''] = value.split('#', 2);
        const decoded = decodePath(path);
        // Lines and marks of a text that is quoted (`#token=start,end`) are no ids.
        const marks = fragment.includes('=') ? '' : fragment;
        const isMap = format === 'ditamap' || /\.(?:ditamap|bookmap)$/i.test(decoded);
        links.push({
          ...base,
          path: decoded,
          ids: marks.split('/').filter((one) => one !== '' && one !== '.'),
          isMap,
        });
      }
    }
  }
  return { links, ids, keys };
}

function decodePath(path: string): string {
  const slashed = slashedPath(path).replace(/\?.*/s, '');
  try {
    return decodeURIComponent(slashed);
  } catch {
    return slashed;
  }
}

/** The conditions and scopes of keys that hold for an element, as one text. */
function conditionsAround(doc: XmlDocument, node: number): string {
  let when = '';
  for (let ancestor = node; ancestor !== none; ancestor = parentOf(doc, ancestor)) {
    for (const { name } of attributesOf(doc, ancestor).all) {
      if (conditions.has(name) || name === 'keyscope' || name === 'rev')
        when += ` ${name}=${attributesOf(doc, ancestor).get(name)}`;
    }
  }
  return when;
}
