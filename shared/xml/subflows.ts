import { contentRange, isEmptyTag, nextOf, none, openEndOf, parentOf, type XmlDocument } from './xmlDocument.ts';

/** A text within an inline code: `<ph>&lt;img alt="<sub>A boat</sub>"></ph>` (XLIFF 1.2 §2.4.2.9, TMX 1.4b §3.3). */
export interface Subflow {
  readonly source: number;
  /** `none` where the target has not got this code. */
  readonly target: number;
}

/** What a format calls a text within a code. */
export interface SubflowRules {
  /** Whether an element is one where it stands in a code. */
  isFlow(node: number): boolean;
  /** What makes a code the same one in source and target; undefined for elements that hold no native code. */
  codeKey(node: number): string | undefined;
}

/** Elements scanned in a text of their own, with the texts within their codes. */
export interface FlowPlace {
  readonly doc: XmlDocument;
  /** Where the text that was scanned starts in the file. */
  readonly base: number;
  readonly flows: readonly Subflow[];
}

/** Sub-flows in sub-flows are read so deep. */
const deepest = 8;

/**
 * The sub-flows of a source with those of the target at the same place of the same code.
 *
 * @param source the element that holds the source text, `none` for none.
 */
export function subflows(doc: XmlDocument, source: number, target: number, rules: SubflowRules): Subflow[] {
  const flows = flowsIn(doc, source, rules);
  if (flows.length === 0) return [];
  const targets = new Map(flowsIn(doc, target, rules).map(({ key, node }) => [key, node]));
  return flows.map(({ key, node }) => ({ source: node, target: targets.get(key) ?? none }));
}

/** The `<sub>`s in an element that can hold text, each with a key that is the same in source and target. */
function flowsIn(doc: XmlDocument, parent: number, rules: SubflowRules): { key: string; node: number }[] {
  const flows: { key: string; node: number }[] = [];
  if (parent === none || nextOf(doc, parent) === parent + 1) return flows;
  const counts = new Map<string, number>();
  const open: { readonly key: string; readonly end: number }[] = [];
  const end = nextOf(doc, parent);
  for (let node = parent + 1; node < end; node++) {
    if (!rules.isFlow(node)) continue;
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= node) open.pop();
    const next = nextOf(doc, node);
    const code = parentOf(doc, node);
    const codeKey = code === parent ? undefined : rules.codeKey(code);
    if (codeKey === undefined) continue;
    if (open.length === deepest) {
      node = next - 1;
      continue;
    }
    const name = `${open.at(-1)?.key ?? ''}/${codeKey}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const key = `${name}#${count}`;
    open.push({ key, end: next });
    flows.push({ key, node });
  }
  return flows;
}

/** Where in the file the content of an element starts: what the source of a segment is known by. */
export function contentStart({ doc, base }: Pick<FlowPlace, 'doc' | 'base'>, node: number): number {
  return openEndOf(doc, node) + base;
}

/** Where in the file the content of an element ends. */
export function contentEnd({ doc, base }: Pick<FlowPlace, 'doc' | 'base'>, node: number): number {
  return (isEmptyTag(doc, node) ? openEndOf(doc, node) : contentRange(doc, node).end) + base;
}
