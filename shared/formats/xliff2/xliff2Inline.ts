import type { Draft } from '../../catalog/draft.ts';
import { type Attributes, attributesOf } from '../../xml/attributes.ts';
import type { CodeFacts, InlineRules, InlineShape } from '../../xml/inlineRules.ts';
import { plainText } from '../../xml/plainText.ts';
import { childrenOf, contentRange, type XmlDocument } from '../../xml/xmlDocument.ts';

const shapes: Readonly<Record<string, InlineShape>> = {
  ph: 'whole',
  cp: 'whole',
  sc: 'opens',
  sm: 'opens',
  ec: 'closes',
  em: 'closes',
};

const kinds: Readonly<Record<string, string>> = { pc: 'pc', sc: 'pc', ec: 'pc', mrk: 'mrk', sm: 'mrk', em: 'mrk' };

/**
 * The inline elements of XLIFF 2 (§4.2.3, §4.7). `pc` and a pair of `sc` and `ec` are the same code in two spellings,
 * and so are `mrk` and `sm` with `em`: they bear the same id.
 *
 * @param data the original data of the unit, by id, for what a reader sees in a code's place.
 */
export function xliff2Inline(data?: () => ReadonlyMap<string, string>): InlineRules {
  return {
    shape: (name) => (Object.hasOwn(shapes, name) ? shapes[name] : undefined) ?? 'pair',
    describe: (name, attributes, _raw, end) => {
      const kind = (Object.hasOwn(kinds, name) ? kinds[name] : undefined) ?? name;
      if (name === 'cp') {
        const hex = attributes.get('hex') ?? '';
        return { id: `cp:${hex}`, display: `U+${hex}` };
      }
      const startRef = name === 'ec' || name === 'em' ? attributes.get('startRef') : undefined;
      const number = startRef ?? attributes.get('id');
      const id = number === undefined ? kind : `${kind}:${number}`;
      if (kind === 'mrk') return { id, display: attributes.get('type') ?? 'mrk', optional: true };
      return { id, display: display(name, attributes, end, data), ...hints(name, attributes) };
    },
  };
}

/** The inline elements of a unit without original data. */
export const plainXliff2Inline = xliff2Inline();

function hints(name: string, attributes: Attributes): Partial<CodeFacts> {
  const facts: Draft<Partial<CodeFacts>> = {};
  const reorder = attributes.get('canReorder');
  const copy = attributes.get('canCopy');
  const remove = attributes.get('canDelete');
  // What is allowed by default is said only where the file says it: checks look more closely at what nobody spoke of.
  if (copy !== undefined) facts.canCopy = copy !== 'no';
  if (remove !== undefined) facts.canDelete = remove !== 'no';
  if (reorder !== undefined) facts.canReorder = reorder === 'yes';
  if (name === 'sc' || name === 'ec') facts.canOverlap = attributes.get('canOverlap') !== 'no';
  // A copy is made by whoever translates, as often as needed (§4.3.1.8).
  if (attributes.find('copyOf')) facts.optional = true;
  return facts;
}

function display(
  name: string,
  attributes: Attributes,
  end: boolean,
  data: (() => ReadonlyMap<string, string>) | undefined,
): string {
  const side = name === 'pc' ? (end ? 'End' : 'Start') : '';
  const reference = attributes.get(`dataRef${side}`);
  const shown =
    attributes.get(`disp${side}`) ||
    attributes.get(`equiv${side}`) ||
    (reference === undefined ? undefined : data?.().get(reference));
  return shown || `${name} ${attributes.get('id') ?? attributes.get('startRef') ?? ''}`.trim();
}

/** The texts of an `<originalData>` element by id, read once when first asked for. */
export function originalData(doc: XmlDocument, node: number): () => ReadonlyMap<string, string> {
  let texts: Map<string, string> | undefined;
  return () => {
    if (texts) return texts;
    texts = new Map();
    for (const child of childrenOf(doc, node)) {
      const id = attributesOf(doc, child).get('id');
      if (id !== undefined && !texts.has(id)) texts.set(id, plainText(doc.text, contentRange(doc, child)));
    }
    return texts;
  };
}
