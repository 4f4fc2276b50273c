import { say } from '../../sentences/sentence.ts';
import { attributesOf } from '../../xml/attributes.ts';
import { tagRange } from '../../xml/startReading.ts';
import { qualifiedName, type XmlDocument } from '../../xml/xmlDocument.ts';
import type { FileCheck, FileFinding } from '../contract/check.ts';
import { ditaPair } from './ditaFiles.ts';

/** Ids of a DITA topic that a translation changed or lost: whatever refers to them then leads nowhere. */
export const ditaIds: FileCheck = {
  scope: 'file',
  id: 'dita-ids',
  severity: 'error',
  summary: 'An id of the DITA source is missing or changed',
  readsText: true,
  needsFact: 'references',
  *run({ catalog }) {
    const pair = ditaPair(catalog);
    if (!pair) return;
    const { doc } = pair.target;
    const lost = new Set([...pair.source.links.ids.keys()].filter((id) => !pair.target.links.ids.has(id)));
    const changed = alike(pair.source.doc, doc) ? changedIds(pair.source.doc, doc) : [];
    for (const { id, finding } of changed) {
      lost.delete(id);
      yield finding;
    }
    for (const id of lost) {
      yield { range: tagRange(doc, 0), message: say`The id “${id}” of the source is missing`, data: { id } };
    }
  },
};

/** True for two files of the same elements. */
function alike(a: XmlDocument, b: XmlDocument): boolean {
  if (a.size !== b.size) return false;
  for (let node = 0; node < a.size; node++) if (qualifiedName(a, node) !== qualifiedName(b, node)) return false;
  return true;
}

function changedIds(
  source: XmlDocument,
  target: XmlDocument,
): { readonly id: string; readonly finding: FileFinding }[] {
  const changed: { readonly id: string; readonly finding: FileFinding }[] = [];
  for (let node = 0; node < source.size; node++) {
    const id = attributesOf(source, node).get('id');
    if (!id) continue;
    const idAttribute = attributesOf(target, node).find('id');
    const theirs = attributesOf(target, node).get('id');
    if (theirs === id) continue;
    const message = idAttribute
      ? say`The id “${theirs ?? ''}” is “${id}” in the source`
      : say`The id “${id}” of the source is missing here`;
    changed.push({ id, finding: { range: idAttribute?.valueRange ?? tagRange(target, node), message, data: { id } } });
  }
  return changed;
}
