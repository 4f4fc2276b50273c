import { attributesOf } from '../../xml/attributes.ts';
import type { SubflowRules } from '../../xml/subflows.ts';
import type { XmlDocument } from '../../xml/xmlDocument.ts';
import { tmxName } from './tmxUnit.ts';

/** The elements whose content is native code, in which alone a sub-flow may stand (TMX 1.4b §3.3). */
const holdsCode: ReadonlySet<string> = new Set(['ph', 'it', 'bpt', 'ept', 'ut']);

/** Where texts within codes stand in TMX: in a `<sub>` of a code, which is the same one by its `x`, else by its `i`. */
export function tmxFlowRules(doc: XmlDocument): SubflowRules {
  return {
    isFlow: (node) => tmxName(doc, node) === 'sub',
    codeKey: (node) => {
      const name = tmxName(doc, node);
      if (!holdsCode.has(name)) return undefined;
      const attributes = attributesOf(doc, node);
      return `${name}:${attributes.get('x') ?? attributes.get('i') ?? ''}`;
    },
  };
}
