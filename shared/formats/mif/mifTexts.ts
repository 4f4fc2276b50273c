import { isBlank, textOnly } from '../../catalog/content.ts';
import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import type { MifScan } from './mifScan.ts';
import { statementName } from './mifStatements.ts';
import { bareValue, decodedValue, mifBlockSlot, mifSlot } from './mifText.ts';
import { childOf, type MifNode, mifNodes } from './mifTree.ts';

/** A text of a MIF file that is translated. */
export interface MifText {
  /** Not yet unique: `1002`, `variable/Product`, `index/998320`. */
  readonly id: string;
  /** Of its paragraph, or of the statement that defines it. */
  readonly range: TextRange;
  readonly slot: Slot;
  /** What it is where it is no paragraph; the conditions of a conditional paragraph. */
  readonly context: string | undefined;
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
 * The texts of one statement: of a paragraph or a line of text in a drawing with the entries of indexes that stand in
 * it, or of what is defined once for the whole document (MIF Reference, “Variable definitions”, “Cross-reference
 * formats”, “Marker statement”). It is read up to the next statement of these within it, which only a faulty file has.
 *
 * @param number of the statement in the scan of the text.
 */
export function mifTexts(text: string, scan: MifScan, number: number): readonly MifText[] {
  const start = scan.start(number);
  const name = statementName(text, start + 1) ?? '';
  if (!Object.hasOwn(definitions, name)) return paragraphTexts(text, start, (offset) => scan.isInserted(offset));
  const definition = definitionText(text, start, name);
  return definition ? [definition] : [];
}

const isParagraph = (name: string) => name === 'Para' || name === 'TextLine';
const isText = (name: string) => isParagraph(name) || Object.hasOwn(definitions, name);

function paragraphTexts(text: string, start: number, isInserted: (start: number) => boolean): readonly MifText[] {
  const nodes = mifNodes(text, start, isParagraph);
  const range = { start, end: nodes[0]?.end ?? start };
  const lines = lineNodes(nodes, isInserted);
  const texts: MifText[] = [];
  for (const i of lines) {
    const entry = nodes[i]?.name === 'Marker' ? markerText(text, nodes, i, range) : undefined;
    if (entry) texts.push(entry);
  }
  const statements = lines.map((i) => nodes[i] as MifNode);
  const slot = mifSlot(
    text,
    statements,
    texts.map((entry) => entry.slot.range),
  );
  if (slot && !isBlank(slot)) {
    const conditions = conditionsOf(text, statements);
    const context = conditions.length > 0 ? `Condition: ${conditions.join(', ')}` : undefined;
    texts.unshift({ id: numberOf(text, childOf(nodes, 0, 'Unique')), range, slot, context });
  }
  return texts;
}

/** The text of a marker that is made for readers: of an index, of a running header. */
function markerText(text: string, nodes: readonly MifNode[], marker: number, range: TextRange): MifText | undefined {
  const string = childOf(nodes, marker, 'MText')?.string;
  const named = childOf(nodes, marker, 'MTypeName');
  const type = named ? decodedValue(text, named) : numberOf(text, childOf(nodes, marker, 'MType'));
  const context = markers.get(type);
  if (!string || context === undefined) return undefined;
  const slot = mifBlockSlot(text, string);
  if (!holdsWords(slot)) return undefined;
  return { id: `index/${numberOf(text, childOf(nodes, marker, 'Unique'))}`, range, slot, context };
}

function definitionText(text: string, start: number, name: string): MifText | undefined {
  const nodes = mifNodes(text, start, isText);
  const range = { start, end: nodes[0]?.end ?? start };
  const definition = definitions[name];
  const string = definition && childOf(nodes, 0, definition.text)?.string;
  const named = definition && childOf(nodes, 0, definition.name);
  if (!string || !named) return undefined;
  const label = definition.label?.exec(text.slice(string.start, string.end))?.[0].length ?? 0;
  const slot = mifBlockSlot(text, { start: string.start + label, end: string.end });
  if (!holdsWords(slot)) return undefined;
  return { id: `${definition.kind}/${decodedValue(text, named)}`, range, slot, context: definition.context };
}

const numberOf = (text: string, node: MifNode | undefined) => (node ? bareValue(text, node.valueStart) : '');

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
function lineNodes(nodes: readonly MifNode[], isInserted: (start: number) => boolean): readonly number[] {
  const indexes: number[] = [];
  let reference = false;
  for (let i = 1; i < nodes.length; ) {
    const node = nodes[i] as MifNode;
    if (node.name === 'ParaLine') {
      i++;
      continue;
    }
    const around = nodes[node.parent]?.name;
    const inLine = around === 'ParaLine' || around === 'TextLine';
    if (node.name === 'XRefEnd') reference = false;
    if (inLine && !reference && !isInserted(node.start)) indexes.push(i);
    if (inLine && node.name === 'XRef') reference = true;
    i = node.next;
  }
  return indexes;
}
