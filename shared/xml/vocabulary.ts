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
  const rootSpace = spaces.of(root);
  if (spaces.uniform) {
    const namesByNumber: (string | undefined)[] = [];
    return (node) => {
      const name = nameOf(doc, node);
      const local = namesByNumber[name];
      if (local !== undefined) return local;
      namesByNumber[name] = spaces.of(node) === rootSpace ? (locals[name] ?? '') : '';
      return namesByNumber[name] ?? '';
    };
  }
  return (node) => (spaces.of(node) === rootSpace ? (locals[nameOf(doc, node)] ?? '') : '');
}
