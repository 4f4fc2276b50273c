import { namespacesOf } from '../../xml/namespaces.ts';
import { localName, nameOf, prefixOf, type XmlDocument } from '../../xml/xmlDocument.ts';

/** The usual prefixes of the namespaces of Office Open XML, transitional and strict (ECMA-376-1 annex A). */
const prefixes: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w:',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w:',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a:',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a:',
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main': 's:',
  'http://purl.oclc.org/ooxml/spreadsheetml/main': 's:',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm:',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm:',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc:',
};

/** The name of an element with the usual prefix of its namespace, whatever prefix the file uses: `w:p`. */
export type OfficeNames = (node: number) => string;

/** See {@link OfficeNames}. An element of an unknown or undeclared namespace keeps its name. */
export function officeNames(doc: XmlDocument): OfficeNames {
  const spaces = namespacesOf(doc);
  // asked several times for each element: no key is put together for it
  const namesBySpace = new Map<string | undefined, string[]>();
  return (node) => {
    const number = nameOf(doc, node);
    const space = spaces.of(node);
    const names = namesBySpace.get(space) ?? [];
    if (names.length === 0) namesBySpace.set(space, names);
    names[number] ??= usualName(doc.names[number] ?? '', space);
    return names[number];
  };
}

function usualName(name: string, space: string | undefined): string {
  const usual = prefixes[space ?? prefixOf(name)];
  return usual === undefined ? name : usual + localName(name);
}
