import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { splitLines } from '../lines.ts';
import { type Remark, type ReviewNote, type ReviewNotes, signedText, silencesChecks } from '../reviewNotes.ts';

/** Translator’s comments, `# …` in front of the entry: an empty `#` separates one from the next. */
export const poReview: ReviewNotes = {
  sign: /^[ \t]*#(?![.:,|=~])/m,
  read: readPoComments,
  add: addPoComment,
};

/** A `#` line of translators. Offsets are those of the file; `next` is behind its line end. */
interface CommentLine {
  readonly start: number;
  readonly next: number;
  readonly text: string;
}

function readPoComments({ text }: Catalog, { range }: Segment): readonly ReviewNote[] {
  const notes: ReviewNote[] = [];
  const runs = commentRuns(text.slice(range.start, range.end), range.start);
  for (const lines of runs) {
    let first = 0;
    for (let place = 0; place <= lines.length; place++) {
      if (place < lines.length && lines[place]?.text !== '') continue;
      const said = lines.slice(first, place);
      const note = noteOf(said, lines[first - 1], lines[place]);
      if (note) notes.push(note);
      first = place + 1;
    }
  }
  return notes;
}

/** @param before,after the empty `#` lines around; one of them goes with the comment. */
function noteOf(
  lines: readonly CommentLine[],
  before: CommentLine | undefined,
  after: CommentLine | undefined,
): ReviewNote | undefined {
  const [first] = lines;
  const last = lines.at(-1);
  const text = lines.map((line) => line.text).join('\n');
  if (!first || !last || silencesChecks(text)) return undefined;
  const start = before?.start ?? first.start;
  return { text, cut: { start, end: before ? last.next : (after?.next ?? last.next) } };
}

/** The comments of translators in front of an entry, in runs of lines that nothing else stands between. */
function commentRuns(raw: string, base: number): readonly (readonly CommentLine[])[] {
  const runs: CommentLine[][] = [[]];
  for (const line of splitLines(raw)) {
    const words = raw.slice(line.start, line.end);
    const mark = /^[ \t\v\f]*(?:#(.?)|$)/.exec(words);
    if (!mark) break;
    if (mark[1] === undefined || (mark[1] !== '' && '.:,=|~'.includes(mark[1]))) {
      runs.push([]);
      continue;
    }
    const text = words.slice(words.indexOf('#') + 1).trim();
    runs.at(-1)?.push({ start: base + line.start, next: base + line.next, text });
  }
  return runs;
}

function addPoComment({ text }: Catalog, { range }: Segment, remark: Remark): readonly TextEdit[] {
  const raw = text.slice(range.start, range.end);
  const lineEnd = /\r\n?|\n/.exec(raw)?.[0] ?? /\r\n?|\n/.exec(text)?.[0] ?? '\n';
  const lines = signedText(remark)
    .split(/[\r\n\v\f\u0085\u2028\u2029]+/)
    .flatMap((line) => (line.trim() === '' ? [] : [`# ${line.trim()}${lineEnd}`]));
  if (lines.length === 0) return [];
  const last = commentRuns(raw, range.start).flat().at(-1);
  const start = last?.next ?? range.start;
  const gap = last && last.text !== '' ? `#${lineEnd}` : '';
  return [{ range: { start, end: start }, newText: gap + lines.join('') }];
}
