import type { Problem } from '../../catalog/catalog.ts';
import type { XmlDocument } from './xmlDocument.ts';

/** What is wrong with the markup itself, as problems of the file. */
export function syntaxProblems(doc: XmlDocument): Problem[] {
  return doc.problems.map(({ range, message }) => ({ id: 'syntax', range, message, severity: 'error' }));
}
