import { namespacesOf } from './namespaces.ts';
import { localName, nameOf, none, type XmlDocument } from './xmlDocument.ts';

/** Says of each element whether it belongs to the vocabulary of the document, and its local name there. */
export type Vocabulary = (node: number) => string;

/**
 * The vocabulary that the root element speaks: local names of its namespace, `''` for elements of any other, so that
 * an extension's `<source>` is never taken for the format's own.
 *
 * @param root the element whose namespace counts; `none` to take every element by its local name.
 */
export function vocabularyOf(doc: XmlDocument, root: number): Vocabulary {
  const locals = doc.names.map(localName);
  if (root === none) return (node) => locals[nameOf(doc, node)] ?? '';
  const spaces = namespacesOf(doc);
  const own = spaces.of(root);
  if (spaces.uniform) {
    const known: (string | undefined)[] = [];
    return (node) => {
      const name = nameOf(doc, node);
      const local = known[name];
      if (local !== undefined) return local;
      known[name] = spaces.of(node) === own ? (locals[name] ?? '') : '';
      return known[name] ?? '';
    };
  }
  return (node) => (spaces.of(node) === own ? (locals[nameOf(doc, node)] ?? '') : '');
}
