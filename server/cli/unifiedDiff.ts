import { sortEdits, type TextEdit } from '../../shared/catalog/textRange.ts';

/** Lines that stand around a change. */
const context = 3;

/** Lines of the old text that some edits touch, and what stands there then; offsets of the old text. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly newText: string;
}

/**
 * Edits of a text as a unified diff, as `diff -u` writes it and `patch` reads it. Takes time in proportion to the text.
 *
 * @param name of the file, in both lines at the top.
 * @returns lines without their ends; none where nothing changes.
 * @example unifiedDiff('de.po', 'a\n', [{ range: { start: 0, end: 1 }, newText: 'b' }]) // ['--- a/de.po', '+++ b/de.po', '@@ -1 +1 @@', '-a', '+b']
 */
export function* unifiedDiff(name: string, text: string, edits: readonly TextEdit[]): Generator<string> {
  const lines = linesOf(text);
  let shift = 0;
  let started = false;
  for (const group of groupsOf(stretchesOf(text, edits), lines)) {
    if (!started) yield* [`--- a/${name}`, `+++ b/${name}`];
    started = true;
    const [first, last] = [Math.max(0, group.from - context), Math.min(lines.length, group.to + context)];
    const body: string[] = [];
    let line = first;
    let [removed, added] = [0, 0];
    const keep = (end: number) => {
      for (; line < end; line++) pushLine(body, ' ', lines[line] ?? '');
    };
    for (const { from, to, newText } of group.changes) {
      keep(from);
      for (; line < to; line++, removed++) pushLine(body, '-', lines[line] ?? '');
      for (const next of linesOf(newText)) {
        pushLine(body, '+', next);
        added++;
      }
    }
    keep(last);
    const count = last - first;
    yield `@@ -${placeOf(first, count)} +${placeOf(first + shift, count - removed + added)} @@`;
    yield* body;
    shift += added - removed;
  }
}

interface LineChange {
  readonly from: number;
  readonly to: number;
  readonly newText: string;
}

/** The lines of a text with their ends; a text that ends with one has no empty line behind it. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function pushLine(body: string[], sign: string, line: string): void {
  body.push(sign + (line.endsWith('\n') ? line.slice(0, -1) : line));
  if (!line.endsWith('\n')) body.push('\\ No newline at end of file');
}

/** Whole lines that change, those of several edits as one. */
function stretchesOf(text: string, edits: readonly TextEdit[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { range, newText } of sortEdits(edits)) {
    const last = stretches.at(-1);
    if (last && (range.start < last.end || !text.slice(0, last.end).endsWith('\n'))) {
      const kept = last.newText.slice(0, last.newText.length - (last.end - range.start));
      const end = Math.max(last.end, endOfLine(text, range.end));
      stretches[stretches.length - 1] = {
        start: last.start,
        end,
        newText: kept + newText + text.slice(range.end, end),
      };
      continue;
    }
    const start = range.start === 0 ? 0 : text.lastIndexOf('\n', range.start - 1) + 1;
    const end = endOfLine(text, range.end);
    stretches.push({ start, end, newText: text.slice(start, range.start) + newText + text.slice(range.end, end) });
  }
  return stretches;
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

/** Changes with so few lines between them that they are shown together. */
function groupsOf(stretches: readonly Stretch[], lines: readonly string[]) {
  const groups: { from: number; to: number; readonly changes: LineChange[] }[] = [];
  let [line, offset] = [0, 0];
  const lineAt = (end: number) => {
    for (; offset < end; line++) offset += lines[line]?.length ?? 1;
    return line;
  };
  for (const { start, end, newText } of stretches) {
    const change = withoutCommonLines({ from: lineAt(start), to: lineAt(end), newText }, lines);
    if (!change) continue;
    const last = groups.at(-1);
    if (last && change.from - last.to <= 2 * context) {
      last.to = change.to;
      last.changes.push(change);
    } else groups.push({ from: change.from, to: change.to, changes: [change] });
  }
  return groups;
}

/** A change without the lines at its ends that stay: an insertion may split a line whose parts come together again. */
function withoutCommonLines({ from, to, newText }: LineChange, lines: readonly string[]): LineChange | undefined {
  const now = linesOf(newText);
  let [start, end] = [0, now.length];
  let [first, last] = [from, to];
  for (; first < last && start < end && lines[first] === now[start]; first++) start++;
  for (; last > first && end > start && lines[last - 1] === now[end - 1]; last--) end--;
  if (first === last && start === end) return undefined;
  return { from: first, to: last, newText: now.slice(start, end).join('') };
}

/** `4,2`: two lines from the fourth; `3,0`: none behind the third. */
function placeOf(first: number, count: number): string {
  if (count === 1) return String(first + 1);
  return `${count === 0 ? first : first + 1},${count}`;
}
