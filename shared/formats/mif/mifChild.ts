import type { MifNode } from './mifTree.ts';

/** The first statement of a name right within another. */
export function childOf(nodes: readonly MifNode[], parent: number, name: string): MifNode | undefined {
  for (let i = parent + 1; i < (nodes[parent]?.next ?? 0); i = nodes[i]?.next ?? nodes.length) {
    if (nodes[i]?.name === name) return nodes[i];
  }
  return undefined;
}
