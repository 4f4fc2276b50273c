import type { TextRange } from '../../catalog/textRange.ts';
import { commentsAbove, isFileHead } from '../hashComments.ts';
import { startOfLine } from '../lines.ts';
import type { YamlNode } from './yamlNode.ts';
import type { YamlStyle } from './yamlScalar.ts';
import type { YamlTree } from './yamlTree.ts';

/** How a file lays its entries out. */
export interface YamlLayout {
  /** Columns by which what is inside stands further right. */
  readonly step: number;
  /** How most strings are written. */
  readonly style: YamlStyle;
}

/** The layout of a file; of the other where this one does not tell. */
export function yamlLayout(text: string, tree: YamlTree, other?: YamlLayout): YamlLayout {
  let step: number | undefined;
  const counts = new Map<YamlStyle, number>();
  for (const node of tree.nodes) {
    const { parent, scalar } = node;
    if (scalar && node.type === 'string') counts.set(scalar.style, (counts.get(scalar.style) ?? 0) + 1);
    if (step !== undefined || parent?.type !== 'map' || parent.flow || !parent.parent || parent.parent.type !== 'map')
      continue;
    if (isFirstOnLine(text, node) && isFirstOnLine(text, parent)) step = columnOf(text, node) - columnOf(text, parent);
  }
  let style: YamlStyle | undefined;
  for (const candidate of ['plain', 'double', 'single'] as const) {
    const most: number = style ? (counts.get(style) ?? 0) : 0;
    if ((counts.get(candidate) ?? 0) > most) style = candidate;
  }
  return { step: step && step > 0 ? step : (other?.step ?? 2), style: style ?? other?.style ?? 'double' };
}

/** The column of a key or dash. */
export function columnOf(text: string, node: YamlNode): number {
  return node.keyRange.start - startOfLine(text, node.keyRange.start);
}

/** Whether only white space stands before a key or dash on its line. */
export function isFirstOnLine(text: string, node: YamlNode): boolean {
  return /^[ \t]*$/.test(text.slice(startOfLine(text, node.keyRange.start), node.keyRange.start));
}

/** The lines of an entry and of the comments that belong to it, without the last line end. */
export function linesOf(text: string, node: YamlNode): TextRange {
  const line = startOfLine(text, node.keyRange.start);
  const above = commentsAbove(text, line, node.behindText);
  const start = above.atTop && isFileHead(above.lines) ? line : above.start;
  const end = /[\r\n]|$/g;
  end.lastIndex = Math.max(node.end, node.valueAt);
  return { start, end: end.exec(text)?.index ?? text.length };
}
