import type { Catalog } from '../../catalog/catalog.ts';
import { type YamlEntry, yamlEntries } from './yamlEntries.ts';
import { yamlSlot } from './yamlScalar.ts';
import { readYaml, type YamlNode, type YamlTree } from './yamlTree.ts';

/** What a YAML text holds. */
export interface YamlReading extends ReturnType<typeof yamlEntries> {
  readonly tree: YamlTree;
  readonly entries: YamlEntry[];
  /** The strings by the start of their slots. */
  readonly bySlot: ReadonlyMap<number, YamlNode>;
}

/** The last reading of a text: an edit needs the one that its catalog was made of. */
let last: { readonly text: string; readonly reading: YamlReading } | undefined;

/** Reads a text, or takes what was read of it before. */
export function readingOf({ text }: Pick<Catalog, 'text'>): YamlReading {
  if (last?.text === text) return last.reading;
  const tree = readYaml(text);
  const found = yamlEntries(tree);
  const bySlot = new Map<number, YamlNode>();
  for (const { node } of found.entries) if (node.scalar) bySlot.set(yamlSlot(text, node.scalar).range.start, node);
  const reading = { ...found, tree, bySlot };
  last = { text, reading };
  return reading;
}
