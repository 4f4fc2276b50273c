import { textOnly } from '../../catalog/content.ts';
import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { mifAsides } from './mifAsides.ts';
import { childOf } from './mifChild.ts';
import { bareValue, decodedValue, mifBlockSlot, mifSlot } from './mifText.ts';
import type { MifNode } from './mifTree.ts';

/** A text of a MIF file that is translated. */
export interface MifText {
  /** Not yet unique: `1002`, `variable/Product`, `index/998320`. */
  readonly id: string;
  /** Of its paragraph, or of the statement that defines it. */
  readonly range: TextRange;
  readonly slot: Slot;
  /** What it is where it is no paragraph; the conditions of a conditional paragraph. */
  readonly context?: string;
}

/**
 * Strings that FrameMaker puts in where a document refers to them by name. The label of a series of numbers (`T:`) is
 * no part of the text.
 */
const definitions: Readonly<
  Record<string, { name: string; text: string; kind: string; context: string; label?: RegExp }>
> = {
  VariableFormat: { name: 'VariableName', text: 'VariableDef', kind: 'variable', context: 'Variable' },
  XRefFormat: { name: 'XRefName', text: 'XRefDef', kind: 'xref', context: 'Cross-reference' },
  Pgf: { name: 'PgfTag', text: 'PgfNumFormat', kind: 'number', context: 'Numbering', label: /^\p{L}:/u },
};

/** Types of markers whose text readers see, by name and by the number that older files have. */
const markers: ReadonlyMap<string, string> = new Map([
  ['Index', 'Index entry'],
  ['2', 'Index entry'],
  ['Subject', 'Subject index entry'],
  ['4', 'Subject index entry'],
  ['Glossary', 'Glossary entry'],
  ['6', 'Glossary entry'],
  ['Header/Footer $1', 'Running header'],
  ['0', 'Running header'],
  ['Header/Footer $2', 'Running header'],
  ['1', 'Running header'],
]);

/**
 * The texts of a MIF file in order: paragraphs and lines of text in drawings, the entries of indexes that stand in
 * them, and what is defined once for the whole document (MIF Reference, “Variable definitions”, “Cross-reference
 * formats”, “Marker statement”).
 */
export function* mifTexts(text: string, nodes: readonly MifNode[]): Generator<MifText> {
  const { skipped, inserted } = mifAsides(text, nodes);
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i] as MifNode;
    if (skipped.has(i)) i = node.next - 1;
    else if (node.name === 'Para' || node.name === 'TextLine') yield* paragraphTexts(text, nodes, i, inserted);
    else if (Object.hasOwn(definitions, node.name)) yield* definitionTexts(text, nodes, i);
  }
}

function* paragraphTexts(
  text: string,
  nodes: readonly MifNode[],
  paragraph: number,
  inserted: (node: number) => boolean,
): Generator<MifText> {
  const { start, end } = nodes[paragraph] as MifNode;
  const lines = lineNodes(nodes, paragraph, inserted);
  const entries = lines.flatMap((i) => (nodes[i]?.name === 'Marker' ? (markerText(text, nodes, i) ?? []) : []));
  const statements = lines.map((i) => nodes[i] as MifNode);
  const slot = mifSlot(
    text,
    statements,
    entries.map((entry) => entry.slot.range),
  );
  const number = childOf(nodes, paragraph, 'Unique');
  if (slot && textOnly(slot).trim() !== '') {
    const conditions = conditionsOf(text, statements);
    const context = conditions.length > 0 ? { context: `Condition: ${conditions.join(', ')}` } : {};
    yield { id: number ? bareValue(text, number) : '', range: { start, end }, slot, ...context };
  }
  for (const entry of entries) yield { ...entry, range: { start, end } };
}

/** The text of a marker that is made for readers: of an index, of a running header. */
function markerText(text: string, nodes: readonly MifNode[], marker: number): Omit<MifText, 'range'> | undefined {
  const string = childOf(nodes, marker, 'MText')?.string;
  const named = childOf(nodes, marker, 'MTypeName');
  const type = named ? decodedValue(text, named) : bareValue(text, childOf(nodes, marker, 'MType'));
  const context = markers.get(type);
  if (!string || context === undefined) return undefined;
  const slot = mifBlockSlot(text, string);
  if (!holdsWords(slot)) return undefined;
  return { id: `index/${bareValue(text, childOf(nodes, marker, 'Unique'))}`, slot, context };
}

function* definitionTexts(text: string, nodes: readonly MifNode[], definition: number): Generator<MifText> {
  const { name, start, end, parent } = nodes[definition] as MifNode;
  const known = definitions[name];
  // A paragraph that has formats of its own repeats the numbering of its tag.
  if (!known || (name === 'Pgf' && nodes[parent]?.name !== 'PgfCatalog')) return;
  const string = childOf(nodes, definition, known.text)?.string;
  const named = childOf(nodes, definition, known.name);
  if (!string || !named) return;
  const label = known.label?.exec(text.slice(string.start, string.end))?.[0].length ?? 0;
  const slot = mifBlockSlot(text, { start: string.start + label, end: string.end });
  if (!holdsWords(slot)) return;
  yield { id: `${known.kind}/${decodedValue(text, named)}`, range: { start, end }, slot, context: known.context };
}

const holdsWords = (slot: Slot) => /\p{L}/u.test(textOnly(slot));

/** The conditions that hold from the start of a paragraph on. */
function conditionsOf(text: string, statements: readonly MifNode[]): string[] {
  const first = statements.find(({ name }) => name === 'Conditional' || name === 'String');
  if (first?.name !== 'Conditional') return [];
  return [...text.slice(first.start, first.end).matchAll(/<InCondition\s+`([^'`\r\n]*)'/g)].map(
    ([, name]) => name ?? '',
  );
}

/** The statements within a paragraph's lines; of a cross-reference only its start, as its text is made by FrameMaker. */
function lineNodes(nodes: readonly MifNode[], paragraph: number, inserted: (node: number) => boolean): number[] {
  const found: number[] = [];
  const end = nodes[paragraph]?.next ?? 0;
  let reference = false;
  for (let i = paragraph + 1; i < end; ) {
    const node = nodes[i] as MifNode;
    if (node.name === 'ParaLine') {
      i++;
      continue;
    }
    const inLine = nodes[node.parent]?.name === 'ParaLine' || nodes[node.parent]?.name === 'TextLine';
    if (node.name === 'XRefEnd') reference = false;
    if (inLine && !reference && !inserted(i)) found.push(i);
    if (inLine && node.name === 'XRef') reference = true;
    i = node.next;
  }
  return found;
}
