import { conflictProblems } from '../conflictMark.ts';
import { readDocuments } from './yamlDocuments.ts';
import { readKeyLines } from './yamlLines.ts';
import { YamlTree } from './yamlTree.ts';

/**
 * Reads a text: lines with a key and a text in one line, which localization files are made of, at once; with the `yaml`
 * package what is more than that, and the whole of a file that has a fault.
 */
export function readYaml(text: string): YamlTree {
  // The package knows line feeds only; a text of the same length keeps every offset.
  const source = text.replace(/\r(?!\n)/g, '\n');
  let tree = new YamlTree(text);
  if (!readKeyLines(source, tree)) {
    tree = new YamlTree(text);
    tree.problems = readDocuments(source, tree);
  }
  tree.finish();
  const conflicts = conflictProblems(text);
  if (conflicts.length > 0) tree.problems = conflicts;
  return tree;
}
