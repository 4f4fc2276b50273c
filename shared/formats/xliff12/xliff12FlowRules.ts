import { attributesOf } from '../../xml/attributes.ts';
import type { SubflowRules } from '../../xml/subflows.ts';
import type { Vocabulary } from '../../xml/vocabulary.ts';
import { localName, qualifiedName, type XmlDocument } from '../../xml/xmlDocument.ts';
import { inlineId } from './xliff12Inline.ts';

/** The elements whose content is native code, in which alone a sub-flow may stand. */
const holdsCode: ReadonlySet<string> = new Set(['ph', 'it', 'bpt', 'ept']);

/** Where texts within codes stand in XLIFF 1.2: in a `<sub>` of a code that holds native code (§2.4.2.9). */
export function xliff12FlowRules(doc: XmlDocument, vocabulary: Vocabulary): SubflowRules {
  return {
    isFlow: (node) => vocabulary(node) === 'sub',
    codeKey: (node) => {
      const name = localName(qualifiedName(doc, node));
      return holdsCode.has(name) ? inlineId(name, attributesOf(doc, node)) : undefined;
    },
  };
}
