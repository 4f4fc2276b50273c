import type { Problem } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { type Line, splitLines } from '../lines.ts';

/** One cue of a WebVTT file with its places. */
export interface VttCue {
  readonly identifier: TextRange | undefined;
  /** In ms; undefined where the times cannot be read. */
  readonly timing: { readonly start: number; readonly end: number } | undefined;
  /** From the identifier, or the times, to the end of the text. */
  readonly range: TextRange;
  /** Empty at the start of the line below the times where there is none. */
  readonly text: TextRange;
  /** Texts of the comments that stand above it. */
  readonly notes: readonly string[];
}

/** What a WebVTT file holds (WebVTT §4.1, §6.1). */
export interface VttBlocks {
  readonly cues: readonly VttCue[];
  readonly problems: readonly Problem[];
  /** The value of the header's `Language`. */
  readonly language: TextRange | undefined;
}

const hours = String.raw`(?:(\d+):)?(\d{1,2}):(\d{1,2})(?:([.,])(\d{1,3}))?`;
const times = new RegExp(String.raw`^[ \t]*${hours}[ \t]*-->[ \t]*${hours}(?:[ \t]+(.*))?$`);
const exact = /^[ \t]*(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t]|$)/;
const settings = /^(?:vertical|line|position|size|align|region):\S+$/;

/** Reads the blocks of a WebVTT file; what cannot be read becomes a problem. */
export function readVtt(text: string): VttBlocks {
  const lines = splitLines(text);
  const cues: VttCue[] = [];
  const problems: Problem[] = [];
  const problem: Report = (start, end, message, severity = 'error') =>
    problems.push({ id: 'syntax', range: { start, end }, message, severity });
  const content = (i: number) => text.slice(lines[i]?.start, lines[i]?.end);
  const { next, language } = readHeader(text, lines, problem);
  let notes: string[] = [];
  for (let i = next; i < lines.length; ) {
    if (content(i) === '') {
      i++;
      continue;
    }
    const above = content(i).includes('-->') ? i : content(i + 1).includes('-->') && i + 1 < lines.length ? i + 1 : -1;
    if (above < 0) {
      const end = blockEnd(lines, i + 1, content);
      const note = comment(text.slice(lines[i]?.start, lines[end - 1]?.end));
      if (note !== undefined) notes.push(note);
      else foreign(i, end);
      i = end;
      continue;
    }
    const end = blockEnd(lines, above + 1, content);
    cues.push(readCue(i, above, end));
    notes = [];
    i = end;
  }
  return { cues, problems, language };

  function foreign(i: number, end: number): void {
    const start = lines[i]?.start ?? 0;
    const kind = /^(?:STYLE|REGION)[ \t]*$/.exec(content(i))?.[0].trim();
    if (kind && cues.length === 0) return;
    if (/^(?:<{7}|>{7}|={7})(?: |$)/.test(content(i))) {
      problem(start, lines[i]?.end ?? start, 'This is the mark of a merge conflict; resolve it first.');
    } else if (kind) {
      problem(start, lines[i]?.end ?? start, `Players ignore a ${kind} block behind the first subtitle.`, 'warning');
    } else
      problem(start, lines[end - 1]?.end ?? start, 'This text belongs to no subtitle: no line with times is above it.');
  }

  function readCue(first: number, at: number, end: number): VttCue {
    const line = lines[at] as Line;
    const identifier = first < at ? lines[first] : undefined;
    let last = end - 1;
    while (last > at && /^[ \t\f]*$/.test(content(last))) last--;
    const textEnd = last > at ? (lines[last]?.end ?? line.next) : line.next;
    // A line of white space is where the text of an empty subtitle will stand.
    const room = last > at || at + 1 >= end ? textEnd : (lines[at + 1]?.end ?? textEnd);
    const before = lines[first - 1];
    if (before && before.end > before.start) {
      problem(line.start, line.end, 'An empty line is missing above this subtitle.', 'warning');
    }
    return {
      identifier: identifier && { start: identifier.start, end: identifier.end },
      timing: readTimes(content(at), line, problem),
      range: { start: (identifier ?? line).start, end: Math.max(line.end, room) },
      text: { start: line.next, end: textEnd },
      notes,
    };
  }
}

type Report = (start: number, end: number, message: string, severity?: Problem['severity']) => void;

/** Index of the line that ends a block: an empty one, or one with the times of the next cue. */
function blockEnd(lines: readonly Line[], from: number, content: (i: number) => string): number {
  let i = from;
  while (i < lines.length && content(i) !== '' && !content(i).includes('-->')) i++;
  return i;
}

function comment(block: string): string | undefined {
  return /^NOTE(?:[ \t\r\n]|$)/.test(block) ? block.slice(4).trim() : undefined;
}

function readHeader(
  text: string,
  lines: readonly Line[],
  problem: Report,
): { next: number; language: TextRange | undefined } {
  const [first] = lines;
  let language: TextRange | undefined;
  if (!first || !/^\uFEFF?WEBVTT(?:[ \t]|$)/.test(text.slice(first.start, first.end))) {
    problem(0, first?.end ?? 0, 'A WebVTT file starts with “WEBVTT”; players refuse it without that.');
    return { next: 0, language };
  }
  for (let i = 1; i < lines.length; i++) {
    const line = lines[i] as Line;
    const raw = text.slice(line.start, line.end);
    if (raw === '') return { next: i, language };
    if (raw.includes('-->')) {
      problem(line.start, line.end, 'An empty line is missing between the header and the first subtitle.', 'warning');
      return { next: i, language };
    }
    const declared = /^Language:[ \t]*(\S+)[ \t]*$/i.exec(raw);
    if (declared?.[1]) {
      const start = line.start + raw.indexOf(declared[1], 9);
      language = { start, end: start + declared[1].length };
    }
  }
  return { next: lines.length, language };
}

function readTimes(raw: string, line: Line, problem: Report): VttCue['timing'] {
  const match = times.exec(raw);
  if (!match) {
    problem(line.start, line.end, 'The times of this subtitle cannot be read; write 00:01.000 --> 00:02.000.');
    return undefined;
  }
  if (!exact.test(raw)) {
    problem(line.start, line.end, 'Players may not read these times; write them as 00:01.000 --> 00:02.000.');
  }
  const [, h1, m1, s1, , f1, h2, m2, s2, , f2, rest = ''] = match;
  const start = ms(h1, m1, s1, f1);
  const end = ms(h2, m2, s2, f2);
  for (const setting of rest.matchAll(/\S+/g)) {
    if (settings.test(setting[0])) continue;
    const at = line.start + raw.length - rest.length + setting.index;
    problem(at, at + setting[0].length, `Players ignore the setting “${setting[0]}”.`, 'warning');
  }
  return { start, end };
}

function ms(h = '0', m = '0', s = '0', f = '0'): number {
  return ((Number(h) * 60 + Number(m)) * 60 + Number(s)) * 1000 + Number(f.padEnd(3, '0'));
}
