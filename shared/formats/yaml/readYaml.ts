import { conflictProblems } from '../conflictMark.ts';
import { startOfLine } from '../lines.ts';
import { readDocuments, TooDeep } from './yamlDocuments.ts';
import { tabFault } from './yamlFaults.ts';
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

/**
 * A text with tabs as indentation, and what was read of it: the package takes what follows for a part of such a line, so
 * that one tab would hide all entries behind it. They are read without those lines, unless these are most of the file.
 */
function readBehindTabs(text: string, source: string, read: YamlTree): YamlTree {
  const tabbed = read.problems.filter(({ message }) => message === tabFault);
  if (tabbed.length === 0 || tabbed.length === read.problems.length) return read;
  const parts: string[] = [];
  let offset = 0;
  for (const { range } of tabbed) {
    const line = startOfLine(source, range.start);
    const behind = source.indexOf('\n', range.end);
    const end = behind < 0 ? source.length : behind;
    if (line < offset || line === end) continue;
    parts.push(source.slice(offset, line), '#', ' '.repeat(end - line - 1));
    offset = end;
  }
  parts.push(source.slice(offset));
  const rest = new YamlTree(text);
  const problems = readDocuments(parts.join(''), rest);
  const isBetter = problems.length < read.problems.length - tabbed.length && 2 * rest.count >= read.count;
  if (!isBetter) return read;
  rest.problems = [...tabbed, ...problems].sort((a, b) => a.range.start - b.range.start);
  return rest;
}

/** A quoted text, behind its key or below it, whose further lines may stand anywhere and are no keys themselves. */
const hanging =
  /^( *)[\p{L}\d_.-]+:(?: +| *\n\1 +)(?:!\S* +)?(?:"(?:[^"\\\n]|\\[^\n])*(?:\n(?! *[\p{L}\d_.-]+:(?:\s|$))(?:[^"\\\n]|\\[^\n])*){1,40}"|'[^'\n]*(?:\n(?! *[\p{L}\d_.-]+:(?:\s|$))[^'\n]*){1,40}')(?= *$)/gmu;

/**
 * A file that has such texts, as libyaml reads it (Ruby, Python, PHP): the package takes their further lines for keys. They
 * are read as if they stood in one line.
 */
function readHanging(text: string, source: string, read: YamlTree): YamlTree {
  if (read.problems.length === 0) return read;
  const joined = source.replace(hanging, (entry) => entry.replace(/\n\s*/g, (gap) => ' '.repeat(gap.length)));
  if (joined === source) return read;
  const tree = new YamlTree(text);
  const problems = readDocuments(joined, tree);
  if (problems.length >= read.problems.length) return read;
  tree.problems = problems;
  return tree;
}

/** @param source the text with line feeds. */
function readTree(text: string, source: string): YamlTree {
  try {
    const lines = new YamlTree(text);
    if (readKeyLines(source, lines)) return lines;
    const tree = new YamlTree(text);
    tree.problems = readDocuments(source, tree);
    return readBehindTabs(text, source, readHanging(text, source, tree));
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    const { offset, sentence } = error;
    const tree = readTree(text, source.slice(0, startOfLine(source, Math.max(0, offset - 1))));
    tree.problems = [
      ...tree.problems,
      { id: 'syntax', range: { start: offset, end: offset }, message: sentence, severity: 'error' },
    ];
    return tree;
  }
}
