import type { Problem } from '../catalog/catalog.ts';
import { namespaceFaults } from './namespaceFaults.ts';
import type { XmlDocument } from './xmlDocument.ts';

/** What is wrong with the markup itself and its namespaces, as problems of the file. */
export function syntaxProblems(doc: XmlDocument): Problem[] {
  return [...doc.problems, ...namespaceFaults(doc)].map(({ range, message }) => ({
    id: 'syntax',
    range,
    message,
    severity: 'error',
  }));
}
