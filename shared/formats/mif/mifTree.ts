import { readStatements } from './mifStatements.ts';

/**
 * One statement of a MIF file, `<Name value>` or `<Name <…> <…>>`. Offsets are UTF-16 code units of the text. The
 * descendants of statement `i` are the statements from `i + 1` to `next`, in the order of the file.
 */
export interface MifNode {
  readonly name: string;
  readonly start: number;
  /** Behind the `>`. */
  end: number;
  /** Of the first statement that is no descendant. */
  next: number;
  readonly parent: number;
  /** Behind the name. */
  readonly valueStart: number;
  /** The inside of the string in single quotes that is the value, where there is one. */
  string: { readonly start: number; readonly end: number } | undefined;
}

/**
 * One statement of a MIF file, which comes first, and those within it, as far as they can be read.
 *
 * @param from where it starts, an offset of the text.
 * @param isEnd names of statements within it in front of which the reading ends: what is open there ends, too.
 */
export function mifNodes(
  text: string,
  from: number,
  isEnd: (name: string) => boolean = () => false,
): readonly MifNode[] {
  const nodes: MifNode[] = [];
  const open: number[] = [];
  const end = readStatements(text, from, {
    open(name, start, valueStart) {
      if (nodes.length > 0 && isEnd(name)) return true;
      const parent = open.at(-1) ?? -1;
      open.push(nodes.length);
      nodes.push({ name, start, end: -1, next: -1, parent, valueStart, string: undefined });
      return false;
    },
    close(end) {
      closeNode(nodes, open.pop(), end);
      return open.length === 0;
    },
    string(start, end) {
      const node = nodes[open.at(-1) ?? -1];
      if (node) node.string ??= { start, end };
    },
    fault() {},
  });
  for (const number of open) closeNode(nodes, number, end);
  return nodes;
}

function closeNode(nodes: readonly MifNode[], number: number | undefined, end: number): void {
  const node = nodes[number ?? -1];
  if (!node) return;
  node.end = end;
  node.next = nodes.length;
}

/** The first statement of a name right within another. */
export function childOf(nodes: readonly MifNode[], parent: number, name: string): MifNode | undefined {
  for (let i = parent + 1; i < (nodes[parent]?.next ?? 0); i = nodes[i]?.next ?? nodes.length) {
    if (nodes[i]?.name === name) return nodes[i];
  }
  return undefined;
}
