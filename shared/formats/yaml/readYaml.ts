import { conflictProblems } from '../conflictMark.ts';
import { startOfLine } from '../lines.ts';
import { readDocuments, TooDeep } from './yamlDocuments.ts';
import { readKeyLines } from './yamlLines.ts';
import { YamlTree } from './yamlTree.ts';

/**
 * Reads a text: lines with a key and a text in one line, which localization files are made of, at once; with the `yaml`
 * package what is more than that, and the whole of a file that has a fault.
 */
export function readYaml(text: string): YamlTree {
  // The package knows line feeds only; a text of the same length keeps every offset.
  const source = text.replace(/\r(?!\n)/g, '\n');
  const tree = readTree(text, source);
  tree.finish();
  const conflicts = conflictProblems(text);
  if (conflicts.length > 0) tree.problems = conflicts;
  return tree;
}

/** @param source the text with line feeds. */
function readTree(text: string, source: string): YamlTree {
  try {
    const lines = new YamlTree(text);
    if (readKeyLines(source, lines)) return lines;
    const tree = new YamlTree(text);
    tree.problems = readDocuments(source, tree);
    return tree;
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    const { offset, message } = error;
    const tree = readTree(text, source.slice(0, startOfLine(source, Math.max(0, offset - 1))));
    tree.problems = [
      ...tree.problems,
      { id: 'syntax', range: { start: offset, end: offset }, message, severity: 'error' },
    ];
    return tree;
  }
}
