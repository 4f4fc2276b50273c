import type { Problem } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { type Line, splitLines } from '../lines.ts';

/** One subtitle of an SRT file with its places. */
export interface SrtCue {
  /** As written; undefined where the number is missing. */
  readonly number: string | undefined;
  readonly numberRange: TextRange | undefined;
  /** In ms; undefined where the times cannot be read. */
  readonly timing: { readonly start: number; readonly end: number } | undefined;
  readonly timeLine: Line;
  /** From the number to the end of the text. */
  readonly start: number;
  /** Behind the text, or behind the first blank line where there is none. */
  readonly end: number;
  /** Text without the blank lines behind it; empty at the start of the line below the times where there is none. */
  readonly text: TextRange;
}

const time = String.raw`(\d+)\s*:\s*(\d{1,2})\s*:\s*(\d{1,2})(?:\s*[,.:]\s*(\d{1,3}))?`;
const times = new RegExp(String.raw`^\s*${time}\s*(-+>)\s*${time}(?:\s.*)?$`);
const likeTimes = /^\s*\d+\s*:\s*\d+(?!\d).*(?:--?>|\s\d+\s*:\s*\d+)/;
const arrow = /-->/;
const digits = /^\s*\uFEFF?(\d+)\s*$/;

/** The subtitles of a file. */
export interface SrtCues {
  readonly cues: readonly SrtCue[];
  readonly problems: readonly Problem[];
}

/** Reads the subtitles of an SRT file; what cannot be read becomes a problem. */
export function readCues(text: string): SrtCues {
  const lines = splitLines(text);
  const cues: SrtCue[] = [];
  const problems: Problem[] = [];
  const problem = (start: number, end: number, message: Sentence, severity: Problem['severity'] = 'error') =>
    problems.push({ id: 'syntax', range: { start, end }, message, severity });
  const content = (line: Line | undefined) => (line ? text.slice(line.start, line.end) : '');
  const isNumber = (i: number) => digits.test(content(lines[i]));
  /** Line indexes of the times. */
  const heads: number[] = [];
  for (const [i, line] of lines.entries()) {
    const first = text.charCodeAt(line.start);
    if (!(first <= 0x39 || first === 0xfeff)) continue;
    const raw = content(line);
    if (times.test(raw) || (likeTimes.test(raw) && (arrow.test(raw) || isNumber(i - 1)))) heads.push(i);
    else if (arrow.test(raw) && isNumber(i - 1)) heads.push(i);
  }
  let expected: number | undefined;
  let free = 0;
  for (const [h, i] of heads.entries()) {
    const timeLine = lines[i] as Line;
    const numbered = i - 1 >= free && isNumber(i - 1) ? lines[i - 1] : undefined;
    if (h === 0) before(text, lines.slice(0, numbered ? i - 1 : i), problem);
    const numberRange = numbered && numberIn(text, numbered);
    if (!numberRange) problem(timeLine.start, timeLine.end, say`This subtitle has no number.`, 'warning');
    else {
      const number = text.slice(numberRange.start, numberRange.end);
      if (expected !== undefined && Number(number) !== expected) {
        const message = say`This subtitle has the number ${number}; ${expected} was expected.`;
        problem(numberRange.start, numberRange.end, message, 'warning');
      }
      expected = Number(number) + 1;
    }
    const nextHead = heads[h + 1] ?? lines.length;
    const limit = nextHead < lines.length && nextHead - 1 > i && isNumber(nextHead - 1) ? nextHead - 1 : nextHead;
    let last = limit - 1;
    while (last > i && isBlank(content(lines[last]))) last--;
    free = last + 1;
    const textEnd = last > i ? (lines[last] as Line).end : timeLine.next;
    // A line of white space is where the text of an empty subtitle will stand.
    const room = last > i || i + 1 >= limit ? textEnd : (lines[i + 1] as Line).end;
    cues.push({
      number: numberRange && text.slice(numberRange.start, numberRange.end),
      numberRange,
      timing: readTimes(content(timeLine), timeLine, problem),
      timeLine,
      start: numbered?.start ?? timeLine.start,
      end: Math.max(timeLine.end, room),
      text: { start: timeLine.next, end: textEnd },
    });
  }
  if (heads.length === 0) before(text, lines, problem);
  return { cues, problems };
}

/** Where the number stands in a line of nothing else. */
function numberIn(text: string, { start, end }: Line): TextRange | undefined {
  const number = digits.exec(text.slice(start, end))?.[1];
  if (number === undefined) return undefined;
  const at = start + text.slice(start, end).indexOf(number);
  return { start: at, end: at + number.length };
}

/** Nothing, or spaces and tabs. */
function isBlank(line: string): boolean {
  return !/[^ \t\f\v]/.test(line);
}

type Report = (start: number, end: number, message: Sentence, severity?: Problem['severity']) => void;

/** @param lines those that stand before the first subtitle. */
function before(text: string, lines: readonly Line[], problem: Report): void {
  let [first, end] = [-1, -1];
  for (const line of lines) {
    if (isBlank(text.slice(line.start, line.end))) continue;
    if (first < 0) first = line.start;
    end = line.end;
  }
  if (first >= 0) problem(first, end, say`This text belongs to no subtitle: there is no line with times above it.`);
}

function readTimes(raw: string, line: Line, problem: Report): SrtCue['timing'] {
  const match = times.exec(raw);
  if (!match) {
    problem(line.start, line.end, say`The times of this subtitle cannot be read; write 00:00:01,000 --> 00:00:02,000.`);
    return undefined;
  }
  const [, h1, m1, s1, f1, sign, h2, m2, s2, f2] = match;
  if (sign !== '-->')
    problem(line.start, line.end, say`The times of this subtitle are joined by “${sign ?? ''}”, not by “-->”.`);
  const start = ms(h1, m1, s1, f1);
  const end = ms(h2, m2, s2, f2);
  return { start, end };
}

function ms(hours = '0', minutes = '0', seconds = '0', fraction = '0'): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
}
