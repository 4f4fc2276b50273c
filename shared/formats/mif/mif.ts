import { type Catalog, type Problem, type SegmentChange, uniqueIds } from '../../catalog/catalog.ts';
import { textOnly } from '../../catalog/content.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { EditRefused, type Format } from '../format.ts';
import { bareValue, encodeMif, mifSlot } from './mifText.ts';
import { type MifNode, readMif } from './mifTree.ts';

/**
 * Maker Interchange Format, the text form of FrameMaker documents: each paragraph that has text is a segment, its
 * `Unique` number the id. Formatting, references, variables and anchored objects inside it are inline codes.
 *
 * @example mif.parse("<MIFFile 2019>\n<TextFlow <Para <ParaLine <String `Hi'>>>>").segments[0]?.target?.value; // 'Hi'
 */
export const mif: Format = {
  id: 'mif',
  name: 'FrameMaker MIF',
  kind: 'monolingual',
  languageIds: ['mif'],
  extensions: ['.mif'],
  states: ['untranslated', 'translated'],
  equalIsUntranslated: true,
  discovered: 'when-paired',
  detect: (_path, head) => /^\s*<MIFFile\s/.test(head),
  parse: parseMif,
  encode: (content, _segment, catalog) => encodeMif(content, versionOf(catalog.text)),
  edits: mifEdits,
  derive: (source, _language, translations) =>
    source.segments.flatMap((segment) => {
      const entry = translations.get(segment.id);
      return entry ? mifEdits(source, segment, { content: entry.content }) : [];
    }),
};

function parseMif(text: string, path?: string): Catalog {
  const { nodes, problems } = readMif(text);
  const all: Problem[] = [...problems];
  if (nodes[0]?.name !== 'MIFFile') {
    const range = { start: 0, end: Math.min(text.length, 1) };
    all.push({ id: 'syntax', range, message: 'A MIF file starts with <MIFFile …>.', severity: 'error' });
  }
  const unique = uniqueIds();
  const segments: Segment[] = [];
  const skipped = hiddenFlows(text, nodes);
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i] as MifNode;
    if (skipped.has(i)) i = node.next - 1;
    if (node.name !== 'Para') continue;
    const target = mifSlot(text, lineNodes(nodes, i));
    if (!target || textOnly(target).trim() === '') continue;
    const number = childOf(nodes, i, 'Unique');
    segments.push({
      id: unique(number ? bareValue(text, number) : `#${segments.length + 1}`),
      range: { start: node.start, end: node.end },
      target,
      state: 'translated',
      translatable: true,
      notes: [],
      matches: [],
      ignored: [],
    });
  }
  return {
    format: 'mif',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    segments,
    problems: all,
    syntaxes: [],
  };
}

function mifEdits(catalog: Catalog, segment: Segment, change: SegmentChange): readonly TextEdit[] {
  const { target } = segment;
  if (!change.content) return [];
  if (!target) throw new EditRefused(`“${segment.id}” is not in this file`);
  if (textOnly(change.content).trim() === '') throw new EditRefused('A paragraph of a MIF file cannot be emptied.');
  const version = versionOf(catalog.text);
  const edit = minimalEdit(target, change.content, (part) => encodeMif(part, version));
  return edit ? [edit] : [];
}

function versionOf(text: string): number {
  return Number(/^\s*<MIFFile\s+([\d.]+)/.exec(text.slice(0, 200))?.[1] ?? 8);
}

/** The statements within a paragraph's lines; of a cross-reference only its start, as its text is made by FrameMaker. */
function lineNodes(nodes: readonly MifNode[], paragraph: number): MifNode[] {
  const found: MifNode[] = [];
  const end = nodes[paragraph]?.next ?? 0;
  let reference = false;
  for (let i = paragraph + 1; i < end; ) {
    const node = nodes[i] as MifNode;
    if (node.name === 'ParaLine') {
      i++;
      continue;
    }
    const inLine = nodes[node.parent]?.name === 'ParaLine';
    if (node.name === 'XRefEnd') reference = false;
    if (inLine && !reference) found.push(node);
    if (inLine && node.name === 'XRef') reference = true;
    i = node.next;
  }
  return found;
}

function childOf(nodes: readonly MifNode[], parent: number, name: string): MifNode | undefined {
  for (let i = parent + 1; i < (nodes[parent]?.next ?? 0); i = nodes[i]?.next ?? nodes.length) {
    if (nodes[i]?.name === name) return nodes[i];
  }
  return undefined;
}

/** Text flows of reference and hidden pages, which nobody reads. */
function hiddenFlows(text: string, nodes: readonly MifNode[]): ReadonlySet<number> {
  const hidden = new Set<string>();
  const flows = new Set<number>();
  for (const [i, node] of nodes.entries()) {
    if (node.name === 'Page') {
      const type = childOf(nodes, i, 'PageType');
      if (!type || !/^(?:Reference|Hidden)Page$/.test(bareValue(text, type))) continue;
      for (let k = i + 1; k < node.next; k++) {
        const id = nodes[k]?.name === 'TextRect' ? childOf(nodes, k, 'ID') : undefined;
        if (id) hidden.add(bareValue(text, id));
      }
    } else if (node.name === 'TextFlow' && hidden.size > 0) {
      for (let k = i + 1; k < node.next; k++) {
        const place = nodes[k];
        if (place?.name !== 'TextRectID') continue;
        if (hidden.has(bareValue(text, place))) flows.add(i);
        break;
      }
    }
  }
  return flows;
}
