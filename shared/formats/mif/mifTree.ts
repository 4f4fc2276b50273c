import type { Problem } from '../../catalog/catalog.ts';

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
  string?: { readonly start: number; readonly end: number };
}

/** The statements of a MIF file (MIF Reference, “MIF statement syntax”); what is broken becomes a problem. */
export function readMif(text: string): { readonly nodes: readonly MifNode[]; readonly problems: readonly Problem[] } {
  const nodes: MifNode[] = [];
  const problems: Problem[] = [];
  const open: number[] = [];
  const problem = (start: number, end: number, message: string) =>
    problems.push({ id: 'syntax', range: { start, end }, message, severity: 'error' });
  const mark = /[<>`#\r\n]/g;
  for (let at = nextLine(text, 0); at < text.length; ) {
    mark.lastIndex = at;
    const found = mark.exec(text);
    if (!found) break;
    const here = found.index;
    at = here + 1;
    const node = nodes[open.at(-1) ?? -1];
    if (found[0] === '#') at = lineEnd(text, here);
    else if (found[0] === '\n' || found[0] === '\r') at = nextLine(text, at);
    else if (found[0] === '<') {
      const name = /[A-Za-z]\w*/y;
      name.lastIndex = at;
      const written = name.exec(text)?.[0];
      if (written === undefined) {
        const conflict = text.startsWith('<<<<<<<', here);
        problem(
          here,
          here + 1,
          conflict
            ? 'This is the mark of a merge conflict; resolve it first.'
            : 'Behind “<” the name of a statement is missing.',
        );
        at = conflict ? lineEnd(text, here) : at;
        continue;
      }
      at += written.length;
      nodes.push({ name: written, start: here, end: text.length, next: -1, parent: open.at(-1) ?? -1, valueStart: at });
      open.push(nodes.length - 1);
    } else if (found[0] === '>') {
      const closed = nodes[open.pop() ?? -1];
      if (closed) {
        closed.end = at;
        closed.next = nodes.length;
      } else problem(here, at, 'This “>” closes nothing.');
    } else {
      const end = stringEnd(text, at);
      if (end < 0) {
        problem(here, lineEnd(text, here), 'This string has no end: its closing quote is missing.');
        at = lineEnd(text, here);
      } else {
        if (node && !node.string) node.string = { start: at, end };
        at = end + 1;
      }
    }
  }
  for (const i of open) {
    const node = nodes[i] as MifNode;
    node.next = nodes.length;
    problem(node.start, node.valueStart, `The statement “${node.name}” is never closed.`);
  }
  return { nodes, problems };
}

/** The end of a string: the first `'`, unless the line ends before (strings have one line). */
function stringEnd(text: string, from: number): number {
  const end = text.indexOf("'", from);
  const line = lineEnd(text, from);
  return end < 0 || end > line ? -1 : end;
}

function lineEnd(text: string, from: number): number {
  const found = /[\r\n]/g;
  found.lastIndex = from;
  return found.exec(text)?.index ?? text.length;
}

/** Where reading goes on at the start of a line: behind lines of inset data, which start with `=` or `&`. */
function nextLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && (text[at] === '=' || text[at] === '&')) {
    at = lineEnd(text, at);
    while (text[at] === '\r' || text[at] === '\n') at++;
  }
  return at;
}
