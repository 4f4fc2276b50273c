import { attributesOf } from '../xml/attributes.ts';
import type { Vocabulary } from '../xml/vocabulary.ts';
import { localName, nextOf, none, parentOf, qualifiedName, type XmlDocument } from '../xml/xmlDocument.ts';
import { inlineId } from './xliff12Inline.ts';

/** A text within an inline code: `<ph>&lt;img alt="<sub>A boat</sub>"></ph>` (XLIFF 1.2 §2.4.2.9). */
export interface Subflow {
  readonly source: number;
  /** `none` where the target has not got this code. */
  readonly target: number;
}

/** The elements whose content is native code, in which alone a sub-flow may stand. */
const holdsCode: ReadonlySet<string> = new Set(['ph', 'it', 'bpt', 'ept']);

/** Sub-flows in sub-flows are read so deep. */
const deepest = 8;

/**
 * The sub-flows of a source with those of the target at the same place of the same code.
 *
 * @param source the element that holds the source text, `none` for none.
 */
export function subflows(doc: XmlDocument, source: number, target: number, vocabulary: Vocabulary): Subflow[] {
  const flows = flowsIn(doc, source, vocabulary);
  if (flows.length === 0) return [];
  const targets = new Map(flowsIn(doc, target, vocabulary).map(({ key, node }) => [key, node]));
  return flows.map(({ key, node }) => ({ source: node, target: targets.get(key) ?? none }));
}

/** The `<sub>`s in an element that can hold text, each with a key that is the same in source and target. */
function flowsIn(doc: XmlDocument, parent: number, vocabulary: Vocabulary): { key: string; node: number }[] {
  const found: { key: string; node: number }[] = [];
  if (parent === none || nextOf(doc, parent) === parent + 1) return found;
  const counts = new Map<string, number>();
  const open: { readonly key: string; readonly end: number }[] = [];
  const end = nextOf(doc, parent);
  for (let node = parent + 1; node < end; node++) {
    if (vocabulary(node) !== 'sub') continue;
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= node) open.pop();
    const next = nextOf(doc, node);
    const code = parentOf(doc, node);
    const codeName = localName(qualifiedName(doc, code));
    if (code === parent || !holdsCode.has(codeName)) continue;
    if (open.length === deepest) {
      node = next - 1;
      continue;
    }
    const name = `${open.at(-1)?.key ?? ''}/${inlineId(codeName, attributesOf(doc, code))}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const key = `${name}#${count}`;
    open.push({ key, end: next });
    found.push({ key, node });
  }
  return found;
}
